import CoreGraphics
public import Foundation
import SystemStrings

/// The tab of one screen in a tab bar: icon, title and badge. See ``UIViewController/tabBarItem``.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Standard tabs, with the same icon and title in every app.
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private(set) var appearances = (standard: UITabBarAppearance?.none, scrollEdge: UITabBarAppearance?.none)

    public override init() { super.init() }
    /// Decodes an item that ``encode(with:)`` archived. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTab(coder)
        coder.fill(self, as: UITabBarItem.self)
    }

    /// Archives the values of ``UIBarItem/encode(with:)``, and the selected image, the badge and the appearances.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTab(coder)
    }

    /// Creates a tab with one icon. The icon of the selected tab has the bar's tint color.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// - Parameter selectedImage: nil uses `image` for the selected tab, too.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a tab with the system's image and title, in the user's current language.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbolName)
        selectedImage = UIImage(systemName: systemItem.symbolName + ".fill")
        self.tag = tag
    }

    /// The icon of the selected tab. The default is ``UIBarItem/image``, which nil restores.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set { if newValue !== ownSelectedImage { ownSelectedImage = newValue; changed() } }
    }
    var ownSelectedImage: UIImage?
    /// A short text in a badge at the icon. Nil, the default, shows no badge; an empty text shows an empty badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// The color of the badge. Nil, the default, uses the color of the bar's appearance, which is red by default.
    open var badgeColor: UIColor? {
        get { ownBadgeColor }
        set {
            customize("badgeColor", { $0.badgeColor = newValue }) {
                ownBadgeColor = newValue; changed()
            }
        }
    }
    private var ownBadgeColor: UIColor?
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { ownTitleOffset }
        set {
            customize("titlePositionAdjustment", { $0.titlePositionAdjustment = newValue }) {
                ownTitleOffset = newValue; changed()
            }
        }
    }
    private var ownTitleOffset = UIOffset.zero

    /// Sets the font, color and other attributes of the badge's text in a state; nil removes them.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("badge \(state.rawValue)", { $0.setBadgeTextAttributes(textAttributes, for: state) }) {
            badgeAttributes[state.rawValue] = textAttributes
            changed()
        }
    }
    /// Returns the attributes that were set for exactly this state, or nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// The bar's appearance while this tab is selected. Nil, the default, uses the bar's own. The setter stores a copy.
    /// Changes of the returned object take effect.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set {
            appearances.standard = own(newValue, insteadOf: appearances.standard)
            changed()
        }
    }
    /// The bar's appearance while this tab is selected and content ends above the bar. Nil, the default, uses the bar's
    /// own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = own(newValue, insteadOf: appearances.scrollEdge)
            changed()
        }
    }
}

extension UITabBarItem: AppearanceObserver {
    func appearanceChangedInPlace(_ appearance: AnyObject) { changed() }
}

@MainActor
extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: SystemString.more.localized
        case .favorites: SystemString.favorites.localized
        case .featured: SystemString.featured.localized
        case .topRated: SystemString.topRated.localized
        case .recents: SystemString.recents.localized
        case .contacts: SystemString.contacts.localized
        case .history: SystemString.history.localized
        case .bookmarks: SystemString.bookmarks.localized
        case .search: SystemString.search.localized
        case .downloads: SystemString.downloads.localized
        case .mostRecent: SystemString.mostRecent.localized
        case .mostViewed: SystemString.mostViewed.localized
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.circle"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.bullet"
        }
    }
}
