package import Foundation

/// The position of a popover beside its source. All lengths are in points of the window.
package struct PopoverLayout: Hashable, Sendable {
    /// The arrow's direction. Raw values as `UIPopoverArrowDirection`.
    package enum Arrow: UInt, CaseIterable, Hashable, Sendable { case up = 1, down = 2, left = 4, right = 8 }

    /// The dimensions of a popover's background, in points.
    package struct Shape: Hashable, Sendable {
        package var arrowLength: CGFloat
        package var arrowBase: CGFloat
        /// The corner radius of the box. The arrow keeps this distance from the corners.
        package var corner: CGFloat
        /// The insets around the content, without the arrow.
        package var insets = LayoutInsets()

        package init(arrowLength: CGFloat, arrowBase: CGFloat, corner: CGFloat) {
            self.arrowLength = arrowLength
            self.arrowBase = arrowBase
            self.corner = corner
        }

        /// Measured (presentations/popover-arrow) by eye: the classic arrow.
        package static let classic = Shape(arrowLength: 13, arrowBase: 37, corner: 13)
    }

    /// The frame of the popover, including the arrow.
    package var frame: CGRect
    /// Nil without a source, or if no direction is allowed.
    package var arrow: Arrow?
    /// The position of the arrow's tip along its side, from the origin of `frame`.
    package var tip: CGFloat = 0
    package let shape: Shape

    /// - Parameters:
    ///   - room: the area that the popover may use.
    ///   - allowed: a mask of raw values of ``Arrow``.
    package init(
        source: CGRect?, size content: CGSize, room: CGRect, allowed: UInt, mayOverlap: Bool, shape: Shape = .classic
    ) {
        self.shape = shape
        let insets = shape.insets
        let size = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        func share(_ arrow: Arrow) -> CGFloat {
            Self.share(size, Self.space(for: arrow, source ?? .zero, room), arrow, shape.arrowLength)
        }
        guard let source, room.width > 0, room.height > 0 else {
            frame = Self.fitted(
                CGRect(
                    x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
                    height: size.height), room)
            return
        }
        let choices = Arrow.allCases.filter { allowed & $0.rawValue != 0 }
        let fits = choices.first { share($0) >= 1 }
        let best = fits ?? choices.max { share($0) < share($1) }
        guard let arrow = best else {
            frame = Self.fitted(
                CGRect(
                    x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
                    height: size.height), room)
            return
        }
        self.arrow = arrow
        let space = fits == nil && mayOverlap ? room : Self.space(for: arrow, source, room)
        let length = shape.arrowLength
        var whole = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
        if arrow.isVertical {
            whole.height = min(size.height + length, space.height)
        } else {
            whole.width = min(size.width + length, space.width)
        }
        var place = CGRect(
            x: source.midX - whole.width / 2, y: source.midY - whole.height / 2, width: whole.width,
            height: whole.height)
        switch arrow {
        case .up: place.origin.y = source.maxY
        case .down: place.origin.y = source.minY - whole.height
        case .left: place.origin.x = source.maxX
        case .right: place.origin.x = source.minX - whole.width
        }
        frame = Self.fitted(place, room)
        let preferred = arrow.isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let along = arrow.isVertical ? frame.width : frame.height
        let margin = min(shape.corner + shape.arrowBase / 2, along / 2)
        tip = min(max(preferred, margin), along - margin).rounded()
    }

    /// The frame of the content, relative to the origin of `frame`.
    package var content: CGRect {
        let insets = shape.insets
        var box = CGRect(origin: .zero, size: frame.size)
        switch arrow {
        case .up: (box.origin.y, box.size.height) = (shape.arrowLength, box.height - shape.arrowLength)
        case .down: box.size.height -= shape.arrowLength
        case .left: (box.origin.x, box.size.width) = (shape.arrowLength, box.width - shape.arrowLength)
        case .right: box.size.width -= shape.arrowLength
        case nil: break
        }
        return CGRect(
            x: box.minX + insets.left, y: box.minY + insets.top, width: max(0, box.width - insets.left - insets.right),
            height: max(0, box.height - insets.top - insets.bottom))
    }

    private static func fitted(_ rect: CGRect, _ room: CGRect) -> CGRect {
        let size = CGSize(width: min(rect.width, room.width), height: min(rect.height, room.height))
        return CGRect(
            x: min(max(rect.minX, room.minX), room.maxX - size.width).rounded(),
            y: min(max(rect.minY, room.minY), room.maxY - size.height).rounded(), width: size.width, height: size.height
        )
    }

    private static func space(for arrow: Arrow, _ source: CGRect, _ room: CGRect) -> CGRect {
        var space = room
        switch arrow {
        case .up:
            space.origin.y = min(max(source.maxY, room.minY), room.maxY)
            space.size.height = room.maxY - space.minY
        case .down: space.size.height = max(0, min(source.minY, room.maxY) - room.minY)
        case .left:
            space.origin.x = min(max(source.maxX, room.minX), room.maxX)
            space.size.width = room.maxX - space.minX
        case .right: space.size.width = max(0, min(source.minX, room.maxX) - room.minX)
        }
        return space
    }

    /// The part of the requested size that fits, in `0 ... 1`.
    private static func share(_ size: CGSize, _ space: CGRect, _ arrow: Arrow, _ arrowLength: CGFloat) -> CGFloat {
        let width = space.width - (arrow.isVertical ? 0 : arrowLength)
        let height = space.height - (arrow.isVertical ? arrowLength : 0)
        let w = size.width > 0 ? min(max(width / size.width, 0), 1) : 1
        let h = size.height > 0 ? min(max(height / size.height, 0), 1) : 1
        return w * h
    }
}

extension PopoverLayout.Arrow {
    package var isVertical: Bool { self == .up || self == .down }
}
