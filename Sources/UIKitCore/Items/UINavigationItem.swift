import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// What a navigation bar displays while one screen is on top: titles, buttons, a search bar. Also the title of the back
/// button that leads to that screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociatedValues.Owner {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    /// When an item's title is large, in bars with `prefersLargeTitles`. `automatic` is as on the screen below, and
    /// large on the first one. `inline` puts the large title into the line of the buttons.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    /// The text of the back button that leads to an item. `default` is its title, shortened to "Back" or the chevron
    /// where there is no room; `generic` is "Back" or the chevron; `minimal` is the chevron alone.
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

    /// How a bar arranges the item's content.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle; center items are in the overflow menu.
        case navigator = 0
        /// The title after the leading items; center items show.
        case browser
        /// As browser, with the chevron alone as back button.
        case editor
    }

    /// The bar that shows the item, or its back button.
    weak var bar: (any NavigationItemObserver)?
    var texts = NavigationItemTexts()
    var sides = NavigationItemSides()
    var document = NavigationItemDocument()

    /// An item with a title. A view controller has one already, see ``UIViewController/navigationItem``.
    public init(title: String) {
        self.title = title
        super.init()
        MainThreadDeinit.claim(self)
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Decodes what ``encode(with:)`` wrote; of an element of a storyboard, all attributes are set when it returns.
    public required init?(coder: NSCoder) {
        title = coder.string("title")
        super.init()
        MainThreadDeinit.claim(self)
        decodeItem(coder)
        coder.fill(self, as: UINavigationItem.self)
    }

    /// Archives texts, items, groups, modes and appearances. Views and closures are left out.
    open func encode(with coder: NSCoder) { encodeItem(coder) }

    // MARK: Middle

    /// The text in the middle while the item is on top, and on the back button of the item above. Nil by default; a
    /// view controller's ``UIViewController/title`` sets it.
    open var title: String? { didSet { if title != oldValue { changed(.title) } } }
    /// Displayed in place of the title while the item is on top; nil by default. The bar may make it narrower.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed(.middle) } } }
    /// Displayed in place of ``title``, which remains the back button's; nil by default. Fonts and colors that it
    /// leaves out are the bar's.
    open var attributedTitle: AttributedString? {
        get { texts.attributedTitle }
        set { texts.attributedTitle = newValue; changed(.title) }
    }
    /// A second, smaller line below the title; the plain text of `attributedSubtitle` where that is set.
    /// Chosen: 13 points, in the secondary color; a bar of compact height has no room for it.
    open var subtitle: String? {
        get { texts.attributedSubtitle.map { String($0.characters) } ?? texts.subtitle }
        set { if texts.subtitle != newValue { texts.subtitle = newValue; changed(.middle) } }
    }
    /// Wins over `subtitle`.
    open var attributedSubtitle: AttributedString? {
        get { texts.attributedSubtitle }
        set { texts.attributedSubtitle = newValue; changed(.middle) }
    }
    /// Displayed below the title in place of both subtitles; nil by default. Its size is that of its constraints or its
    /// `sizeThatFits`.
    open var subtitleView: UIView? {
        get { texts.subtitleView }
        set {
            if texts.subtitleView !== newValue {
                keeping(texts.subtitleView) { texts.subtitleView = newValue }; changed(.middle)
            }
        }
    }
    /// The text of the large title; nil, the default, is ``title``.
    open var largeTitle: String? {
        get { texts.largeTitle }
        set { if texts.largeTitle != newValue { texts.largeTitle = newValue; changed(.height) } }
    }
    /// The line below the large title; nil, the default, is ``subtitle``.
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
        set {
            if texts.largeSubtitleView !== newValue {
                keeping(texts.largeSubtitleView) { texts.largeSubtitleView = newValue }; changed(.height)
            }
        }
    }
    /// One line above the buttons; nil by default. It makes the bar 30 points taller.
    open var prompt: String? { didSet { if prompt != oldValue { changed(.height) } } }
    /// When this item's title is large; no effect unless the bar's `prefersLargeTitles` is set. `.automatic` until set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed(.height) } }
    }
    /// The arrangement of the title and the center groups. `.navigator` until set.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed(.buttons) } } }

    // MARK: Search

    /// The search whose bar is displayed while this item is on top; nil by default.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchChanged(from: oldValue) } }
    }
    /// Whether the search bar scrolls away with the content. True by default. Only for the stacked placement.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { searchRuleChanged() } }
    }
    /// The placement that the app asks for; ``searchBarPlacement`` is the one in effect. `.automatic` until set.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { searchRuleChanged() } }
    }
    /// Where the search bar is now; `.automatic` while the item is in no bar.
    open var searchBarPlacement: SearchBarPlacement { SearchBarPlacement(searchBarPlace) }

    // MARK: Back

    /// The back button that leads to this item, displayed while it is the one below the top; nil, the default, makes
    /// one from the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed(.back) } } }
    /// The text of the back button that leads to this item; nil, the default, is ``title``. ``backBarButtonItem`` wins
    /// over it.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed(.back) } } }
    /// Which text the back button that leads to this item has. `.default` until set.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed(.back) } }
    }
    /// Whether there is no back button while this item is on top. False by default. Also prevents the swipe from the
    /// edge.
    open var hidesBackButton: Bool {
        get { sides.hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// Hides or shows the back button; animated, the items beside it move.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard sides.hidesBack != hidesBackButton else { return }
        sides.hidesBack = hidesBackButton
        changed(.buttons, animated: animated)
    }
    /// Whether left items are beside the back button and do not replace it. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
    }
    /// Runs when the back button is tapped, in place of going back; nil by default. Where there is no screen to go back
    /// to, the action's title or image makes a back button.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { changed(.buttons) } } }

    // MARK: Sides

    /// The first of ``leftBarButtonItems``; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { sides.left.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items of the leading side, from the edge to the middle; nil by default. Setting them empties
    /// ``leadingItemGroups``.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { sides.left.isEmpty ? nil : sides.left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The first of ``rightBarButtonItems``; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { sides.right.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items of the trailing side, from the edge to the middle; nil by default. Setting them empties
    /// ``trailingItemGroups``.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { sides.right.isEmpty ? nil : sides.right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Replaces the items of the leading side by one, or by none; animated, remaining items move and others fade.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items of the trailing side by one, or by none; animated, remaining items move and others fade.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items of the leading side; animated, remaining items move and others fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setLeft(items ?? [], animated: animated)
    }
    /// Replaces the items of the trailing side; animated, remaining items move and others fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        setRight(items ?? [], animated: animated)
    }

    // MARK: Groups

    /// The groups after the back button, in reading order; empty by default. Setting them empties the left items.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { sides.leading }
        set { setLeading(newValue) }
    }
    /// Groups that the user may customize: in the middle for browsers and editors, in the overflow menu for navigators.
    /// Empty by default.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { sides.center }
        set { setCenter(newValue) }
    }
    /// The groups at the trailing side, in reading order, the last one outermost (Chosen: Apple names no order); empty
    /// by default. Setting them empties the right items.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { sides.trailing }
        set { setTrailing(newValue) }
    }
    /// The outermost group at the trailing side, after the overflow button; nil by default. It is never moved to the
    /// overflow menu.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { sides.pinned }
        set { setPinned(newValue) }
    }
    /// Allows the user to customize the center groups, and identifies the saved choices. Unique in the app; nil, the
    /// default, for a fixed bar.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { changed(.buttons) } }
    }
    /// More elements for the overflow menu; nil by default. While they are set, the overflow button is visible.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        get { sides.additionalOverflow }
        set { keeping(sides.additionalOverflow) { sides.additionalOverflow = newValue }; changed(.buttons) }
    }
    /// The overflow button, as the source of a popover; nil while it is not visible.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { sides.overflowSource }

    // MARK: Document

    /// Makes the menu that opens from the title, from the elements that UIKit suggests; nil, the default, for no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { document.menuProvider }
        set { keeping(document.menuProvider) { document.menuProvider = newValue }; changed(.middle) }
    }
    /// The document that the screen displays; the title's menu begins with it. Nil by default.
    open var documentProperties: UIDocumentProperties? {
        get { document.properties }
        set { keeping(document.properties) { document.properties = newValue }; changed(.middle) }
    }
    /// Allows the user to rename the screen in the bar, and decides about the new title; nil by default. "Rename" is
    /// among the elements that the title's menu suggests; without a menu a tap on the title begins (Chosen). Return and
    /// the loss of the keyboard end renaming; Escape, or setting nil here, cancels it.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { document.renameDelegate }
        set { document.renameDelegate = newValue; changed(.middle) }
    }

    // MARK: Appearance

    /// The bar's appearance while this item is on top; nil, the default, uses the bar's own. Copied when set; changes
    /// of the copy that this returns take effect.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = own(newValue, insteadOf: appearances.standard); changed(.appearance) }
    }
    /// At compact height while this item is on top; nil, the default, uses the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = own(newValue, insteadOf: appearances.compact); changed(.appearance) }
    }
    /// While content ends at the bar and this item is on top; nil, the default, uses the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = own(newValue, insteadOf: appearances.scrollEdge); changed(.appearance) }
    }
    /// At compact height while content ends at the bar and this item is on top; nil, the default, uses the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = own(newValue, insteadOf: appearances.compactScrollEdge);
            changed(.appearance)
        }
    }
    var appearances = AppearanceResolution<UINavigationBarAppearance>.Choices()
}
