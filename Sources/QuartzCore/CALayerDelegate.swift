public import Foundation
public import CoreGraphics

/// Methods for layout, drawing and actions of a layer. A view is the delegate of its layer. Any object on any actor can
/// be the delegate; the methods are called on the main thread.
public protocol CALayerDelegate: AnyObject {
    /// - Coverage: never called (a layer is drawn by ``draw(_:in:)``; a subclass overrides ``CALayer/display()``)
    @preconcurrency @MainActor func display(_ layer: CALayer)
    /// Draws the layer.
    @preconcurrency @MainActor func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    @preconcurrency @MainActor func layerWillDraw(_ layer: CALayer)
    /// Sets the frames of the sublayers.
    @preconcurrency @MainActor func layoutSublayers(of layer: CALayer)
    /// The action for a change of a property. Nil continues the search in the layer; an `NSNull` action disables the
    /// animation.
    @preconcurrency @MainActor func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing by default.
    public func display(_ layer: CALayer) {}
    /// Does nothing by default.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing by default.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing by default.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil by default.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An empty action: `NSNull()` in a layer's `actions`, or returned by a delegate, disables the layer's default
/// animation.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
