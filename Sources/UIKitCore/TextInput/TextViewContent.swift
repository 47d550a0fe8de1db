import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The content of a text view, and its layout.
@MainActor
struct TextViewContent {
    var text = ""
    var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: 12)
    /// Whether the app has set a font.
    var hasOwnFont = false
    var color = UIColor.label
    var column = TextColumn()
    /// The layout width of the column; nil without a width.
    var width: CGFloat?
    var shown: [Int: TextPartView] = [:]
    /// Measures parts that are not visible, a few parts per turn.
    var measuring: ScheduledWork?
    /// Whether the app has set `isEditable`.
    var hasExplicitEditable = false
}

/// A part of a text view's text.
final class TextPartView: UIView {
    var block: TextBlock? { didSet { if block != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.pending.redrawsOnResize = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let block else { return }
        UIGraphicsGetCurrentContext()?.draw(block, in: bounds)
    }
}

extension UITextView {
    func prepareText() {
        textContainer.changed = { [weak self] in self?.textChanged() }
        alwaysBounceVertical = false
        // Chosen: as the background of a text view that is created in code on iOS.
        backgroundColor = .systemBackground
    }

    // MARK: Properties

    func setText(_ text: String) {
        content.text = text
        content.attributed = nil
        textChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        content.text = ""
        content.attributed = text.map { NSAttributedString(attributedString: $0) }
        textChanged()
    }

    var shownAttributedText: NSAttributedString {
        content.attributed
            ?? NSAttributedString(
                string: content.text, attributes: [.font: content.font, .foregroundColor: content.color])
    }

    func setFont(_ font: UIFont?) {
        content.font = font ?? UIFont.systemFont(ofSize: 12)
        content.hasOwnFont = font != nil
        spread(.font, content.font)
        textChanged()
    }

    func setTextColor(_ color: UIColor?) {
        content.color = color ?? .label
        spread(.foregroundColor, content.color)
        colorsChanged()
    }

    private func spread(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = content.attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        content.attributed = changed
    }

    func textChanged() {
        content.width = nil
        content.measuring?.cancel()
        content.measuring = nil
        for index in content.shown.keys.sorted() { content.shown[index]?.removeFromSuperview() }
        content.shown = [:]
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func colorsChanged() {
        for index in content.shown.keys.sorted() where content.column.parts.indices.contains(index) {
            content.shown[index]?.block = block(of: content.column.parts[index].range)
        }
    }

    // MARK: Blocks

    private var length: Int { content.attributed?.length ?? content.text.utf16.count }

    private func block(of range: NSRange) -> TextBlock {
        var defaults = TextDefaults(font: content.font, color: content.color)
        defaults.alignment = textAlignment
        defaults.lineBreakMode = .byWordWrapping
        defaults.maximumLines = 0
        defaults.isRightToLeft = isRightToLeft
        defaults.traits = traitCollection
        defaults.followsTextSize = adjustsFontForContentSizeCategory
        // An empty paragraph has the height of a line.
        guard range.length > 0 else { return TextBlock(" ", defaults) }
        if let attributed = content.attributed {
            return TextBlock(attributed.attributedSubstring(from: range), defaults)
        }
        return TextBlock((content.text as NSString).substring(with: range), defaults)
    }

    private func measure(_ range: NSRange, _ width: CGFloat) -> CGSize {
        appContext.shaper?.metrics(of: block(of: range), width: width).size ?? .zero
    }

    private func makeColumn(_ width: CGFloat) -> TextColumn {
        let font = content.font
        let line = max(font.lineHeight, 1)
        // Chosen: half an em is the average width of a character.
        let characters = max(1, width / (font.pointSize * 0.5))
        return TextColumn(text) { count, lines in max(CGFloat(lines), (CGFloat(count) / characters).rounded(.up)) * line
        }
    }

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// The size of the whole text, including insets.
    func textSize(fitting width: CGFloat) -> CGSize {
        let lineWidth = max(width - sides, 1)
        let column = TextColumn(text) { _, _ in 0 }
        var size = CGSize.zero
        for part in column.parts {
            let measured = measure(part.range, lineWidth)
            size = CGSize(width: max(size.width, measured.width), height: size.height + measured.height)
        }
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        return CGSize(
            width: up(size.width + sides), height: up(size.height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Layout

    private var lineWidth: CGFloat {
        max(bounds.width - adjustedContentInset.left - adjustedContentInset.right - sides, 1)
    }

    func layOutText() {
        let width = lineWidth
        if content.width != width {
            content.width = width
            content.column = makeColumn(width)
        }
        // Measuring moves the parts below, so the visible parts are searched again until they no longer change.
        var visible = visibleParts
        for _ in 0..<8 {
            let open = visible.filter { !content.column.parts[$0].isMeasured }
            guard !open.isEmpty else { break }
            open.forEach { measurePart($0) }
            visible = visibleParts
        }
        let size = CGSize(
            width: max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0),
            height: content.column.height + textContainerInset.top + textContainerInset.bottom)
        if contentSize != size { contentSize = size }
        show(visible)
        scheduleMeasuring()
    }

    /// Extended by half a screen on both sides, so that scrolling finds finished drawings.
    private var visibleParts: Range<Int> {
        let top = bounds.minY - textContainerInset.top - bounds.height / 2
        return content.column.parts(from: top, to: top + bounds.height * 2)
    }

    private func measurePart(_ index: Int) {
        guard let width = content.width, content.column.parts.indices.contains(index) else { return }
        content.column.setHeight(measure(content.column.parts[index].range, width).height, of: index)
    }

    private func show(_ visible: Range<Int>) {
        for index in content.shown.keys.sorted() where !visible.contains(index) {
            content.shown[index]?.removeFromSuperview()
            content.shown[index] = nil
        }
        for index in visible {
            let part = content.column.parts[index]
            let view = content.shown[index] ?? TextPartView()
            if content.shown[index] == nil {
                content.shown[index] = view
                view.block = block(of: part.range)
                addSubview(view)
            }
            view.frame = CGRect(
                x: textContainerInset.left + textContainer.lineFragmentPadding,
                y: textContainerInset.top + content.column.edges[index],
                width: content.width ?? 0, height: part.height)
        }
    }

    private func scheduleMeasuring() {
        guard content.measuring == nil, window != nil, !content.column.isMeasured else { return }
        content.measuring = appContext.after(0.02) { [weak self] in
            guard let self else { return }
            self.content.measuring = nil
            self.measureSome()
        }
    }

    /// Measures a few parts. Chosen: eight parts per turn take a few milliseconds. The visible part stays in place if
    /// the user does not scroll.
    private func measureSome() {
        let anchor = content.column.part(at: max(bounds.minY - textContainerInset.top, 0))
        let before = content.column.edges.indices.contains(anchor) ? content.column.edges[anchor] : 0
        let open = content.column.parts.indices.lazy.filter { !self.content.column.parts[$0].isMeasured }.prefix(8)
        for index in Array(open) { measurePart(index) }
        let moved = content.column.edges.indices.contains(anchor) ? content.column.edges[anchor] - before : 0
        if moved != 0, !isTracking, !isDecelerating {
            contentSize.height += max(moved, 0)
            contentOffset.y += moved
        }
        setNeedsLayout()
    }

    func reveal(_ range: NSRange) {
        guard range.location >= 0, range.location <= length else { return }
        layOutText()
        guard let index = content.column.part(holding: range.location) else { return }
        measurePart(index)
        let part = content.column.parts[index]
        let share =
            part.range.length > 0 ? CGFloat(range.location - part.range.location) / CGFloat(part.range.length) : 0
        let y = textContainerInset.top + content.column.edges[index] + max(0, share) * part.height
        let line = content.font.lineHeight
        setNeedsLayout()
        layoutIfNeeded()
        scrollRectToVisible(CGRect(x: 0, y: max(0, y - line), width: 1, height: line * 2), animated: false)
    }
}
