import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore

/// What stays in its place where text is made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// Shows text that the user does not edit.
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A label of no size.
    public convenience init() { self.init(frame: .zero) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UILabel.self)
    }

    // MARK: Text

    /// The text; nil shows none. Setting it drops attributes.
    open var text: String? {
        get { content.text ?? content.attributed?.string }
        set {
            if let exchanged = exchanged(.labelSetText) { return exchanged.call(newValue) }
            changeText(newValue)
        }
    }
    /// Attributes win over the label's own font, color and alignment. Setting one of those later sets it for the whole
    /// text.
    open var attributedText: NSAttributedString? {
        get { shownAttributedText }
        set { setAttributedText(newValue) }
    }
    /// Documented: the system font of 17 points until set; setting nil brings it back. Of attributed text, the font at
    /// its start.
    open var font: UIFont! {
        get {
            guard let text = content.attributed, text.length > 0 else { return content.font }
            return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? content.font
        }
        set {
            if let exchanged = exchanged(.labelSetFont) { return exchanged.call(newValue) }
            changeFont(newValue)
        }
    }
    final func changeText(_ text: String?) {
        setText(text)
        valuesChanged()
    }
    final func changeFont(_ font: UIFont?) { customize("font", { $0.font = font }) { setFont(font) } }
    /// The color of the text; nil sets the label color, which is the default.
    open var textColor: UIColor! {
        get { content.color }
        set { customize("textColor", { $0.textColor = newValue }) { setTextColor(newValue) } }
    }
    /// Color while `isHighlighted`; nil keeps `textColor`.
    open var highlightedTextColor: UIColor? { didSet { textChanged(resizes: false) } }
    /// Where lines begin. Natural, the default, is the interface's direction.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { alignmentChanged() } } }
    /// What happens to text that does not fit. By default its end is cut off.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// 0 takes as many lines as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    /// Whether ``highlightedTextColor`` shows. False by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { textChanged(resizes: false) } } }
    /// A disabled label is drawn dimmed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { textChanged(resizes: false) } } }
    /// The color of a shadow without blur; nil, the default, draws none.
    open var shadowColor: UIColor? { didSet { textChanged(resizes: false) } }
    /// Points by which the shadow is moved. One upward by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { textChanged(resizes: false) } }

    // MARK: Fitting

    /// Makes a single line smaller, down to `minimumScaleFactor`, before it is truncated.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged(resizes: false) } }
    }
    /// Smallest factor on the font's size; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textChanged(resizes: false) } }
    }
    /// Where smaller text stands in its line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { textChanged(resizes: false) } }
    }
    /// Fonts of text styles follow changes of the reader's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }
    /// Width in points at which `intrinsicContentSize` wraps; 0 leaves it to layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }

    /// Rounded up to whole device pixels.
    override open var intrinsicContentSize: CGSize { intrinsicTextSize }
    /// A label of several lines takes the height of the width that layout gives it.
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && width > 0
            ? textSize(fitting: CGSize(width: width, height: 0)).height : nil
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }
    /// The rectangle that the text takes at the top of `bounds`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, numberOfLines)
    }

    // MARK: Drawing

    /// Draws the text into `rect`, in the middle of its height.
    open func drawText(in rect: CGRect) { drawBlock(in: rect) }
    override open func draw(_ rect: CGRect) { drawText(in: bounds) }

    package override var firstBaselineOffset: CGFloat { baseline(first: true) }
    package override var lastBaselineOffset: CGFloat { bounds.height - baseline(first: false) }

    override func colorAppearanceChanged() { content.block = nil }
    // A vibrancy effect that comes or goes brings its tint with it.
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if inheritedVibrantColor != content.vibrantColor { textChanged(resizes: false) }
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    override open var semanticContentAttribute: UISemanticContentAttribute { didSet { textChanged(resizes: false) } }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { text?.isEmpty == false }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .staticText : [.staticText, .notEnabled]
    }
}
