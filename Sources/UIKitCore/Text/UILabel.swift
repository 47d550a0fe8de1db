import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import ObjectiveCRuntime
import QuartzCore

/// The alignment of text with a reduced font size.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// A view that displays text.
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a label with a zero size.
    public convenience init() { self.init(frame: .zero) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UILabel.self)
    }

    // MARK: Text

    /// The text; nil for no text. Setting the text removes attributes.
    open var text: String? {
        get { content.text ?? content.attributed?.string }
        set {
            if let exchanged = exchanged(.labelSetText) { return exchanged.call(newValue) }
            changeText(newValue)
        }
    }
    /// The text with attributes. Attributes have precedence over the label's own font, color and alignment. A later
    /// change of such a property changes the whole text.
    open var attributedText: NSAttributedString? {
        get { shownAttributedText }
        set { setAttributedText(newValue) }
    }
    /// The font. Documented (UILabel.font): the system font of 17 points until set; setting nil restores the default.
    /// For attributed text, the font at its start.
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
    /// The color of the text; nil is the label color, the default.
    open var textColor: UIColor! {
        get { content.color }
        set { customize("textColor", { $0.textColor = newValue }) { setTextColor(newValue) } }
    }
    /// The color while `isHighlighted`; nil uses `textColor`.
    open var highlightedTextColor: UIColor? { didSet { textChanged(resizes: false) } }
    /// The alignment of lines. Natural, the default, is the direction of the interface.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { alignmentChanged() } } }
    /// The wrapping or truncation of text that does not fit. By default the tail is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// The rules for breaking lines in addition to those of the language. The default is `.standard`.
    /// - Coverage: inert (lines are broken by the rules of the language)
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet {
            guard lineBreakStrategy != oldValue else { return }
            Log.once("UILabel.lineBreakStrategy has no effect: lines are broken by the rules of the language")
        }
    }
    /// The maximum number of lines. 0 is no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    /// Whether ``highlightedTextColor`` is used. False by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { textChanged(resizes: false) } } }
    /// Whether the label is enabled. A disabled label is dimmed.
    open var isEnabled = true { didSet { if isEnabled != oldValue { textChanged(resizes: false) } } }
    /// The color of a shadow without blur; nil, the default, is no shadow.
    open var shadowColor: UIColor? { didSet { textChanged(resizes: false) } }
    /// The offset of the shadow in points. 1 upward by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { textChanged(resizes: false) } }

    // MARK: Fitting

    /// Whether letters come closer, by up to 5 % of the font size, before a single line is truncated. False by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet {
            if allowsDefaultTighteningForTruncation != oldValue { textChanged(resizes: false) }
        }
    }
    /// Whether the font size of a single line is reduced, down to `minimumScaleFactor`, before the text is truncated.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged(resizes: false) } }
    }
    /// The smallest factor of the font size; 0 is no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textChanged(resizes: false) } }
    }
    /// The vertical alignment of text with a reduced font size.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { textChanged(resizes: false) } }
    }
    /// Whether fonts of text styles follow changes of the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }
    /// The width in points at which `intrinsicContentSize` wraps; 0 uses the width from layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }

    /// The size of the text, rounded up to device pixels.
    override open var intrinsicContentSize: CGSize { intrinsicTextSize }
    /// The height of a label with several lines for the width from layout.
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && width > 0
            ? textSize(fitting: CGSize(width: width, height: 0)).height : nil
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }
    /// Returns the rectangle of the text at the top of `bounds`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, numberOfLines)
    }

    // MARK: Drawing

    /// Draws the text into `rect`, vertically centered.
    open func drawText(in rect: CGRect) { drawBlock(in: rect) }
    override open func draw(_ rect: CGRect) { drawText(in: bounds) }

    package override var firstBaselineOffset: CGFloat { baseline(first: true) }
    package override var lastBaselineOffset: CGFloat { bounds.height - baseline(first: false) }

    override func colorAppearanceChanged() { content.block = nil }
    override func releaseOwnDrawings() { releaseText() }
    // A vibrancy effect also changes the tint when it is added or removed.
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
