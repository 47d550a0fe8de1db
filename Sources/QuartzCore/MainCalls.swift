import CallStack
import CoreGraphics
import Foundation

/// Calls delegates, which belong to the main thread, from layers, which belong to no actor.
///
/// The caller checks the thread before each call. The types of the functions omit the main actor, because a check by
/// the runtime would cost more than the call.
enum MainCalls {
    nonisolated(unsafe) static let layout = FunctionCast.withoutActor(
        layoutOnMain as @MainActor (CALayer) -> Void, as: ((CALayer) -> Void).self)
    nonisolated(unsafe) static let willDraw = FunctionCast.withoutActor(
        willDrawOnMain as @MainActor (CALayer) -> Void, as: ((CALayer) -> Void).self)
    nonisolated(unsafe) static let display = FunctionCast.withoutActor(
        displayOnMain as @MainActor (CALayer) -> Void, as: ((CALayer) -> Void).self)
    nonisolated(unsafe) static let draw = FunctionCast.withoutActor(
        drawOnMain as @MainActor (CALayer, CGContext) -> Void, as: ((CALayer, CGContext) -> Void).self)
    nonisolated(unsafe) static let action = FunctionCast.withoutActor(
        actionOnMain as @MainActor (CALayer, String) -> (any CAAction)?, as: ((CALayer, String) -> (any CAAction)?).self
    )
    nonisolated(unsafe) static let run = FunctionCast.withoutActor(
        runOnMain as @MainActor (any CAAction, String, CALayer) -> Void,
        as: ((any CAAction, String, CALayer) -> Void).self)
    nonisolated(unsafe) static let didStart = FunctionCast.withoutActor(
        didStartOnMain as @MainActor (CAAnimation) -> Void, as: ((CAAnimation) -> Void).self)
    nonisolated(unsafe) static let didStop = FunctionCast.withoutActor(
        didStopOnMain as @MainActor (CAAnimation, Bool) -> Void, as: ((CAAnimation, Bool) -> Void).self)
}

extension CALayer {
    /// Whether the layer has a delegate that may be called on this thread.
    var hasDelegate: Bool {
        guard delegate != nil else { return false }
        guard LayerThread.isMain else {
            fatalError(
                """
                CALayer: a layer with a delegate is laid out, drawn or animated on another thread than the main \
                one; give it
                """
                    + " no delegate, or hand it over: DispatchQueue.main.async { … }")
        }
        return true
    }
}

@MainActor private func layoutOnMain(_ layer: CALayer) { layer.delegate?.layoutSublayers(of: layer) }
@MainActor private func willDrawOnMain(_ layer: CALayer) { layer.delegate?.layerWillDraw(layer) }
@MainActor private func displayOnMain(_ layer: CALayer) { layer.delegate?.display(layer) }
@MainActor private func drawOnMain(_ layer: CALayer, _ context: CGContext) { layer.delegate?.draw(layer, in: context) }
@MainActor private func actionOnMain(_ layer: CALayer, _ key: String) -> (any CAAction)? {
    layer.delegate?.action(for: layer, forKey: key)
}
@MainActor private func runOnMain(_ action: any CAAction, _ key: String, _ layer: CALayer) {
    action.run(forKey: key, object: layer, arguments: nil)
}
@MainActor private func didStartOnMain(_ animation: CAAnimation) { animation.delegate?.animationDidStart(animation) }
@MainActor private func didStopOnMain(_ animation: CAAnimation, _ finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
}
