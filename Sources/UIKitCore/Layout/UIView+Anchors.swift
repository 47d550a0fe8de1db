import CallStack
import ConstraintLogic
import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import QuartzCore

extension UIView {
    /// The maximum width of readable text, in points. Chosen: 672, the classic width at the default text size.
    static var readableWidth: CGFloat { 672 }

    /// Returns the insets of a system guide in the view. Returns nil for a guide with constraints.
    func guideInsets(_ source: UILayoutGuide.Source) -> UIEdgeInsets? {
        switch source {
        case .constraints, .content: return nil
        case .frame: return .zero
        case .safeArea: return safeAreaInsets
        case .keyboard: return UIEdgeInsets(top: bounds.height - keyboardOverlap, left: 0, bottom: 0, right: 0)
        case .margins: return layoutMargins
        case .topSupport: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
        case .bottomSupport:
            return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .readable:
            var insets = layoutMargins
            let spare = max(0, bounds.width - insets.left - insets.right - UIView.readableWidth)
            insets.left += spare / 2
            insets.right += spare / 2
            return insets
        }
    }

    /// Whether the guide stays in place while the content scrolls, as the safe area of a scroll view does.
    func keepsInPlace(_ source: UILayoutGuide.Source) -> Bool { source == .safeArea && scrollsContent }

    /// The guide's insets from the edges of the view's first screenful of content.
    func contentInsets(of source: UILayoutGuide.Source) -> UIEdgeInsets? {
        guard var insets = guideInsets(source) else { return nil }
        guard keepsInPlace(source) else { return insets }
        insets.left += bounds.minX
        insets.right -= bounds.minX
        insets.top += bounds.minY
        insets.bottom -= bounds.minY
        return insets
    }

    func systemGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
        if let made = layoutState.systemGuides.first(where: { $0.source == source }) { return made }
        let guide = UILayoutGuide(source, of: self)
        // A system guide does not belong to the app: `layoutGuides` does not list it.
        layoutState.guides.removeAll { $0 === guide }
        layoutState.systemGuides.append(guide)
        return guide
    }

    /// The part of the view that bars and the display do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The guide whose top is the top of a visible keyboard, or else the bottom of the safe area. Its bottom is the
    /// view's bottom.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let made = layoutState.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return made }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layoutState.guides.removeAll { $0 === guide }
        layoutState.systemGuides.append(guide)
        return guide
    }

    var keyboardOverlap: CGFloat {
        guard let window = tree.window, window.keyboardHeight > 0 else { return safeAreaInsets.bottom }
        let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y
        return min(max(bottom - (window.bounds.height - window.keyboardHeight), safeAreaInsets.bottom), bounds.height)
    }

    /// Called when the keyboard appeared or disappeared: invalidates the layout of constrained views.
    func keyboardGuidesChanged() {
        if layoutState.systemGuides.contains(where: { $0.source == .keyboard }) { guidesChanged() }
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom { for view in tree.subviews { view.keyboardGuidesChanged() } }
    }

    /// The part of the view inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The part of the view inside its layout margins, with the maximum width of readable text.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// The guides of the view, in the order of insertion.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }
    /// Adds a guide to the view. The guide is removed from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Removes a guide and its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UIView {
    static func commonAncestor(_ a: AnyObject, _ b: AnyObject) -> UIView? {
        guard let first = NSLayoutConstraint.owner(a), let second = NSLayoutConstraint.owner(b) else { return nil }
        if first === second { return first }
        // Usually one view is the other's superview.
        if first.superview === second { return second }
        if second.superview === first { return first }
        var above: Set<ObjectIdentifier> = []
        for view in sequence(first: first, next: \.superview) { above.insert(ObjectIdentifier(view)) }
        return sequence(first: second, next: \.superview).first { above.contains(ObjectIdentifier($0)) }
    }

    /// Creates an island for a view that is independent again. Constraints inside the view are solved from here.
    func restoreIsland() {
        guard isIslandBorder, layoutState.island == nil else { return }
        layoutState.island = ConstraintIsland(self)
        setNeedsLayout()
    }

    /// The active constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Activates a constraint whose items are this view or its descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        for view in [constraint.itemViews.0, constraint.itemViews.1].compactMap({ $0 })
        where !view.isDescendant(of: self) {
            misuse(
                """
                addConstraint: \(constraint.name) names \(type(of: view)), which is not inside \(type(of: self)); \
                add the view first, or use isActive
                """
            )
        }
        constraint.hold(in: self)
    }
    /// Activates constraints, like `NSLayoutConstraint.activate(_:)`.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivateAll(constraints) }

    /// Deactivates the constraints of an item, held by this view or an ancestor.
    func dropConstraints(naming isNamed: (AnyObject) -> Bool) {
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.layoutState.constraints
            where constraint.firstItem.map(isNamed) ?? true
                || (constraint.hasSecondItem && constraint.secondItem.map(isNamed) ?? true)
            {
                constraint.deactivate()
            }
        }
    }

    /// Called before the view is removed from its superview: deactivates the constraints between the view's hierarchy
    /// and outside views.
    func dropOutsideConstraints() {
        guard let parent = superview else { return }
        parent.dropConstraints { item in NSLayoutConstraint.owner(item)?.isDescendant(of: self) ?? true }
    }

    func intrinsicPrioritiesChanged() {
        if !layoutState.translatesAutoresizingMask, islandRoot.layoutState.island != nil {
            constraintStructureChanged()
        }
    }

    /// Whether other frames would satisfy the view's constraints, too. For debugging.
    public var hasAmbiguousLayout: Bool { islandRoot.layoutState.island?.isAmbiguous(self) ?? false }
}

extension UIView {
    /// Sets the frame from the constraints' solution.
    func applySolvedFrame(_ solved: CGRect) {
        layoutState.isBeingPlaced = true
        defer { layoutState.isBeingPlaced = false }
        let frame = appliedFrame(from: solved)
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let anchor = layer.anchorPoint
        let shift = superview?.zoomShift(of: self, size: frame.size) ?? .zero
        let place = CGPoint(
            x: frame.minX + frame.width * anchor.x + shift.x, y: frame.minY + frame.height * anchor.y + shift.y)
        if center != place { center = place }
    }
}

extension UIView: ConstraintWork {
    func makeConstraintSystem() -> any ConstraintSystem { ConstraintIsland(self) }

    /// The target size for the smallest size that the constraints allow.
    /// Documented: UIView.layoutFittingCompressedSize.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target size for the largest size that the constraints allow. See ``UIView/systemLayoutSizeFitting(_:)``.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Solves the constraints inside the view for its size, without moving views. The size is rounded up to whole
    /// device pixels.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintTree()
        let island = ConstraintIsland(self, fitting: .init(size: target, horizontal: horizontal, vertical: vertical))
        let size = island.fittedSize()
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
