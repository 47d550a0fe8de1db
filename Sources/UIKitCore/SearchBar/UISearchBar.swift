import CoreGraphics
public import Foundation
import QuartzCore

/// A text field for searches, with the parts that belong to it: a cancel button, scopes, a prompt.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let searchParts = SearchBarParts()
    var bar = SearchBarState()
    var searchAppearance: SearchBarAppearance {
        get { bar.appearance }
        set { bar.appearance = newValue }
    }

    /// A bar of no size, which a superview or ``UIView/sizeToFit()`` gives one.
    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearchBar()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchBar()
        coder.fill(self, as: UISearchBar.self)
    }

    /// Gets the calls of the user's editing and taps. Nil by default, held weakly. The bar of a search controller may
    /// have one too.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UISearchBarDelegate)?

    // MARK: Text

    /// The text in the field; empty by default. Setting it does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { setSearchText(newValue) }
    }
    /// One line above the field; nil by default.
    open var prompt: String? { didSet { if prompt != oldValue { promptChanged() } } }
    /// Displayed in the field while there is no text. "Search" in the user's language until set.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            bar.namesItself = false
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

    /// Whether the field has a bookmark button at its end while there is no text. False by default.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { signsChanged() } } }
    /// Whether the field has a results button at its end while there is no text. False by default.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { signsChanged() } } }
    /// Whether the results button is drawn in its selected state. False by default; taps do not change it.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { signsChanged() } }
    }
    /// Whether the cancel button is visible. False by default. A search controller shows it by itself while its search
    /// is active.
    open var showsCancelButton: Bool {
        get { bar.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button; the field changes its width.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        updateCancel(showsCancelButton, animated: animated)
    }

    // MARK: Scopes

    /// The titles of the scope bar, which is visible while ``showsScopeBar`` is set. Nil by default.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesChanged() } } }
    /// The index of the selected scope; 0 by default. Setting it does not call the delegate.
    open var selectedScopeButtonIndex: Int {
        get { bar.selectedScope }
        set { selectScope(newValue) }
    }
    /// Whether the scope bar is visible below the field. False by default; without titles there is none.
    open var showsScopeBar: Bool {
        get { bar.showsScope }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the scope bar; the bar changes its height.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { updateScope(show, animated: animate) }

    // MARK: Appearance

    /// Light with dark text, or dark with light text. `.default` until set.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// Color of the caret, the cancel button and the buttons in the field.
    override open var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    /// The color of the background, made transparent while the bar is translucent. Nil, the default, is the system's.
    open var barTintColor: UIColor? { didSet { backgroundAppearanceChanged() } }
    /// How much background the bar draws: `.minimal` none. In a navigation bar none is drawn anyway. `.default` until
    /// set.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { backgroundAppearanceChanged() } }
    }
    /// Whether content shines through the background. True by default.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { backgroundAppearanceChanged() } } }
    /// The image behind the bar, for every position, in bars of standard height. Nil by default.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets the image behind the bar for a position and metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        setOwnBackground(backgroundImage, barPosition, barMetrics)
    }
    /// The image for this position and these metrics, else the one for every position; nil without one.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        ownBackground(barPosition, barMetrics)
    }
    /// The image behind the scope bar; nil by default.
    open var scopeBarBackgroundImage: UIImage? { didSet { scopeBackgroundChanged() } }
    /// Sets the image behind the field, in place of its rounded gray. Drawn in the normal and the disabled state.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        setFieldBackground(backgroundImage, state)
    }
    /// The image that was set for exactly this state; nil without one.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchAppearance.fieldBackgrounds[state.rawValue]
    }
    /// Sets an image of the field for a control state. States without one use that of the normal state, and without
    /// that the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        setSign(iconImage, icon, state)
    }
    /// The image that was set for exactly this state; nil without one.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        searchAppearance.signs[SignKey(icon: icon, state: state.rawValue)]
    }
    /// Stretched over each scope's button of that state, in place of the default background.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchParts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// The image that was set for this state; nil without one.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchParts.scope.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the image between two scopes' buttons of these states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        searchParts.scope.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// The image that was set for these states; nil without one.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        searchParts.scope.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Font and color of the scopes' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        searchParts.scope.setTitleTextAttributes(attributes, for: state)
    }
    /// The attributes that were set for this state; nil without any.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        searchParts.scope.titleTextAttributes(for: state)
    }
    /// Moves the field inside the bar, in points. Zero by default.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchAppearance.fieldOffset }
        set { searchAppearance.fieldOffset = newValue; setNeedsLayout() }
    }
    /// Moves the text inside the field, in points. Zero by default.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchAppearance.textOffset }
        set { searchAppearance.textOffset = newValue; searchTextField.setNeedsLayout() }
    }
    /// Moves an image of the field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { setSignOffset(adjustment, icon) }
    /// The offset that was set for this image, in points; zero without one.
    open func positionAdjustment(for icon: Icon) -> UIOffset { searchAppearance.signOffsets[icon] ?? .zero }
    /// The delegate's answer of `position(for:)` when the bar last entered a window; `.top` without one.
    open var barPosition: UIBarPosition { bar.position }
    override open func didMoveToWindow() {
        positionMayHaveChanged()
        speakLanguage()
    }

    // MARK: Traits, those of the field

    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The field's.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// True until set: a search for nothing finds nothing.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the field displays dots in place of the text. False by default.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The field's; nil by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// - Coverage: inert (there is no software keyboard to stand on)
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
    /// How much background the bar draws.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
}

/// Gets the calls of a search bar, and may refuse editing. Every method has a default, which does nothing or allows
/// everything.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Before the field becomes first responder.
    /// - Returns: whether it may. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has become first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Before the field resigns first responder.
    /// - Returns: whether it may. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has resigned first responder.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// After each change by the user, including a tap on the clear button. Not called for changes by the app.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Before each change by the user.
    /// - Parameter range: in UTF-16 units of the text.
    /// - Returns: whether the text may change. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called in place of the method with a single range. The default calls that one with the first range.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
        -> Bool
    /// The user pressed Return in the field.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user tapped the bookmark button, see ``UISearchBar/showsBookmarkButton``.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The user tapped the cancel button, or pressed Escape while it is visible.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The user tapped the results button, see ``UISearchBar/showsSearchResultsButton``.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user selected a scope. Not called for changes by the app.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Default: `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Default: nothing is done.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Default: `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Default: nothing is done.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Default: nothing is done.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Default: `true`.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Default: what the method for one range answers for the first of the ranges; `true` without any.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        guard let range = ranges.first?.rangeValue else { return true }
        return self.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    /// Default: nothing is done.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Default: nothing is done.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Default: nothing is done.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Default: nothing is done.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Default: nothing is done.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
