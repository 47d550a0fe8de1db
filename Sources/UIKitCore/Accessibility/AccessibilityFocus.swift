package import Foundation

/// An object that can have the accessibility focus: a view, or a part of a view.
@preconcurrency @MainActor
package protocol AccessibilityFocusable: AnyObject {
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityLabel: String? { get }
    var accessibilityAttributedLabel: NSAttributedString? { get }
    var accessibilityValue: String? { get }
    var accessibilityHint: String? { get }
    var accessibilityLanguage: String? { get }
    var accessibilityIdentifier: String? { get }
    var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    func accessibilityIncrement()
    func accessibilityDecrement()
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
    /// Whether the element is in a window.
    var isInWindow: Bool { get }
}

extension UIAccessibilityElement: AccessibilityFocusable {
    package var isInWindow: Bool { (accessibilityContainer as? any AccessibilityFocusable)?.isInWindow ?? false }
}

/// The position of the screen reader in one app. A host with a screen reader moves the position, and tests move the
/// position, too.
package struct AccessibilityFocus: AppPart {
    private weak var last: (any AccessibilityFocusable)?
    /// Returns the first element in an object of the app; nil means the screen. Set when the app starts.
    var find: (@MainActor (AnyObject?) -> (any AccessibilityFocusable)?)?
    /// Scrolls an element into the visible part. Set when the app starts.
    var reveal: (@MainActor (any AccessibilityFocusable) -> Void)?

    /// Passes an announcement to the screen readers of the host. Set when the app starts on a host with screen readers.
    var announce: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?

    package init() {}

    /// The element with the accessibility focus; nil without focus, and after the element left its window.
    package var element: (any AccessibilityFocusable)? { last.flatMap { $0.isInWindow ? $0 : nil } }

    static func isAt(_ element: any AccessibilityFocusable) -> Bool {
        UIAccessibility.app[AccessibilityFocus.self].element === element
    }

    /// - Returns: the element that lost the focus.
    fileprivate mutating func set(_ element: (any AccessibilityFocusable)?) -> (any AccessibilityFocusable)? {
        defer { last = element }
        return last
    }
}

extension AppContext {
    /// The element with the accessibility focus.
    package var accessibilityFocus: (any AccessibilityFocusable)? { self[AccessibilityFocus.self].element }

    /// Moves the accessibility focus, and notifies the two elements and the observers. Chosen: the old element is
    /// notified first.
    /// - Parameter reveals: whether the element is scrolled into the visible part.
    package func moveAccessibilityFocus(to element: (any AccessibilityFocusable)?, reveals: Bool = true) {
        let former = self[AccessibilityFocus.self].set(element)
        guard former !== element else { return }
        if let element, reveals { self[AccessibilityFocus.self].reveal?(element) }
        former?.accessibilityElementDidLoseFocus()
        // The app may have moved the focus in its callback.
        guard self[AccessibilityFocus.self].element === element else { return }
        element?.accessibilityElementDidBecomeFocused()
        guard let element, self[AccessibilityFocus.self].element === element else { return }
        var info: [AnyHashable: Any] = [
            UIAccessibility.focusedElementUserInfoKey: element,
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver.rawValue,
        ]
        if let former { info[UIAccessibility.unfocusedElementUserInfoKey] = former }
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }

    /// Moves the focus after a notification of the app, in a later turn: to the argument, or to the first element of a
    /// new screen.
    func postedAccessibilityChange(isNewScreen: Bool, _ argument: AnyObject?) {
        guard UIAccessibility.isVoiceOverRunning, argument != nil || isNewScreen else { return }
        after(0) { [weak self, weak argument] in
            guard let self, argument != nil || isNewScreen, let element = self[AccessibilityFocus.self].find?(argument)
            else { return }
            self.moveAccessibilityFocus(to: element)
        }
    }
}

extension UIAccessibility {
    /// A program that reads or operates the screen for the user.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// A switch control, which Linux lacks.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Returns the view or `UIAccessibilityElement` with the focus, or nil.
    /// - Parameter assistiveTechnologyIdentifier: nil for the technology that was used last, which is always the screen
    ///   reader here.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        return app.accessibilityFocus
    }
}
