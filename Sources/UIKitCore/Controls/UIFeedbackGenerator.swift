import CoreGraphics
import Diagnostics
public import Foundation

/// A generator of haptic feedback. Desktops have no hardware for it.
/// - Coverage: inert, with its subclasses; said once in the log.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Does nothing: there is no hardware to prepare.
    open func prepare() {}

    func occur() { Log.once("\(type(of: self)) has no effect: desktops have no haptic feedback") }
}

/// Haptic feedback of a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of the collision.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    /// Creates a generator without an effect.
    public init(style: FeedbackStyle) { super.init() }
    public override init() { super.init() }
    /// Logs once that haptic feedback is unavailable.
    open func impactOccurred() { occur() }
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { occur() }
}

/// Haptic feedback of a change of the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Logs once that haptic feedback is unavailable.
    open func selectionChanged() { occur() }
}

/// Haptic feedback of a task's success or failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of the task.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    /// Logs once that haptic feedback is unavailable.
    open func notificationOccurred(_ notificationType: FeedbackType) { occur() }
}
