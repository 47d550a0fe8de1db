public import Foundation
import HostInterface

/// The software keyboard, as far as it takes room.
///
/// Chosen: a keyboard of keys takes none and is never announced, as on an iPad with one attached. A host whose display
/// has a keyboard on screen says how high it is; it is announced while text is edited.
struct KeyboardState: AppPart {
    /// Points that it covers at the bottom of the display now.
    var height: CGFloat = 0
    /// The desktop's window that it covers.
    var place: WindowID?
}

extension AppContext {
    /// The software keyboard of the app.
    var keyboard: KeyboardState {
        get { self[KeyboardState.self] }
        _modify { yield &self[KeyboardState.self] }
    }
}

extension UIResponder {
    // The object is the screen, as of iOS 16.1; each has the keys below. Documented: UIResponder,
    // `keyboardWillShowNotification`.
    /// Posted before a keyboard covers a part of the window.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard has come.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard has gone.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's rectangle changes, also as it comes and goes.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's rectangle has changed.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// `NSValue`s of rectangles, in points of the display.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The rectangle after the change; see ``keyboardFrameBeginUserInfoKey``.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Seconds, as a number.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Raw value of a `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether it is this app's keyboard; always true here.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
