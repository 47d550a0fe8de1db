package import Foundation

/// A direction of a compositional layout.
package enum CompositionalAxis: Sendable {
    case horizontal
    case vertical

    /// The perpendicular axis.
    package var across: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }

    /// A point from a coordinate on this axis and a coordinate on the perpendicular axis.
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// A size from a length on this axis and a length on the perpendicular axis.
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

extension CGSize {
    func length(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? width : height }

    mutating func set(_ length: CGFloat, along axis: CompositionalAxis) {
        if axis == .horizontal { width = length } else { height = length }
    }
}

extension CGRect {
    func start(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    func length(along axis: CompositionalAxis) -> CGFloat { end(along: axis) - start(along: axis) }

    /// The rectangle with the extent of another rectangle along an axis.
    func extended(to other: CGRect, along axis: CompositionalAxis) -> CGRect {
        axis == .horizontal
            ? CGRect(x: other.minX, y: minY, width: other.width, height: height)
            : CGRect(x: minX, y: other.minY, width: width, height: other.height)
    }

    /// Whether the common part of two rectangles has an area. Edges that touch have no common area.
    func sharesArea(with other: CGRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// Whether two rectangles have a common point. Edges that touch count.
    func touches(_ other: CGRect) -> Bool {
        max(minX, other.minX) <= min(maxX, other.maxX) && max(minY, other.minY) <= min(maxY, other.maxY)
    }
}

extension CGFloat {
    /// Chosen: the limit of every length and coordinate, in points. Sums of limited numbers stay finite.
    static let compositionalLimit: CGFloat = 1e9

    /// A number that the solver can add: 0 for NaN, and the limit for larger numbers.
    var limited: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.compositionalLimit), Self.compositionalLimit)
    }

    /// A length that the solver can add: `limited`, and 0 for negative numbers.
    var limitedLength: CGFloat { Swift.max(limited, 0) }
}

/// The pixels of a screen.
package struct CompositionalPixels: Sendable {
    /// Pixels in one point.
    package let scale: CGFloat

    /// Uses 1 for a scale that is not a positive finite number.
    package init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? min(scale, 1_000) : 1 }

    /// Chosen: the part of a pixel by which a length may miss the next pixel and counts as on the pixel.
    private static let hair: CGFloat = 0.01

    /// Measured (collections/fraction-rounding): a fraction is rounded down to the pixel; a hair below a pixel counts
    /// as on it.
    func lengthRoundedDown(_ length: CGFloat) -> CGFloat {
        (length.limited * scale + Self.hair).rounded(.down) / scale
    }

    /// Measured (collections/fraction-rounding): positions are rounded to the nearest pixel.
    /// Measured (collections/badge): the middle of a pixel is rounded upward.
    ///
    /// Sums miss the middle of a pixel by a small error, which `slack` hides.
    func nearest(_ position: CGFloat) -> CGFloat { (position * scale + 0.5 + Self.slack).rounded(.down) / scale }

    /// Chosen: the error of sums, in pixels.
    private static let slack: CGFloat = 1e-6

    /// Measured (collections/fraction-rounding): the origin on the nearest pixel. The size is kept.
    func snapped(_ frame: CGRect) -> CGRect {
        CGRect(origin: CGPoint(x: nearest(frame.minX), y: nearest(frame.minY)), size: frame.size)
    }

    /// Measured (collections/badge): the origin on the nearest pixel. The far edges are kept.
    func snappedKeepingFarEdges(_ frame: CGRect) -> CGRect {
        let x = nearest(frame.minX), y = nearest(frame.minY)
        return CGRect(x: x, y: y, width: max(frame.maxX - x, 0), height: max(frame.maxY - y, 0))
    }
}
