import CoreGraphics
package import Foundation
import NumberConversion

/// An upright rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { isEmpty ? 0 : width * height }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
    }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return right > left && bottom > top
            ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
    }

    /// The bounding box of both rectangles. An empty rectangle adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func offset(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    package func outset(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// The rest of the rectangle without `other`: up to four disjoint rectangles.
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let cut = intersection(other)
        guard !cut.isEmpty else { return isEmpty ? [] : [self] }
        var rest: [PixelRect] = []
        if cut.y > y { rest.append(PixelRect(x: x, y: y, width: width, height: cut.y - y)) }
        if cut.x > x { rest.append(PixelRect(x: x, y: cut.y, width: cut.x - x, height: cut.height)) }
        if cut.maxX < maxX { rest.append(PixelRect(x: cut.maxX, y: cut.y, width: maxX - cut.maxX, height: cut.height)) }
        if cut.maxY < maxY { rest.append(PixelRect(x: x, y: cut.maxY, width: width, height: maxY - cut.maxY)) }
        return rest
    }

    /// The largest coordinate of a picture, so that pixel arithmetic never overflows.
    package static let farthest: CGFloat = 1_000_000

    /// All pixels that the rectangle (in pixels) touches; nil if it is not finite or too large.
    package init?(around rect: CGRect) {
        guard rect.isFinite, abs(rect.minX) < Self.farthest, abs(rect.minY) < Self.farthest,
            rect.width < Self.farthest, rect.height < Self.farthest
        else { return nil }
        let left = Int(saturating: (rect.minX + 1e-4).rounded(.down))
        let top = Int(saturating: (rect.minY + 1e-4).rounded(.down))
        self.init(
            x: left, y: top, width: Int(saturating: (rect.maxX - 1e-4).rounded(.up)) - left,
            height: Int(saturating: (rect.maxY - 1e-4).rounded(.up)) - top)
    }

    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension [PixelRect] {
    /// The parts inside `rect`. Disjoint parts stay disjoint.
    package func clipped(to rect: PixelRect) -> [PixelRect] {
        if count == 1 {
            if rect.contains(self[0]) { return self }
            let part = self[0].intersection(rect)
            return part.isEmpty ? [] : [part]
        }
        return compactMap {
            let part = $0.intersection(rect)
            return part.isEmpty ? nil : part
        }
    }

    package func subtracting(_ rect: PixelRect) -> [PixelRect] {
        contains { $0.intersects(rect) } ? flatMap { $0.subtracting(rect) } : self
    }

    package func subtracting(_ rects: [PixelRect]) -> [PixelRect] {
        rects.reduce(self) { $0.subtracting($1) }
    }

    package func intersects(_ rect: PixelRect) -> Bool { contains { $0.intersects(rect) } }

    /// The bounding box of all parts.
    package var bounds: PixelRect { reduce(.empty) { $0.union($1) } }
}
