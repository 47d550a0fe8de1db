import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The view of a split view controller: the secondary below, what covers it above, lines between columns. It may outlive its controller,
/// and stays as it is then.
final class SplitView: UIView {
    private weak var owner: UISplitViewController?
    let dimming = UIView()
    let lines = [UIView(), UIView()]
    let ground = SplitGround()

    init(_ owner: UISplitViewController) {
        self.owner = owner
        super.init(frame: owner.loading.initialFrame)
        clipsToBounds = true
        backgroundColor = .systemBackground
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.owner?.dismissOverlay() })
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { owner?.layoutColumns() }

    /// The background moves with the primary's view, right below it.
    func layoutGround(below page: UIView?) {
        guard let owner, owner.primaryBackgroundStyle == .sidebar, let page, page.superview === self else { return ground.removeFromSuperview() }
        ground.frame = page.frame
        insertSubview(ground, belowSubview: page)
    }
}

extension UISplitViewController {
    private var wishedMode: SplitLayout.Mode { SplitLayout.Mode(rawValue: split.preferredMode.rawValue) ?? .automatic }

    var behavior: SplitLayout.Behavior {
        SplitLayout.behavior(
            layoutStyle, preferred: SplitLayout.Behavior(rawValue: split.preferredBehavior.rawValue) ?? .automatic, mode: wishedMode,
            width: Double(viewWidth))
    }

    /// The display mode for the preferred modes and the width.
    var automaticMode: SplitLayout.Mode { SplitLayout.mode(layoutStyle, behavior, preferred: wishedMode, width: Double(viewWidth)) }
    var currentMode: SplitLayout.Mode { split.mode == .automatic ? automaticMode : split.mode }
    var layout: SplitLayout { layout(currentMode) }

    func layout(_ mode: SplitLayout.Mode) -> SplitLayout {
        let width = Double(viewWidth)
        return SplitLayout(
            layoutStyle, mode, width: width, primary: SplitLayout.primaryWidth(split.primary, total: width),
            supplementary: SplitLayout.supplementaryWidth(split.supplementary, total: width))
    }

    /// A preferred width of a column; nil for what is not finite or below 0.
    subscript(wish path: WritableKeyPath<SplitState, Double?>) -> CGFloat {
        get { split[keyPath: path].map { CGFloat($0) } ?? Self.automaticDimension }
        set {
            split[keyPath: path] = newValue.isFinite && newValue >= 0 ? Double(newValue) : nil
            if isViewLoaded { layoutColumns() }
        }
    }

    func shows(_ column: Column) -> Bool {
        guard split.isCollapsed else { return host(column) != nil && layout.shows(column) }
        if split.collapsed === host(column) { return true }
        guard let base = split.collapsed as? UINavigationController, let root = split.stacks?.columns.dropFirst(column.rawValue).first?.first else {
            return false
        }
        return base.viewControllers.contains { $0 === root }
    }

    func setPreferred(_ mode: DisplayMode) {
        split.preferredMode = mode
        wishesChanged()
    }

    func wishesChanged() {
        guard split.isArranged, !split.isCollapsed else { return }
        let animated = ViewAnimationState.ofApp.current != nil
        change(to: automaticMode, animated: animated)
        layoutColumns()
    }

    // MARK: Arranging

    /// Columns or one stack, as the width has it; called when the container appears and when its traits change.
    func arrange() {
        guard !split.isChanging else { return }
        // Calls on the way may lead to a window of another width, or into one; a few times at most, so that calls that always do end too.
        for _ in 0..<4 {
            arrangeOnce()
            if isCompact == split.isCollapsed { return }
        }
    }

    /// Whether there is room for one column. Out of sight of any width, it stays as it is.
    private var isCompact: Bool {
        if view.window == nil, parent == nil, split.isArranged { return split.isCollapsed }
        let traits = view.window == nil ? parent?.traitCollection ?? .current : view.traitCollection
        return traits.horizontalSizeClass == .compact
    }

    private func arrangeOnce() {
        split.isChanging = true
        defer { split.isChanging = false }
        let isCompact = isCompact
        split.isArranged = true
        // Pages move between stacks that are on the screen or do not, not in between.
        if isCompact != split.isCollapsed { finishChange() }
        if isCompact { collapse() } else { expand() }
        updateHosts()
        updateButtons()
    }

    /// The shape of the window changed: columns go over to their new places with everything in them, along with the window's metrics. Pages
    /// change stacks at once; the column that a page is in now slides, in its new width, from where the page began.
    func arrangeInShape() {
        guard ViewAnimationState.ofApp.changesShape, let stage = viewIfLoaded as? SplitView else { return arrange() }
        func top(_ child: UIViewController) -> UIViewController { (child as? UINavigationController)?.topViewController ?? child }
        let before = split.visible.compactMap { child in
            child.viewIfLoaded.flatMap { $0.superview === stage ? (top(child), $0.frame) : nil }
        }
        UIView.outsideBlocks { arrange() }
        for child in split.visible {
            guard let page = child.viewIfLoaded, page.superview === stage, let start = before.first(where: { $0.0 === top(child) })?.1 else { continue }
            let goal = page.frame
            page.ease(from: goal.offsetBy(dx: stage.isRightToLeft ? start.maxX - goal.maxX : start.minX - goal.minX, dy: 0))
        }
    }

    /// The width changed: a mode that was not chosen follows it.
    func widthChanged() {
        guard !ViewAnimationState.ofApp.isBetweenShapes, !split.isChanging, split.isArranged, !split.isCollapsed, split.followsWidth else { return }
        split.mode = automaticMode
    }

    func change(to mode: SplitLayout.Mode, animated: Bool) {
        guard split.isArranged, !split.isCollapsed else {
            split.mode = mode
            return
        }
        let old = currentMode
        guard mode != old else {
            split.mode = mode
            return
        }
        delegate?.splitViewController(self, willChangeTo: DisplayMode(rawValue: mode.rawValue) ?? .automatic)
        // Unless the delegate has set another mode.
        guard currentMode == old, !split.isCollapsed else { return }
        let columns = [Column.primary, .supplementary].filter { host($0) != nil && layout(old).shows($0) != layout(mode).shows($0) }
        for column in columns {
            if layout(mode).shows(column) {
                delegate?.splitViewController(self, willShow: column)
            } else {
                delegate?.splitViewController(self, willHide: column)
            }
        }
        guard currentMode == old, !split.isCollapsed else { return }
        split.mode = mode
        split.followsWidth = mode == automaticMode
        let gone = updateHosts(animated: animated)
        // After that, so that a column which is wanted again continues from where it is.
        finishChange(arrives: false)
        updateButtons()
        if animated { standBeside(old, mode) }
        var isOver = false
        split.changes += 1
        let number = split.changes
        let finish = { [weak self] (arrives: Bool) in
            guard let self, !isOver else { return }
            isOver = true
            // It holds the columns that leave.
            if self.split.changes == number { keeping(self.split.finishChange) { self.split.finishChange = nil } }
            self.removeViews(gone)
            for child in gone where !self.isOn(child) { child.endAppearance() }
            if arrives, self.appearance.phase == .shown { self.split.visible.forEach { $0.endAppearance() } }
            // A change that another one took over ends with that.
            for column in columns where !self.split.isCollapsed && self.layout.shows(column) == self.layout(mode).shows(column) {
                if self.layout.shows(column) {
                    self.delegate?.splitViewController(self, didShow: column)
                } else {
                    self.delegate?.splitViewController(self, didHide: column)
                }
            }
        }
        guard animated, view.window != nil else {
            layoutColumns()
            return finish(true)
        }
        keeping(split.finishChange) { split.finishChange = finish }
        // Chosen: as long as a modal presentation, by eye.
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            self.layoutColumns()
            for child in self.split.visible { child.viewIfLoaded?.layoutIfNeeded() }
        } completion: { _ in
            finish(true)
        }
    }

    /// What leaves is removed now; what moves continues to where it was to stand.
    /// - Parameter arrives: whether columns that come have come; they have not where another change continues with them.
    func finishChange(arrives: Bool = true) {
        let finish = split.finishChange
        keeping(split.finishChange) { split.finishChange = nil }
        finish?(arrives)
    }

    /// Columns that come are beside the screen first, in their final size.
    private func standBeside(_ old: SplitLayout.Mode, _ mode: SplitLayout.Mode) {
        let outer = split.isChanging
        split.isChanging = true
        split.mode = old
        UIView.performWithoutAnimation {
            layoutColumns()
            for child in split.visible { child.viewIfLoaded?.layoutIfNeeded() }
        }
        split.mode = mode
        split.isChanging = outer
    }

    /// Adds the children that belong on screen, and removes others.
    /// - Returns: children on their way out of an animated change, which do not have their last calls yet.
    @discardableResult
    func updateHosts(animated: Bool = false) -> [UIViewController] {
        guard isViewLoaded else { return [] }
        let shown: [UIViewController]
        if split.isCollapsed {
            shown = [split.collapsed].compactMap { $0 }
        } else {
            let layout = layout
            shown = [Column.secondary, .supplementary, .primary].filter { layout.shows($0) }.compactMap { host($0) }
        }
        let old = split.visible
        keeping(split.visible) { split.visible = shown }
        let gone = old.filter { one in !shown.contains { $0 === one } }
        let new = shown.filter { one in !old.contains { $0 === one } }
        let isVisible = appearance.phase == .shown || appearance.phase == .appearing
        // Each call out may exchange columns: from there on, what is on screen now counts.
        for child in shown where isOn(child) { giveTraits(child) }
        for child in new where isOn(child) {
            child.loading.initialFrame = view.bounds
            child.loadViewIfNeeded()
        }
        if isVisible { for child in new where isOn(child) { child.beginAppearance(true, animated) } }
        // The container may have changed meanwhile: a removed column gets no more calls of it.
        for child in gone where !isOn(child) { child.beginAppearance(false, animated) }
        orderViews(split.visible)
        if animated { return gone }
        removeViews(gone)
        UIView.performWithoutAnimation { layoutColumns() }
        for child in gone where !isOn(child) { child.endAppearance() }
        if appearance.phase == .shown { for child in new where isOn(child) { child.endAppearance() } }
        return []
    }

    private func isOn(_ child: UIViewController) -> Bool { split.visible.contains { $0 === child } }

    /// Removes the views of columns that left. The calls on their way out may display one again, whose view is added again.
    private func removeViews(_ gone: [UIViewController]) {
        for child in gone where !isOn(child) {
            child.viewIfLoaded?.removeFromSuperview()
            if isOn(child) { orderViews(split.visible) }
        }
    }

    private func orderViews(_ shown: [UIViewController]) {
        guard let stage = view as? SplitView else { return }
        for child in shown {
            guard let page = child.view, isOn(child) else { continue }
            page.autoresizingMask = []
            if page.superview !== stage { stage.addSubview(page) }
            // Its way into the window may have exchanged it.
            if !isOn(child) { page.removeFromSuperview() }
        }
        // The secondary below, then the dimming, then the supplementary and the primary.
        if let secondary = host(.secondary)?.viewIfLoaded, secondary.superview === stage { stage.sendSubviewToBack(secondary) }
        stage.addSubview(stage.dimming)
        if !split.isCollapsed {
            for column in [Column.supplementary, .primary] {
                if let page = host(column)?.viewIfLoaded, page.superview === stage { stage.bringSubviewToFront(page) }
            }
            stage.layoutGround(below: host(.primary)?.viewIfLoaded)
        }
        stage.lines.forEach { stage.addSubview($0) }
    }

    /// Documented: primary columns have compact width.
    private func giveTraits(_ child: UIViewController) {
        let isNarrow = !split.isCollapsed && (child === host(.primary) || child === host(.supplementary)) && child !== host(.secondary)
        let wanted = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        guard child.family.parentOverrides != wanted else { return }
        setOverrideTraitCollection(wanted, forChild: child)
    }

    func layoutColumns() {
        guard let stage = viewIfLoaded as? SplitView else { return }
        if !split.isCollapsed { widthChanged() }
        let bounds = stage.bounds
        if split.isCollapsed {
            split.collapsed?.viewIfLoaded.map { if $0.superview === stage { $0.frame = bounds } }
            stage.dimming.alpha = 0
            stage.lines.forEach { $0.isHidden = true }
            stage.ground.removeFromSuperview()
            return
        }
        split.gesture.updateEdge()
        let layout = layout
        let fromRight = (primaryEdge == .trailing) != stage.isRightToLeft
        func frame(_ column: SplitLayout.Column) -> CGRect {
            let x = fromRight ? Double(bounds.width) - column.start - column.width : column.start
            return CGRect(x: CGFloat(x), y: 0, width: CGFloat(column.width), height: bounds.height)
        }
        let frames: [(Column, SplitLayout.Column)] = [(.primary, layout.primary), (.supplementary, layout.supplementary), (.secondary, layout.secondary)]
        for (column, place) in frames {
            guard let page = host(column)?.viewIfLoaded, page.superview === stage else { continue }
            page.frame = frame(place)
        }
        stage.ground.frame = frame(layout.primary)
        stage.dimming.frame = bounds
        // Chosen: as dark as a page that lies below another.
        stage.dimming.alpha = layout.dims ? 0.1 : 0
        stage.dimming.isUserInteractionEnabled = layout.dims
        let width = 1 / max(traitCollection.displayScale, 1)
        for (line, place) in zip(stage.lines, [layout.primary, layout.supplementary]) {
            let edge = frame(place)
            line.isHidden = place.width <= 0
            // On the column's own edge, so that it leaves the screen with it.
            line.frame = CGRect(x: fromRight ? edge.minX : edge.maxX - width, y: 0, width: width, height: bounds.height)
        }
        if isPending { updateHosts() }
    }

    /// The mode followed the width: other children belong on screen.
    private var isPending: Bool {
        guard !ViewAnimationState.ofApp.isBetweenShapes, split.isArranged, !split.isChanging, !split.isCollapsed, appearance.phase != .hidden else {
            return false
        }
        let layout = layout
        let wanted = [Column.secondary, .supplementary, .primary].filter { layout.shows($0) }.compactMap { host($0) }
        return wanted.count != split.visible.count || !zip(wanted, split.visible).allSatisfy { $0 === $1 }
    }

    // MARK: Finger

    func dismissOverlay() {
        guard layout.dims else { return }
        change(to: layoutStyle == .triple && currentMode == .twoDisplace ? .oneBeside : .secondaryOnly, animated: true)
    }
}

/// The swipe from the primary edge that shows hidden columns.
@MainActor
final class SplitGesture: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UISplitViewController?
    private(set) lazy var recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in self?.moved(pan) }

    func attach(to owner: UISplitViewController) {
        self.owner = owner
        recognizer.delegate = self
        recognizer.edges = .left
        owner.view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner, owner.presentsWithGesture, !owner.split.isCollapsed, owner.currentMode == .secondaryOnly else { return false }
        // The swipe that goes back in a column is first.
        return owner.split.visible.allSatisfy { ($0 as? UINavigationController).map { $0.viewControllers.count < 2 } ?? true }
    }

    func updateEdge() {
        guard let owner, let view = owner.viewIfLoaded else { return }
        recognizer.edges = (owner.primaryEdge == .trailing) != view.isRightToLeft ? .right : .left
    }

    private func moved(_ pan: UIGestureRecognizer) {
        guard let owner else { return }
        switch pan.state {
        case .began:
            owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
            owner.change(to: SplitLayout.next(owner.layoutStyle, owner.behavior, from: owner.currentMode), animated: true)
        case .ended, .cancelled: owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
        default: break
        }
    }
}
