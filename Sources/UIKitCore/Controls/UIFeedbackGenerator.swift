import CoreGraphics
public import Foundation

/// Lets the device be felt. Desktops have nothing that could be felt.
/// - Coverage: inert, with its subclasses; said once in the log.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    /// Does nothing: there is no engine to get ready.
    open func prepare() {}

    func occur() { Log.once("\(type(of: self)) has no effect: there is nothing here that could be felt") }
}

/// Something hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it hits.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    /// A generator, which has no effect.
    public init(style: FeedbackStyle) { super.init() }
    public override init() { super.init() }
    /// Logs once that nothing can be felt.
    open func impactOccurred() { occur() }
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { occur() }
}

/// What is selected changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Logs once that nothing can be felt.
    open func selectionChanged() { occur() }
}

/// A task succeeded or failed.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How the task ended.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    /// Logs once that nothing can be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) { occur() }
}
