import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The numbers of lines of the most recently measured titles.
struct MeasuredTitles {
    struct Key: Equatable {
        var text: String
        var width: CGFloat
        var font: UIFont
    }

    private var known: [(Key, Int)] = []

    mutating func lines(_ key: Key, _ measure: () -> Int) -> Int {
        if let hit = known.first(where: { $0.0 == key }) { return hit.1 }
        let lines = measure()
        // A push needs two entries, and so does a cancelled swipe.
        known = known.suffix(3) + [(key, lines)]
        return lines
    }
}

/// The height of a large title below the row.
extension UINavigationBar {
    /// The zone at rest. Measured (large-titles/zone): 52 points for one line. Chosen: an additional line for a long
    /// title, and space for the subtitle.
    func largeZone(of item: UINavigationItem) -> CGFloat {
        let width = bounds.width
        let lines = largeTitleLines(of: item, width: width)
        let more = lines > 1 ? (largeFont(of: item).lineHeight * CGFloat(lines - 1)).rounded(.up) : 0
        return BarMetrics.largeTitleHeight + more + largeSubtitleSize(of: item, width: largeRoom(width)).height
    }

    /// Chosen: at most two lines, if one line is too short.
    func largeTitleLines(of item: UINavigationItem, width: CGFloat) -> Int {
        guard let text = item.largeTitle ?? item.title, !text.isEmpty, width > 0 else { return 1 }
        let room = largeRoom(width)
        let font = largeFont(of: item)
        return shown.titles.lines(MeasuredTitles.Key(text: text, width: width, font: font)) {
            let probe = UILabel()
            probe.font = font
            probe.text = text
            return probe.intrinsicContentSize.width > room + 0.5 ? 2 : 1
        }
    }

    func largeFont(of item: UINavigationItem) -> UIFont {
        resolvedAppearance(for: item).appearance.largeTitleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold)
    }

    private func largeRoom(_ width: CGFloat) -> CGFloat {
        max(0, width - 2 * (sideMargin + sideInsets.leading))
    }

    func largeSubtitleSize(of item: UINavigationItem, width: CGFloat) -> CGSize {
        if let view = item.largeSubtitleView {
            return OwnViewSize.barSize(of: view, fitting: CGSize(width: width, height: 200))
        }
        let text = item.largeAttributedSubtitle.map { String($0.characters) } ?? item.largeSubtitle ?? item.subtitle
        guard let text, !text.isEmpty else { return .zero }
        return CGSize(width: width, height: BarMetrics.largeSubtitleHeight)
    }
}
