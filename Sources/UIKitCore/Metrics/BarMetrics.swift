import CoreGraphics
import Foundation
import NavigationLogic

/// Metrics of bars, in points.
enum BarMetrics {
    /// Measured (navigation-bar/height).
    static let height: CGFloat = 44
    /// Measured (navigation-bar/height-compact): in compact height, as on a phone in landscape, in compact and in
    /// regular width.
    static let compactHeight: CGFloat = 32
    /// Measured (navigation-bar/height-pad): on iPad since the SDK of iOS 12.
    static let padHeight: CGFloat = 50
    /// Measured (large-titles/zone).
    static let largeTitleHeight: CGFloat = 52
    /// Folklore (large-titles/bottom): the space below the large title's text.
    static let largeTitleBottom: CGFloat = 8
    /// Folklore (navigation-bar/prompt), classic; newer systems measure 32.
    static let promptHeight: CGFloat = 30
    /// Documented (Human Interface Guidelines, Buttons): the minimum size of a touch target.
    static let touchTarget: CGFloat = 44
    /// Measured (back-button/chevron): the chevron's ink is 11 by 18 2/3 points, and begins 6 2/3 before the bar's
    /// margin: 9 1/3 from the edge at a margin of 16, 13 1/3 at 20. Its image is as wide as the classic asset, whose
    /// ink begins 1 1/3 points inside it.
    static let chevronLead: CGFloat = 8
    static let chevronSize = CGSize(width: 13, height: 62.0 / 3)
    /// Chosen between measured values, nearer to the later system: ink of the label begins 30 2/3 points from the edge
    /// on iOS 17, 32 on iOS 18, and 35 2/3 at a margin of 20.
    static let chevronGap: CGFloat = 28.0 / 3
    /// Folklore (navigation-bar/custom-indicator): the gap after an indicator of the app.
    static let ownIndicatorGap: CGFloat = 6
    /// Chosen: the gap between two items of a side; measured gaps are at least 8.
    static let itemGap: CGFloat = 16
    /// Folklore (navigation-bar/pressed): the alpha of a pressed button.
    static let pressedAlpha: CGFloat = 0.2
    /// Font sizes. Documented (Apple's design resources).
    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let buttonSize: CGFloat = 17
    /// Chosen: between the measured size of newer systems, 12, and the classic size, 13.
    static let promptSize: CGFloat = 13

    /// Chosen: the font sizes of the second line below a title, and below a large title.
    static let subtitleSize: CGFloat = 13
    static let largeSubtitleSize: CGFloat = 15
    /// Chosen: the additional height of a large title's zone for its subtitle.
    static let largeSubtitleHeight: CGFloat = 20

    /// Chosen: the height of the field for renaming a title.
    static let titleFieldHeight: CGFloat = 30
    static let titleFieldInset: CGFloat = 10
    static let titleFieldRadius: CGFloat = 8
    static let titleFieldMinimum: CGFloat = 160

    /// The vertical position of a line of text of this height in a row. Measured (navigation-bar/title-box): a title of
    /// 17 points has a box of 21 points, which begins at 11.5 in a row of 44; at three pixels per point at the pixel
    /// above.
    static func line(_ height: CGFloat, in row: CGFloat, scale: CGFloat) -> (top: CGFloat, height: CGFloat) {
        // A height that was already rounded up to device pixels is not rounded up by another point.
        let box = (height - 0.001).rounded(.up)
        return (((row - box) / 2 * scale).rounded(.down) / scale, box)
    }

    @MainActor
    static func isCompact(_ traits: UITraitCollection) -> Bool { contentHeight(traits) == compactHeight }

    @MainActor
    static func contentHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return traits.verticalSizeClass == .compact ? compactHeight : height
    }

    /// The height of the tabs of a tab bar.
    @MainActor
    static func tabsHeight(_ traits: UITraitCollection) -> CGFloat {
        CGFloat(TabBarLayout.height(tabForm(traits), isPad: traits.userInterfaceIdiom == .pad))
    }

    @MainActor
    static func tabForm(_ traits: UITraitCollection) -> TabBarLayout.Form {
        TabBarLayout.form(
            isWide: traits.horizontalSizeClass == .regular, isLow: traits.verticalSizeClass == .compact)
    }

    /// Measured (navigation-bar/height-sheet) by porters: 56 in sheets, 44 on a phone in landscape.
    @MainActor
    static func sheetHeight(_ traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? height : 56
    }
}
