import CoreGraphics
import Foundation

/// Observes a notification of the keyboard of the app's screen during its lifetime.
@MainActor
final class KeyboardWatch {
    /// The values of the notification.
    struct Move {
        /// The frame after the change, in the coordinates of the display.
        var frame = CGRect.zero
        /// The duration of the animation, in seconds.
        var duration: TimeInterval = 0
    }

    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ handle: @escaping @MainActor (Move) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) { note in
            var move = Move()
            if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
                move.frame = frame.cgRectValue
            }
            move.duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            MainActor.assumeIsolated { [move] in handle(move) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
