import CoreGraphics
import Foundation
import NumberConversion

/// One wheel of a picker: scrolls through its rows and rests on a row.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate, ScrollObserver {
    let component: Int
    var rowHeight = PickerLayout.rowHeight
    private(set) var count = 0
    /// The selected row; -1 without rows.
    private(set) var chosen = -1
    private weak var picker: UIPickerView?
    private var rows: [Int: PickerRow] = [:]
    /// Views of rows that are not visible.
    private var spare: [UIView] = []
    /// Whether the user is turning the wheel. The delegate is notified when it comes to rest.
    private var isTurned = false

    init(_ component: Int, in picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        alwaysBounceVertical = true
        delegate = self
        scrollObservers.add(self)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0.location(in: self)) })
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload(count: Int) {
        self.count = count
        chosen = count == 0 ? -1 : min(max(chosen, 0), count - 1)
        for row in rows.keys.sorted() { drop(row) }
        if !isDragging, !isDecelerating { isTurned = false }
        setNeedsLayout()
        picker?.setNeedsLayout()
    }

    /// Called when the picker has fewer wheels: this wheel may still be turning and no longer notifies the delegate.
    func retire() {
        picker = nil
        removeFromSuperview()
    }

    func layoutRows(in frame: CGRect) {
        let isNew = frame != self.frame || contentSize.height != CGFloat(count) * rowHeight
        if isNew {
            self.frame = frame
            // The inset before the first row is the distance from the top to the middle.
            let inset = (frame.height - rowHeight) / 2
            contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
            contentSize = CGSize(width: frame.width, height: CGFloat(count) * rowHeight)
            if !isDragging { setContentOffset(offset(of: max(chosen, 0)), animated: false) }
        }
        showRows()
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    /// The row in the middle.
    private var middleRow: Int {
        let row = Int(saturating: ((bounds.midY / max(rowHeight, 1)) - 0.5).rounded())
        return min(max(row, 0), count - 1)
    }

    func choose(_ row: Int, animated: Bool) {
        chosen = row
        isTurned = false
        setContentOffset(offset(of: row), animated: animated)
    }

    private func tapped(_ point: CGPoint) {
        guard count > 0 else { return }
        let distance = PickerWheel(bounds.height).distance(at: point.y - bounds.midY)
        let row = Int(saturating: ((bounds.midY + distance) / max(rowHeight, 1)).rounded(.down))
        guard (0..<count).contains(row), row != chosen else { return }
        isTurned = true
        setContentOffset(offset(of: row), animated: true)
        rest()
    }

    // MARK: Displayed content

    func appView(_ row: Int) -> UIView? { rows[row]?.content is PickerTitle ? nil : rows[row]?.content }

    private func showRows() {
        guard count > 0, bounds.height > 0, let picker else { return }
        let wheel = PickerWheel(bounds.height)
        let reach = Int(saturating: (wheel.reach / max(rowHeight, 1)).rounded(.up))
        let seen = max(0, middleRow - reach)...min(count - 1, middleRow + reach)
        for row in rows.keys.sorted() where !seen.contains(row) { drop(row) }
        for row in seen where rows[row] == nil { make(row, picker) }
        for (row, view) in rows {
            let distance = (CGFloat(row) + 0.5) * rowHeight - bounds.midY
            view.frame(CGSize(width: bounds.width, height: rowHeight), at: wheel.position(of: distance), in: bounds)
        }
    }

    private func make(_ row: Int, _ picker: UIPickerView) {
        let reused = spare.popLast()
        let content =
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: reused)
            ?? PickerTitle()
        (content as? PickerTitle)?.show(row, component, of: picker)
        let view = PickerRow(content)
        // App code may have requested rows during the call.
        rows.updateValue(view, forKey: row)?.removeFromSuperview()
        addSubview(view)
    }

    private func drop(_ row: Int) {
        guard let view = rows.removeValue(forKey: row) else { return }
        view.removeFromSuperview()
        spare.append(view.content)
    }

    // MARK: Scrolling

    /// A mouse wheel turns the column, except in a form: a wheel over a form scrolls the form and changes no value.
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool {
        var above = superview
        while let view = above {
            if view is UIScrollView { return false }
            above = view.superview
        }
        return super.wheelScrolled(by: delta, at: point)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }
    func scrollViewDidMove(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurned = true }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard count > 0, rowHeight > 0 else { return }
        let row = Int(saturating: ((target.y + contentInset.top) / rowHeight).rounded())
        target = offset(of: min(max(row, 0), count - 1))
        isTurned = true
        // Without a remaining distance, no call notifies of the end.
        if target == contentOffset { appContext.after(0) { [weak self] in self?.rest() } }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

    private func rest() {
        guard isTurned, scroll.isIdle, count > 0 else { return }
        isTurned = false
        selectRow(middleRow)
    }

    private func selectRow(_ row: Int) {
        guard row != chosen, let picker else { return }
        chosen = row
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    // MARK: Focus

    override var canBecomeFocused: Bool { count > 0 }
    override func moveFocusedPart(forward: Bool, isVertical: Bool) -> Bool {
        guard isVertical else { return false }
        step(forward ? 1 : -1)
        return true
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityValue: String? {
        guard let row = rows[chosen] else { return nil }
        let content = row.content
        if let title = content as? UILabel { return title.text }
        return content.accessibilityLabel ?? content.spokenParts(except: []).joined(separator: ", ")
    }
    private var ear: (any UIPickerViewAccessibilityDelegate)? {
        picker?.delegate as? any UIPickerViewAccessibilityDelegate
    }
    override var defaultAccessibilityLabel: String? {
        picker.flatMap { ear?.pickerView($0, accessibilityLabelForComponent: component) }
    }
    override var accessibilityHint: String? {
        get {
            super.accessibilityHint ?? picker.flatMap { ear?.pickerView($0, accessibilityHintForComponent: component) }
        }
        set { super.accessibilityHint = newValue }
    }
    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ distance: Int) {
        guard (0..<count).contains(chosen + distance) else { return }
        setContentOffset(offset(of: chosen + distance), animated: false)
        selectRow(chosen + distance)
    }
}

/// A cylinder with the rows on its surface, seen from the front and from far away. Chosen: its diameter is derived from
/// the height of the picker.
struct PickerWheel {
    private let radius: CGFloat

    /// Measured (controls/picker-rows): rows of 32 have their centers 31.2 and 58.0 below that of the selected row, in
    /// a picker of 216. A cylinder with a radius of 82.3 has the same positions.
    init(_ height: CGFloat) { radius = max(height * 82.3 / 216, 1) }

    /// The maximum distance of visible rows from the middle, along the cylinder in points.
    var reach: CGFloat { radius * .pi / 2 }

    struct Place {
        /// The distance from the middle in points.
        var y: CGFloat
        /// The displayed height of a row as a fraction of the full height.
        var scale: CGFloat
        var alpha: CGFloat
    }

    /// - Parameter way: the distance from the middle along the cylinder.
    func position(of distance: CGFloat) -> Place {
        let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
        let depth = cos(angle)
        // Chosen: rows inside the bar are opaque; rows outside are half as opaque, and paler with their depth.
        let away = min(max((abs(distance) - 10) / 16, 0), 1)
        return Place(y: radius * sin(angle), scale: max(depth, 0.01), alpha: (1 - away * 0.5) * depth)
    }

    /// The inverse: the distance along the cylinder for a vertical position.
    func distance(at y: CGFloat) -> CGFloat { radius * asin(min(max(y / radius, -1), 1)) }
}

/// One row with its title or the app's view.
final class PickerRow: UIView {
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    func frame(_ size: CGSize, at place: PickerWheel.Place, in area: CGRect) {
        if bounds.size != size {
            bounds = CGRect(origin: .zero, size: size)
            content.frame = bounds
        }
        center = CGPoint(x: area.midX, y: area.midY + place.y)
        transform = CGAffineTransform(scaleX: 1, y: place.scale)
        alpha = place.alpha
    }
}
