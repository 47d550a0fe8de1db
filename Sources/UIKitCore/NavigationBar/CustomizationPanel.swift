import CoreGraphics
import Foundation
import NumberConversion
import QuartzCore
import SystemStrings

/// The panel in which the user customizes a bar: the groups in the bar, which can be moved by their handles, and the
/// groups that can be added. Its appearance is that of a settings list in editing mode.
final class CustomizationPanel: UIView {
    var onDone: () -> Void = {}
    var onResize: () -> Void = {}

    private let item: UINavigationItem
    private let title = UILabel()
    private let resetButton = UIButton(type: .system)
    private let doneButton = UIButton(type: .system)
    private let line = UIView()
    private let list = UIScrollView()
    private let cards = [UIView(), UIView()]
    private var rows: [String: CustomizationRow] = [:]
    private var dragged: (name: String, middle: CGFloat)?

    /// Chosen, as in settings lists.
    private static let headerHeight: CGFloat = 50
    private static let rowHeight: CGFloat = 48
    private static let margin: CGFloat = 16

    init(_ item: UINavigationItem, isRightToLeft: Bool) {
        self.item = item
        super.init(frame: .zero)
        if isRightToLeft { semanticContentAttribute = .forceRightToLeft }
        accessibilityIdentifier = "BarCustomization"
        // In dark mode one level lighter than the lists below, as in sheets.
        traitState.overrides.level = .elevated
        backgroundColor = .systemGroupedBackground
        layer.cornerRadius = 13
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        // The menu element ends with an ellipsis because it opens this panel.
        title.text = SystemString.customizeToolbar.localized.trimmingCharacters(in: CharacterSet(charactersIn: "… "))
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.7
        title.accessibilityTraits = .header
        resetButton.setTitle(SystemString.reset.localized, for: .normal)
        resetButton.titleLabel?.font = .systemFont(ofSize: 17)
        resetButton.addAction(UIAction { [weak self] _ in self?.change { $0.reset() } }, for: .touchUpInside)
        doneButton.setTitle(SystemString.done.localized, for: .normal)
        doneButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        doneButton.addAction(UIAction { [weak self] _ in self?.onDone() }, for: .touchUpInside)
        line.backgroundColor = .separator
        list.contentInsetAdjustmentBehavior = .never
        for card in cards {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = 10
            card.isUserInteractionEnabled = false
            list.addSubview(card)
        }
        for view in [title, resetButton, doneButton, list, line] as [UIView] { addSubview(view) }
        makeRows()
    }

    required init?(coder: NSCoder) { nil }

    private var arrangement: BarCustomization { BarCustomization(item) }

    // MARK: Rows

    private func makeRows() {
        let now = arrangement
        for name in now.palette.shown + now.palette.available {
            guard rows[name] == nil, let group = now.group(name) else { continue }
            let row = CustomizationRow(
                group, mayChange: now.mayRemove(name), isTurned: semanticContentAttribute == .forceRightToLeft)
            row.onToggle = { [weak self] in
                self?.change { now in if now.palette.shown.contains(name) { now.remove(name) } else { now.add(name) } }
            }
            row.onStep = { [weak self] step in
                self?.change { now in
                    if let index = now.palette.shown.firstIndex(of: name) { now.move(name, to: index + step) }
                }
            }
            row.onDrag = { [weak self] in self?.drag(name, by: $0) }
            row.onDrop = { [weak self] in self?.drop() }
            rows[name] = row
            list.addSubview(row)
        }
        refresh()
    }

    private func change(_ body: (BarCustomization) -> Void) {
        body(arrangement)
        refresh()
        onResize()
    }

    private func refresh() {
        let now = arrangement
        let (shown, available) = now.palette
        for names in [shown, available] {
            for name in names { rows[name]?.update(isShown: shown.contains(name), hasLine: name != names.last) }
        }
        resetButton.isEnabled = now.isChanged
        setNeedsLayout()
    }

    // MARK: Dragging

    private func drag(_ name: String, by distance: CGFloat) {
        guard let row = rows[name] else { return }
        if dragged == nil { list.bringSubviewToFront(row) }
        let start = dragged?.middle ?? row.center.y
        dragged = (name, start)
        list.isScrollEnabled = false
        let names = arrangement.palette.shown
        let first = Self.margin + Self.rowHeight / 2
        let middle = min(max(start + distance, first), first + CGFloat(names.count - 1) * Self.rowHeight)
        row.center.y = middle
        row.isDragged = true
        let place = Int(saturating: ((middle - first) / Self.rowHeight).rounded())
        guard names.firstIndex(of: name) != place else { return }
        arrangement.move(name, to: place)
        refresh()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    private func drop() {
        guard let name = dragged?.name else { return }
        dragged = nil
        rows[name]?.isDragged = false
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Place

    func contentHeight(width: CGFloat) -> CGFloat { Self.headerHeight + listHeight }

    private var listHeight: CGFloat {
        let (shown, available) = arrangement.palette
        let heights = [shown, available].filter { !$0.isEmpty }.map { CGFloat($0.count) * Self.rowHeight + Self.margin }
        return heights.reduce(Self.margin, +)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let reset = resetButton.intrinsicContentSize.width, done = doneButton.intrinsicContentSize.width
        let side = max(reset, done) + Self.margin + 8
        put(resetButton, CGRect(x: Self.margin, y: 0, width: reset, height: Self.headerHeight))
        put(doneButton, CGRect(x: bounds.width - Self.margin - done, y: 0, width: done, height: Self.headerHeight))
        // A long title first leaves the center, then its font size is reduced.
        let isMiddle = title.intrinsicContentSize.width <= bounds.width - 2 * side
        let start = isMiddle ? side : Self.margin + reset + 8, end = isMiddle ? side : Self.margin + done + 8
        put(title, CGRect(x: start, y: 0, width: max(0, bounds.width - start - end), height: Self.headerHeight))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: Self.headerHeight - pixel, width: bounds.width, height: pixel)
        list.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight))
        list.contentSize = CGSize(width: bounds.width, height: listHeight)
        list.isScrollEnabled = dragged == nil && listHeight > list.bounds.height
        let (shown, available) = arrangement.palette
        var y = Self.margin
        for (card, names) in zip(cards, [shown, available]) {
            card.isHidden = names.isEmpty
            guard !names.isEmpty else { continue }
            let width = max(0, bounds.width - 2 * Self.margin)
            card.frame = CGRect(x: Self.margin, y: y, width: width, height: CGFloat(names.count) * Self.rowHeight)
            for name in names {
                if let row = rows[name], dragged?.name != name {
                    row.frame = CGRect(x: Self.margin, y: y, width: width, height: Self.rowHeight)
                }
                y += Self.rowHeight
            }
            y += Self.margin
        }
    }

    private func put(_ view: UIView, _ frame: CGRect) {
        view.frame =
            isRightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    // Touches on the panel itself are not touches beside it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
