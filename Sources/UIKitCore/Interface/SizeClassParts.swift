import CoreGraphics
import Foundation
import InterfaceDocuments

/// The parts of a scene's or nib's views that depend on the size classes. Each part notifies this object of a change.
/// The object updates the constraints between parts.
@MainActor
final class SizeClassScene {
    let source: InterfaceSource
    private var parts: [Part] = []

    private struct Part { weak var part: SizeClassPart? }

    init(_ source: InterfaceSource) { self.source = source }

    /// Returns the part of a view, and creates a part if necessary.
    func part(of view: UIView, _ element: InterfaceElement) -> SizeClassPart {
        if let known = SizeClassPart.of(view) { return known }
        let made = SizeClassPart(view, element, self)
        parts.append(Part(part: made))
        view.traitState.sizes = made
        return made
    }

    /// Removes and inserts views, and then activates the constraints whose views exist. A constraint is deactivated
    /// before one of its views is removed.
    func exchange(_ views: () -> Void) {
        let all = parts.compactMap(\.part)
        // Retained here: UIKit releases the constraints of a removed view.
        let held = all.flatMap(\.heldConstraints)
        for part in all { part.setActive(false) }
        views()
        for part in all { part.setActive(false) }
        for part in all { part.setActive(true) }
        withExtendedLifetime(held) {}
    }
}

/// The subviews, constraints and attributes of a view that a document has only for some size classes.
///
/// Documented (Size Classes Design Help): all objects are created. Views that the current class excludes are not in the
/// view hierarchy, and their constraints are inactive. Chosen: all objects are connected immediately. The part follows
/// the traits of the view itself, before the view is notified of the change.
@MainActor
final class SizeClassPart: TraitFollower {
    /// The part of a view, if its document has one.
    static func of(_ view: UIView) -> SizeClassPart? { view.traitState.sizes as? SizeClassPart }

    private let element: InterfaceElement
    private let scene: SizeClassScene
    private weak var view: UIView?
    private var width: Int
    private var height: Int
    private var absent: Set<String>
    private var views: [Subview] = []
    private var constraints: [Constraint] = []

    /// A subview. The reference is strong while the subview is outside the view hierarchy.
    private struct Subview {
        let id: String?
        weak var view: UIView?
        var held: UIView?
    }

    /// A constraint. The reference is strong while the constraint is inactive.
    private struct Constraint {
        let values: InterfaceConstraint
        weak var made: NSLayoutConstraint?
        var held: NSLayoutConstraint?
        /// Whether the document includes the constraint for the current size classes. Changes by the app persist until
        /// the size classes change.
        var isThere: Bool
    }

    init(_ view: UIView, _ element: InterfaceElement, _ scene: SizeClassScene) {
        self.view = view
        self.element = element
        self.scene = scene
        let traits = UITraitCollection.current
        width = traits.horizontalSizeClass.rawValue
        height = traits.verticalSizeClass.rawValue
        absent = element.varied(width: width, height: height).absent
    }

    func isAbsent(_ id: String?) -> Bool { id.map(absent.contains) ?? false }

    /// Registers a new subview. A subview that the size classes exclude is retained for later.
    func note(_ subview: UIView, _ id: String?) {
        views.append(Subview(id: id, view: subview, held: isAbsent(id) ? subview : nil))
    }

    /// Registers a new, inactive constraint. The method activates the constraint unless the size
    /// classes exclude the constraint or one of its views.
    func enter(_ made: NSLayoutConstraint, _ values: InterfaceConstraint) {
        let now = values.values(width: width, height: height)
        made.constant = CGFloat(now.constant)
        made.priority = UILayoutPriority(Float(now.priority))
        let isThere = belongs(made, values.id)
        if isThere { made.isActive = true }
        constraints.append(Constraint(values: values, made: made, held: isThere ? nil : made, isThere: isThere))
    }

    // MARK: Updates

    func update(for traits: UITraitCollection) {
        let (width, height) = (traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue)
        // The size classes are unknown outside a window.
        guard width != 0 || height != 0, width != self.width || height != self.height, let view else { return }
        let former = element.varied(width: self.width, height: self.height).element
        let (now, missing) = element.varied(width: width, height: height)
        let (oldWidth, oldHeight) = (self.width, self.height)
        (self.width, self.height) = (width, height)
        if absent != missing {
            absent = missing
            scene.exchange(exchangeViews)
        }
        for constraint in constraints where !constraint.values.variations.isEmpty {
            let (old, new) = (
                constraint.values.values(width: oldWidth, height: oldHeight),
                constraint.values.values(width: width, height: height)
            )
            if old.constant != new.constant { constraint.made?.constant = CGFloat(new.constant) }
            if old.priority != new.priority { constraint.made?.priority = UILayoutPriority(Float(new.priority)) }
        }
        let names = element.variedNames.filter { former[$0] != now[$0] || former.part($0) != now.part($0) }
        guard !names.isEmpty else { return }
        let assembly = InterfaceAssembly(scene.source, owner: nil, ownerId: nil, ownerElement: nil)
        for name in names { assembly.vary(view, name, now) }
    }

    private func exchangeViews() {
        guard let host = view else { return }
        var below: UIView?
        for place in views.indices {
            guard let subview = views[place].view else { continue }
            if isAbsent(views[place].id) {
                guard views[place].held == nil else { continue }
                // An app may have moved or removed the subview.
                views[place].held = subview
                if subview.superview === host { subview.removeFromSuperview() }
            } else {
                if views[place].held != nil {
                    views[place].held = nil
                    insert(subview, in: host, above: below)
                }
                if subview.superview === host { below = subview }
            }
        }
    }

    /// Inserts a subview in the document's order.
    private func insert(_ subview: UIView, in host: UIView, above below: UIView?) {
        if let stack = host as? UIStackView {
            let place =
                below.flatMap { below in stack.arrangedSubviews.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(subview, at: place)
        } else if let below {
            host.insertSubview(subview, aboveSubview: below)
        } else {
            host.insertSubview(subview, at: 0)
        }
    }

    // MARK: Constraints

    var heldConstraints: [NSLayoutConstraint] { constraints.compactMap(\.made) }

    private func belongs(_ made: NSLayoutConstraint, _ id: String?) -> Bool {
        guard !isAbsent(id), let view, let first = made.firstItem else { return false }
        return UIView.commonAncestor(first, made.secondItem ?? view) != nil
    }

    /// - Parameter isActive: true activates the constraints of the current size classes; false deactivates the others.
    func setActive(_ isActive: Bool) {
        for place in constraints.indices {
            guard let made = constraints[place].made, constraints[place].isThere != isActive,
                belongs(made, constraints[place].values.id) == isActive
            else {
                continue
            }
            constraints[place].isThere = isActive
            constraints[place].held = isActive ? nil : made
            made.isActive = isActive
        }
    }
}
