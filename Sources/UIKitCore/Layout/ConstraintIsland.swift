import CallStack
import ConstraintLogic
import CoreGraphics
import Diagnostics
import Foundation

/// The equations of one connected part of the view hierarchy: a root with a known size, and the views that constraints
/// lay out inside the root.
///
/// Positions are relative to each item's superview, like frames, so moving or scrolling a view changes no equation
/// inside the view.
@MainActor
final class ConstraintIsland: ConstraintSystem {
    private weak var root: UIView?
    /// The target of a size search. Nil if the root's size is known.
    private let fitting: FittingTarget?
    var solver = LayoutSolver()
    var items: [LayoutItem] = []
    private var index: [ObjectIdentifier: LayoutItem] = [:]
    private var rows: [ConstraintRow] = []
    private var inputs: [LayoutInput] = []
    private var staleSizes: [LayoutItem] = []
    /// Constraints that are added together at the end of building.
    private var proposals: [Constraint] = []
    /// The number of constraints that contradict others and are not in the equations.
    private var broken = 0
    private var builtDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// False after constraints were added or removed.
    var isBuilt = false
    /// False after a number changed.
    var isSettled = false
    /// Whether views are being moved to their solved frames.
    private(set) var isPlacing = false

    init(_ root: UIView, fitting: FittingTarget? = nil) {
        self.root = root
        self.fitting = fitting
    }

    struct FittingTarget {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    var isEmpty: Bool { isBuilt && rows.isEmpty }
    /// The work of the solver so far.
    var work: Int { solver.work }

    // MARK: Solving

    /// Solves changed equations, and sets the frames of the views with constraints.
    func apply() {
        guard let root else { return }
        // In a layout pass for another reason, such as scrolling, nothing has changed.
        if isBuilt, isSettled, builtDirection == root.layoutDirection, !inputsChanged { return }
        // A new width may change a height (text wraps), insets or a baseline. Two rounds are usually enough.
        for _ in 0..<4 {
            update(root)
            guard !rows.isEmpty else { return }
            if !applySolution(below: root) { break }
        }
    }

    /// Returns the best fitting size of the root.
    func fittedSize() -> CGSize {
        guard let root else { return .zero }
        update(root)
        for _ in 0..<2 where wrapText() { refresh() }
        guard let item = index[ObjectIdentifier(root)] else { return .zero }
        let solution = solver.solution
        return CGSize(width: max(0, solution.value(of: item.width)), height: max(0, solution.value(of: item.height)))
    }

    private func update(_ root: UIView) {
        if isBuilt, builtDirection != root.layoutDirection { isBuilt = false }
        if !isBuilt { build(root) } else { refresh() }
        isSettled = true
        for _ in 0..<8 where wrapText() { refresh() }
    }

    // MARK: Building

    private func build(_ root: UIView) {
        isBuilt = true
        builtDirection = root.layoutDirection
        solver = LayoutSolver()
        let former = index
        items = []
        index = [:]
        rows = []
        inputs = []
        staleSizes = []
        proposals = []
        broken = 0
        var held: [NSLayoutConstraint] = []
        collect(root, isRoot: true, into: &held)
        guard !held.isEmpty || fitting != nil else { return }
        let item = item(for: root)
        if fitting != nil { addIntrinsicSize(item) }
        addChildren(of: root)
        for constraint in held { add(constraint) }
        for item in items where !item.isConstrained {
            guard let view = item.view, let old = former[ObjectIdentifier(view)], old.view === view else { continue }
            item.placed = old.placed
        }
        if let fitting { addTarget(fitting, item) }
        addProposals()
    }

    /// Adds all constraints in one operation, which is much faster than separate operations.
    private func addProposals() {
        let refused = solver.add(proposals)
        proposals = []
        guard !refused.isEmpty else { return }
        // Of the island's own constraints, a contradiction omits the later ones, since required sizes come first.
        let errors = Dictionary(uniqueKeysWithValues: refused.map { ($0.id, $0.error) })
        inputs.removeAll { errors[$0.id] != nil }
        for at in rows.indices {
            guard let id = rows[at].id, let error = errors[id] else { continue }
            rows[at].id = nil
            setAside(rows[at].constraint, error)
        }
    }

    private func propose(_ constraint: Constraint) -> Constraint.ID {
        proposals.append(constraint)
        return solver.id(ofNext: proposals.count - 1)
    }

    private func collect(_ view: UIView, isRoot: Bool, into held: inout [NSLayoutConstraint]) {
        held += view.layoutState.constraints
        guard !view.tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for child in view.tree.subviews where !child.isIslandBorder {
                child.layoutState.island = nil
                collect(child, isRoot: false, into: &held)
            }
        }
    }

    private func addChildren(of view: UIView) {
        guard !view.tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for child in view.tree.subviews where !child.isIslandBorder {
                _ = item(for: child)
                addChildren(of: child)
            }
        }
    }

    func item(for object: AnyObject) -> LayoutItem {
        if let known = index[ObjectIdentifier(object)] { return known }
        let item = LayoutItem(object, &solver)
        index[ObjectIdentifier(object)] = item
        items.append(item)
        if let view = object as? UIView {
            tie(item, view)
        } else if let guide = object as? UILayoutGuide {
            tie(item, guide)
        }
        return item
    }

    private func tie(_ item: LayoutItem, _ view: UIView) {
        if view === root {
            guard fitting == nil else { return addNonNegative(item) }
            input(LinearExpression(item.width)) { [weak view] in view?.bounds.width }
            input(LinearExpression(item.height)) { [weak view] in view?.bounds.height }
        } else if view.layoutState.translatesAutoresizingMask || view.fillsWindow {
            input(LinearExpression(item.x)) { [weak view] in view?.frame.minX }
            input(LinearExpression(item.y)) { [weak view] in view?.frame.minY }
            input(LinearExpression(item.width)) { [weak view] in view?.frame.width }
            input(LinearExpression(item.height)) { [weak view] in view?.frame.height }
        } else {
            addNonNegative(item)
            addIntrinsicSize(item)
        }
    }

    private func tie(_ item: LayoutItem, _ guide: UILayoutGuide) {
        guard let owner = guide.owningView else { return }
        let source = guide.source
        switch source {
        case .constraints: addNonNegative(item)
        case .content:
            let (width, height) = contentExtent(of: owner)
            tie(Constraint(LinearExpression(item.x), .equal))
            tie(Constraint(LinearExpression(item.y), .equal))
            tie(Constraint(item.width - width, .equal))
            tie(Constraint(item.height - height, .equal))
        case .frame:
            owner.layoutState.offsetIsNamed = true
            let inside = self.item(for: owner)
            input(LinearExpression(item.x)) { [weak owner] in owner?.bounds.minX }
            input(LinearExpression(item.y)) { [weak owner] in owner?.bounds.minY }
            tie(Constraint(item.width - inside.width, .equal))
            tie(Constraint(item.height - inside.height, .equal))
        case .keyboard:
            let inside = self.item(for: owner)
            tie(Constraint(LinearExpression(item.x), .equal))
            tie(Constraint(item.width - inside.width, .equal))
            input(LinearExpression(inside.height) - LinearExpression(item.y)) { [weak owner] in owner?.keyboardOverlap }
            input(LinearExpression(inside.height) - LinearExpression(item.height) - LinearExpression(item.y)) { 0 }
        case .topSupport, .bottomSupport:
            let inside = self.item(for: owner)
            tie(Constraint(LinearExpression(item.x), .equal))
            tie(Constraint(item.width - inside.width, .equal))
            if source == .topSupport {
                tie(Constraint(LinearExpression(item.y), .equal))
                input(LinearExpression(item.height)) { [weak owner] in owner?.safeAreaInsets.top }
            } else {
                tie(Constraint(inside.height - item.height - LinearExpression(item.y), .equal))
                input(LinearExpression(item.height)) { [weak owner] in owner?.safeAreaInsets.bottom }
            }
        case .safeArea, .margins, .readable:
            let inside = self.item(for: owner)
            if owner.keepsInPlace(source) { owner.layoutState.offsetIsNamed = true }
            let (x, y) = (LinearExpression(item.x), LinearExpression(item.y))
            input(x) { [weak owner] in owner?.contentInsets(of: source)?.left }
            input(y) { [weak owner] in owner?.contentInsets(of: source)?.top }
            input(LinearExpression(inside.width) - LinearExpression(item.width) - x) { [weak owner] in
                owner?.contentInsets(of: source)?.right
            }
            input(LinearExpression(inside.height) - LinearExpression(item.height) - y) { [weak owner] in
                owner?.contentInsets(of: source)?.bottom
            }
        }
    }

    /// The size of a scroll view's content, as a separate unknown.
    func contentExtent(of view: UIView) -> (width: Variable, height: Variable) {
        let item = item(for: view)
        if let made = item.content { return made }
        let made = (solver.makeVariable(), solver.makeVariable())
        item.content = made
        return made
    }

    /// The content offset of a scroll view, as a known number.
    func offset(of view: UIView) -> (x: Variable, y: Variable) {
        let item = item(for: view)
        if let made = item.offset { return made }
        let made = (x: solver.makeVariable(), y: solver.makeVariable())
        item.offset = made
        view.layoutState.offsetIsNamed = true
        input(LinearExpression(made.x)) { [weak view] in view?.bounds.minX }
        input(LinearExpression(made.y)) { [weak view] in view?.bounds.minY }
        return made
    }

    /// Adds constraints that prevent negative sizes. Chosen: a priority just below required, so that a view of
    /// temporarily zero size breaks no constraint.
    private func addNonNegative(_ item: LayoutItem) {
        tie(Constraint(item.width, .greaterThanOrEqual, 0, Strength(999.9)))
        tie(Constraint(item.height, .greaterThanOrEqual, 0, Strength(999.9)))
    }

    private func input(_ expression: LinearExpression, _ read: @escaping @MainActor () -> CGFloat?) {
        let value = Double(read() ?? 0)
        // Inputs are added first, so only a later constraint can contradict an input.
        let id = propose(Constraint(expression - value, .equal))
        inputs.append(LayoutInput(id: id, base: expression.constant, value: value, read: read))
    }

    private func addTarget(_ target: FittingTarget, _ item: LayoutItem) {
        tie(Constraint(item.width, .equal, target.size.width, Strength(target.horizontal.rawValue)))
        tie(Constraint(item.height, .equal, target.size.height, Strength(target.vertical.rawValue)))
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(constraint) else { return }
        for object in [constraint.firstItem, constraint.secondItem] {
            object.flatMap { index[ObjectIdentifier($0)] }?.isConstrained = true
        }
        let relation: Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        var row = ConstraintRow(constraint: constraint, base: expression.constant, constant: constraint.constant)
        row.id = propose(
            Constraint(expression - Double(constraint.constant), relation, Strength(constraint.priority.rawValue)))
        rows.append(row)
    }

    private func setAside(_ constraint: NSLayoutConstraint, _ error: UnsatisfiableConstraint) {
        broken += 1
        let conflicting = Set(error.conflicting)
        let others = rows.filter { row in row.id.map { conflicting.contains($0) } ?? false }.map(\.constraint.name)
        let against = others.isEmpty ? "the given sizes" : others.joined(separator: ", ")
        Log.once(
            """
            Constraints cannot all hold: \(constraint.name) is set aside because of \(against); remove one, or \
            give one a priority below 1000
            """
        )
    }

    // MARK: Changed numbers

    func intrinsicSizeChanged(of view: UIView) {
        isSettled = false
        if let item = index[ObjectIdentifier(view)] { staleSizes.append(item) } else { isBuilt = false }
    }

    private func tie(_ constraint: Constraint) { _ = propose(constraint) }

    private func refresh() {
        var changes: [(Constraint.ID, Double)] = []
        for at in inputs.indices {
            guard let value = inputs[at].read().map(Double.init), value != inputs[at].value, value.isFinite else {
                continue
            }
            inputs[at].value = value
            changes.append((inputs[at].id, inputs[at].base - value))
        }
        for at in rows.indices where rows[at].constant != rows[at].constraint.constant {
            rows[at].constant = rows[at].constraint.constant
            if let id = rows[at].id { changes.append((id, rows[at].base - Double(rows[at].constant))) }
        }
        for item in staleSizes { if !readIntrinsicSize(item, into: &changes) { isBuilt = false } }
        staleSizes = []
        if !changes.isEmpty, broken > 0 { isBuilt = false }
        guard root != nil, isBuilt else { return rebuild() }
        guard !changes.isEmpty else { return }
        do { try solver.updateConstants(changes) } catch { rebuild() }
    }

    private func rebuild() {
        guard let root else { return }
        build(root)
    }

    // MARK: Sizes of content

    private func addIntrinsicSize(_ item: LayoutItem) {
        guard let view = item.view else { return }
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        item.intrinsic = size
        func add(_ variable: Variable, _ length: CGFloat, _ hug: UILayoutPriority, _ resist: UILayoutPriority) -> (
            Constraint.ID, Constraint.ID
        )? {
            guard length >= 0, length.isFinite else { return nil }
            return (
                propose(Constraint(variable, .lessThanOrEqual, Double(length), Self.below(hug))),
                propose(Constraint(variable, .greaterThanOrEqual, Double(length), Self.below(resist)))
            )
        }
        item.widthRows = add(
            item.width, size.width < 0 ? -1 : size.width + insets.left + insets.right,
            view.contentHuggingPriority(for: .horizontal), view.contentCompressionResistancePriority(for: .horizontal))
        item.heightRows = add(
            item.height, size.height < 0 ? -1 : size.height + insets.top + insets.bottom,
            view.contentHuggingPriority(for: .vertical), view.contentCompressionResistancePriority(for: .vertical))
    }

    /// Returns a priority just below required: a required content priority yields to required constraints without a log
    /// line.
    private static func below(_ priority: UILayoutPriority) -> Strength { Strength(min(priority.rawValue, 999.8)) }

    /// Returns false if the view gained or lost an intrinsic size.
    private func readIntrinsicSize(_ item: LayoutItem, into changes: inout [(Constraint.ID, Double)]) -> Bool {
        guard let view = item.view else { return false }
        let size = view.intrinsicContentSize
        guard (size.width >= 0) == (item.intrinsic.width >= 0), (size.height >= 0) == (item.intrinsic.height >= 0)
        else { return false }
        let insets = view.alignmentRectInsets
        if size.width != item.intrinsic.width, let (upper, lower) = item.widthRows {
            changes += [
                (upper, -Double(size.width + insets.left + insets.right)),
                (lower, -Double(size.width + insets.left + insets.right)),
            ]
        }
        // The current height may be the height of wrapped lines, which differs from the intrinsic height of one line.
        if size.height != item.intrinsic.height || item.wrapped != nil, let (upper, lower) = item.heightRows {
            changes += [
                (upper, -Double(size.height + insets.top + insets.bottom)),
                (lower, -Double(size.height + insets.top + insets.bottom)),
            ]
        }
        item.intrinsic = size
        item.wrapped = nil
        return true
    }

    /// Sets the height of wrapped text for its solved width. Returns true if a height changed.
    private func wrapText() -> Bool {
        var changes: [(Constraint.ID, Double)] = []
        let solution = solver.solution
        for item in items {
            guard let view = item.view, let (upper, lower) = item.heightRows else { continue }
            let width = CGFloat(solution.value(of: item.width))
            guard item.wrapped?.width != width, (item.wrapRounds < 8),
                let height = view.intrinsicHeight(forWidth: width), height.isFinite
            else { continue }
            item.wrapRounds += 1
            let before = item.wrapped?.height ?? item.intrinsic.height
            item.wrapped = CGSize(width: width, height: height)
            guard height != before else { continue }
            let length = -Double(height + view.alignmentRectInsets.top + view.alignmentRectInsets.bottom)
            changes += [(upper, length), (lower, length)]
        }
        guard !changes.isEmpty else {
            for item in items { item.wrapRounds = 0 }
            return false
        }
        do { try solver.updateConstants(changes) } catch { return false }
        return true
    }

    // MARK: Frames

    /// Sets the solved frames. Returns true if a number of the equations changed.
    private func applySolution(below root: UIView) -> Bool {
        isPlacing = true
        defer { isPlacing = false }
        let scale = max(root.traitCollection.displayScale, 1)
        func snap(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
        func up(_ value: Double) -> CGFloat { (CGFloat(value) * scale - 0.001).rounded(.up) / scale }
        let solution = solver.solution
        for item in items {
            let x = solution.value(of: item.x), y = solution.value(of: item.y)
            let width = max(0, solution.value(of: item.width)), height = max(0, solution.value(of: item.height))
            let left = snap(x), top = snap(y)
            var frame = CGRect(
                x: left, y: top, width: max(0, snap(x + width) - left), height: max(0, snap(y + height) - top))
            // Rounding the edges separately may reduce the width of a text by one device pixel, which would truncate
            // the text.
            let text = CGSize(
                width: item.wrapped?.width ?? item.intrinsic.width,
                height: item.wrapped?.height ?? item.intrinsic.height)
            if frame.width < width, width <= Double(text.width) + 0.001 { frame.size.width = up(width) }
            if frame.height < height, height <= Double(text.height) + 0.001 { frame.size.height = up(height) }
            if let guide = item.guide {
                guide.solvedFrame = frame
            } else if let view = item.view {
                if view !== root, !view.layoutState.translatesAutoresizingMask, !view.fillsWindow {
                    layOut(view, item, frame)
                }
                if let content = item.content {
                    view.applyContentSize(
                        CGSize(
                            width: snap(solution.value(of: content.width)),
                            height: snap(solution.value(of: content.height))))
                }
            }
        }
        return inputsChanged || baselinesMoved()
    }

    /// Sets the solved frame. An app may set the frame of a view without constraints itself, and this frame stays while
    /// the solved one is the same. If the view has no content size either, nothing is solved, and its frame always
    /// stays. Derived: a public package's tests, which pass on iOS, show a list whose only size is its first frame.
    private func layOut(_ view: UIView, _ item: LayoutItem, _ frame: CGRect) {
        guard item.isConstrained || (item.placed != frame && item.hasContentSize) else { return }
        item.placed = frame
        view.applySolvedFrame(frame)
    }

    private var inputsChanged: Bool {
        inputs.contains { input in input.read().map { Double($0) != input.value } ?? false }
    }

    private func baselinesMoved() -> Bool {
        for row in rows where row.usesBaseline {
            guard let expression = expression(row.constraint), expression.constant != row.base else { continue }
            isBuilt = false
            return true
        }
        return false
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = index[ObjectIdentifier(view)] else { return false }
        return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
    }
}
