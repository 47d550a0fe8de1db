import CoreGraphics
import Foundation
import ListLogic
import QuartzCore

/// The lines of the empty rows below the last row.
final class FillerRows: UIView {
    private var height: CGFloat = 0
    private var inset: CGFloat = 0
    private var color: UIColor?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - height: the distance of the lines, in points.
    ///   - inset: the inset of the lines from the leading edge.
    ///   - color: the color of the lines; nil is the system color.
    func show(height: CGFloat, inset: CGFloat, color: UIColor?) {
        guard (self.height, self.inset, self.color) != (height, inset, color) else { return }
        (self.height, self.inset, self.color) = (height, inset, color)
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        (color ?? .separator).setFill()
        var y = height
        while y <= bounds.height {
            let x = isRightToLeft ? 0 : inset
            UIBezierPath(rect: CGRect(x: x, y: y - hairline, width: max(0, bounds.width - inset), height: hairline))
                .fill()
            y += height
        }
    }
}

extension UITableView {
    /// The height of empty rows; nil for no empty rows.
    ///
    /// Documented (UITableView.fillerRowHeight): only plain tables have empty rows. Chosen: they are at least a point
    /// high, and a table without rows uses the height of a row that is not measured yet.
    private var fillerHeight: CGFloat? {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil, fillerRowHeight != 0,
            !fillerRowHeight.isNaN
        else { return nil }
        guard fillerRowHeight < 0 else { return max(1, min(fillerRowHeight, 1_000_000)) }
        let sections = table.geometry.sections
        guard let section = sections.lastIndex(where: { $0.rows.count > 0 }) else { return max(1, baseRowHeight) }
        return max(1, sections[section].rows.height(of: sections[section].rows.count - 1))
    }

    /// Displays the empty rows between the last row and the end of the bounds.
    func layoutFillers() {
        let start = table.geometry.height
        let end = max(bounds.height - coveredInset.top, 0)
        guard let height = fillerHeight, start < end else {
            table.fillers?.removeFromSuperview()
            return table.fillers = nil
        }
        let fillers = table.fillers ?? FillerRows()
        table.fillers = fillers
        if fillers.superview !== self { insertSubview(fillers, at: 0) }
        let frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
        if fillers.frame != frame { fillers.frame = frame }
        let own = separatorInset
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets.left : 0
        let base = separatorInsetReference == .fromAutomaticInsets && table.separatorInset != nil ? rowMargin : 0
        fillers.show(height: height, inset: max(0, base + own.left + safe), color: separatorColor)
    }

    /// The selected row that is nearest to the middle of the visible part.
    var nearestSelectedRow: IndexPath? {
        let middle = bounds.midY
        let rows = (indexPathsForSelectedRows ?? []).map { ($0, abs(rectForRow(at: $0).midY - middle)) }
        return rows.min { $0.1 < $1.1 }?.0
    }

    /// Sets the indentation that the delegate returns, if the delegate implements the method.
    func indent(_ cell: UITableViewCell, at path: IndexPath) {
        guard let delegate, let listed = listedPath(of: path) else { return }
        let outer = table.standardAnswers
        table.standardAnswers = [:]
        let level = delegate.tableView(self, indentationLevelForRowAt: listed)
        let isStandard = table.standardAnswers[.indentation(listed)] != nil
        table.standardAnswers = outer
        if !isStandard { cell.indentationLevel = level }
    }
}
