import CoreGraphics
public import Foundation
import SystemStrings

/// What a tab bar shows for one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs that look and read the same in every app.
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private(set) var looks = (standard: UITabBarAppearance?.none, scrollEdge: UITabBarAppearance?.none)

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTab(coder)
        coder.fill(self, as: UITabBarItem.self)
    }

    /// Writes what ``UIBarItem/encode(with:)`` writes, and the image while selected, the badge and the looks.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTab(coder)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// - Parameter selectedImage: nil shows `image` for the selected tab too.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The system's image and title, in the user's language at this time.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.word
        image = UIImage(systemName: systemItem.symbolName)
        selectedImage = UIImage(systemName: systemItem.symbolName + ".fill")
        self.tag = tag
    }

    /// Shown while the tab is selected; nil shows `image`.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set { if newValue !== ownSelectedImage { ownSelectedImage = newValue; changed() } }
    }
    var ownSelectedImage: UIImage?
    /// A short text in a badge at the icon; nil shows none, the empty text an empty badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// Nil takes the bar's, by default red.
    open var badgeColor: UIColor? {
        get { ownBadgeColor }
        set { customize("badgeColor", { $0.badgeColor = newValue }) { ownBadgeColor = newValue; changed() } }
    }
    private var ownBadgeColor: UIColor?
    /// Moves the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { ownTitleOffset }
        set { customize("titlePositionAdjustment", { $0.titlePositionAdjustment = newValue }) { ownTitleOffset = newValue; changed() } }
    }
    private var ownTitleOffset = UIOffset.zero

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("badge \(state.rawValue)", { $0.setBadgeTextAttributes(textAttributes, for: state) }) {
            badgeAttributes[state.rawValue] = textAttributes
            changed()
        }
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

    /// The bar's look while this tab is selected; nil takes the bar's own. Copied when set; the copy is live.
    open var standardAppearance: UITabBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = own(newValue, insteadOf: looks.standard)
            changed()
        }
    }
    /// As ``standardAppearance``, while content ends above the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = own(newValue, insteadOf: looks.scrollEdge)
            changed()
        }
    }
}

extension UITabBarItem: LookObserver {
    func lookChangedInPlace(_ look: AnyObject) { changed() }
}

@MainActor
extension UITabBarItem.SystemItem {
    var word: String {
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
