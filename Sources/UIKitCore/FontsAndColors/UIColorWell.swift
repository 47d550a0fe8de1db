import CoreGraphics
public import Foundation
import QuartzCore

/// A control that displays a color, and presents a color picker when the user taps it.
///
/// Setting ``selectedColor`` in code sends no event; a choice of the user sends `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private weak var picker: UIColorPickerViewController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWell()
    }

    /// Decodes the properties of a view from an archive. The well has no color.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWell()
    }

    private func prepareWell() {
        isOpaque = false
        addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    }

    /// The title of the color picker. Nil by default.
    open var title: String? { didSet { picker?.title = title } }
    /// The color of the well. Nil, the default, displays no color.
    open var selectedColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if let selectedColor, picker?.selectedColor != selectedColor { picker?.selectedColor = selectedColor }
        }
    }
    /// Whether the user can choose the opacity. True by default.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    /// Chosen: a circle of 28 points.
    override open var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Picker

    private func presentPicker() {
        guard picker == nil, let controller = UIViewController.nearest(to: self) else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.onChoose = { [weak self] color in self?.choose(color) }
        self.picker = picker
        controller.present(picker, animated: true)
    }

    private func choose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Appearance

    override open var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override open var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// Draws a ring of all hues around a disk with the color.
    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = max(side / 10, 1), steps = 48
        context.setAlpha(isEnabled ? 1 : 0.4)
        for step in 0..<steps {
            let start = CGFloat(step) / CGFloat(steps), angle = 2 * CGFloat.pi
            let color = UIColor(hue: start, saturation: 0.85, brightness: 1, alpha: 1)
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(width)
            // Neighbors overlap a little, so that no gap is visible.
            context.addArc(
                center: center, radius: (side - width) / 2, startAngle: start * angle,
                endAngle: (start + 1.2 / CGFloat(steps)) * angle, clockwise: false)
            context.strokePath()
        }
        guard let selectedColor else { return }
        let disk = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            .insetBy(dx: width * 1.8, dy: width * 1.8)
        context.setFillColor(selectedColor.resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: disk)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { title }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
