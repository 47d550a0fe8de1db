import CoreGraphics
import Foundation
import FoundationAdditions
import ListLogic
import NumberConversion

/// A list with an index at its trailing side.
@preconcurrency @MainActor
protocol SectionIndexOwner: UIScrollView {
    var indexColors: SectionIndex.Colors { get }
    /// Scrolls to the section of a title.
    func jump(toTitle title: Int)
}

/// The titles at the trailing side of a list. Each title scrolls to a section.
final class SectionIndex: UIControl {
    /// The app's colors; nil for the usual colors.
    struct Colors {
        var text: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    private weak var owner: (any SectionIndexOwner)?
    private(set) var titles: [String] = []
    /// Folklore (scrolling/section-index): 15 points, more for long titles.
    private(set) var width: CGFloat = 0
    /// The title under the finger.
    private var touched: Int?

    /// Folklore (scrolling/section-index): 14 points from title to title, in 11 semibold.
    static let pitch: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    init(_ owner: any SectionIndexOwner) {
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = nil
        // The press tracks the finger immediately, and the list does not scroll.
        let press = UILongPressGestureRecognizer { [weak self] press in self?.moved(press) }
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        addGestureRecognizer(press)
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard self.titles != titles || width == 0 else { return }
        self.titles = titles
        let longest = titles.filter { $0 != UITableView.indexSearch }.map { size(of: $0).width }.max() ?? 0
        width = max(15, longest.rounded(.up) + 3)
        setNeedsDisplay()
    }

    func showColors() {
        let colors = owner?.indexColors
        backgroundColor = (touched == nil ? nil : colors?.trackingBackground) ?? colors?.background
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Another height fits another number of titles.
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Titles

    /// The displayed titles from top to bottom; nil is a dot. If the titles do not fit, dots replace some of them; the
    /// first and the last title stay.
    static func shown(_ count: Int, in height: CGFloat) -> [Int?] {
        let room = Int(saturating: Double((height / pitch).rounded(.down)))
        guard count > room else { return (0..<count).map { $0 } }
        // Alternates between titles and dots.
        let titles = max(0, (room + 1) / 2)
        guard titles > 1 else { return titles == 1 && count > 0 ? [0] : [] }
        return (0..<titles * 2 - 1).map { place in
            place.isMultiple(of: 2)
                ? Int(saturating: (Double(place / 2) * Double(count - 1) / Double(titles - 1)).rounded()) : nil
        }
    }

    private var shown: [Int?] { Self.shown(titles.count, in: bounds.height) }
    private func top(_ shown: [Int?]) -> CGFloat { (bounds.height - CGFloat(shown.count) * Self.pitch) / 2 }

    /// The title at a height. Titles that a dot replaces share the height of the dot.
    func title(at y: CGFloat) -> Int? {
        let shown = shown
        guard !shown.isEmpty, !titles.isEmpty else { return nil }
        let share = Double((y - top(shown)) / (CGFloat(shown.count) * Self.pitch))
        return min(max(0, Int(saturating: (share * Double(titles.count)).rounded(.down))), titles.count - 1)
    }

    private func size(of title: String) -> CGSize { (title as NSString).size(withAttributes: [.font: Self.font]) }

    override func draw(_ rect: CGRect) {
        let color = owner?.indexColors.text ?? tintColor ?? .systemBlue
        let shown = shown
        var y = top(shown)
        for place in shown {
            let middle = CGPoint(x: bounds.midX, y: y + Self.pitch / 2)
            draw(place.map { titles[$0] }, middle, color)
            y += Self.pitch
        }
    }

    private func draw(_ title: String?, _ middle: CGPoint, _ color: UIColor) {
        guard let title else {
            // Chosen: the size of a bullet in the font.
            color.setFill()
            return UIBezierPath(ovalIn: CGRect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4)).fill()
        }
        if title == UITableView.indexSearch {
            let glass = UIImage(
                systemName: "magnifyingglass",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold))
            guard let image = glass?.withTintColor(color, renderingMode: .alwaysOriginal) else { return }
            return image.draw(
                in: CGRect(
                    x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2, width: image.size.width,
                    height: image.size.height))
        }
        let size = size(of: title)
        (title as NSString).draw(
            at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
            withAttributes: [.font: Self.font, .foregroundColor: color])
    }

    // MARK: Touches

    private func moved(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            let title = title(at: press.location(in: self).y)
            guard title != touched else { return }
            touched = title
            showColors()
            if let title { owner?.jump(toTitle: title) }
        default:
            touched = nil
            showColors()
        }
    }
}

extension SectionIndexOwner {
    /// Sets the frame of the index: at the trailing side of the visible area, in front of all other views.
    func layOut(_ index: SectionIndex) {
        let inset = coveredInset, safe = safeAreaInsets
        let x = isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - index.width
        let frame = CGRect(
            x: x, y: bounds.minY + inset.top, width: index.width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        if index.frame != frame { index.frame = frame }
        if subviews.last !== index { bringSubviewToFront(index) }
    }
}

extension UITableView: SectionIndexOwner {
    var indexColors: SectionIndex.Colors {
        SectionIndex.Colors(
            text: sectionIndexColor, background: sectionIndexBackgroundColor,
            trackingBackground: sectionIndexTrackingBackgroundColor)
    }

    func loadIndexTitles() {
        table.indexTitles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        indexMayHaveChanged()
    }

    /// Shows or removes the index, depending on the titles and the number of rows.
    func indexMayHaveChanged() {
        let rows = table.geometry.sections.reduce(0) { $0 + $1.rows.count }
        guard !table.indexTitles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
            guard let index = table.index else { return }
            table.index = nil
            index.removeFromSuperview()
            return indexWidthChanged()
        }
        let index = table.index ?? SectionIndex(self)
        let former = table.index?.width ?? 0
        table.index = index
        index.show(table.indexTitles)
        if index.superview !== self { addSubview(index) }
        if index.width != former { indexWidthChanged() }
        setNeedsLayout()
    }

    private func indexWidthChanged() {
        for path in table.shownPaths { table.cells[path]?.apply(indexWidth: table.index?.width ?? 0) }
        setNeedsLayout()
    }

    func layoutIndex() { if let index = table.index { layOut(index) } }

    /// Scrolls a section to the top. Documented (UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)):
    /// the data source returns the section. Chosen: without animation.
    func jump(toTitle title: Int) {
        guard let source = dataSource, table.indexTitles.indices.contains(title) else { return }
        let section = source.tableView(self, sectionForSectionIndexTitle: table.indexTitles[title], at: title)
        guard loadedGeometry.sections.indices.contains(section) else { return }
        if table.geometry.sections[section].rows.count > 0 {
            return scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
        }
        let y = Double(table.geometry.span(of: section).top - coveredInset.top)
        setContentOffset(
            CGPoint(x: contentOffset.x, y: CGFloat(min(max(y, verticalAxis.low), verticalAxis.high))), animated: false)
    }
}
