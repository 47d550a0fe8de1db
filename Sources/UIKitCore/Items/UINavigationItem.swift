import CoreGraphics
public import Foundation
import NavigationLogic
public import ObjectiveCRuntime
import QuartzCore

/// The content of a navigation bar for one screen: titles, buttons and a search bar. The item also has the title of the
/// back button that leads to the screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociatedValues.Owner {
    final nonisolated(unsafe) package var associatedValues: AssociatedValues?
    /// The condition for a large title, in bars with `prefersLargeTitles`. `automatic` uses the mode of the screen
    /// below; the first screen has a large title. `inline` places the large title in the line of the buttons.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    /// The text of the back button that leads to an item. `default` is the item's title; if the space is too small, the
    /// title is shortened to "Back" or omitted. `generic` is "Back" or no text. `minimal` is no text. The chevron is
    /// always shown.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

    /// The arrangement of the item's content in a bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is centered; center items are in the overflow menu.
        case navigator = 0
        /// The title follows the leading items; center items are visible.
        case browser
        /// The same as `browser`, with a back button without text.
        case editor
    }

    /// The bar that shows the item or its back button.
    weak var bar: (any NavigationItemObserver)?
    var texts = NavigationItemTexts()
    var sides = NavigationItemSides()
    var document = NavigationItemDocument()

    /// Creates an item with a title. A view controller creates its own item; see ``UIViewController/navigationItem``.
    public init(title: String) {
        self.title = title
        super.init()
        MainThreadDeinit.claim(self)
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Decodes an item that ``encode(with:)`` archived. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        title = coder.string("title")
        super.init()
        MainThreadDeinit.claim(self)
        decodeItem(coder)
        coder.fill(self, as: UINavigationItem.self)
    }

    /// Archives texts, items, groups, modes and appearances. Views and closures are omitted.
    open func encode(with coder: NSCoder) { encodeItem(coder) }

    // MARK: Middle

    /// The title in the middle of the bar while the item is on top, and the text of the next item's back button. The
    /// default is nil. A view controller's ``UIViewController/title`` sets it.
    open var title: String? { didSet { if title != oldValue { changed(.title) } } }
    /// The view that replaces the title while the item is on top. The default is nil. The bar may reduce its width.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed(.middle) } } }
    /// The text that replaces ``title`` in the middle of the bar. The back button shows ``title``. The default is nil.
    /// Missing fonts and colors are the bar's.
    open var attributedTitle: AttributedString? {
        get { texts.attributedTitle }
        set { texts.attributedTitle = newValue; changed(.title) }
    }
    /// A smaller second line below the title. If `attributedSubtitle` is set, its plain text.
    /// Chosen: 13 points, in the secondary color. A bar of compact height does not show it.
    open var subtitle: String? {
        get { texts.attributedSubtitle.map { String($0.characters) } ?? texts.subtitle }
        set { if texts.subtitle != newValue { texts.subtitle = newValue; changed(.middle) } }
    }
    /// The text that replaces `subtitle`. The default is nil.
    open var attributedSubtitle: AttributedString? {
        get { texts.attributedSubtitle }
        set { texts.attributedSubtitle = newValue; changed(.middle) }
    }
    /// The view that replaces the subtitle. The default is nil. Its size is the size of its constraints or of
    /// `sizeThatFits`.
    open var subtitleView: UIView? {
        get { texts.subtitleView }
        set {
            if texts.subtitleView !== newValue {
                keeping(texts.subtitleView) { texts.subtitleView = newValue }; changed(.middle)
            }
        }
    }
    /// The text of the large title. Nil, the default, uses ``title``.
    open var largeTitle: String? {
        get { texts.largeTitle }
        set { if texts.largeTitle != newValue { texts.largeTitle = newValue; changed(.height) } }
    }
    /// The text below the large title. Nil, the default, uses ``subtitle``.
    open var largeSubtitle: String? {
        get { texts.largeSubtitle }
        set { if texts.largeSubtitle != newValue { texts.largeSubtitle = newValue; changed(.height) } }
    }
    /// The text that replaces `largeSubtitle`. The default is nil.
    open var largeAttributedSubtitle: AttributedString? {
        get { texts.largeAttributedSubtitle }
        set { texts.largeAttributedSubtitle = newValue; changed(.height) }
    }
    /// The view that replaces all texts below the large title. The default is nil.
    open var largeSubtitleView: UIView? {
        get { texts.largeSubtitleView }
        set {
            if texts.largeSubtitleView !== newValue {
                keeping(texts.largeSubtitleView) { texts.largeSubtitleView = newValue }; changed(.height)
            }
        }
    }
    /// One line of text above the buttons. The default is nil. It increases the bar's height by 30 points.
    open var prompt: String? { didSet { if prompt != oldValue { changed(.height) } } }
    /// The condition for a large title. It has no effect unless the bar's `prefersLargeTitles` is true. The default is
    /// `.automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed(.height) } }
    }
    /// The arrangement of the title and the center groups. The default is `.navigator`.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed(.buttons) } } }

    // MARK: Search

    /// The search controller whose search bar is displayed while this item is on top. The default is nil.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchChanged(from: oldValue) } }
    }
    /// Whether the search bar scrolls away with the content. The default is true. It applies only to the stacked
    /// placement.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { searchRuleChanged() } }
    }
    /// The preferred placement of the search bar; ``searchBarPlacement`` is the current placement. The default is
    /// `.automatic`.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { searchRuleChanged() } }
    }
    /// The current placement of the search bar; `.automatic` while the item is in no bar.
    open var searchBarPlacement: SearchBarPlacement { SearchBarPlacement(searchBarPlace) }

    // MARK: Back

    /// The back button that leads to this item, displayed while this item is below the top item. Nil, the default,
    /// creates a button from the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed(.back) } } }
    /// The text of the back button that leads to this item. Nil, the default, uses ``title``. ``backBarButtonItem``
    /// takes precedence.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed(.back) } } }
    /// The text mode of the back button that leads to this item. The default is `.default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed(.back) } }
    }
    /// Whether the back button is hidden while this item is on top. The default is false. A hidden back button also
    /// disables the swipe from the edge.
    open var hidesBackButton: Bool {
        get { sides.hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// Hides or shows the back button. If animated, the adjacent items move.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard sides.hidesBack != hidesBackButton else { return }
        sides.hidesBack = hidesBackButton
        changed(.buttons, animated: animated)
    }
    /// Whether left items are shown next to the back button instead of replacing it. The default is false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
    }
    /// The action of the back button, which replaces going back. The default is nil. On the first screen, the action's
    /// title or image creates a back button.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { changed(.buttons) } } }

    // MARK: Sides

    /// The first of ``leftBarButtonItems``. Setting it replaces all items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { sides.left.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items on the leading side, from the edge to the middle. The default is nil. Setting them removes
    /// ``leadingItemGroups``.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { sides.left.isEmpty ? nil : sides.left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The first of ``rightBarButtonItems``. Setting it replaces all items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { sides.right.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items on the trailing side, from the edge to the middle. The default is nil. Setting them removes
    /// ``trailingItemGroups``.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { sides.right.isEmpty ? nil : sides.right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the items on the leading side by one item or none. If animated, remaining items move and the others
    /// fade.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items on the trailing side by one item or none. If animated, remaining items move and the others
    /// fade.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items on the leading side. If animated, remaining items move and the others fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setLeft(items ?? [], animated: animated)
    }
    /// Replaces the items on the trailing side. If animated, remaining items move and the others fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setRight(items ?? [], animated: animated)
    }

    // MARK: Groups

    /// The groups after the back button, in reading order. The default is empty. Setting them removes the left items.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { sides.leading }
        set { setLeading(newValue) }
    }
    /// The groups that the user may customize: in the middle for browsers and editors, in the overflow menu for
    /// navigators. The default is empty.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { sides.center }
        set { setCenter(newValue) }
    }
    /// The groups on the trailing side, in reading order, the last group outermost (Chosen: Apple documents no order).
    /// The default is empty. Setting them removes the right items.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { sides.trailing }
        set { setTrailing(newValue) }
    }
    /// The outermost group on the trailing side, after the overflow button. The default is nil. It never moves to the
    /// overflow menu.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { sides.pinned }
        set { setPinned(newValue) }
    }
    /// Identifies the saved choices of the user, and enables customizing the center groups. It must be unique in the
    /// app. Nil, the default, disables customizing.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { changed(.buttons) } }
    }
    /// Further elements of the overflow menu. The default is nil. If set, the overflow button is visible.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { sides.additionalOverflow }
        set { keeping(sides.additionalOverflow) { sides.additionalOverflow = newValue }; changed(.buttons) }
    }
    /// The overflow button as the source of a popover, or nil while the button is not visible.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { sides.overflowSource }

    // MARK: Document

    /// Returns the menu of the title, from the elements that UIKit suggests. Nil, the default, means no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { document.menuProvider }
        set { keeping(document.menuProvider) { document.menuProvider = newValue }; changed(.middle) }
    }
    /// The document that the screen displays. The title's menu begins with the document. The default is nil.
    open var documentProperties: UIDocumentProperties? {
        get { document.properties }
        set { keeping(document.properties) { document.properties = newValue }; changed(.middle) }
    }
    /// The delegate that lets the user rename the screen in the bar, and accepts or rejects the new title. The default
    /// is nil. "Rename" is a suggested element of the title's menu; without a menu, a tap on the title begins renaming
    /// (Chosen). Return and the loss of the keyboard end renaming; Escape, or setting the delegate to nil, cancels it.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { document.renameDelegate }
        set { document.renameDelegate = newValue; changed(.middle) }
    }

    // MARK: Appearance

    /// The bar's appearance while this item is on top. Nil, the default, uses the bar's own. The setter stores a copy.
    /// Changes of the returned object take effect.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = own(newValue, insteadOf: appearances.standard); changed(.appearance) }
    }
    /// The bar's appearance at compact height while this item is on top. Nil, the default, uses the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = own(newValue, insteadOf: appearances.compact); changed(.appearance) }
    }
    /// The bar's appearance while content ends at the bar and this item is on top. Nil, the default, uses the bar's
    /// own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = own(newValue, insteadOf: appearances.scrollEdge); changed(.appearance) }
    }
    /// The bar's appearance at compact height, while content ends at the bar and this item is on top. Nil, the default,
    /// uses the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = own(newValue, insteadOf: appearances.compactScrollEdge);
            changed(.appearance)
        }
    }
    var appearances = AppearanceResolution<UINavigationBarAppearance>.Choices()
}
