import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import ObjectiveCRuntime
import QuartzCore

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    var changed: () -> Void = {}
    /// The padding at both ends of a line, inside the view's insets, in points.
    ///
    /// Documented (NSTextContainer.lineFragmentPadding): 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
}

/// A scroll view that displays text. The user can read the text, but not edit it.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    var content = TextViewContent()
    /// The area of the text.
    public let textContainer = NSTextContainer()

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: ignored; a text view creates its own container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        prepareText()
        if let textContainer { self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding }
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareText()
        coder.fill(self, as: UITextView.self)
    }

    // MARK: Text

    /// The text; never nil when read. Setting the text removes attributes and does not notify the delegate.
    open var text: String! {
        get { content.attributed?.string ?? content.text }
        set {
            setText(newValue ?? "")
            valuesChanged()
        }
    }
    /// The text with attributes. Attributes have precedence over the view's own font and color.
    open var attributedText: NSAttributedString! {
        get { shownAttributedText }
        set { setAttributedText(newValue) }
    }
    /// The font. Nil until set, or until there is text; text without a font has the system font.
    /// Folklore (text/plain-text-font): of 12 points.
    open var font: UIFont? {
        get { content.hasOwnFont || !content.text.isEmpty || content.attributed != nil ? content.font : nil }
        set { setFont(newValue) }
    }
    /// The color of the text. Setting the property colors the whole text.
    open var textColor: UIColor? {
        get { content.color }
        set { setTextColor(newValue) }
    }
    /// The alignment of the text. Natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textChanged() } } }
    /// The insets of the text. Documented (UITextView.textContainerInset): 8 points above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }
    /// Whether a font of a text style follows the user's text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }
    /// Whether the user can edit the text. False by default, unlike in UIKit, because editing is not available yet.
    /// Setting true, and a tap or ``becomeFirstResponder()`` on a text view whose `isEditable` was not set to false,
    /// are logged once.
    /// - Coverage: inert (text is displayed, not edited)
    open var isEditable = false {
        didSet {
            content.hasExplicitEditable = true
            if isEditable { noteEditing("isEditable = true") }
        }
    }

    /// Always returns false: text is displayed, not edited. Logs once if the app did not set ``isEditable``.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if !content.hasExplicitEditable { noteEditing("becomeFirstResponder") }
        return super.becomeFirstResponder()
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !content.hasExplicitEditable { noteEditing("a tap") }
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
    /// - Coverage: inert (text cannot be selected yet; setting true is logged once)
    open var isSelectable = false {
        didSet {
            if isSelectable { Log.once("UITextView.isSelectable = true: text in text views cannot be selected yet") }
        }
    }
    /// The attributes of typed text. Those of the font and the color until set.
    /// - Coverage: inert (text is displayed, not edited)
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typing ?? [.font: font ?? content.font, .foregroundColor: textColor ?? .label] }
        set { typing = newValue }
    }
    private var typing: [NSAttributedString.Key: Any]?
    /// The attributes of links. Empty until set.
    /// - Coverage: inert (links have the attributes of the text)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    // Hints for a software keyboard.
    /// - Coverage: inert (text is displayed, not edited)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// - Coverage: inert (text is displayed, not edited)
    open var autocorrectionType = UITextAutocorrectionType.default
    /// - Coverage: inert (text is displayed, not edited)
    open var spellCheckingType = UITextSpellCheckingType.default
    /// - Coverage: inert (text is displayed, not edited)
    open var keyboardType = UIKeyboardType.default
    /// - Coverage: inert (text is displayed, not edited)
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// - Coverage: inert (text is displayed, not edited)
    open var returnKeyType = UIReturnKeyType.default
    /// - Coverage: inert (text is displayed, not edited)
    open var enablesReturnKeyAutomatically = false
    /// - Coverage: inert (text is displayed, not edited)
    open var isSecureTextEntry = false
    /// - Coverage: inert (text is displayed, not edited)
    open var textContentType: UITextContentType!
    /// Scrolls until the range is visible.
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
    override var isInteractiveElement: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
