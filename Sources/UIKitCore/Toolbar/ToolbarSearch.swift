import CoreGraphics
import Foundation
import NavigationLogic

/// The slot of a search bar in a toolbar: its field, or a magnifier if there is little space.
final class ToolbarSearchSlot: UIView {
    let searchBar: UISearchBar
    private let magnifier = UIButton(type: .system)
    var form = SearchToolbarForm.field { didSet { if form != oldValue { setNeedsLayout() } } }

    init(_ searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(frame: .zero)
        magnifier.setImage(.barSymbol("magnifyingglass"), for: .normal)
        magnifier.accessibilityLabel = UIBarButtonItem.SystemItem.search.spokenName
        magnifier.addAction(
            UIAction { [weak self] _ in self?.searchBar.perform(.begin) }, for: .touchUpInside)
        addSubview(magnifier)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height) }

    override func layoutSubviews() {
        claimBar()
        magnifier.isHidden = form == .field
        magnifier.frame = bounds
        searchBar.isHidden = form == .magnifier
        searchBar.frame = bounds
        searchBar.layoutIfNeeded()
    }

    private func claimBar() {
        if searchBar.superview !== self { addSubview(searchBar) }
        searchBar.perform(.place(.toolbar))
    }

    /// Called when the search bar moves to another bar, or when it no longer belongs to a controller.
    func removeSearchBar() {
        guard searchBar.superview === self else { return }
        searchBar.removeFromSuperview()
        searchBar.isHidden = false
        searchBar.perform(.leaveToolbar)
    }
}

extension UIToolbar {
    /// Adds search bars at the positions of their items, and removes search bars without an item.
    func claimSearchBars() {
        for item in content.items {
            guard let owner = item.more.searchOwner else { continue }
            let wanted =
                appearances.isManaged && owner.searchBarPlace == .toolbar ? owner.shownSearch?.searchBar : nil
            let slot = item.customView as? ToolbarSearchSlot
            if slot?.searchBar !== wanted {
                slot?.removeSearchBar()
                item.customView = wanted.map { ToolbarSearchSlot($0) }
            }
            if item.isHidden != (wanted == nil) { item.isHidden = wanted == nil }
        }
    }

    /// The displayed items. An active search hides all other items.
    var shownItems: [UIBarButtonItem] {
        let shown = BarItemLimit.shown(content.items, in: "UIToolbar").filter { !$0.isHidden }
        return shown.first {
            $0.customView is ToolbarSearchSlot && $0.more.searchOwner?.shownSearch?.isActive == true
        }.map { [$0] } ?? shown
    }

    /// Sets the size of the field to the space that the other items leave.
    func sizeSearch(in sizes: inout [BarItemSize], of items: [UIBarButtonItem], margins: (Double, Double)) {
        for (index, item) in items.enumerated() {
            guard let slot = item.customView as? ToolbarSearchSlot, let owner = item.more.searchOwner else { continue }
            sizes[index] = BarItemSize(.view)
            let free = ToolbarRow.free(
                sizes, width: Double(bounds.width), leadingMargin: margins.0, trailingMargin: margins.1)
            slot.form = SearchToolbarForm(
                owner.preferredSearchBarPlacement.preference, isActive: owner.shownSearch?.isActive == true,
                free: free)
            sizes[index] = slot.form == .field ? BarItemSize(.view, free) : BarItemSize(.button, 22)
        }
    }
}
