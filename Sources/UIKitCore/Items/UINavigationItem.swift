import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// What a navigation bar shows while one screen is on top, and how the way back to that screen is labelled.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociatedValues.Owner {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

    /// How a bar arranges the item's content.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle; centre items are in the overflow menu.
        case navigator = 0
        /// The title after the leading items; centre items show.
        case browser
        /// As browser, with the chevron alone as back button.
        case editor
    }

    /// The bar that shows the item, or its back button.
    weak var bar: (any NavigationItemObserver)?
    var texts = NavigationItemTexts()
    var sides = NavigationItemSides()
    var document = NavigationItemDocument()

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    public required init?(coder: NSCoder) {
        title = coder.string("title")
        super.init()
        decodeItem(coder)
        coder.fill(self, as: UINavigationItem.self)
    }

    /// Writes texts, items, groups, modes and looks. Views and closures are not written.
    open func encode(with coder: NSCoder) { encodeItem(coder) }

    // MARK: Middle

    /// In the middle while the item is on top, and on the back button while it is the one below.
    open var title: String? { didSet { if title != oldValue { changed(.title) } } }
    /// Shown instead of the title while the item is on top. The bar may make it narrower.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed(.middle) } } }
    /// Shown instead of `title`, which stays the back button's. Fonts and colours that it leaves out are the bar's.
    open var attributedTitle: AttributedString? {
        get { texts.attributedTitle }
        set { texts.attributedTitle = newValue; changed(.title) }
    }
    /// A second, smaller line below the title; the plain text of `attributedSubtitle` where that is set.
    /// Chosen: 13 points, in the secondary colour; a bar of compact height has no room for it.
    open var subtitle: String? {
        get { texts.attributedSubtitle.map { String($0.characters) } ?? texts.subtitle }
        set { if texts.subtitle != newValue { texts.subtitle = newValue; changed(.middle) } }
    }
    /// Wins over `subtitle`.
    open var attributedSubtitle: AttributedString? {
        get { texts.attributedSubtitle }
        set { texts.attributedSubtitle = newValue; changed(.middle) }
    }
    /// Stands below the title instead of both subtitles. It is as large as its constraints or its `sizeThatFits` say.
    open var subtitleView: UIView? {
        get { texts.subtitleView }
        set { if texts.subtitleView !== newValue { keeping(texts.subtitleView) { texts.subtitleView = newValue }; changed(.middle) } }
    }
    /// The text of the large title; nil takes `title`.
    open var largeTitle: String? {
        get { texts.largeTitle }
        set { if texts.largeTitle != newValue { texts.largeTitle = newValue; changed(.height) } }
    }
    /// Below the large title; nil takes `subtitle`.
    open var largeSubtitle: String? {
        get { texts.largeSubtitle }
        set { if texts.largeSubtitle != newValue { texts.largeSubtitle = newValue; changed(.height) } }
    }
    /// Wins over `largeSubtitle`.
    open var largeAttributedSubtitle: AttributedString? {
        get { texts.largeAttributedSubtitle }
        set { texts.largeAttributedSubtitle = newValue; changed(.height) }
    }
    /// Stands below the large title instead of every text.
    open var largeSubtitleView: UIView? {
        get { texts.largeSubtitleView }
        set { if texts.largeSubtitleView !== newValue { keeping(texts.largeSubtitleView) { texts.largeSubtitleView = newValue }; changed(.height) } }
    }
    /// One line above the buttons; makes the bar 30 points taller.
    open var prompt: String? { didSet { if prompt != oldValue { changed(.height) } } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed(.height) } }
    }
    /// Where title and centre groups go.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed(.buttons) } } }

    // MARK: Search

    /// Its search bar shows in the bar while this item is on top.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { searchChanged(from: oldValue) } } }
    /// Whether the search bar scrolls away with the content. Only for the stacked placement.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { searchRuleChanged() } } }
    /// Where the search bar should be; ``searchBarPlacement`` says where it is.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { searchRuleChanged() } }
    }
    open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }

    // MARK: Back

    /// The button that leads back to this item, shown while it is the one below the top.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed(.back) } } }
    /// The text of that button; `backBarButtonItem` wins.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed(.back) } } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed(.back) } }
    }
    /// No back button while this item is on top. Also keeps the edge swipe from beginning.
    open var hidesBackButton: Bool {
        get { sides.hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard sides.hidesBack != hidesBackButton else { return }
        sides.hidesBack = hidesBackButton
        changed(.buttons, animated: animated)
    }
    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
    }
    /// Runs instead of going back when the back button is tapped. Where there is nothing to go back to, a back button is made
    /// from the action's title or image.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { changed(.buttons) } } }

    // MARK: Sides

    /// The first of `leftBarButtonItems`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { sides.left.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// From the leading edge inwards. Setting them empties `leadingItemGroups`.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { sides.left.isEmpty ? nil : sides.left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The first of `rightBarButtonItems`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { sides.right.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// From the trailing edge inwards. Setting them empties `trailingItemGroups`.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { sides.right.isEmpty ? nil : sides.right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setRightBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setLeft(items ?? [], animated: animated) }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setRight(items ?? [], animated: animated) }

    // MARK: Groups

    /// Groups after the back button, in reading order. Setting them empties the left items.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { sides.leading }
        set { setLeading(newValue) }
    }
    /// Groups that people may customize: in the middle for browsers and editors, in the overflow menu for navigators.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { sides.center }
        set { setCenter(newValue) }
    }
    /// Groups at the trailing side, in reading order, the last one outermost (Chosen: Apple names no order). Setting them empties
    /// the right items.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { sides.trailing }
        set { setTrailing(newValue) }
    }
    /// The outermost group at the trailing side, after the overflow button. It never goes to the overflow menu.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { sides.pinned }
        set { setPinned(newValue) }
    }
    /// Lets people customize the centre groups, and names what they chose where it is kept. Unique in the app.
    open var customizationIdentifier: String? { didSet { if customizationIdentifier != oldValue { changed(.buttons) } } }
    /// More elements for the overflow menu; the overflow button shows whenever they are set.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { sides.additionalOverflow }
        set { keeping(sides.additionalOverflow) { sides.additionalOverflow = newValue }; changed(.buttons) }
    }
    /// The overflow button, while it shows; for popovers that belong to it.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { sides.overflowSource }

    // MARK: Document

    /// Gives the menu that opens from the title; it is handed the elements that UIKit suggests. Nil for no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { document.menuProvider }
        set { keeping(document.menuProvider) { document.menuProvider = newValue }; changed(.middle) }
    }
    /// The document that the screen shows; the title's menu begins with it.
    open var documentProperties: UIDocumentProperties? {
        get { document.properties }
        set { keeping(document.properties) { document.properties = newValue }; changed(.middle) }
    }
    /// Lets people rename the screen in the bar, and decides about it: "Rename" stands among the elements that the title's menu
    /// suggests, and without a menu a tap on the title begins (Chosen). Return and the loss of the keyboard end renaming, Escape and
    /// nil here cancel it.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { document.renameDelegate }
        set { document.renameDelegate = newValue; changed(.middle) }
    }

    // MARK: Look

    /// Looks of the bar while this item is on top; nil takes the bar's own. Copied when set; the copy is live.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { looks.standard = own(newValue, insteadOf: looks.standard); changed(.look) }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = own(newValue, insteadOf: looks.compact); changed(.look) }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = own(newValue, insteadOf: looks.scrollEdge); changed(.look) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set { looks.compactScrollEdge = own(newValue, insteadOf: looks.compactScrollEdge); changed(.look) }
    }
    var looks = AppearanceResolution<UINavigationBarAppearance>.Choices()
}
