import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The content of a label, and its text block.
@MainActor
struct LabelContent {
    var text: String?
    var attributed: NSAttributedString?
    var font: UIFont = LabelContent.defaultFont
    var color = UIColor.label
    /// Created on first use; nil if out of date.
    var block: TextBlock?
    /// The vibrant color at the creation of the block.
    var vibrantColor: UIColor?

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension UILabel {
    func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        layer.pending.redrawsOnResize = true
    }

    // MARK: Properties

    func setText(_ text: String?) {
        guard content.attributed != nil || content.text != text else { return }
        content.text = text
        content.attributed = nil
        textChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        content.text = nil
        content.attributed = text?.immutable
        textChanged()
    }

    var shownAttributedText: NSAttributedString? {
        if let attributed = content.attributed { return attributed }
        return content.text.map {
            NSAttributedString(string: $0, attributes: [.font: content.font, .foregroundColor: content.color])
        }
    }

    func setFont(_ font: UIFont?) {
        let font = font ?? LabelContent.defaultFont
        guard font != content.font || content.attributed != nil else { return }
        content.font = font
        spread(.font, font)
        textChanged()
    }

    func setTextColor(_ color: UIColor?) {
        let color = color ?? .label
        guard color != content.color || content.attributed != nil else { return }
        content.color = color
        spread(.foregroundColor, color)
        textChanged(resizes: false)
    }

    func alignmentChanged() {
        if let attributed = content.attributed, attributed.length > 0 {
            let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            let changed = NSMutableParagraphStyle()
            if let style { changed.setParagraphStyle(style) }
            changed.alignment = textAlignment
            spread(.paragraphStyle, changed)
        }
        textChanged(resizes: false)
    }

    private func spread(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = content.attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        content.attributed = changed
    }

    func textChanged(resizes: Bool = true) {
        content.block = nil
        setNeedsDisplay()
        if resizes { invalidateIntrinsicContentSize() }
    }

    /// Releases the drawn text. A subclass may override the drawing, so the drawing of a subclass stays.
    func releaseText() {
        guard type(of: self) == UILabel.self else { return }
        content.block = nil
        layer.setSceneContents(nil)
        layer.setNeedsDisplay()
    }

    func traitsChanged(from previous: UITraitCollection?) {
        let now = traitCollection
        let resizes = now.changesTextSize(from: previous)
        if resizes || previous?.layoutDirection != now.layoutDirection { textChanged(resizes: resizes) }
    }

    // MARK: The block

    var block: TextBlock {
        if let block = content.block { return block }
        let block = makeBlock(lines: numberOfLines)
        content.block = block
        content.vibrantColor = inheritedVibrantColor
        return block
    }

    private func makeBlock(lines: Int, scale: CGFloat = 1) -> TextBlock {
        var defaults = TextDefaults(font: content.font, color: content.color)
        defaults.alignment = textAlignment
        defaults.lineBreakMode = lineBreakMode
        defaults.maximumLines = max(0, lines)
        defaults.isRightToLeft = isRightToLeft
        defaults.traits = traitCollection
        defaults.scale = scale
        defaults.followsTextSize = adjustsFontForContentSizeCategory
        defaults.tightens = allowsDefaultTighteningForTruncation
        if isHighlighted, let highlightedTextColor { defaults.overridingColor = highlightedTextColor }
        if let vibrant = inheritedVibrantColor { defaults.overridingColor = vibrant }
        // Chosen: the opacity of a disabled label; UIKit publishes no number.
        if !isEnabled { defaults.alpha = 0.4 }
        let limit = LabelLimit(lines: lines, lineBreak: lineBreakMode)
        let block =
            content.attributed.map { TextBlock(limit.part(of: $0), defaults) }
            ?? TextBlock(limit.part(of: content.text ?? ""), defaults)
        guard let shadowColor else { return block }
        return block.shadowed(
            DrawingShadow(offset: shadowOffset, radius: 0, color: shadowColor.cgColor(in: traitCollection)))
    }

    // MARK: Size

    private func measure(_ block: TextBlock, _ width: CGFloat) -> TextMetrics? {
        guard !block.runs.isEmpty else { return nil }
        return appContext.shaper?.metrics(of: block, width: width)
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(traitCollection.displayScale, 1)
        // A thousandth of a pixel is a rounding error of floating point numbers, not a part of the text.
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    var intrinsicTextSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.infinity
        return measure(block, width).map { roundedUp($0.size) } ?? .zero
    }

    func textSize(fitting size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 || !size.width.isFinite ? CGFloat.infinity : size.width
        return measure(block, width).map { roundedUp($0.size) } ?? .zero
    }

    func measuredTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        let block = lines == numberOfLines ? block : makeBlock(lines: lines)
        guard let metrics = measure(block, bounds.width) else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = roundedUp(metrics.size)
        let rect = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        let spare = bounds.width - rect.width
        let x: CGFloat =
            switch block.alignment {
            case .center: spare / 2
            case .right: spare
            case .left, .natural, .justified: 0
            }
        return CGRect(x: bounds.minX + x, y: bounds.minY, width: rect.width, height: rect.height)
    }

    // MARK: Drawing

    /// The block and its position for drawing in `rect`.
    private func placed(in rect: CGRect) -> (block: TextBlock, rect: CGRect, metrics: TextMetrics)? {
        guard !block.runs.isEmpty, let shaper = appContext.shaper else { return nil }
        var drawn = block
        var metrics = shaper.metrics(of: drawn, width: rect.width)
        let full = metrics
        if adjustsFontSizeToFitWidth, numberOfLines == 1, rect.width > 0 {
            let wide = shaper.metrics(of: drawn, width: .infinity).size.width
            if wide > rect.width {
                let scale = max(rect.width / wide, minimumScaleFactor, 0.05)
                drawn = makeBlock(lines: 1, scale: min(scale, 1))
                metrics = shaper.metrics(of: drawn, width: rect.width)
            }
        }
        let pixels = max(traitCollection.displayScale, 1)
        let top: CGFloat =
            switch baselineAdjustment {
            case .alignBaselines: (rect.height - full.size.height) / 2 + full.firstBaseline - metrics.firstBaseline
            case .alignCenters: (rect.height - metrics.size.height) / 2
            case .none: metrics == full ? (rect.height - metrics.size.height) / 2 : 0
            }
        let y = rect.minY + (top * pixels).rounded() / pixels
        return (drawn, CGRect(x: rect.minX, y: y, width: rect.width, height: metrics.size.height), metrics)
    }

    func drawBlock(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placed = placed(in: rect) else { return }
        context.draw(placed.block, in: placed.rect)
    }

    func baseline(first: Bool) -> CGFloat {
        guard let placed = placed(in: bounds) else { return bounds.height }
        return placed.rect.minY - bounds.minY + (first ? placed.metrics.firstBaseline : placed.metrics.lastBaseline)
    }
}

extension UITraitCollection {
    /// Whether texts that follow the user's text size have another size than with these traits.
    func changesTextSize(from previous: UITraitCollection?) -> Bool {
        previous?.preferredContentSizeCategory != preferredContentSizeCategory
            || previous?.legibilityWeight != legibilityWeight
    }
}

extension TextBlock {
    func shadowed(_ shadow: DrawingShadow) -> TextBlock {
        let runs = runs.map { run in
            var run = run
            run.shadow = run.shadow ?? shadow
            return run
        }
        return with(runs)
    }
}
