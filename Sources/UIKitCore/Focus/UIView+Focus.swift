import CoreGraphics
public import Foundation

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
