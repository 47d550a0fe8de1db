import CoreGraphics
public import Foundation

/// What a navigation bar shows while one screen is on top, and how the way back to that screen is labelled.
@MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

    /// The bar that shows the item, or its back button.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Middle

    /// In the middle while the item is on top, and on the back button while it is the one below.
    open var title: String? { didSet { if title != oldValue { changed(.title) } } }
    /// Shown instead of the title while the item is on top. The bar may make it narrower.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed(.title) } } }
    /// One line above the buttons; makes the bar 30 points taller.
    open var prompt: String? { didSet { if prompt != oldValue { changed(.height) } } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed(.height) } }
    }

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
    open var backBarButtonItem: UIBarButtonItem? { didSet { changedBelow() } }
    /// The text of that button; `backBarButtonItem` wins.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changedBelow() } } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changedBelow() } }
    }
    /// No back button while this item is on top. Also keeps the edge swipe from beginning.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBack = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBack != hidesBackButton else { return }
        hidesBack = hidesBackButton
        changed(.buttons, animated: animated)
    }
    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed(.buttons) } }
    }
    /// Runs instead of going back when the back button is tapped.
    open var backAction: UIAction? { didSet { changed(.buttons) } }

    // MARK: Sides

    /// The first of `leftBarButtonItems`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The first of `rightBarButtonItems`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    private(set) var leftItems: [UIBarButtonItem] = []
    private(set) var rightItems: [UIBarButtonItem] = []

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { setRightBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items ?? []
        changed(.buttons, animated: animated)
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        changed(.buttons, animated: animated)
    }

    // MARK: Look

    /// Looks of the bar while this item is on top; nil takes the bar's own. Copied when set.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { looks.standard = newValue?.duplicate(); changed(.look) }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue?.duplicate(); changed(.look) }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.duplicate(); changed(.look) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set { looks.compactScrollEdge = newValue?.duplicate(); changed(.look) }
    }
    var looks = BarLooks()

    // MARK: Changes

    enum Change { case title, buttons, height, look, back }

    private func changed(_ change: Change, animated: Bool = false) { bar?.itemChanged(self, change, animated: animated) }

    private func changedBelow() { bar?.itemChanged(self, .back, animated: false) }
}

/// The looks that a bar or an item was given.
struct BarLooks {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}
