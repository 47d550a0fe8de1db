package import Foundation
package import NavigationLogic

/// The frames and alphas of the parts of a search bar, in the bar's coordinates. Lengths are in points.
package struct SearchBarChrome: Hashable, Sendable {
    /// The lengths that all search bars share.
    package struct Metrics: Hashable, Sendable {
        package var fieldHeight: CGFloat
        /// The height of a bar on its own, without prompt and scopes.
        package var ownHeight: CGFloat
        package var ownMargin: CGFloat
        /// The height of the row in a navigation bar, and the gap above its field.
        package var rowHeight: CGFloat
        package var rowTop: CGFloat
        package var promptHeight: CGFloat
        /// The height of the scopes with the gap above them.
        package var scopeHeight: CGFloat
        package var segmentHeight: CGFloat
        package var cancelGap: CGFloat
        package var cornerRadius: CGFloat

        package init(
            fieldHeight: CGFloat, ownHeight: CGFloat, ownMargin: CGFloat, rowHeight: CGFloat, rowTop: CGFloat,
            promptHeight: CGFloat, scopeHeight: CGFloat, segmentHeight: CGFloat, cancelGap: CGFloat,
            cornerRadius: CGFloat
        ) {
            (self.fieldHeight, self.ownHeight, self.ownMargin) = (fieldHeight, ownHeight, ownMargin)
            (self.rowHeight, self.rowTop, self.promptHeight) = (rowHeight, rowTop, promptHeight)
            (self.scopeHeight, self.segmentHeight) = (scopeHeight, segmentHeight)
            (self.cancelGap, self.cornerRadius) = (cancelGap, cornerRadius)
        }
    }

    package var size: CGSize
    package var place: SearchBarPlace
    package var metrics: Metrics
    /// The margin of content in a row of a navigation bar.
    package var sideMargin: CGFloat = 0
    package var safeLeft: CGFloat = 0
    package var safeRight: CGFloat = 0
    package var isRightToLeft = false
    package var hasPrompt = false
    package var showsScopes = false
    package var showsCancel = false
    /// The width of the cancel button, also of a hidden button.
    package var cancelWidth: CGFloat = 0

    package init(size: CGSize, place: SearchBarPlace, metrics: Metrics) {
        (self.size, self.place, self.metrics) = (size, place, metrics)
    }

    // MARK: Heights

    package var scopeExtent: CGFloat { showsScopes ? metrics.scopeHeight : 0 }
    private var promptExtent: CGFloat { hasPrompt && !place.isRow ? metrics.promptHeight : 0 }

    /// The height of the whole bar.
    package var wantedHeight: CGFloat {
        if place.isAmongItems { return metrics.fieldHeight }
        return (place.isRow ? metrics.rowHeight : metrics.ownHeight + promptExtent) + scopeExtent
    }

    /// The height that the search bar takes below the row of a navigation bar.
    /// - Parameter gap: the gap below scopes that have a row of their own.
    package func extent(gap: CGFloat) -> CGFloat {
        switch place {
        case .row: wantedHeight
        // Beside a field in the bar's own row, scopes have a separate row, which stays.
        case .line: scopeExtent > 0 ? scopeExtent + gap : 0
        case .toolbar, .outside: 0
        }
    }

    /// The height of the field. In a row that is scrolled out of view the field shrinks; in a low toolbar it is lower.
    private var fieldHeight: CGFloat {
        let full = metrics.fieldHeight
        if place.isRow { return min(full, max(0, size.height - scopeExtent - (metrics.rowHeight - full))) }
        return place == .toolbar ? min(full, max(0, size.height - 4)) : full
    }

    private var top: CGFloat {
        if place == .row(.alone) { return (metrics.rowHeight - metrics.fieldHeight) / 2 }
        if place.isRow { return metrics.rowTop }
        if place.isAmongItems { return (size.height - fieldHeight) / 2 }
        return promptExtent + (metrics.ownHeight - fieldHeight) / 2
    }

    // MARK: Frames

    /// The area between the margins, at the height of the field.
    private var inner: CGRect {
        let margin = place.isAmongItems ? 0 : place.isRow ? sideMargin : metrics.ownMargin
        let left = margin + safeLeft
        return CGRect(
            x: left, y: top, width: max(0, size.width - left - margin - safeRight), height: fieldHeight)
    }

    private var leadingField: CGRect {
        var frame = inner
        if showsCancel { frame.size.width = max(0, frame.width - cancelWidth - metrics.cancelGap) }
        return frame
    }

    package var field: CGRect { mirrored(leadingField) }

    /// The frame of the cancel button. A hidden button is beside the bar.
    package var cancel: CGRect {
        let field = leadingField
        return mirrored(
            CGRect(
                x: (showsCancel ? field.maxX : size.width) + metrics.cancelGap, y: field.minY, width: cancelWidth,
                height: field.height))
    }

    package var scopes: CGRect {
        CGRect(
            x: inner.minX, y: top + fieldHeight + metrics.scopeHeight - metrics.segmentHeight, width: inner.width,
            height: metrics.segmentHeight)
    }

    package var scopeBackground: CGRect {
        CGRect(x: 0, y: size.height - scopeExtent, width: size.width, height: scopeExtent)
    }

    package var prompt: CGRect { CGRect(x: inner.minX, y: 4, width: inner.width, height: metrics.promptHeight) }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    package var cornerRadius: CGFloat { min(metrics.cornerRadius, fieldHeight / 2) }

    // MARK: In a navigation bar

    /// The frame of a search bar in its row, which scrolling makes lower: at the bottom of the row.
    package static func bar(inRow row: CGSize, wanted height: CGFloat) -> CGRect {
        let height = min(row.height, height)
        return CGRect(x: 0, y: row.height - height, width: row.width, height: height)
    }

    /// The frame of the scopes below a field in the bar's own row, in a view of this size.
    /// - Parameter gap: the gap below the scopes.
    package func scopesBelowField(gap: CGFloat) -> CGRect {
        let left = sideMargin + safeLeft
        return CGRect(
            x: left, y: size.height - gap - metrics.segmentHeight,
            width: max(0, size.width - left - sideMargin - safeRight), height: metrics.segmentHeight)
    }

    // MARK: Alphas

    /// The share of the field's height that is visible. In a low toolbar the field is lower, but does not fade.
    private var share: CGFloat { place == .toolbar ? 1 : fieldHeight / metrics.fieldHeight }
    /// The alpha of the content of the field.
    package var contentAlpha: CGFloat { CGFloat(BarZones.searchContentAlpha(share: Double(share))) }
    package var fieldAlpha: CGFloat { min(1, share * 4) }
    package var cancelAlpha: CGFloat { showsCancel ? contentAlpha : 0 }
    package var scopeAlpha: CGFloat { showsScopes ? contentAlpha : 0 }

    /// The alpha of a search row during a transition of pages, at a progress of the push. The row of the lower page
    /// fades.
    package static func rowAlpha(isUpper: Bool, push progress: Double) -> Double { isUpper ? 1 : 1 - progress }
}
