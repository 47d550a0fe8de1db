import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore

/// The region that a text view lays its text out in.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    var changed: () -> Void = {}
    /// Points kept free at both ends of a line, inside the view's insets. Documented: 5.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
}

/// Shows text that may be longer than the view. Text is read, not edited, here.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    var content = TextViewContent()
    /// The area that the text is laid out in.
    public let textContainer = NSTextContainer()

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: nil, or left aside: a text view makes its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        prepareText()
        if let textContainer { self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding }
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareText()
        coder.fill(self, as: UITextView.self)
    }

    // MARK: Text

    /// The text; never nil when read. Setting it drops attributes and does not notify the delegate.
    open var text: String! {
        get { content.attributed?.string ?? content.text }
        set {
            setText(newValue ?? "")
            valuesChanged()
        }
    }
    /// Attributes win over the view's own font and color.
    open var attributedText: NSAttributedString! {
        get { shownAttributedText }
        set { setAttributedText(newValue) }
    }
    /// Nil until it is set or there is text; text without a font has the system font. Measured: of 12 points.
    open var font: UIFont? {
        get { content.hasOwnFont || !content.text.isEmpty || content.attributed != nil ? content.font : nil }
        set { setFont(newValue) }
    }
    /// The color of the text. Setting it colors the whole text.
    open var textColor: UIColor? {
        get { content.color }
        set { setTextColor(newValue) }
    }
    /// Where lines begin. Natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textChanged() } } }
    /// Documented: 8 points above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }
    /// Whether a font of a text style follows the user's text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }
    /// False by default, other than in UIKit, because nothing can be edited yet. Setting it to true, and a tap or
    /// ``becomeFirstResponder()`` on a text view that was not told to be read only, say so once in the log.
    /// - Coverage: inert (text is shown, not edited)
    open var isEditable = false {
        didSet {
            content.wasToldWhetherEditable = true
            if isEditable { noteEditing("isEditable = true") }
        }
    }

    /// False: text is shown, not edited. Says so once where the app did not set ``isEditable``.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if !content.wasToldWhetherEditable { noteEditing("becomeFirstResponder") }
        return super.becomeFirstResponder()
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !content.wasToldWhetherEditable { noteEditing("a tap") }
        super.touchesEnded(touches, with: event)
    }
    private func noteEditing(_ cause: String) {
        Log.once(
            """
            UITextView, \(cause): text views show text here and do not edit it; use UITextField, or set \
            isEditable = false to say that it is meant so
            """
        )
    }
    /// - Coverage: inert (text cannot be selected yet; setting true says so once)
    open var isSelectable = false {
        didSet {
            if isSelectable { Log.once("UITextView.isSelectable = true: text in text views cannot be selected yet") }
        }
    }
    /// Attributes of what is typed next. Those of the font and the color until set.
    /// - Coverage: inert (text is shown, not edited)
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typing ?? [.font: font ?? content.font, .foregroundColor: textColor ?? .label] }
        set { typing = newValue }
    }
    private var typing: [NSAttributedString.Key: Any]?
    /// Attributes of links. Empty until set.
    /// - Coverage: inert (links are shown as the text's attributes say)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    // Hints for a software keyboard.
    /// - Coverage: inert (text is shown, not edited)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// - Coverage: inert (text is shown, not edited)
    open var autocorrectionType = UITextAutocorrectionType.default
    /// - Coverage: inert (text is shown, not edited)
    open var spellCheckingType = UITextSpellCheckingType.default
    /// - Coverage: inert (text is shown, not edited)
    open var keyboardType = UIKeyboardType.default
    /// - Coverage: inert (text is shown, not edited)
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// - Coverage: inert (text is shown, not edited)
    open var returnKeyType = UIReturnKeyType.default
    /// - Coverage: inert (text is shown, not edited)
    open var enablesReturnKeyAutomatically = false
    /// - Coverage: inert (text is shown, not edited)
    open var isSecureTextEntry = false
    /// - Coverage: inert (text is shown, not edited)
    open var textContentType: UITextContentType!
    /// Scrolls until the characters show.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Size

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(fitting: CGFloat.infinity)
    }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : textSize(fitting: width).height
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitted = textSize(fitting: size.width > 0 ? size.width : CGFloat.infinity)
        return CGSize(width: size.width > 0 && size.width.isFinite ? size.width : fitted.width, height: fitted.height)
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        colorsChanged()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            textChanged()
        }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
