public import Foundation

extension CGContext {
    /// The transform from user space to device space: the transform since the start of the drawing. A drawing has no
    /// pixels of its own, so device space has points, except in a bitmap context.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }
    /// Converts a rectangle from user space to device space. Returns the bounding box of a rotated rectangle.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }
    /// Converts a size from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }
    /// Converts a rectangle from device space to user space. Returns the bounding box of a rotated rectangle.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }
}
