import HostInterface
import CoreGraphics
public import Foundation

/// The user's accessibility settings for all apps, and an app's notifications to screen readers.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// Whether the user prefers reduced motion. Pushes and pops are then fades. An app should reduce its own
    /// animations, too.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether the user prefers cross-fades to slides. Linux has one setting for this and for reduced motion.
    public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }
    /// Whether the user prefers opaque backgrounds to blurred backgrounds.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { settings.prefersBoldText }
    /// Whether the user prefers more contrast between text and background.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
    /// Whether a screen reader is running: a program listens to the focus on the desktop's accessibility bus.
    public static var isVoiceOverRunning: Bool { settings.readsScreen }

    /// Notifies screen readers of a changed screen, or makes an announcement.
    ///
    /// A running screen reader moves in a later turn: to the argument of ``Notification/screenChanged`` or
    /// ``Notification/layoutChanged``, or to the first element inside the argument. For a new screen without an
    /// argument, the screen reader moves to its first element.
    /// - Parameter argument: for ``Notification/screenChanged`` and ``Notification/layoutChanged`` the element to move
    ///   to; for ``Notification/announcement`` the text; for ``Notification/pageScrolled`` the text that describes the
    ///   new position.
    public static func post(notification: Notification, argument: Any?) {
        let app = app
        app.accessibilityListener?(notification.rawValue, argument)
        app[AccessibilityFocus.self].announce?(notification, argument)
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

    /// Posted in a later turn after an announcement was passed to the screen reader, with the keys below. The desktop
    /// has no notification for the end of the speech.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The text of the announcement.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether a screen reader was running.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after a screen reader moved to another element, with the keys below. Desktop screen readers do not report
    /// their position. The notification is posted in tests that move a reader, and after
    /// ``post(notification:argument:)`` while a reader is running.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element to which the reader moved.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that the reader left.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The screen reader.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// A notification to screen readers.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen replaced the previous screen.
        public static let screenChanged = Notification(rawValue: 1_000)
        /// An element of the screen was added, removed or moved.
        public static let layoutChanged = Notification(rawValue: 1_001)
        /// Announces a text, after the current speech.
        public static let announcement = Notification(rawValue: 1_008)
        /// The content was scrolled. Announces the new position.
        public static let pageScrolled = Notification(rawValue: 1_009)
        /// Does nothing: an app cannot pause assistive programs of a desktop.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1_018)
        /// Does nothing: an app cannot pause assistive programs of a desktop.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1_019)
    }

    /// Posted after a screen reader was started or ended.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after a change of ``isReduceMotionEnabled``.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after a change of ``isReduceTransparencyEnabled``.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after a change of ``isBoldTextEnabled``.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after a change of ``isDarkerSystemColorsEnabled``.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    private static var settings: HostSettings { app.host?.settings ?? HostSettings() }
    static var app: AppContext { AppContext.current }

    /// Posts the notifications of the changed settings.
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
