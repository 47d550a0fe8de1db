import CoreGraphics
import Foundation
import QuartzCore

/// The way back: a chevron and the name of the screen below.
final class BackButton: UIControl {
    let chevron = BackChevron(frame: CGRect(origin: .zero, size: BarMetrics.chevronSize))
    let label = UILabel()
    /// Labels to choose from, longest first.
    let candidates: [String]
    /// The screen's full name, as menus and speech say it.
    let fullTitle: String
    private let onTap: () -> Void
    private let menu: () -> UIMenu?
    private lazy var press = SizeDependentPress(atLargeSizes: false) { [weak self] press in
        if press.state == .began { self?.openHistory() }
    }

    init(
        candidates: [String], fullTitle: String, font: UIFont, color: UIColor?, menu: @escaping () -> UIMenu?,
        onTap: @escaping () -> Void
    ) {
        self.candidates = candidates
        self.fullTitle = fullTitle
        self.onTap = onTap
        self.menu = menu
        super.init(frame: .zero)
        label.font = font
        label.isUserInteractionEnabled = false
        label.textColor = color ?? tintColor
        if let color { chevron.tintColor = color }
        addSubview(chevron)
        addSubview(label)
        addGestureRecognizer(press)
        accessibility.identifier = "BackButton"
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        ownColor = color
    }

    required init?(coder: NSCoder) { nil }

    private var ownColor: UIColor?

    override func tintColorDidChange() { if ownColor == nil { label.textColor = tintColor } }

    func widths() -> [CGFloat] {
        candidates.map { text in
            label.text = text
            return text.isEmpty ? 0 : label.intrinsicContentSize.width
        }
    }

    /// Places the parts in a row of this height; x is measured from the leading side.
    func place(labelIndex: Int, labelWidth: CGFloat, labelStart: CGFloat, chevronStart: CGFloat, row: CGRect, barWidth: CGFloat, rtl: Bool) {
        label.text = candidates.indices.contains(labelIndex) ? candidates[labelIndex] : ""
        let end = labelWidth > 0 ? labelStart + labelWidth : chevronStart + BarMetrics.chevronSize.width
        let width = max(end + 4, BarMetrics.touchTarget)
        frame = CGRect(x: rtl ? barWidth - width : 0, y: row.minY, width: width, height: row.height)
        let size = BarMetrics.chevronSize
        let chevronX = rtl ? width - chevronStart - size.width : chevronStart
        chevron.frame = CGRect(x: chevronX, y: ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        chevron.pointsRight = rtl
        let labelHeight = label.intrinsicContentSize.height
        let labelX = rtl ? width - labelStart - labelWidth : labelStart
        label.frame = CGRect(x: labelX, y: ((row.height - labelHeight) / 2).rounded(), width: labelWidth, height: labelHeight)
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let alpha = isHighlighted ? BarMetrics.pressedAlpha : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label.alpha = alpha
                self.chevron.alpha = alpha
            }
        }
    }

    private func openHistory() {
        guard let menu = menu(), !menu.children.isEmpty else { return }
        cancelTracking(with: nil)
        isHighlighted = false
        window?.presentMenu(menu, from: bounds, in: self, preferBelow: true, onDismiss: {})
    }

    override var showsLargeContentViewer: Bool {
        get { true }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle ?? fullTitle }
        set { super.largeContentTitle = newValue }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { label.text?.isEmpty == false ? label.text : Words.back }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { [.button, .back] }
}

/// The chevron, drawn.
final class BackChevron: UIView {
    var pointsRight = false { didSet { if pointsRight != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Chosen: three points of stroke in the classic asset's 13 by 21, ends rounded.
        let inset: CGFloat = 1.6
        let tip = CGPoint(x: pointsRight ? bounds.width - inset : inset, y: bounds.midY)
        let back = pointsRight ? inset + 0.4 : bounds.width - inset - 0.4
        context.setStrokeColor(tintColor.cgColor)
        context.setLineWidth(2.8)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.move(to: CGPoint(x: back, y: inset))
        context.addLine(to: tip)
        context.addLine(to: CGPoint(x: back, y: bounds.height - inset))
        context.strokePath()
    }

    override func tintColorDidChange() { setNeedsDisplay() }
}
