import CoreGraphics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore

extension AppContext {
    /// Displays the input views of the first responders, and posts the notifications of the keyboard. Called once per
    /// frame, so that editing can move to another field.
    func updateKeyboard() {
        let windows = windows
        forEach(windows) { if $0.resignedResponder != nil { $0.restoreFirstResponder() } }
        let typing = typingWindow
        let edits = typing?.firstResponder is any UIKeyInput
        let keyboardHeight = edits ? host?.settings.softwareKeyboardHeight ?? 0 : 0
        // Most frames change nothing, and allocate nothing here.
        var height = keyboardHeight
        forEach(windows) { window in
            window.inputHeight = window.layOutInputViews(keyboardHeight: window === typing ? keyboardHeight : 0)
            if window === typing { height = window.inputHeight }
        }
        // The keyboard covers all windows of the app in the desktop window that edits text.
        let place = height > 0 ? typing?.hostWindow?.id : nil
        let known = keyboard
        let isAnnounced = height != known.height || place != known.place
        var isChanged = false
        forEach(windows) { window in
            if place != nil, window.hostWindow?.id == place { window.inputHeight = height }
            isChanged = isChanged || window.keyboardHeight != window.inputHeight || window.movesInputViews
        }
        guard isAnnounced || isChanged else { return }
        let before = keyboardFrame(height: known.height, hidden: height)
        let wasShown = known.height > 0
        let isShown = height > 0
        keyboard.height = height
        keyboard.place = place
        let frame = keyboardFrame(height: height, hidden: before.height)
        // Measured (presentations/keyboard-duration): a quarter of a second.
        let duration = 0.25
        let screen = UIScreen.main
        func post(_ name: Notification.Name) {
            guard isAnnounced else { return }
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
        post(UIResponder.keyboardWillChangeFrameNotification)
        if isShown != wasShown {
            post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        }
        for window in windows { window.prepareInputViews() }
        UIView.animate(withDuration: duration) {
            for window in self.windows {
                window.keyboardHeight = window.inputHeight
                window.moveInputViews(duration: duration)
                window.keyboardGuidesChanged()
                window.layoutIfNeeded()
            }
        }
        after(duration) {
            post(UIResponder.keyboardDidChangeFrameNotification)
            if isShown != wasShown {
                post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            }
        }
    }

    /// Calls the closure for each window. A loop over an array would allocate memory in each frame of a debug build.
    private func forEach(_ windows: [UIWindow], _ body: (UIWindow) -> Void) {
        var index = 0
        while index < windows.count {
            body(windows[index])
            index += 1
        }
    }

    /// The frame of a keyboard. A hidden keyboard is below the display.
    /// - Parameter hidden: the height of a hidden keyboard, in points.
    private func keyboardFrame(height: CGFloat, hidden: CGFloat) -> CGRect {
        let size = typingWindow?.hostMetrics.size ?? .zero
        let shown = height > 0 ? height : hidden
        return CGRect(
            x: 0, y: height > 0 ? size.height - height : size.height, width: size.width, height: shown)
    }
}
