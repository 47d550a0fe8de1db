package import Foundation

/// The order in which frames are read: rows from top to bottom, and columns from the leading side.
///
/// A set of frames is cut into rows where a horizontal line crosses no frame. A set that has no such line is cut into
/// columns, and so on. Frames that no line separates are sorted by their top edges.
package enum ReadingOrder {
    /// Chosen: deeper nested rows and columns do not occur on a screen. The limit keeps the time for any frames nearly
    /// proportional to their number.
    private static let deepest = 24

    /// The indices of the frames in reading order.
    package static func indices(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        cut(Array(frames.indices), frames, isRightToLeft, rows: true, depth: 0, failed: false)
    }

    private static func cut(
        _ indices: [Int], _ frames: [CGRect], _ isRightToLeft: Bool, rows: Bool, depth: Int, failed: Bool
    ) -> [Int] {
        guard indices.count > 1 else { return indices }
        func low(_ index: Int) -> CGFloat { rows ? frames[index].minY : side(frames[index], isRightToLeft).low }
        func high(_ index: Int) -> CGFloat { rows ? frames[index].maxY : side(frames[index], isRightToLeft).high }
        guard depth < deepest else { return byTop(indices, frames, isRightToLeft) }
        var parts: [[Int]] = []
        var end: CGFloat = 0
        for index in indices.sorted(by: { (low($0), $0) < (low($1), $1) }) {
            if parts.isEmpty || low(index) >= end {
                parts.append([index])
                end = high(index)
            } else {
                parts[parts.count - 1].append(index)
                end = max(end, high(index))
            }
        }
        if parts.count == 1 {
            if failed { return byTop(indices, frames, isRightToLeft) }
            return cut(indices, frames, isRightToLeft, rows: !rows, depth: depth + 1, failed: true)
        }
        return parts.flatMap { cut($0, frames, isRightToLeft, rows: !rows, depth: depth + 1, failed: false) }
    }

    private static func byTop(_ indices: [Int], _ frames: [CGRect], _ isRightToLeft: Bool) -> [Int] {
        indices.sorted {
            let a = frames[$0], b = frames[$1]
            return (a.minY, side(a, isRightToLeft).low, $0) < (b.minY, side(b, isRightToLeft).low, $1)
        }
    }

    private static func side(_ frame: CGRect, _ isRightToLeft: Bool) -> (low: CGFloat, high: CGFloat) {
        isRightToLeft ? (-frame.maxX, -frame.minX) : (frame.minX, frame.maxX)
    }
}
