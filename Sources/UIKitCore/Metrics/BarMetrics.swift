import CoreGraphics
import Foundation

/// Sizes of bars, in points.
enum BarMetrics {
    /// Measured.
    static let height: CGFloat = 44
    /// Measured: where both size classes are compact, as on an ordinary phone on its side.
    static let compactHeight: CGFloat = 32
    /// Measured: on iPad since the SDK of iOS 12.
    static let padHeight: CGFloat = 50
    /// Measured.
    static let largeTitleHeight: CGFloat = 52
    /// Folklore: below the large title's text.
    static let largeTitleBottom: CGFloat = 8
    /// Folklore, classic; newer systems measure 32.
    static let promptHeight: CGFloat = 30
    /// Documented: system margins.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// Documented: the smallest target of a finger.
    static let touchTarget: CGFloat = 44
    /// Folklore: the chevron stands 8 points from the edge, 13 by 21 points, 6 points before its label.
    static let chevronInset: CGFloat = 8
    static let chevronSize = CGSize(width: 13, height: 21)
    static let chevronGap: CGFloat = 6
    /// Chosen: between two items of a side, measured gaps being at least 8.
    static let itemGap: CGFloat = 16
    /// Folklore: alpha of a pressed button.
    static let pressedAlpha: CGFloat = 0.2
    /// Sizes of text. Documented by Apple's design resources.
    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let buttonSize: CGFloat = 17
    /// Chosen: between the 12 that newer systems measure and the classic 13.
    static let promptSize: CGFloat = 13

    /// Chosen: the second line below a title, and below a large one.
    static let subtitleSize: CGFloat = 13
    static let largeSubtitleSize: CGFloat = 15
    /// Chosen: what the zone of a large title grows by for its subtitle.
    static let largeSubtitleHeight: CGFloat = 20

    /// Chosen: the field in which a title is typed anew.
    static let titleFieldHeight: CGFloat = 30
    static let titleFieldInset: CGFloat = 10
    static let titleFieldRadius: CGFloat = 8
    static let titleFieldMinimum: CGFloat = 160

    @MainActor
    static func isCompact(_ traits: UITraitCollection) -> Bool { contentHeight(traits) == compactHeight }

    @MainActor
    static func contentHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? compactHeight : height
    }

    /// Measured by porters: 56 in sheets, 44 on a phone on its side.
    @MainActor
    static func sheetHeight(_ traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? height : 56 }

    @MainActor
    static func margin(_ traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? wideMargin : margin
    }
}
