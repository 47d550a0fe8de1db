import HostInterface
import CoreGraphics
public import Foundation

/// The user's accessibility settings for all apps, and what an app tells screen readers.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Motion is unwelcome. Pushes and pops become fades; an app's own motion should too.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Together with reduced motion: slides become cross-fades.
    public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }
    /// Blurred backgrounds are unwelcome.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    /// Whether the user asks for bolder text.
    public static var isBoldTextEnabled: Bool { settings.prefersBoldText }
    /// More contrast between text and what is behind it is welcome.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
    /// A screen reader is running.
    public static var isVoiceOverRunning: Bool { settings.readsScreen }

    /// Tells readers that the screen changed, or gives them something to say.
    ///
    /// While a screen reader is running, it moves in a turn after the call: to the argument of
    /// ``Notification/screenChanged`` or ``Notification/layoutChanged``, or to the first element inside of it; without
    /// an argument, on a new screen, to its first element.
    /// - Parameter argument: for ``Notification/screenChanged`` and ``Notification/layoutChanged`` the element to go
    ///   to, for ``Notification/announcement`` what to say, for ``Notification/pageScrolled`` what to say about the new
    ///   place.
    public static func post(notification: Notification, argument: Any?) {
        let app = app
        app.accessibilityListener?(notification.rawValue, argument)
        if notification == .screenChanged || notification == .layoutChanged {
            let named = argument.flatMap { $0 is String ? nil : $0 as AnyObject }
            app.postedAccessibilityChange(isNewScreen: notification == .screenChanged, named)
        }
        guard notification == .announcement, let text = argument as? String ?? (argument as? NSAttributedString)?.string
        else { return }
        let wasRead = isVoiceOverRunning
        app.after(0) {
            let info: [AnyHashable: Any] = [
                announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: wasRead,
            ]
            NotificationCenter.default.post(name: announcementDidFinishNotification, object: nil, userInfo: info)
        }
    }

    /// Posted in a turn after an announcement was handed to the screen reader, with the keys below. The desktop does
    /// not say when the reader has spoken.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The text of the announcement.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether a screen reader was running.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after a screen reader moved to another element, with the keys below. The readers of desktops do not say
    /// yet where they are: posted in tests that move one, and after ``post(notification:argument:)`` while one is
    /// running.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that the reader goes to.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that the reader leaves.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The reader that is used.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// What is told to readers.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen took the place of the last one.
        public static let screenChanged = Notification(rawValue: 1_000)
        /// Something on the screen came, went or moved.
        public static let layoutChanged = Notification(rawValue: 1_001)
        /// Says a text, after what is being said.
        public static let announcement = Notification(rawValue: 1_008)
        /// The content has been scrolled; says where it is now.
        public static let pageScrolled = Notification(rawValue: 1_009)
        /// Nothing: assistive programs of a desktop are not paused by an app.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1_018)
        /// Nothing: assistive programs of a desktop are not paused by an app.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1_019)
    }

    /// A rectangle of a view in the window's points, as screen readers expect frames.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Posted after a screen reader began or ended.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after the user asked for less motion, or for the usual one.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after the user asked for less transparency, or for the usual one.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after the user asked for bolder text, or for the usual one.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after the user asked for more contrast, or for the usual one.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    private static var settings: HostSettings { app.host?.settings ?? HostSettings() }
    static var app: AppContext { AppContext.current }

    /// Notifies observers of the user's settings that changed.
    static func settingsChanged(from old: HostSettings, to new: HostSettings) {
        let changes = [
            (old.readsScreen != new.readsScreen, voiceOverStatusDidChangeNotification),
            (old.reducesMotion != new.reducesMotion, reduceMotionStatusDidChangeNotification),
            (old.reducesTransparency != new.reducesTransparency, reduceTransparencyStatusDidChangeNotification),
            (old.prefersBoldText != new.prefersBoldText, boldTextStatusDidChangeNotification),
            (old.increasesContrast != new.increasesContrast, darkerSystemColorsStatusDidChangeNotification),
        ]
        for (changed, name) in changes where changed { NotificationCenter.default.post(name: name, object: nil) }
        if !new.readsScreen { app.moveAccessibilityFocus(to: nil) }
    }
}
