public import Foundation

/// A language in which the user types.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, as `de` or `pt-PT`.
    public let primaryLanguage: String?

    init(_ language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The languages in which the user types: the language of the desktop, because a display does not report the layout
    /// of its keyboard.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode(SharedServices.language)] }

    /// Never posted: a display does not report the layout of its keyboard.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
