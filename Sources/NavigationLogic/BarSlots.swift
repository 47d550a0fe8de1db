/// A stretch of a bar in points, from its leading end, or from its left end once it is mirrored.
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

/// What one item asks of a row.
package struct BarItemSize: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Draws something and takes a finger.
        case button
        /// A view of the app, touched in its own bounds. Measured (navigation-bar/custom-view-touch): since iOS 11.
        case view
        /// Keeps its neighbors apart by its width, beyond the room that they have anyway.
        case space
        /// Takes what is left over; nothing where nothing is shared out.
        case flexibleSpace
    }

    package var kind: Kind
    package var width: Double

    package init(_ kind: Kind, _ width: Double = 0) {
        self.kind = kind
        // A view of the app may answer any number.
        self.width = width.isFinite ? min(max(width, 0), 100_000) : 0
    }

    /// Chosen: free at both sides of what an item draws, so that neighbors stand 16 points apart, measured gaps being
    /// at least 8.
    package static let padding = 8.0
    /// Documented: a finger needs 44 points.
    package static let touch = 44.0

    /// The stretch of the row that belongs to the item alone: no neighbor draws in it or takes its fingers.
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

/// Where an item is: what it draws, and where it takes a finger.
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

    /// Room that the first item keeps free before what it draws.
    package var leadingPadding: Double { first.map { ($0.slot - ($0.isSpace ? $0.slot : $0.width)) / 2 } ?? 0 }
    package var trailingPadding: Double { last.map { ($0.slot - ($0.isSpace ? $0.slot : $0.width)) / 2 } ?? 0 }

    /// Side by side from `start`.
    /// - Parameters:
    ///   - scale: below 1 where there is less room than the slots ask for.
    ///   - flexible: width of each flexible space.
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
