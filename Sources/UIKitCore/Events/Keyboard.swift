public import Foundation
import HostInterface

/// The last announced state of the software keyboard and of the input views.
///
/// Chosen: a hardware keyboard covers nothing and posts no notifications, as on an iPad with a hardware keyboard. A
/// host with an on-screen keyboard specifies its height. Input views and accessory views count as the keyboard.
struct KeyboardState: AppPart {
    /// The height of the keyboard and of the input views at the bottom of the display, in points.
    var height: CGFloat = 0
    /// The desktop window that they cover.
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
    // The object is the screen, as in iOS 16.1. Each notification has the keys below.
    // Documented: UIResponder, `keyboardWillShowNotification`.
    /// Posted before the keyboard is shown.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard was shown.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard was hidden.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes, also when it is shown or hidden.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame changed.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame before the change: an `NSValue` of a rectangle in the display's coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after the change; see ``keyboardFrameBeginUserInfoKey``.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the animation, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of the animation's `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app; always true here.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
