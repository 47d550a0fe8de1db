import CoreGraphics
import Foundation
import QuartzCore

/// The view of an alert and of an action sheet.
final class AlertView: UIView {
    // Measured (presentations/alert-height): 270 points wide; buttons of 44 points below a line of one pixel. The line
    // is 60.0 points below the top of an alert with a one-line title, whose glyphs begin at 23.0 points. By eye:
    // buttons of 57 points in a sheet, texts 16 points from the sides.
    private static let alertWidth: CGFloat = 270
    private static let alertRow: CGFloat = 44
    private static let sheetRow: CGFloat = 57
    private static let inset: CGFloat = 16
    private static let alertTop: CGFloat = 59.0 / 3
    /// Measured (presentations/alert-lines): the space below the lines equals the space above them.
    private static let alertBottom: CGFloat = 59.0 / 3
    /// Measured (presentations/alert-height): the block of a one-line title.
    private static let leastBlock: CGFloat = 60

    /// A weak reference, since an app may display the view and release the controller.
    private weak var controller: UIAlertController?
    private let isSheet: Bool
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let panel = UIVisualEffectView(effect: AlertView.material)
    private let cancelPanel = UIView()
    private var box: AlertFieldBox?
    private var rows: [AlertRow] = []
    var buttons: [UIControl] { rows }

    init(_ controller: UIAlertController) {
        self.controller = controller
        isSheet = controller.preferredStyle == .actionSheet
        super.init(frame: .zero)
        build(controller)
    }

    required init?(coder: NSCoder) { nil }

    /// Measured (presentations/alert-gray): gray 240 over a white screen that is dimmed to 204.
    private static let material = UIBlurEffect(style: .systemThickMaterial, tintAlpha: 0.8)
    /// Measured (presentations/alert-gray): gray 175 on the alert's 240.
    fileprivate static let lineColor = UIColor {
        $0.isDark ? .separator : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.365)
    }

    private var isInPopover: Bool { controller?.isInPopover ?? false }
    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }
    /// The height of a button with the line above it.
    private var rowHeight: CGFloat { isSheet ? Self.sheetRow : Self.alertRow + hairline }
    private var textTop: CGFloat { isSheet ? 14 : Self.alertTop }
    private var textBottom: CGFloat { isSheet ? 14 : Self.alertBottom }
    /// Documented (UIActionSheet): a popover has no cancel button; a tap outside cancels.
    private var shownRows: [AlertRow] { isInPopover ? rows.filter { !$0.isCancel } : rows }

    private func build(_ controller: UIAlertController) {
        for view in [panel, cancelPanel] as [UIView] {
            addSubview(view)
            view.clipsToBounds = true
            view.layer.cornerRadius = 14
        }
        cancelPanel.backgroundColor = .secondarySystemGroupedBackground
        cancelPanel.isHidden = true
        style(
            titleLabel, controller.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
            isSheet ? .secondaryLabel : .label)
        style(messageLabel, controller.message, .systemFont(ofSize: 13), isSheet ? .secondaryLabel : .label)
        titleLabel.accessibilityTraits = [.header]
        if let fields = controller.textFields {
            let box = AlertFieldBox(fields)
            self.box = box
            panel.contentView.addSubview(box)
        }
        rows = sorted(controller.actions).map { action in
            let isBold = controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            let row = AlertRow(action, isBold: isBold, size: isSheet ? 20 : 17) { [weak controller] in
                controller?.choose(action)
            }
            (isSheet && action.style == .cancel ? cancelPanel : panel.contentView).addSubview(row)
            return row
        }
        controller.buttonsCreated?(rows)
    }

    private func style(_ label: UILabel, _ text: String?, _ font: UIFont, _ color: UIColor) {
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        panel.contentView.addSubview(label)
    }

    override func directionFlipped() { setNeedsLayout() }

    /// Documented (Human Interface Guidelines, Alerts): of two buttons, the cancel button is on the leading side; of
    /// more buttons, the cancel button is the last.
    private func sorted(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return !isSheet && actions.count == 2 ? cancel + others : others + cancel
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * Self.inset, height: .infinity)
        let heights = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }.map {
            $0.sizeThatFits(room).height
        }
        guard !heights.isEmpty else { return 0 }
        let height = heights.reduce(0, +) + CGFloat(heights.count - 1) * 3 + textTop + textBottom
        return isSheet ? height : max(height, Self.leastBlock)
    }

    /// The top of the fields' box. Measured (presentations/alert-field): directly below the block of the texts.
    private func boxTop(_ width: CGFloat) -> CGFloat { max(textHeight(width), 16) }
    private var boxHeight: CGFloat { box?.height ?? 0 }
    /// Measured (presentations/alert-field) and Measured (presentations/alert-fields): from the box to the line above
    /// the buttons.
    private var boxEnd: CGFloat { box?.count == 1 ? 12 : 13.67 }
    /// The height of everything above the buttons.
    private func headHeight(_ width: CGFloat) -> CGFloat {
        box == nil ? textHeight(width) : boxTop(width) + boxHeight + boxEnd
    }

    private var isSideBySide: Bool {
        guard !isSheet, rows.count == 2 else { return false }
        return rows.allSatisfy { $0.fits(width: Self.alertWidth / 2) }
    }

    func fittingSize(in room: CGRect) -> CGSize {
        let width = isInPopover ? Self.alertWidth : isSheet ? min(room.width - 16, 400) : Self.alertWidth
        let row = rowHeight
        let count = CGFloat(isSideBySide ? 1 : shownRows.count)
        let gap: CGFloat = isSheet && shownRows.contains { $0.isCancel } ? 8 : 0
        return CGSize(width: width, height: min(headHeight(width) + row * count + gap, room.height))
    }

    override func layoutSubviews() {
        let row = rowHeight
        let hasCancelPanel = isSheet && shownRows.contains { $0.isCancel }
        cancelPanel.isHidden = !hasCancelPanel
        let main = bounds.height - (hasCancelPanel ? row + 8 : 0)
        panel.frame =
            isInPopover ? bounds.inset(by: safeAreaInsets) : CGRect(x: 0, y: 0, width: bounds.width, height: main)
        // A popover has its own material and outline.
        panel.effect = isInPopover ? nil : Self.material
        panel.layer.cornerRadius = isInPopover ? 0 : 14
        rows.filter { $0.isCancel }.forEach { $0.isHidden = isInPopover }
        cancelPanel.frame = CGRect(x: 0, y: main + 8, width: bounds.width, height: row)
        layoutTexts()
        let side = AlertFieldBox.side
        box?.frame = CGRect(x: side, y: boxTop(bounds.width), width: bounds.width - 2 * side, height: boxHeight)
        var y = headHeight(bounds.width)
        for (index, view) in shownRows.enumerated() {
            if isSheet, view.isCancel {
                view.frame = cancelPanel.bounds
                view.showsLine = false
            } else if isSideBySide {
                let half = bounds.width / 2
                let isAtRight = (index > 0) != isRightToLeft
                view.frame = CGRect(x: isAtRight ? half : 0, y: y, width: half, height: row)
                view.showsSideLine = isAtRight
            } else {
                view.frame = CGRect(x: 0, y: y, width: bounds.width, height: row)
                y += row
            }
        }
    }

    private func layoutTexts() {
        var y = textTop
        let width = bounds.width - 2 * Self.inset
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
            label.frame = CGRect(x: Self.inset, y: y, width: width, height: height)
            y += height + 3
        }
    }
}

/// One button of an alert.
private final class AlertRow: UIControl {
    private let label = UILabel()
    private let line = UIView()
    private let sideLine = UIView()
    private let action: UIAlertAction
    var isCancel: Bool { action.style == .cancel }
    var showsLine = true { didSet { line.isHidden = !showsLine } }
    var showsSideLine = false { didSet { sideLine.isHidden = !showsSideLine } }

    init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, _ chosen: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textColor = action.style == .destructive ? .systemRed : .systemBlue
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        line.backgroundColor = AlertView.lineColor
        sideLine.backgroundColor = AlertView.lineColor
        sideLine.isHidden = true
        [label, line, sideLine].forEach(addSubview)
        action.changed = { [weak self] in self?.updateEnabled() }
        updateEnabled()
        addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func updateEnabled() {
        isEnabled = action.isEnabled
        label.alpha = action.isEnabled ? 1 : 0.4
    }

    func fits(width: CGFloat) -> Bool { label.intrinsicContentSize.width <= width - 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        label.frame = CGRect(
            x: 8, y: hairline, width: max(0, bounds.width - 16), height: max(0, bounds.height - hairline))
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        sideLine.frame = CGRect(x: 0, y: 0, width: hairline, height: bounds.height)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
