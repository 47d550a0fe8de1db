import Foundation

/// Something that a screen reader can be at: a view, or a part of one.
@MainActor
package protocol AccessibilityFocusable: AnyObject {
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
    /// Whether a window shows the element.
    var isInWindow: Bool { get }
}

extension UIAccessibilityElement: AccessibilityFocusable {
    package var isInWindow: Bool { (accessibilityContainer as? any AccessibilityFocusable)?.isInWindow ?? false }
}

/// Where the screen reader is in one app: the only place that knows it. A host that speaks to readers moves it, and so
/// do tests.
package struct AccessibilityFocus: AppPart {
    private weak var last: (any AccessibilityFocusable)?
    /// Finds the element in an object that an app named; nil is the screen. Set when the app starts.
    var find: (@MainActor (AnyObject?) -> (any AccessibilityFocusable)?)?

    package init() {}

    /// The element that the reader is at; nil where it is at none, or the element has left its window.
    package var element: (any AccessibilityFocusable)? { last.flatMap { $0.isInWindow ? $0 : nil } }

    static func isAt(_ element: any AccessibilityFocusable) -> Bool {
        UIAccessibility.app[AccessibilityFocus.self].element === element
    }

    /// - Returns: the element that the reader left.
    fileprivate mutating func set(_ element: (any AccessibilityFocusable)?) -> (any AccessibilityFocusable)? {
        defer { last = element }
        return last
    }
}

extension AppContext {
    /// The element that the screen reader is at.
    package var accessibilityFocus: (any AccessibilityFocusable)? { self[AccessibilityFocus.self].element }

    /// Moves the screen reader, and notifies both elements and observers. Chosen: first the element that was left.
    package func moveAccessibilityFocus(to element: (any AccessibilityFocusable)?) {
        let former = self[AccessibilityFocus.self].set(element)
        guard former !== element else { return }
        former?.accessibilityElementDidLoseFocus()
        // Called back, an app may have moved it on.
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

    /// What an app posts moves the reader, in a turn of its own: to the argument, and on a new screen without one to
    /// its first element.
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
        /// A switch. Linux has none.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The view or `UIAccessibilityElement` that a program is at; nil where it is at none.
    /// - Parameter assistiveTechnologyIdentifier: nil asks for whichever was used last: here always the screen reader.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        return app.accessibilityFocus
    }
}
