import CPixman
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// Scales images to their displayed size.
enum ImageScaling {
    /// - Parameter center: the stretchable part, in `0 ... 1`. The rest keeps its size in device pixels.
    static func picture(of image: CGImage, size: PixelRect, center: CGRect, tint: CGColor?) -> Canvas? {
        guard let source = Canvas(image) else { return nil }
        let scaled: Canvas?
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        if center == whole || !center.isFinite || center.width < 0 || center.height < 0 {
            scaled = stretched(source, to: size)
        } else {
            scaled = nineParts(source, to: size, center: center)
        }
        guard let scaled, let tint else { return scaled }
        guard let tinted = Canvas(.alpha, size) else { return nil }
        tinted.composite(tint, through: scaled, x: size.x, y: size.y, in: [size], op: PIXMAN_OP_SRC)
        return tinted
    }

    private static func stretched(_ source: Canvas, to size: PixelRect) -> Canvas? {
        if source.bounds.width == size.width, source.bounds.height == size.height, size.x == 0, size.y == 0 {
            return source
        }
        // The bilinear filter reads four pixels and would skip pixels if it reduced by more than half. So the picture
        // is halved first.
        var current = source
        while current.bounds.width >= size.width * 2 || current.bounds.height >= size.height * 2 {
            let half = PixelRect(
                x: 0, y: 0,
                width: current.bounds.width >= size.width * 2 ? (current.bounds.width + 1) / 2 : current.bounds.width,
                height: current.bounds.height >= size.height * 2
                    ? (current.bounds.height + 1) / 2 : current.bounds.height)
            guard let smaller = scaled(current, to: half) else { return nil }
            current = smaller
        }
        return scaled(current, to: size)
    }

    private static func scaled(_ source: Canvas, to size: PixelRect) -> Canvas? {
        guard let result = Canvas(source.format, size) else { return nil }
        MaskBlur.scale(
            source.image, into: result, horizontally: Double(source.bounds.width) / Double(size.width),
            vertically: Double(source.bounds.height) / Double(size.height))
        return result
    }

    private static func nineParts(_ source: Canvas, to size: PixelRect, center: CGRect) -> Canvas? {
        guard let result = Canvas(source.format, size) else { return nil }
        func cuts(_ length: Int, _ start: CGFloat, _ extent: CGFloat, _ target: Int) -> [(
            from: Range<Int>, to: Range<Int>
        )] {
            let first = min(max(Int(saturating: (start * CGFloat(length)).rounded()), 0), length)
            let last = min(max(Int(saturating: ((start + extent) * CGFloat(length)).rounded()), first), length)
            var (head, tail) = (first, length - last)
            if head + tail > target {
                head = head * target / max(head + tail, 1)
                tail = target - head
            }
            return [
                (0..<first, 0..<head), (first..<last, head..<(target - tail)),
                (last..<length, (target - tail)..<target),
            ]
        }
        for row in cuts(source.bounds.height, center.minY, center.height, size.height) {
            for column in cuts(source.bounds.width, center.minX, center.width, size.width) {
                guard !row.from.isEmpty, !row.to.isEmpty, !column.from.isEmpty, !column.to.isEmpty else { continue }
                let from = PixelRect(
                    x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.count, height: row.from.count)
                let to = PixelRect(
                    x: size.x + column.to.lowerBound, y: size.y + row.to.lowerBound, width: column.to.count,
                    height: row.to.count)
                guard let part = Canvas(source.format, PixelRect(x: 0, y: 0, width: from.width, height: from.height))
                else {
                    return nil
                }
                part.composite(source, x: -from.x, y: -from.y, in: [part.bounds], op: PIXMAN_OP_SRC)
                guard let fitted = scaled(part, to: PixelRect(x: 0, y: 0, width: to.width, height: to.height)) else {
                    return nil
                }
                result.composite(fitted, x: to.x, y: to.y, in: [to], op: PIXMAN_OP_SRC)
            }
        }
        return result
    }
}
