import ChromeLayout
import CoreGraphics
import Diagnostics
public import Foundation
import NavigationLogic
import QuartzCore
import SystemStrings
import TextLogic

/// The text field of a search bar: rounded, with a magnifier. It can also be used without a bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar of the field.
    weak var bar: UISearchBar?
    final var search = SearchTokens()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    /// Decodes the properties of a view from an archive. The field has the system's appearance, and no text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    // MARK: Tokens

    /// The tokens before the text; empty by default. The text does not contain them. For `UITextInput` each token is
    /// one position.
    open var tokens: [UISearchToken] {
        get { search.tokens }
        set { setTokens(newValue) }
    }
    /// Inserts a token before the token at this index. An index equal to the number of tokens appends the token.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        check(tokenIndex, search.tokens.count + 1, "insertToken")
        put(token, at: tokenIndex)
        bar?.state.owner?.searchBarTextChanged()
    }
    /// Removes the token at this index.
    open func removeToken(at tokenIndex: Int) {
        check(tokenIndex, search.tokens.count, "removeToken")
        remove(tokenIndex..<tokenIndex + 1)
        bar?.state.owner?.searchBarTextChanged()
    }
    /// Removes the text of a range, inserts a token and selects it. Tokens in the range remain.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        check(tokenIndex, search.tokens.count + 1, "replaceTextualPortion")
        replaceText(textRange, with: token, at: tokenIndex)
    }
    /// Returns the position before the token at this index, for ``UITextField/selectedTextRange``. Tokens are before
    /// the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        check(tokenIndex, search.tokens.count, "positionOfToken")
        return OffsetPosition(tokenIndex - search.tokens.count)
    }
    /// Returns the tokens in a range of the field, in order.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { chosenTokens(in: textRange) }
    /// The text without the tokens.
    open var textualRange: UITextRange { OffsetRange(0..<field.editing.length) }
    /// The background color of tokens; nil, the default, is gray. A selected token has the tint color.
    open var tokenBackgroundColor: UIColor! {
        get { search.color ?? SearchTokens.usualColor }
        set {
            search.color = newValue
            updateChosenTokens()
        }
    }
    /// Whether the user can delete tokens with keys. True by default; the app can always delete tokens. Undo restores
    /// text, but no tokens.
    open var allowsDeletingTokens = true
    /// - Coverage: inert (a copy has the plain text; a delegate cannot provide more)
    open var allowsCopyingTokens = true {
        didSet {
            if !allowsCopyingTokens {
                Log.once("UISearchTextField.allowsCopyingTokens has no effect: tokens are never copied")
            }
        }
    }

    override var tokenPlaces: Int { search.tokens.count }
    override var chosenPlaces: Range<Int> {
        get {
            search.choice.isEmpty
                ? 0..<0 : search.choice.chosen.lowerBound - tokenPlaces..<search.choice.chosen.upperBound - tokenPlaces
        }
        set {
            search.choice.choose(newValue.lowerBound + tokenPlaces..<newValue.upperBound + tokenPlaces)
            updateChosenTokens()
        }
    }
    override func clearTokens() { remove(0..<search.tokens.count) }
    override open func insertText(_ text: String) {
        removeChosenTokens()
        super.insertText(text)
    }
    override open func deleteBackward() { if !deleteTokens(.backward) { super.deleteBackward() } }
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "cut:" where isEditing && !search.choice.isEmpty: true
        case "selectAll:" where isEditing && !tokens.isEmpty: true
        default: super.canPerformAction(action, withSender: sender)
        }
    }
    override open func delete(_ sender: Any?) {
        if search.choice.isEmpty { super.delete(sender) } else { removeChosenTokens() }
    }
    override open func cut(_ sender: Any?) {
        let hasTokens = !search.choice.isEmpty
        super.cut(sender)
        if hasTokens { removeChosenTokens() }
    }
    override open func paste(_ sender: Any?) {
        removeChosenTokens()
        super.paste(sender)
    }
    override open func selectAll(_ sender: Any?) {
        search.choice.choose(search.choice.all)
        super.selectAll(sender)
        updateChosenTokens()
    }
    package override func receive(text: String) -> Bool {
        if isEditing { removeChosenTokens() }
        return super.receive(text: text)
    }
    package override func receive(composition: String, selected: Range<Int>) -> Bool {
        if isEditing { removeChosenTokens() }
        return super.receive(composition: composition, selected: selected)
    }
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isEditing, bar?.state.owner?.searchBarPressed(presses) == true { return }
        if !tokenKey(presses) { super.pressesBegan(presses, with: event) }
    }
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        search.touched = touchedToken(touch)
        if let token = search.touched {
            tokenTouched(token)
            return true
        }
        chooseNoToken()
        return super.beginTracking(touch, with: event)
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        search.touched != nil || super.continueTracking(touch, with: event)
    }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if search.touched == nil { super.endTracking(touch, with: event) }
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutTokens()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateChosenTokens()
    }

    /// Measured (search/field): 36 points high.
    override open var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SearchBarMetrics.fieldHeight)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect { signPlace(bounds, isLeading: true) }
    override open func rightViewRect(forBounds bounds: CGRect) -> CGRect { signPlace(bounds, isLeading: false) }
    override open func textRect(forBounds bounds: CGRect) -> CGRect { besideTokens(bounds) }
    override open func editingRect(forBounds bounds: CGRect) -> CGRect { besideTokens(bounds) }
    private func besideTokens(_ bounds: CGRect) -> CGRect {
        let whole = wholeTextPlace(bounds)
        let extent = tokenExtent(in: whole.width)
        return CGRect(
            x: whole.minX + (isRightToLeft ? 0 : extent), y: whole.minY, width: whole.width - extent,
            height: whole.height)
    }
    /// The area of tokens and text.
    final var wholeTextPlace: CGRect { wholeTextPlace(bounds) }
    private func wholeTextPlace(_ bounds: CGRect) -> CGRect { searchTextPlace(super.textRect(forBounds: bounds)) }
    package override func performCancel() -> Bool {
        if markedTextRange == nil, let bar, bar.cancelByKey() { return true }
        return super.performCancel()
    }
    package override func performBack() -> Bool { bar?.cancelByKey() == true || super.performBack() }
    override var defaultAccessibilityLabel: String? { placeholder ?? SystemString.search.localized }
    override var defaultAccessibilityValue: String? {
        let words = search.tokens.map(\.accessibilityText) + [super.defaultAccessibilityValue ?? ""]
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }
}

/// Metrics of search bars, in points.
enum SearchBarMetrics {
    /// Measured (search/field) since iOS 11.
    static let fieldHeight: CGFloat = 36
    /// Measured (search/own-height): the height of a search bar on its own.
    static let ownHeight: CGFloat = 56
    /// Folklore (search/row): the row in a navigation bar, the field and 16 points of padding, one of them above.
    static let rowHeight: CGFloat = 52
    static let rowTop: CGFloat = 1
    /// Measured (search/own-margin): the margin beside the field of a bar on its own.
    static let ownMargin: CGFloat = 8
    /// Chosen: the height of a scope bar with the gap above it.
    static let scopeHeight: CGFloat = 40
    static let segmentHeight: CGFloat = 32
    /// Chosen: the gap below a scope bar in its own row, equal to the gap above.
    static let scopeGap: CGFloat = 8
    /// Chosen: the gap between a field in the bar's own row and the suggestions below.
    static let suggestionGap: CGFloat = 8
    /// Chosen: a line of 13 points above the field.
    static let promptHeight: CGFloat = 19
    static let cornerRadius: CGFloat = 10
    static let chrome = SearchBarChrome.Metrics(
        fieldHeight: fieldHeight, ownHeight: ownHeight, ownMargin: ownMargin, rowHeight: rowHeight, rowTop: rowTop,
        promptHeight: promptHeight, scopeHeight: scopeHeight, segmentHeight: segmentHeight, cancelGap: cancelGap,
        cornerRadius: cornerRadius)
    /// Measured (search/fill): 239 over white. Derived: the tertiary fill, except for one step of alpha that is lost
    /// with eight bits.
    @MainActor static let fill = UIColor { traits in
        let fill = UIColor.tertiarySystemFill.resolvedColor(with: traits)
        return traits.isDark || traits.accessibilityContrast == .high ? fill : fill.withAlphaComponent(0.1186)
    }
    /// Measured (search/ink): ink of the magnifier begins 8 points from the field's edge, that of the text 32 1/3, of
    /// which a letter keeps one to itself.
    static let leadingSignWidth: CGFloat = 94.0 / 3
    static let leadingSignMiddle: CGFloat = 16
    /// Measured (search/own-text): in a bar on its own the text begins a point nearer to the magnifier than in a
    /// navigation bar.
    static let ownTextShift: CGFloat = 1
    /// Chosen: the width of a sign after the text.
    static let signWidth: CGFloat = 30
    /// Chosen: the gap between the field and the cancel button.
    static let cancelGap: CGFloat = 12
}

extension UISearchTextField {
    private func prepareSearch() {
        borderStyle = .none
        backgroundColor = SearchBarMetrics.fill
        layer.cornerRadius = SearchBarMetrics.cornerRadius
        clearButtonMode = .always
        leftViewMode = .always
        rightViewMode = .always
        // Measured (search/placeholder) by eye: the placeholder of a search field is darker than that of other fields.
        field.placeholderColor = .secondaryLabel
        parts.placeholder.textColor = .secondaryLabel
        leftView = SearchSign(
            UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)))
        parts.clearButton.tintColor = .secondaryLabel
    }

    /// The frame of a side view. Signs have the height of the field, also while it shrinks; other views keep their own
    /// size.
    func signPlace(_ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view = isLeading ? leftView : rightView else { return .zero }
        guard view is SearchSign else { return sideViewPlace(view, bounds, isLeading: isLeading) }
        let isLeft = isLeading != isRightToLeft
        let width = isLeading ? SearchBarMetrics.leadingSignWidth : SearchBarMetrics.signWidth
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    }

    private func searchTextPlace(_ rect: CGRect) -> CGRect {
        let offset = bar?.searchAppearance.textOffset ?? .zero
        let free: CGFloat = showsClearButton || (rightView != nil && rightViewMode == .always) ? 0 : 8
        let nearer = bar?.state.place == .outside ? SearchBarMetrics.ownTextShift : 0
        let cut = CGRect(
            x: rect.minX + (isRightToLeft ? free : -nearer), y: rect.minY, width: max(0, rect.width - free + nearer),
            height: rect.height)
        return cut.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}

/// A sign beside a search field's text.
final class SearchSign: UIView {
    let image: UIImageView
    var offset = UIOffset.zero { didSet { setNeedsLayout() } }
    private let tapped: (() -> Void)?

    init(_ picture: UIImage?, _ tapped: (() -> Void)? = nil) {
        image = UIImageView(image: picture?.withRenderingMode(.alwaysTemplate))
        self.tapped = tapped
        super.init(frame: CGRect(x: 0, y: 0, width: SearchBarMetrics.signWidth, height: SearchBarMetrics.fieldHeight))
        image.contentMode = .center
        image.tintColor = .secondaryLabel
        image.isUserInteractionEnabled = false
        isUserInteractionEnabled = tapped != nil
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        // The sign before the text has its own center.
        let middle = bounds.width > SearchBarMetrics.signWidth ? SearchBarMetrics.leadingSignMiddle : bounds.midX
        let x = isRightToLeft ? bounds.maxX - middle : bounds.minX + middle
        image.frame = CGRect(x: x - bounds.width / 2, y: bounds.minY, width: bounds.width, height: bounds.height)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { image.alpha = 0.3 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { image.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        image.alpha = 1
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { tapped?() }
    }
}
