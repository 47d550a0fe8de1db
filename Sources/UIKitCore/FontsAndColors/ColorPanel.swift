import CoreGraphics
import Foundation
import NumberConversion
import QuartzCore
import SystemStrings

/// The grid, the spectrum and the sliders of a color picker, in a scroll view.
final class ColorPanel: UIScrollView {
    private let heading = UILabel()
    private let close = UIButton(type: .close)
    private let fields = UISegmentedControl(
        items: [SystemString.colorGrid.localized, SystemString.colorSpectrum.localized])
    private let grid = ColorGrid()
    private let spectrum = ColorSpectrum()
    private let swatch = ColorSwatch()
    private let rows = ["R", "G", "B", "A"].map { ComponentRow($0) }
    /// Called with a choice, and whether a finger still moves.
    var onChoose: (UIColor, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    private var components: [CGFloat] = [0, 0, 0, 1]

    /// Chosen: the margins of a sheet.
    private static let margin: CGFloat = 16

    init(supportsAlpha: Bool) {
        self.supportsAlpha = supportsAlpha
        super.init(frame: .zero)
        heading.font = .preferredFont(forTextStyle: .headline)
        close.accessibilityLabel = SystemString.close.localized
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        let choose: (UIColor, Bool) -> Void = { [weak self] color, continuously in
            guard let self else { return }
            display(color.withAlphaComponent(components[3]))
            onChoose(self.color, continuously)
        }
        (grid.onChoose, spectrum.onChoose) = (choose, choose)
        fields.selectedSegmentIndex = 0
        spectrum.isHidden = true
        fields.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                grid.isHidden = fields.selectedSegmentIndex == 1
                spectrum.isHidden = !grid.isHidden
            }, for: .valueChanged)
        for (index, row) in rows.enumerated() {
            row.onChange = { [weak self] value, continuously in
                guard let self else { return }
                components[index] = value
                refresh()
                onChoose(color, continuously)
            }
        }
        for view in [heading, close, fields, grid, spectrum, swatch] + rows as [UIView] { addSubview(view) }
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { heading.text }
        set { heading.text = newValue }
    }
    var supportsAlpha: Bool { didSet { setNeedsLayout() } }

    private var color: UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    func display(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        components = [red, green, blue, alpha].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        refresh()
    }

    private func refresh() {
        swatch.color = color
        spectrum.display(color)
        for (row, component) in zip(rows, components) { row.display(component) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.margin, 1)
        heading.frame = mirrored(CGRect(x: Self.margin, y: 14, width: width - 40, height: 28), in: self)
        close.frame = mirrored(CGRect(x: Self.margin + width - 30, y: 13, width: 30, height: 30), in: self)
        fields.frame = CGRect(x: Self.margin, y: 56, width: width, height: 32)
        var y: CGFloat = 104
        let height = width * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)
        grid.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
        spectrum.frame = grid.frame
        y += height + 20
        for (index, row) in rows.enumerated() {
            row.isHidden = index == 3 && !supportsAlpha
            guard !row.isHidden else { continue }
            row.frame = CGRect(x: Self.margin, y: y, width: width, height: 40)
            y += 44
        }
        swatch.frame = CGRect(x: Self.margin, y: y + 8, width: width, height: 44)
        y += 60
        let size = CGSize(width: bounds.width, height: y + Self.margin)
        if contentSize != size { contentSize = size }
    }
}

/// The frame of a subview, on the other side in right-to-left interfaces.
@MainActor
private func mirrored(_ frame: CGRect, in view: UIView) -> CGRect {
    guard view.isRightToLeft else { return frame }
    return CGRect(origin: CGPoint(x: view.bounds.width - frame.maxX, y: frame.minY), size: frame.size)
}

/// A slider for one part of a color.
private final class ComponentRow: UIView {
    private let name = UILabel(), number = UILabel()
    private let slider = UISlider()
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }

    init(_ name: String) {
        super.init(frame: .zero)
        self.name.text = name
        number.textAlignment = .right
        for label in [self.name, number] {
            label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
            label.textColor = .secondaryLabel
        }
        slider.accessibilityLabel = name
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange(CGFloat(slider.value), slider.isTracking)
            }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange(CGFloat(slider.value), false)
            }, for: [.touchUpInside, .touchUpOutside])
        for view in [self.name, slider, number] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func display(_ value: CGFloat) {
        if !slider.isTracking { slider.value = Float(value) }
        number.text = String(format: "%.0f", name.text == "A" ? value * 100 : value * 255)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = mirrored(CGRect(x: 0, y: 0, width: 20, height: bounds.height), in: self)
        number.frame = mirrored(CGRect(x: bounds.width - 44, y: 0, width: 44, height: bounds.height), in: self)
        number.textAlignment = isRightToLeft ? .left : .right
        slider.frame = mirrored(
            CGRect(x: 28, y: 0, width: max(bounds.width - 28 - 52, 0), height: bounds.height), in: self)
    }
}

/// A color over a pattern of squares, so that its opacity is visible.
private final class ColorSwatch: UIView {
    var color = UIColor.black { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side: CGFloat = 11
        UIColor.white.setFill()
        UIRectFill(bounds)
        UIColor(white: 0.8, alpha: 1).setFill()
        let count = min(bounds.width / side, 200)
        for column in 0..<Int(saturating: count.rounded(.up)) {
            for row in 0..<4 where (column + row) % 2 == 0 {
                UIRectFill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
        color.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
    }
}
