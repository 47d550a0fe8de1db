/// A horizontal range of a bar, in points from the leading end, or from the left end after mirroring.
package struct BarSpan: Hashable, Sendable {
    package var x: Double
    package var width: Double
    package init(x: Double, width: Double) {
        self.x = x
        self.width = width
    }

    package var end: Double { x + width }

    package func mirrored(in bar: Double) -> BarSpan { BarSpan(x: bar - x - width, width: width) }
}

/// The kind and width of one item in a row.
package struct BarItemSize: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Draws content and accepts touches.
        case button
        /// A view of the app, which accepts touches in its own bounds. Measured (navigation-bar/custom-view-touch):
        /// since iOS 11.
        case view
        /// Adds its width to the gap between its neighbors.
        case space
        /// Shares the free space of a toolbar with other flexible spaces; has no width in a navigation bar.
        case flexibleSpace
    }

    package var kind: Kind
    package var width: Double

    package init(_ kind: Kind, _ width: Double = 0) {
        self.kind = kind
        // A view of the app may return any number.
        self.width = width.isFinite ? min(max(width, 0), 100_000) : 0
    }

    /// Chosen: the free space in points at both sides of an item's content. Neighbors are 16 points apart; measured
    /// gaps are at least 8.
    package static let padding = 8.0
    /// Documented (Human Interface Guidelines): the minimum size of a touch target is 44 points.
    package static let touch = 44.0

    /// The width that belongs to the item alone. No neighbor draws or accepts touches in this range.
    package var slot: Double {
        switch kind {
        case .button: max(width + 2 * Self.padding, Self.touch)
        case .view: width + 2 * Self.padding
        case .space: width
        case .flexibleSpace: 0
        }
    }

    package var isSpace: Bool { kind == .space || kind == .flexibleSpace }
}

/// The layout of an item: the range of its content, and the range in which it accepts touches.
package struct BarPlace: Hashable, Sendable {
    package var span: BarSpan
    package var slot: BarSpan

    package init(span: BarSpan, slot: BarSpan) {
        self.span = span
        self.slot = slot
    }

    package func mirrored(in bar: Double) -> BarPlace {
        BarPlace(span: span.mirrored(in: bar), slot: slot.mirrored(in: bar))
    }
}

extension [BarItemSize] {
    package var slots: Double { reduce(0) { $0 + $1.slot } }

    /// The free space before the content of the first item.
    package var leadingPadding: Double { first.map { ($0.slot - ($0.isSpace ? $0.slot : $0.width)) / 2 } ?? 0 }
    package var trailingPadding: Double { last.map { ($0.slot - ($0.isSpace ? $0.slot : $0.width)) / 2 } ?? 0 }

    /// Places the items side by side from `start`.
    /// - Parameters:
    ///   - scale: below 1 if there is less room than the slots need.
    ///   - flexible: the width of each flexible space.
    package func placed(from start: Double, scale: Double = 1, flexible: Double = 0) -> [BarPlace] {
        var cursor = start
        return map { item in
            let slot = item.kind == .flexibleSpace ? flexible : item.slot * scale
            let width = item.isSpace ? slot : Swift.min(item.width, slot)
            defer { cursor += slot }
            return BarPlace(
                span: BarSpan(x: cursor + (slot - width) / 2, width: width), slot: BarSpan(x: cursor, width: slot))
        }
    }
}
