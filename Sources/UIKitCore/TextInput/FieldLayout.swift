import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import SystemStrings
import TextLogic

/// The subviews of a text field.
@MainActor
final class FieldParts {
    let border = UIImageView(image: nil)
    let placeholder = FieldPlaceholder()
    let clearButton = UIButton(type: .custom)
    let caret = UIView()
    var clearImages: [UInt: UIImage] = [:]
}

/// A label that calls the field to draw the placeholder.
final class FieldPlaceholder: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) { field?.drawPlaceholder(in: rect) }
}

/// The view that draws the text, clipped at both ends.
final class FieldCanvas: UIView {
    weak var field: UITextField?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        isOpaque = false
        layer.pending.redrawsOnResize = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { field?.drawText(in: bounds) }
}

/// Sizes of text fields, in points.
enum FieldMetrics {
    /// Measured (text/field-inset): the inset of the text in a field with a border.
    static let borderedInset: CGFloat = 7
    /// Measured (text/field-height): a field with a rounded border is 34 points high with its default font, a plain
    /// field 22.
    static let borderedRoom: CGFloat = 12
    /// Measured (text/caret-width): 2 points wide.
    static let caretWidth: CGFloat = 2
    /// Chosen: the sign of the clear button is 17 points wide with 5 points on each side; its touch area has the height
    /// of the field.
    static let clearWidth: CGFloat = 27
    /// Measured (text/field-corner).
    static let cornerRadius: CGFloat = 5
}

extension UITextField {
    func prepareField() {
        canvas.field = self
        parts.placeholder.field = self
        for view in [parts.border, parts.placeholder, canvas, parts.clearButton] as [UIView] { addSubview(view) }
        parts.border.isUserInteractionEnabled = false
        parts.border.isHidden = true
        parts.placeholder.font = field.font
        parts.placeholder.textColor = .placeholderText
        parts.placeholder.accessibilityElementsHidden = true
        parts.caret.layer.cornerRadius = 1
        parts.caret.isHidden = true
        parts.caret.isUserInteractionEnabled = false
        canvas.addSubview(parts.caret)
        parts.clearButton.isHidden = true
        parts.clearButton.accessibilityIdentifier = "ClearButton"
        parts.clearButton.tintColor = .tertiaryLabel
        parts.clearButton.setImage(Self.clearSign, for: .normal)
        parts.clearButton.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
    }

    static var clearSign: UIImage? {
        UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))?
            .withRenderingMode(.alwaysTemplate)
    }

    // MARK: Border

    func borderChanged() {
        let border = parts.border
        let image = isEnabled ? background : disabledBackground ?? background
        border.image = borderStyle == .roundedRect ? nil : image
        border.isHidden = borderStyle == .none && border.image == nil
        border.layer.cornerRadius = borderStyle == .roundedRect ? FieldMetrics.cornerRadius : 0
        let hasLine = borderStyle != .none && border.image == nil
        border.layer.borderWidth =
            hasLine ? (borderStyle == .roundedRect ? 1 / max(traitCollection.displayScale, 1) : 1) : 0
        let line: UIColor = borderStyle == .line ? .label : .systemGray4
        border.layer.borderColor = line.cgColor(in: traitCollection)
        border.backgroundColor =
            borderStyle == .roundedRect ? (isEnabled ? .systemBackground : .secondarySystemBackground) : nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func sideViewChanged(from old: UIView?) {
        for view in [old] where view !== leftView && view !== rightView && view?.superview === self {
            view?.removeFromSuperview()
        }
        setNeedsLayout()
    }

    // MARK: Displayed content

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsClearButton: Bool { (hasText || tokenPlaces > 0) && isEnabled && shows(clearButtonMode) }
    private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && shows(rightViewMode) && !showsClearButton }

    // MARK: Places

    private func mirrored(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func sideViewPlace(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        let preferred = view.intrinsicContentSize
        let size = CGSize(
            width: view.bounds.width > 0 ? view.bounds.width : max(preferred.width, 0),
            height: min(view.bounds.height > 0 ? view.bounds.height : max(preferred.height, 0), bounds.height))
        let x = isLeading ? bounds.minX : bounds.maxX - size.width
        let scale = max(traitCollection.displayScale, 1)
        let y = bounds.minY + ((bounds.height - size.height) / 2 * scale).rounded() / scale
        return mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size), bounds)
    }

    func clearButtonPlace(_ bounds: CGRect) -> CGRect {
        mirrored(
            CGRect(
                x: bounds.maxX - FieldMetrics.clearWidth, y: bounds.minY, width: FieldMetrics.clearWidth,
                height: bounds.height), bounds)
    }

    func textPlace(_ bounds: CGRect) -> CGRect {
        let side =
            borderStyle == .roundedRect || borderStyle == .bezel
            ? FieldMetrics.borderedInset : borderStyle == .line ? 2 : 0
        var left = side, right = side
        if showsLeftView {
            left = max(
                left,
                borderStyle == .none ? leftViewRect(forBounds: bounds).width : leftViewRect(forBounds: bounds).width + 2
            )
        }
        if showsClearButton {
            right = FieldMetrics.clearWidth
        } else if showsRightView {
            right = max(right, rightViewRect(forBounds: bounds).width)
        }
        let rect = CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
        return mirrored(rect, bounds)
    }

    var fittingFieldSize: CGSize {
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        let height = textHeight.rounded(.up) + 1 + (borderStyle == .none ? 0 : FieldMetrics.borderedRoom)
        let content = hasText ? textWidth + FieldMetrics.caretWidth : parts.placeholder.intrinsicContentSize.width
        let probe = CGRect(x: 0, y: 0, width: 1000, height: height)
        return CGSize(width: up(content + probe.width - textRect(forBounds: probe).width), height: up(height))
    }

    // MARK: Layout

    func layOutField() {
        parts.border.frame = borderRect(forBounds: bounds)
        parts.clearButton.isHidden = !showsClearButton
        if showsClearButton { parts.clearButton.accessibilityLabel = SystemString.clearText.localized }
        parts.clearButton.frame = clearButtonRect(forBounds: bounds)
        layoutSideView(leftView, showsLeftView) { leftViewRect(forBounds: bounds) }
        layoutSideView(rightView, showsRightView) { rightViewRect(forBounds: bounds) }
        parts.placeholder.isHidden = hasText || tokenPlaces > 0
        parts.placeholder.frame = placeholderRect(forBounds: bounds)
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        if canvas.frame != rect {
            if canvas.bounds.width != rect.width, adjustsFontSizeToFitWidth { field.block = nil }
            canvas.frame = rect
        }
        scrollToCaret()
        layoutCaret()
        layOutHandles()
    }

    private func layoutSideView(_ view: UIView?, _ shows: Bool, _ rect: () -> CGRect) {
        guard let view else { return }
        guard shows else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        let frame = rect()
        if view.superview !== self { addSubview(view) }
        if view.frame != frame { view.frame = frame }
    }

    /// Scrolls to the caret. Text that fits is placed by its alignment; longer text is moved the minimum distance that
    /// makes the caret visible.
    private func scrollToCaret() {
        moveToCaret()
        let room = max(0, canvas.bounds.width - FieldMetrics.caretWidth)
        let width = textWidth
        var origin = field.origin
        if width <= room {
            switch textAlignment {
            case .center: origin = (room - width) / 2
            case .right: origin = room - width
            case .left: origin = 0
            default: origin = isRightToLeft ? room - width : 0
            }
        } else {
            let caret = caretX(field.editing.selection.head)
            if caret + origin > room { origin = room - caret }
            if caret + origin < 0 { origin = -caret }
            origin = min(max(origin, room - width), 0)
        }
        let scale = max(traitCollection.displayScale, 1)
        origin = (origin * scale).rounded() / scale
        guard origin != field.origin else { return }
        field.origin = origin
        canvas.setNeedsDisplay()
    }

    /// The caret before `offset`, in the coordinates of the canvas.
    func caretPlace(_ offset: Int) -> CGRect {
        let height = field.font.lineHeight
        let scale = max(traitCollection.displayScale, 1)
        let x = min(max(caretX(offset) + field.origin, 0), max(0, canvas.bounds.width - FieldMetrics.caretWidth))
        let y = (canvas.bounds.height - height) / 2
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: FieldMetrics.caretWidth,
            height: (height * scale).rounded() / scale)
    }

    var caretRectInWindow: CGRect { canvas.convert(caretPlace(field.editing.selection.head), to: nil) }

    func layoutCaret() {
        parts.caret.isHidden =
            !isEditing || !field.editing.selection.isEmpty || !field.caretIsOn || !chosenPlaces.isEmpty
        guard isEditing else { return }
        parts.caret.backgroundColor = tintColor
        let frame = askedCaretPlace
        if parts.caret.frame != frame { parts.caret.frame = frame }
    }

    /// The place of the caret by `caretRect(for:)`, which a subclass may override, in the coordinates of the canvas.
    private var askedCaretPlace: CGRect {
        let head = field.editing.selection.head
        let asked = caretRect(for: OffsetPosition(head)), own = caretPlace(head)
        return asked == canvas.convert(own, to: self) ? own : convert(asked, to: canvas)
    }

    // MARK: Drawing

    private func lineTop(_ height: CGFloat, _ rect: CGRect) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return rect.minY + ((rect.height - height) / 2 * scale).rounded() / scale
    }

    func drawFieldText(in rect: CGRect) {
        guard hasText, let context = UIGraphicsGetCurrentContext(), let shaper = appContext.shaper else { return }
        guard isEditing else {
            // Text that is not edited is truncated with an ellipsis.
            let shownBlock = adjustsFontSizeToFitWidth ? block : makeBlock(scale: 1, .byTruncatingTail)
            let height = shaper.metrics(of: shownBlock, width: rect.width).size.height
            return context.draw(
                shownBlock, in: CGRect(x: rect.minX, y: lineTop(height, rect), width: rect.width, height: height))
        }
        let size = shaper.metrics(of: block, width: .infinity).size
        let top = lineTop(size.height, rect)
        let selected = field.editing.selection.range
        if !selected.isEmpty, !selectionRects(for: OffsetRange(selected)).isEmpty {
            // Folklore (text/selection): the tint color at a fifth.
            context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor(in: traitCollection))
            for stretch in stretches(selected) {
                context.fill(
                    CGRect(
                        x: rect.minX + field.origin + stretch.lowerBound, y: top,
                        width: stretch.upperBound - stretch.lowerBound,
                        height: size.height))
            }
        }
        context.draw(block, in: CGRect(x: rect.minX + field.origin, y: top, width: size.width, height: size.height))
    }

    var textBaseline: CGFloat { lineTop(textHeight, bounds) + field.font.ascender }
}
