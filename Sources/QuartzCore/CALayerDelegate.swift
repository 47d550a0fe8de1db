public import Foundation
public import CoreGraphics

/// Draws, lays out and animates for a layer; a view is the delegate of its layer. Any object may be one, on any actor:
/// it is called on the main thread.
public protocol CALayerDelegate: AnyObject {
    /// - Coverage: never called (a layer is drawn by ``draw(_:in:)``; a subclass overrides ``CALayer/display()``)
    @preconcurrency @MainActor func display(_ layer: CALayer)
    /// Draws the layer.
    @preconcurrency @MainActor func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to be drawn.
    @preconcurrency @MainActor func layerWillDraw(_ layer: CALayer)
    /// Sets the frames of sublayers.
    @preconcurrency @MainActor func layoutSublayers(of layer: CALayer)
    /// Nil lets the layer decide; an `NSNull` action means none.
    @preconcurrency @MainActor func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Default: nothing is done.
    public func display(_ layer: CALayer) {}
    /// Default: nothing is done.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Default: nothing is done.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Default: nothing is done.
    public func layoutSublayers(of layer: CALayer) {}
    /// Default: `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// "No action": `NSNull()` in a layer's `actions`, or from a delegate, switches the layer's own animation off.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
