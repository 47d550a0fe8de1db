import CoreGraphics
public import Foundation
import QuartzCore

/// A field for words to search for, with what belongs to it: a cancel button, scopes, a prompt.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let searchParts = SearchBarParts()
    var bar = SearchBarState()
    var searchLook: SearchBarLook {
        get { bar.look }
        set { bar.look = newValue }
    }

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchBar()
        coder.fill(self, as: UISearchBar.self)
    }

    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Text

    open var text: String? {
        get { searchTextField.text }
        set { setSearchText(newValue) }
    }
    /// One line above the field.
    open var prompt: String? { didSet { if prompt != oldValue { promptChanged() } } }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            bar.namesItself = false
            searchTextField.placeholder = newValue
        }
    }
    open var searchTextField: UISearchTextField { searchParts.field }
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { setSearchEnabled(newValue) }
    }

    // MARK: Buttons

    /// At the end of the field while there is no text.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { signsChanged() } } }
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { signsChanged() } } }
    open var isSearchResultsButtonSelected = false { didSet { if isSearchResultsButtonSelected != oldValue { signsChanged() } } }
    open var showsCancelButton: Bool {
        get { bar.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { showCancel(showsCancelButton, animated: animated) }

    // MARK: Scopes

    /// Titles of the scope bar, which shows while `showsScopeBar` is set.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesChanged() } } }
    open var selectedScopeButtonIndex: Int {
        get { bar.selectedScope }
        set { selectScope(newValue) }
    }
    open var showsScopeBar: Bool {
        get { bar.showsScope }
        set { setShowsScope(newValue, animated: false) }
    }
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showScope(show, animated: animate) }

    // MARK: Look

    open var barStyle = UIBarStyle.default { didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    /// Colour of the caret, the cancel button and the buttons in the field.
    override open var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    /// Colour of the background, made transparent while the bar is translucent.
    open var barTintColor: UIColor? { didSet { backgroundLookChanged() } }
    /// Minimal draws no background; in a navigation bar none is drawn anyway.
    open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { backgroundLookChanged() } } }
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { backgroundLookChanged() } } }
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setOwnBackground(backgroundImage, barPosition, barMetrics)
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { ownBackground(barPosition, barMetrics) }
    open var scopeBarBackgroundImage: UIImage? { didSet { scopeBackgroundChanged() } }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { setFieldBackground(backgroundImage, state) }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { searchLook.fieldBackgrounds[state.rawValue] }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { setSign(iconImage, icon, state) }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { searchLook.signs[SignKey(icon: icon, state: state.rawValue)] }
    /// Stretched over each scope's button of that state, in the place of the usual look.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchParts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchParts.scope.backgroundImage(for: state, barMetrics: .default)
    }
    /// Between two scopes' buttons of these states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        searchParts.scope.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { searchParts.scope.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default) }
    /// Font and colour of the scopes' titles, by state.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        searchParts.scope.setTitleTextAttributes(attributes, for: state)
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        searchParts.scope.titleTextAttributes(for: state)
    }
    /// Moves the field inside the bar.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchLook.fieldOffset }
        set { searchLook.fieldOffset = newValue; setNeedsLayout() }
    }
    /// Moves the text inside the field.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchLook.textOffset }
        set { searchLook.textOffset = newValue; searchTextField.setNeedsLayout() }
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { setSignOffset(adjustment, icon) }
    open func positionAdjustment(for icon: Icon) -> UIOffset { searchLook.signOffsets[icon] ?? .zero }
    open var barPosition: UIBarPosition { bar.position }
    override open func didMoveToWindow() {
        positionMayHaveChanged()
        speakLanguage()
    }

    // MARK: Traits, those of the field

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// True until set: a search for nothing finds nothing.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
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
    override func colorAppearanceChanged() { backgroundLookChanged() }
    override func directionFlipped() { setNeedsLayout() }
}

extension UISearchBar {
    /// A sign in the field.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
    /// How much the bar shows of itself.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
}

/// Hears what happens in a search bar, and has a say in it. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// After each change by the user, clearing included.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asked instead of the one of a single range, which the default asks.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool
    /// The Return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button, or Escape while it shows.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool {
        guard let range = ranges.first?.rangeValue else { return true }
        return self.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
