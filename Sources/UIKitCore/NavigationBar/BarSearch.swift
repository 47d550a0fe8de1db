import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The rows of search bars in a navigation bar: that of the displayed item, and during an animation that of the
/// outgoing item.
@MainActor
struct BarSearchState {
    var row: SearchRow?
    var leaving: SearchRow?
    /// The content whose own row is hidden by an active search.
    weak var hidden: BarContent?
}

/// Contains a search bar in a navigation bar: at the bottom, clipped at the end of the bar, or in the bar's own row,
/// with the scopes below.
final class SearchRow: UIView {
    let searchBar: UISearchBar
    private(set) var place = SearchBarPlace.row(.stays)
    /// The frame of the search bar in the bar's own row.
    var lineFrame = CGRect.zero { didSet { if lineFrame != oldValue { setNeedsLayout() } } }

    init(_ searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(frame: .zero)
        clipsToBounds = true
    }

    private var isInline: Bool { place == .line }

    func configure(_ new: SearchBarPlace) {
        let former = place
        place = new
        clipsToBounds = !isInline
        searchBar.perform(.enter(new))
        if former.isRow != new.isRow { setNeedsLayout() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        if searchBar.superview !== self { addSubview(searchBar) }
        let frame =
            isInline ? lineFrame : SearchBarChrome.bar(inRow: bounds.size, wanted: searchBar.rowExtent(at: place))
        if searchBar.frame != frame { searchBar.frame = frame }
        searchBar.layoutIfNeeded()
        guard isInline else { return }
        var chrome = SearchBarChrome(size: bounds.size, place: place, metrics: SearchBarMetrics.chrome)
        chrome.sideMargin = sideMargin
        (chrome.safeLeft, chrome.safeRight) = (safeAreaInsets.left, safeAreaInsets.right)
        searchBar.perform(.placeScopes(in: self, frame: chrome.scopesBelowField(gap: SearchBarMetrics.scopeGap)))
    }

    // In the bar's row it covers other parts of the bar, which keep their touches; suggestions extend below it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isInline else { return super.point(inside: point, with: event) }
        return subviews.contains {
            $0.isUserInteractionEnabled && !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event)
        }
    }
}

extension UISearchBar {
    /// The height that the search bar takes below the row of a navigation bar.
    fileprivate func rowExtent(at place: SearchBarPlace) -> CGFloat {
        var chrome = SearchBarChrome(size: .zero, place: place, metrics: SearchBarMetrics.chrome)
        chrome.showsScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
        return chrome.extent(gap: SearchBarMetrics.scopeGap)
    }
}

extension UINavigationItem {
    /// The height that the item's search bar takes below the row of a navigation bar.
    func searchExtent(at place: SearchBarPlace) -> CGFloat { shownSearch?.searchBar.rowExtent(at: place) ?? 0 }

    /// Whether an active search hides the bar's own row.
    var searchHidesRow: Bool { searchBarPlace == .row(.alone) }
}

extension UINavigationBar {
    // MARK: Rows

    /// The row of the item's search bar, created on first use.
    private func searchRow(for item: UINavigationItem?) -> SearchRow? {
        guard let item, let controller = item.shownSearch else { return nil }
        let place = item.searchBarPlace
        guard place != .toolbar else {
            controller.placed(at: item.searchBarPlacement) {}
            return nil
        }
        let known = [search.row, search.leaving].lazy.compactMap { $0 }.first { $0.searchBar === controller.searchBar }
        let row = known ?? SearchRow(controller.searchBar)
        controller.placed(at: item.searchBarPlacement) { row.configure(place) }
        return row
    }

    func updateSearch(of item: UINavigationItem?) {
        let row = searchRow(for: item)
        for old in [search.row, search.leaving] where old !== row { dismantle(old) }
        keeping(search.leaving) { search.leaving = nil }
        keeping(search.row) { search.row = row }
        if let row, row.superview !== self { install(row) }
    }

    private func install(_ row: SearchRow) {
        arrange { insertSubview(row, aboveSubview: largeTitleClip) }
    }

    private func dismantle(_ row: SearchRow?) {
        row?.layer.removeAnimation(forKey: Self.searchKey)
        row?.removeFromSuperview()
    }

    private static let searchKey = "bar"

    /// - Returns: the row's height at the bottom of the bar.
    func layoutSearch(of item: UINavigationItem, _ chrome: BarChrome) -> CGFloat {
        guard let row = search.row, item.shownSearch?.searchBar === row.searchBar else { return 0 }
        let place = chrome.heights.place
        let frame = row.place == .line ? chrome.inlineSearch : chrome.searchRow
        guard row.place != .line else {
            row.frame = frame
            row.lineFrame = chrome.inlineField
            row.isUserInteractionEnabled = true
            row.layoutIfNeeded()
            return chrome.searchExtent
        }
        if place.isRow { row.searchBar.perform(.place(place)) }
        row.frame = frame
        row.isUserInteractionEnabled = frame.height > SearchBarMetrics.rowHeight / 2
        row.layoutIfNeeded()
        return frame.height
    }

    /// Hides the bar's own row while a search is active.
    func hideRow(of content: BarContent, _ hidden: Bool) {
        let wasHidden = search.hidden === content
        guard hidden || wasHidden else { return largeTitleClip.alpha = 1 }
        search.hidden = hidden ? content : nil
        for view in content.rowViews {
            view.alpha = hidden ? 0 : 1
            view.accessibilityElementsHidden = hidden
        }
        largeTitleClip.alpha = hidden ? 0 : 1
    }

    // MARK: Motion

    /// Moves search rows together with their pages. The bar already has its final frame.
    func beginSearchMotion(to item: UINavigationItem?, isPush: Bool, timeline: Timeline) {
        let leaving = search.row
        let place = leaving?.frame
        dismantle(search.leaving)
        let row = searchRow(for: item)
        keeping(search.row) { search.row = row }
        keeping(search.leaving) { search.leaving = leaving === row ? nil : leaving }
        if let row, row.superview !== self { install(row) }
        let rtl = isRightToLeft
        func travel(_ view: UIView, isUpper: Bool) {
            view.layer.add(
                TimelineAnimation(timeline) { [weak self] model, progress in
                    let motion = PageMotion(
                        transition: progress, isPush: isPush, width: self?.bounds.width ?? 0, isRightToLeft: rtl)
                    model.position.x += CGFloat(isUpper ? motion.incomingX : motion.outgoingX)
                    model.opacity *= Float(SearchBarChrome.rowAlpha(isUpper: isUpper, push: motion.progress))
                }, forKey: Self.searchKey)
        }
        if let row, leaving !== row { travel(row, isUpper: isPush) }
        if let gone = search.leaving {
            if let place { gone.frame = place }
            travel(gone, isUpper: !isPush)
        }
    }

    /// Lays out the outgoing row in a bar of another size.
    /// - Returns: the row's height.
    func layoutLeavingSearch(_ chrome: BarChrome) -> CGFloat {
        guard let row = search.leaving, row.place != .line else { return 0 }
        row.frame = chrome.atBottom(row.frame.height)
        row.layoutIfNeeded()
        return row.frame.height
    }

    func endSearchMotion(completed: Bool) {
        if !completed { (search.row, search.leaving) = (search.leaving, search.row) }
        search.row?.layer.removeAnimation(forKey: Self.searchKey)
        dismantle(search.leaving)
        keeping(search.leaving) { search.leaving = nil }
    }
}
