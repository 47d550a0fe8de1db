import CoreGraphics
import Diagnostics
public import Foundation

/// The action that the user prefers for a gesture of a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// The position of a pencil above the screen. No pencil has one on Linux.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// The point of the pencil in the view of the interaction.
    open var location: CGPoint { .zero }
    /// The distance from the screen, from 0 to 1.
    open var zOffset: CGFloat { 0 }
    /// The angle to the surface in radians; half of π is upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction of the pencil's end in the view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The rotation around the axis of the pencil in radians.
    open var rollAngle: CGFloat { 0 }
}

/// Called for the gestures of a pencil. No method is called on Linux, where no pencil reports gestures.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Called for a double tap on the pencil. Never called.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// Called for a double tap on the pencil. Never called.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// Called while the user squeezes the pencil. Never called.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}

/// Receives the double taps and squeezes of a pencil.
/// - Coverage: inert (Linux has no API for the gestures of a pencil; the delegate is never called)
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The phase of a squeeze.
    public enum Phase: UInt, Sendable { case began = 0, changed, ended, cancelled }

    /// A double tap on the pencil.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        /// The time of the tap in seconds.
        open var timestamp: TimeInterval { 0 }
        /// The position of the pencil, or nil.
        open var hoverPose: UIPencilHoverPose? { nil }
    }

    /// A squeeze of the pencil.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        /// The time of the squeeze in seconds.
        open var timestamp: TimeInterval { 0 }
        /// The phase of the squeeze.
        open var phase: Phase { .ended }
        /// The position of the pencil, or nil.
        open var hoverPose: UIPencilHoverPose? { nil }
    }

    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate; held weakly. Never called.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the interaction receives gestures. The default is true. Without effect.
    open var isEnabled = true

    public override init() { super.init() }

    /// Creates an interaction with a delegate.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// The action for a double tap: always ``UIPencilPreferredAction/ignore``, because no pencil has a setting.
    public class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// The action for a squeeze: always ``UIPencilPreferredAction/ignore``.
    public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether only a pencil draws: always false, so that drawing apps accept fingers and the mouse.
    public class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether tools show a preview below a hovering pencil: always false.
    public class var prefersHoverToolPreview: Bool { false }

    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view. Nil after the interaction was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil {
            Log.once("UIPencilInteraction has no effect: Linux has no API for the gestures of a pencil")
        }
    }
}
