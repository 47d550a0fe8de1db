public import Foundation

/// A direction with a length, in points or in points per second.
public struct CGVector: Hashable, Codable, Sendable {
    /// The way along x.
    public var dx: CGFloat
    /// The way along y.
    public var dy: CGFloat

    /// No way at all.
    public init() { (dx, dy) = (0, 0) }

    /// A way along both axes.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// No way at all.
    public static let zero = CGVector()
}
