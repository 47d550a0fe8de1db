import CoreGraphics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore

extension AppContext {
    /// Posts the notifications of the software keyboard when text editing begins or ends. It is called once a turn, so
    /// that editing can move to another field.
    func updateKeyboard() {
        let typing = typingWindow
        let edits = typing?.firstResponder is any UIKeyInput
        let height = edits ? host?.settings.softwareKeyboardHeight ?? 0 : 0
        // The keyboard covers the window that edits text.
        let place = height > 0 ? typing?.hostWindow?.id : nil
        guard height != keyboard.height || place != keyboard.place else { return }
        let before = keyboardFrame
        let wasShown = keyboard.height > 0
        keyboard.height = height
        keyboard.place = place
        let frame = keyboardFrame
        // Measured (presentations/keyboard-duration): a quarter of a second.
        let duration = 0.25
        let screen = UIScreen.main
        func post(_ name: Notification.Name) {
            NotificationCenter.default.post(
                name: name, object: screen,
                userInfo: [
                    UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                    UIResponder.keyboardAnimationDurationUserInfoKey: duration,
                    UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
                    UIResponder.keyboardIsLocalUserInfoKey: true,
                ])
        }
        let isShown = height > 0
        post(UIResponder.keyboardWillChangeFrameNotification)
        if isShown != wasShown {
            post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        }
        UIView.animate(withDuration: duration) {
            for window in self.windows {
                window.keyboardGuidesChanged()
                window.layoutIfNeeded()
            }
        }
        self.after(duration) {
            post(UIResponder.keyboardDidChangeFrameNotification)
            if isShown != wasShown {
                post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            }
        }
    }

    /// A hidden keyboard is below the display.
    private var keyboardFrame: CGRect {
        let size = typingWindow?.hostMetrics.size ?? .zero
        let height = keyboard.height > 0 ? keyboard.height : host?.settings.softwareKeyboardHeight ?? 0
        return CGRect(
            x: 0, y: keyboard.height > 0 ? size.height - height : size.height, width: size.width, height: height)
    }
}
