import CoreGraphics
import Foundation
import HostInterface
import SystemStrings

/// The sidebar of a tab bar controller: a button that shows the bar and, below it, the tabs.
final class TabSidebarView: UIView {
    private weak var owner: UITabBarController?
    private let toggle = UIButton(type: .system)
    private let title = UILabel()
    private let list = UIScrollView()
    private let line = UIView()
    private var rows: [TabSidebarRowView] = []
    private var header: (any UIView & UIContentView)?
    private var footer: (any UIView & UIContentView)?
    private var bottom: UIView?

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        clipsToBounds = true
        // Folklore (tab-bars/sidebar-color): the color of sidebars on iPadOS since 14, F2F2F7 and in dark 1C1C1E.
        backgroundColor = .secondarySystemBackground
        toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        toggle.addAction(UIAction { [weak owner] _ in owner?.hideSidebar(true, animated: true) }, for: .touchUpInside)
        toggle.accessibilityIdentifier = "ToggleSidebar"
        toggle.accessibilityLabel = SystemString.sidebar.localized
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for view in [list, title, toggle, line] { addSubview(view) }
        list.contentInsetAdjustmentBehavior = .never
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Updates the rows from the tabs. Remaining rows keep their views, so that a touch on such a row continues.
    func refresh() {
        guard let owner else { return }
        title.text = owner.title
        let old = rows
        rows = owner.sidebarRows.map { row in
            guard let view = old.first(where: { $0.row.identity == row.identity }) else {
                return TabSidebarRowView(row, owner)
            }
            view.display(row)
            return view
        }
        for view in old where !rows.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in rows where view.superview !== list { list.addSubview(view) }
        setNeedsLayout()
    }

    func partsChanged() {
        guard let owner else { return }
        for view in [header, footer, bottom] as [UIView?] { view?.removeFromSuperview() }
        header = owner.sidebar.headerContentConfiguration?.makeContentView()
        footer = owner.sidebar.footerContentConfiguration?.makeContentView()
        for view in [header, footer] as [UIView?] { view.map { list.addSubview($0) } }
        bottom = owner.sidebar.bottomBarView
        bottom.map { insertSubview($0, belowSubview: line) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Chosen: the height of a bar in a wide window.
    private static let headHeight: CGFloat = 50

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let owner else { return }
        let safe = owner.view.safeAreaInsets
        let side = isRightToLeft ? safe.right : safe.left
        let inner = CGRect(x: isRightToLeft ? 0 : side, y: 0, width: max(0, bounds.width - side), height: bounds.height)
        let height = Self.headHeight
        let top = safe.top + height
        toggle.frame = CGRect(
            x: isRightToLeft ? inner.maxX - 8 - 44 : inner.minX + 8, y: safe.top, width: 44, height: height)
        title.frame = CGRect(x: inner.minX + 56, y: safe.top, width: max(0, inner.width - 112), height: height)
        let bottomHeight = bottom.map { fittedHeight($0, inner.width) + safe.bottom } ?? 0
        bottom?.frame = CGRect(x: inner.minX, y: bounds.height - bottomHeight, width: inner.width, height: bottomHeight)
        list.frame = CGRect(
            x: inner.minX, y: top, width: inner.width, height: max(0, bounds.height - top - bottomHeight))
        var y: CGFloat = 0
        func put(_ view: UIView?, _ height: CGFloat) {
            view?.frame = CGRect(x: 0, y: y, width: inner.width, height: height)
            y += height
        }
        if let header { put(header, fittedHeight(header, inner.width)) }
        for (index, row) in rows.enumerated() {
            // Chosen: extra space before sections.
            if row.row.isSection, index > 0 { y += 12 }
            put(row, row.height)
        }
        if let footer { put(footer, fittedHeight(footer, inner.width)) }
        list.contentSize = CGSize(width: inner.width, height: y + (bottom == nil ? safe.bottom : 0) + 8)
        let hair = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - hair, y: 0, width: hair, height: bounds.height)
    }

    private func fittedHeight(_ view: UIView, _ width: CGFloat) -> CGFloat {
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitted > 0 ? fitted : view.bounds.height
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    /// The up and down keys select the previous and the next tab, if the sidebar was touched last.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap(\.key?.key)
        guard keys.contains(.up) || keys.contains(.down) else { return super.pressesBegan(presses, with: event) }
        let choices = rows.filter { $0.row.isTab && $0.row.isEnabled }
        guard !choices.isEmpty else { return }
        let now = choices.firstIndex { $0.row.isSelected }
        let step = keys.contains(.up) ? -1 : 1
        let next = now.map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
        guard choices.indices.contains(next) else { return }
        owner?.sidebarTapped(choices[next].row)
        list.scrollRectToVisible(choices[next].frame, animated: true)
    }
}
