import Diagnostics
public import Foundation
import NumberConversion

extension CGContext {
    /// Draws an image in a rectangle, or repeats the rectangle as a pattern over the clipped area.
    ///
    /// An image that would repeat more than 100,000 times, or without a clip in a context without a size, is drawn once
    /// and logged once. Documented: CGContext.draw(_:in:byTiling:).
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite, !area.isEmpty else {
            return
        }
        let columns = Self.tiles(from: area.minX - rect.minX, to: area.maxX - rect.minX, size: rect.width)
        let rows = Self.tiles(from: area.minY - rect.minY, to: area.maxY - rect.minY, size: rect.height)
        guard let columns, let rows, columns.count * rows.count <= 100_000 else {
            Log.once("CGContext.draw(_:in:byTiling:): more than 100,000 images; one is drawn")
            return draw(image, in: rect)
        }
        for row in rows {
            for column in columns {
                draw(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }

    /// The indices of the tiles between two positions; nil for more than 100,000 tiles or infinite numbers.
    private static func tiles(from: CGFloat, to: CGFloat, size: CGFloat) -> Range<Int>? {
        let (first, last) = ((from / size).rounded(.down), (to / size).rounded(.up))
        guard abs(first) < 1e9, abs(last) < 1e9, last - first <= 100_000 else { return nil }
        return Int(saturating: first)..<Int(saturating: max(first, last))
    }
}
