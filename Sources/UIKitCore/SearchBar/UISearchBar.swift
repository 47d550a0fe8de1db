import CoreGraphics
public import Foundation
import QuartzCore

/// A text field for searches with a cancel button, scopes and a prompt.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let searchParts = SearchBarParts()
    var state = SearchBarState()
    var searchAppearance: SearchBarAppearance {
        get { state.appearance }
        set { state.appearance = newValue }
    }

    /// Creates a bar with a zero size. A superview or ``UIView/sizeToFit()`` sets the size.
    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearchBar()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchBar()
        coder.fill(self, as: UISearchBar.self)
    }

    /// Notified of the user's editing and taps. Nil by default, held weakly. The bar of a search controller may have a
    /// delegate too.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UISearchBarDelegate)?

    // MARK: Text

    /// The text in the field; empty by default. Setting the property does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { setSearchText(newValue) }
    }
    /// A line of text above the field; nil by default.
    open var prompt: String? { didSet { if prompt != oldValue { promptChanged() } } }
    /// The text in an empty field. "Search" in the user's language by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            state.namesItself = false
            searchTextField.placeholder = newValue
        }
    }
    /// The field, for properties that the bar does not have, such as tokens.
    open var searchTextField: UISearchTextField { searchParts.field }
    /// Whether the user can edit the text. True by default.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { setSearchEnabled(newValue) }
    }

    // MARK: Buttons

    /// Whether the field has a bookmark button at its end while it is empty. False by default.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { signsChanged() } } }
    /// Whether the field has a results button at its end while it is empty. False by default.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { signsChanged() } } }
    /// Whether the results button is drawn in its selected state. False by default. Taps do not change the property.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { signsChanged() } }
    }
    /// Whether the cancel button is visible. False by default. A search controller shows the button while its search is
    /// active.
    open var showsCancelButton: Bool {
        get { state.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button. The width of the field changes.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        updateCancel(showsCancelButton, animated: animated)
    }

    // MARK: Scopes

    /// The titles of the scope bar, which is visible while ``showsScopeBar`` is true. Nil by default.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesChanged() } } }
    /// The index of the selected scope; 0 by default. Setting the property does not call the delegate.
    open var selectedScopeButtonIndex: Int {
        get { state.selectedScope }
        set { selectScope(newValue) }
    }
    /// Whether the scope bar is visible below the field. False by default; without titles there is no scope bar.
    open var showsScopeBar: Bool {
        get { state.showsScope }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the scope bar. The height of the bar changes.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { updateScope(show, animated: animate) }

    // MARK: Appearance

    /// The style: light with dark text, or dark with light text. `.default` by default.
    open var barStyle: UIBarStyle {
        get { searchAppearance.barStyle }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                searchAppearance.barStyle = newValue
                overrideUserInterfaceStyle = newValue == .black ? .dark : .unspecified
            }
        }
    }
    /// The color of the caret, the cancel button and the buttons in the field.
    override open var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    /// The color of the background, transparent while the bar is translucent. Nil, the default, is the system's color.
    open var barTintColor: UIColor? {
        get { searchAppearance.barTint }
        set {
            customize("barTintColor", { $0.barTintColor = newValue }) {
                searchAppearance.barTint = newValue
                backgroundAppearanceChanged()
            }
        }
    }
    /// The style of the background; `.minimal` has no background. In a navigation bar the background is never drawn.
    /// `.default` by default.
    open var searchBarStyle: Style {
        get { searchAppearance.style }
        set {
            customize("searchBarStyle", { $0.searchBarStyle = newValue }) {
                guard newValue != searchAppearance.style else { return }
                searchAppearance.style = newValue
                backgroundAppearanceChanged()
            }
        }
    }
    /// Whether content is visible through the background. True by default.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { backgroundAppearanceChanged() } } }
    /// The background image for every position, in bars of standard height. Nil by default.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets the background image for a position and metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        customize(
            "image \(barPosition.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
        ) {
            setOwnBackground(backgroundImage, barPosition, barMetrics)
        }
    }
    /// Returns the image for this position and these metrics, otherwise the image for every position; nil without an
    /// image.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        ownBackground(barPosition, barMetrics)
    }
    /// The background image of the scope bar; nil by default.
    open var scopeBarBackgroundImage: UIImage? {
        get { searchAppearance.scopeBackground }
        set {
            customize("scopeBarBackgroundImage", { $0.scopeBarBackgroundImage = newValue }) {
                searchAppearance.scopeBackground = newValue
                scopeBackgroundChanged()
            }
        }
    }
    /// Sets the background image of the field, which replaces the rounded gray background. Drawn in the normal and the
    /// disabled state.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        customize("field \(state.rawValue)", { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }) {
            setFieldBackground(backgroundImage, state)
        }
    }
    /// Returns the image for exactly this state; nil without an image.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchAppearance.fieldBackgrounds[state.rawValue]
    }
    /// Sets an image of the field for a control state. States without an image use that of the normal state, otherwise
    /// the system's image.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        customize("sign \(icon.rawValue) \(state.rawValue)", { $0.setImage(iconImage, for: icon, state: state) }) {
            setSign(iconImage, icon, state)
        }
    }
    /// Returns the image for exactly this state; nil without an image.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        searchAppearance.signs[SignKey(icon: icon, state: state.rawValue)]
    }
    /// Sets an image for a state that replaces the background of each scope's button. The image is stretched.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        customize("scope image \(state.rawValue)", { $0.setScopeBarButtonBackgroundImage(backgroundImage, for: state) })
        {
            searchParts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
        }
    }
    /// Returns the image for this state; nil without an image.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchParts.scope.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the image between the buttons of two scopes with these states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        let again: (UISearchBar) -> Void = {
            $0.setScopeBarButtonDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        customize("scope divider \(leftState.rawValue) \(rightState.rawValue)", { again($0) }) {
            searchParts.scope.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
        }
    }
    /// Returns the image for these states; nil without an image.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        searchParts.scope.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Sets font and color of the scopes' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        customize("scope title \(state.rawValue)", { $0.setScopeBarButtonTitleTextAttributes(attributes, for: state) })
        {
            searchParts.scope.setTitleTextAttributes(attributes, for: state)
        }
    }
    /// Returns the attributes for this state; nil without attributes.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        searchParts.scope.titleTextAttributes(for: state)
    }
    /// The offset of the field inside the bar, in points. Zero by default.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchAppearance.fieldOffset }
        set {
            customize(
                "searchFieldBackgroundPositionAdjustment", { $0.searchFieldBackgroundPositionAdjustment = newValue }
            ) {
                searchAppearance.fieldOffset = newValue
                setNeedsLayout()
            }
        }
    }
    /// The offset of the text inside the field, in points. Zero by default.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchAppearance.textOffset }
        set {
            customize("searchTextPositionAdjustment", { $0.searchTextPositionAdjustment = newValue }) {
                searchAppearance.textOffset = newValue
                searchTextField.setNeedsLayout()
            }
        }
    }
    /// Sets the offset of an image of the field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        customize("sign offset \(icon.rawValue)", { $0.setPositionAdjustment(adjustment, for: icon) }) {
            setSignOffset(adjustment, icon)
        }
    }
    /// Returns the offset of this image, in points; zero by default.
    open func positionAdjustment(for icon: Icon) -> UIOffset { searchAppearance.signOffsets[icon] ?? .zero }
    /// The position from the delegate's `position(for:)` when the bar last entered a window; `.top` without a delegate.
    open var barPosition: UIBarPosition { state.position }
    override open func didMoveToWindow() {
        positionMayHaveChanged()
        speakLanguage()
    }

    // MARK: Traits of the field

    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The value of the field.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether Return does nothing while the field is empty. True by default, because an empty search has no results.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the characters are displayed as dots. False by default.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The value of the field; nil by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// A view above the keyboard while the field is edited; nil by default.
    override open var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: As a view

    override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutSearchBar()
    }
    override func colorAppearanceChanged() { backgroundAppearanceChanged() }
    override func directionFlipped() { setNeedsLayout() }
}

extension UISearchBar {
    /// The images of the field that an app may replace.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
    /// The style of the bar's background.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
}

/// Notified of changes of a search bar, and may prevent editing. Every method has a default, which does nothing or
/// allows editing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Called before the field becomes first responder.
    /// - Returns: whether editing may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the field became first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called before the field resigns first responder status.
    /// - Returns: whether editing may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the field resigned first responder status.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after each change by the user, including a tap on the clear button. Not called for changes by the app.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called before each change by the user.
    /// - Parameter range: in UTF-16 units of the text.
    /// - Returns: whether the text may change. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called instead of the method with a single range. Calls that method with the first range by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool
    /// Called when the user pressed Return in the field.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the bookmark button, see ``UISearchBar/showsBookmarkButton``.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the cancel button, or pressed Escape while the button is visible.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the results button, see ``UISearchBar/showsSearchResultsButton``.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user selected a scope. Not called for changes by the app.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns `true` by default.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing by default.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns `true` by default.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing by default.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns `true` by default.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Returns the result of the method for one range, for the first of the ranges, by default; `true` without ranges.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        guard let range = ranges.first?.rangeValue else { return true }
        return self.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    /// Does nothing by default.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
