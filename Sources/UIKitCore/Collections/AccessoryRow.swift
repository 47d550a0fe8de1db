import CoreGraphics
import Foundation

/// The areas of the accessories of a list cell, for left-to-right direction. Measured (collections/accessory-gaps).
struct AccessoryRow {
    struct Area: Hashable {
        var x: CGFloat
        var width: CGFloat
    }

    /// The area of each accessory, from left to right.
    var leading: [Area] = []
    var trailing: [Area] = []
    /// The left edge of the content.
    var contentStart: CGFloat = 0
    /// The right edge of the content.
    var contentEnd: CGFloat = 0

    /// - Parameters:
    ///   - margins: the distance between the edges of the cell and the outermost accessories.
    ///   - indent: the indentation of the content, and of accessories if `indentsAccessories`.
    ///   - hasHandle: whether the last trailing accessory is the reorder handle.
    init(
        leading widths: [CGFloat], trailing ends: [CGFloat], width: CGFloat,
        margins: (leading: CGFloat, trailing: CGFloat), indent: CGFloat, indentsAccessories: Bool, hasHandle: Bool
    ) {
        var x = margins.leading + (indentsAccessories ? indent : 0)
        for width in widths {
            leading.append(Area(x: x, width: width))
            x += width + 16
        }
        contentStart = (leading.last.map { $0.x + $0.width } ?? 0)
        if leading.isEmpty || !indentsAccessories { contentStart += indent }
        var right = width - margins.trailing
        for (index, width) in ends.enumerated().reversed() {
            trailing.insert(Area(x: right - width, width: width), at: 0)
            let isHandle = hasHandle && index == ends.count - 1
            right -= width + (isHandle ? 17 : 8)
        }
        contentEnd = max(contentStart, trailing.first?.x ?? width)
    }
}
