import CoreGraphics
import Foundation

/// The frame of a menu beside its source.
struct MenuPlace {
    var frame: CGRect
    /// The fixed point of the panel during its growth, in unit coordinates 0…1.
    var anchor: CGPoint

    /// Chosen: a classic menu's 250 points.
    static let width: CGFloat = 250

    init(source: CGRect, container: CGRect, content: CGFloat, preferBelow: Bool) {
        let gap: CGFloat = 4
        let width = min(MenuPlace.width, container.width)
        let below = container.maxY - source.maxY - gap
        let above = source.minY - gap - container.minY
        let isBelow = preferBelow ? below >= content || below >= above : !(above >= content || above >= below)
        let room = max(isBelow ? below : above, 44)
        let height = min(content, min(room, container.height))
        let atLeft = source.midX <= container.midX
        let x = min(
            max(atLeft ? source.minX : source.maxX - width, container.minX), max(container.maxX - width, container.minX)
        )
        let y = isBelow ? source.maxY + gap : source.minY - gap - height
        frame = CGRect(
            x: x, y: min(max(y, container.minY), max(container.maxY - height, container.minY)), width: width,
            height: height)
        let across = width > 0 ? (source.midX - x) / width : 0.5
        anchor = CGPoint(x: min(max(across, 0), 1), y: isBelow ? 0 : 1)
    }
}
