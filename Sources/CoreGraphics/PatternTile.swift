package import Foundation

/// An image or a drawing that repeats over an area, from the corner of the whole drawing.
package final class PatternTile: Sendable {
    package enum Content: Hashable, Sendable {
        /// An image that fills one tile.
        case image(CGImage)
        /// A drawing inside a rectangle, which may be larger or smaller than one tile.
        case drawing(DrawingRecord, bounds: CGRect)
    }

    package let content: Content
    /// The distance from one tile to the next in points. Positive and finite.
    package let size: CGSize
    /// From the coordinates of the tiles to those of the whole drawing.
    package let transform: CGAffineTransform

    package init(_ content: Content, size: CGSize, transform: CGAffineTransform = .identity) {
        (self.content, self.size, self.transform) = (content, size, transform)
    }

    package convenience init(_ image: CGImage, size: CGSize) { self.init(.image(image), size: size) }
}

extension PatternTile: Hashable {
    package static func == (a: PatternTile, b: PatternTile) -> Bool {
        a === b || a.content == b.content && a.size == b.size && a.transform == b.transform
    }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

extension CGColor {
    /// The color with its pattern at an offset in points.
    func withPattern(movedBy offset: CGSize) -> CGColor {
        guard let tile, offset != .zero, offset.width.isFinite, offset.height.isFinite else { return self }
        let moved = tile.transform.concatenating(
            CGAffineTransform(translationX: offset.width, y: offset.height))
        return CGColor(PatternTile(tile.content, size: tile.size, transform: moved), mean: self, alpha: alpha)
    }
}
