import CoreGraphics
import FocusLogic
public import Foundation
import ListLogic
import QuartzCore

extension UIView: UIFocusItem, UIFocusItemContainer, FocusItemWork {
    /// The view itself.
    public var coordinateSpace: any UICoordinateSpace { self }

    var hasFocus: Bool { window?.knownFocusSystem?.focusedItem === self }
    var standardFocusEffect: UIFocusEffect? { canBecomeFocused || hasFocus ? UIFocusHaloEffect() : nil }
    var environmentAbove: (any UIFocusEnvironment)? { tree.controller as? UIViewController ?? superview }
    var ownFocusContainer: (any UIFocusItemContainer)? { self }

    func subviewsToFocus(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }

    func requestFocusUpdate() { window?.focusSystem.request(from: self) }
    func performFocusUpdate() { window?.knownFocusSystem?.performRequest() }

    func focusEffectChanged() {
        guard hasFocus, let system = window?.knownFocusSystem, system.isDisplayed else { return }
        showFocusRing(false)
        showFocusRing(true)
    }

    /// Whether the view has the focus, and the focus is displayed.
    var displaysFocus: Bool { hasFocus && window?.knownFocusSystem?.isDisplayed == true }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the visible part of the content: that of the bounds.
    public var visibleSize: CGSize { bounds.size }
}

extension UIViewController: UIFocusEnvironment, ControllerFocusWork {
    var environmentAbove: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
    var ownFocusContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    var firstEnvironments: [any UIFocusEnvironment] {
        if let presented = presentation.presented { return [presented] }
        if let child = childForKeys, child !== self { return [child] }
        return [viewIfLoaded].compactMap { $0 }
    }

    func requestFocusUpdate() { viewIfLoaded?.window?.focusSystem.request(from: self) }
    func performFocusUpdate() { viewIfLoaded?.window?.knownFocusSystem?.performRequest() }
}

extension UIWindow {
    private var focusPart: FocusPart {
        get { parts.box(FocusPart.self).part }
        set { parts.box(FocusPart.self).part = newValue }
    }

    /// The focus system; nil before its first use.
    var knownFocusSystem: UIFocusSystem? { parts.known(FocusPart.self)?.part.system }

    var focusSystem: UIFocusSystem {
        if let system = knownFocusSystem { return system }
        let system = UIFocusSystem(window: self)
        focusPart.system = system
        return system
    }

    var firstFocusEnvironments: [any UIFocusEnvironment] { [rootViewController].compactMap { $0 } }
}

/// The focus system that a window owns.
struct FocusPart: StoredPart {
    var system: UIFocusSystem?
    init() {}
}

// MARK: - Rows

extension UIView {
    /// The list that has the view as a cell, and the row.
    var focusRow: (list: any FocusList, path: ListIndexPath)? {
        var next = superview
        while let view = next {
            if let list = view as? any FocusList { return list.focusPath(of: self).map { (list, $0) } }
            next = view.superview
        }
        return nil
    }
}

// MARK: - Keys

extension UIView {
    /// The bar or the column that contains the view; nil for the content of a window without columns.
    var focusPane: UIView? {
        for view in sequence(first: self, next: \.superview) {
            if view.formsFocusGroup { return view }
            if (view.tree.controller as? UIViewController)?.parent is any FocusPaneContainer { return view }
        }
        return nil
    }

    /// Whether a tap on the view does something for which there is no other key than Return.
    var takesTaps: Bool {
        if self is DimmingView { return false }
        if let control = self as? UIControl { return control.isEnabled }
        if let row = focusRow { return row.list.canFocusItems && row.list.isSelectable }
        return gestures.recognizers.contains { recognizer in
            recognizer.isEnabled && type(of: recognizer) == UITapGestureRecognizer.self
        }
    }

    /// The innermost row that contains the view, and is not the view itself.
    var rowAround: FocusRow? {
        for view in sequence(first: self, next: \.superview).dropFirst() {
            if let row = view.focusRow { return FocusRow(list: row.list, path: row.path, cell: view) }
        }
        return nil
    }

    /// Moves a part of the focused view by an arrow key.
    /// - Returns: false if the direction moves no part.
    func moveFocusedPart(_ direction: FocusDirection) -> Bool {
        switch direction {
        case .left, .right:
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return moveFocusedPart(forward: (direction == .right) != isRightToLeft, isVertical: false)
        case .up, .down: return moveFocusedPart(forward: direction == .down, isVertical: true)
        default: return false
        }
    }

    /// The text of a cell for a search by letters: its accessibility label, or that of its first view with one.
    var searchedText: String? {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if let label = view.accessibilityLabel, !label.isEmpty { return label }
            waiting += view.subviews.reversed().filter { !$0.isHidden }
        }
        return nil
    }
}

// MARK: - Ring

extension UIView {
    /// Adds or removes the ring of the focused view.
    func showFocusRing(_ shows: Bool) {
        guard shows, !displaysOwnFocus, let effect = focusEffect as? UIFocusHaloEffect else {
            focus?.ring?.removeFromSuperlayer()
            focus?.ring = nil
            focus?.layoutRing = nil
            return
        }
        let ring = ownFocus.ring as? CAShapeLayer ?? CAShapeLayer()
        ownFocus.ring = ring
        ring.fillColor = nil
        ring.zPosition = 1000
        layer.addSublayer(ring)
        ownFocus.layoutRing = { [weak self, weak ring] in
            if let self, let ring { self.layOut(ring, effect) }
        }
        layOut(ring, effect)
    }

    private func layOut(_ ring: CAShapeLayer, _ effect: UIFocusHaloEffect) {
        let hasContrast = traitCollection.accessibilityContrast == .high
        let width: CGFloat = hasContrast ? 4 : 3
        let isInside =
            switch effect.position {
            case .inside: true
            case .outside: false
            case .automatic: clipsRing(2 + width)
            }
        let color = hasContrast ? UIColor.label : tintColor ?? .systemBlue
        // The distance from the shape to the middle of the line.
        let distance = isInside ? -width / 2 : 2 + width / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = bounds
        ring.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        ring.lineWidth = width
        ring.path = path(effect, distance)
        CATransaction.commit()
    }

    private func path(_ effect: UIFocusHaloEffect, _ distance: CGFloat) -> CGPath {
        var area = CGRect(origin: .zero, size: bounds.size)
        var radius = layer.cornerRadius
        if let shape = effect.shape {
            // A path of the app is drawn as it is.
            let origin = effect.referenceView.map { convert($0.bounds.origin, from: $0) } ?? .zero
            let own = UIBezierPath(cgPath: shape.cgPath)
            own.apply(CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY))
            return own.cgPath
        }
        area = area.insetBy(dx: -distance, dy: -distance)
        radius = radius > 0 ? max(0, radius + distance) : max(0, distance)
        radius = min(radius, area.width / 2, area.height / 2)
        guard area.width > 0, area.height > 0 else { return CGMutablePath() }
        return UIBezierPath(roundedRect: area, cornerRadius: radius).cgPath
    }

    /// Whether the view or a superview clips a ring that extends beyond the view.
    private func clipsRing(_ reach: CGFloat) -> Bool {
        if clipsToBounds { return true }
        var next = superview
        while let view = next {
            if view.clipsToBounds {
                let ring = convert(bounds.insetBy(dx: -reach, dy: -reach), to: view)
                return !view.bounds.contains(ring)
            }
            next = view.superview
        }
        return false
    }
}
