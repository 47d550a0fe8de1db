public import Foundation
import HostInterface

/// What was copied: of the app, or, for ``general``, shared with the other programs on the desktop.
///
/// A text on ``general`` is the desktop's. Everything else stays within the app, and is there until another program
/// copies a text.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Names a pasteboard of the app.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The desktop's clipboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// A key of the options of ``setItems(_:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are gone. Looked at when items are read.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: nothing is shared with other devices, as always here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted with the pasteboard after it changed.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted with the pasteboard when it was removed.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// Types of an added item, in a list.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Types of a removed item, in a list.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// The types of texts, the best first.
    nonisolated public class var typeListString: NSArray { NSArray(array: PasteboardType.texts) }
    /// The types of addresses, the best first.
    nonisolated public class var typeListURL: NSArray { NSArray(array: PasteboardType.addresses) }
    /// The types of images, the best first.
    nonisolated public class var typeListImage: NSArray { NSArray(array: PasteboardType.images) }
    /// The types of colors, the best first.
    nonisolated public class var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }

    /// The desktop's clipboard.
    public class var general: UIPasteboard {
        let app = self.app
        if let pasteboard = app.singletons.pasteboard { return pasteboard }
        let pasteboard = UIPasteboard(.general)
        app.singletons.pasteboard = pasteboard
        return pasteboard
    }

    /// The app whose pasteboards these are.
    static var app: AppContext { AppContext.current }
    /// What the pasteboard holds, with the desktop's text where there is one.
    var content = PasteboardContent()
    let place: Name

    init(_ name: Name) {
        place = name
        super.init()
    }

    /// A pasteboard of the app by its name; nil where there is none and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if let known = UIPasteboard.app.singletons.pasteboards[pasteboardName] {
            self.init(pasteboardName)
            content = known.content
            shared = known
        } else {
            guard create else { return nil }
            self.init(pasteboardName)
            UIPasteboard.app.singletons.pasteboards[pasteboardName] = self
        }
    }
    /// The pasteboard that was made first under the name: others of the name read and write it.
    var shared: UIPasteboard?

    /// A new pasteboard of the app with a name of its own.
    public class func withUniqueName() -> UIPasteboard {
        let app = self.app
        app.singletons.pasteboardsMade += 1
        let name = Name("pasteboard-\(app.singletons.pasteboardsMade)")
        let made = UIPasteboard(name)
        app.singletons.pasteboards[name] = made
        return made
    }

    /// Removes a pasteboard of the app. Does nothing for ``general``.
    public class func remove(withName pasteboardName: Name) {
        let app = self.app
        guard let former = app.singletons.pasteboards[pasteboardName] else { return }
        app.singletons.pasteboards[pasteboardName] = nil
        former.put([])
        NotificationCenter.default.post(name: removedNotification, object: former)
    }

    /// The name.
    public var name: Name { place }
    /// Grows with every change, of ``general`` also with those of other programs, as they are met.
    open var changeCount: Int { source.met().changes }
    /// False: pasteboards of an app end with it.
    open var isPersistent: Bool { false }

    // MARK: Items

    /// The items, each a dictionary of values by type. Empty by default.
    open var items: [[String: Any]] {
        get { source.met().items }
        set { put(newValue) }
    }
    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// Replaces all items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items, until: options[.expirationDate] as? Date)
    }
    /// Adds items behind the others.
    open func addItems(_ items: [[String: Any]]) { put(self.items + items) }
    /// The types of the first item.
    open var types: [String] { types(of: items.first) }
    /// The types of each of the items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { types(of: $0) } }
    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    /// Whether each of the items has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }
    /// The places of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }
    /// The first item's value of a type as bytes; nil without one.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        PasteboardType.bytes(items.first?[pasteboardType])
    }
    /// The values of a type of each of the items as bytes.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { PasteboardType.bytes($0[pasteboardType]) }
    }
    /// The first item's value of a type; nil without one.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// The values of a type of each of the items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    /// Replaces all items by one with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put([[pasteboardType: value]]) }
    /// Replaces all items by one with the bytes of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { put([[pasteboardType: data]]) }

    // MARK: Values

    /// The first text; nil when there is none. Setting replaces all items; nil removes them.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The texts of all items; nil where there are none.
    open var strings: [String]? {
        get { all { PasteboardType.text(in: $0) } }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first address; nil when there is none.
    open var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The addresses of all items; nil where there are none.
    open var urls: [URL]? {
        get { all { PasteboardType.address(in: $0) } }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first image; nil when there is none.
    open var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The images of all items; nil where there are none.
    open var images: [UIImage]? {
        get { all { PasteboardType.image(in: $0) } }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first color; nil when there is none.
    open var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The colors of all items; nil where there are none.
    open var colors: [UIColor]? {
        get { all { $0[PasteboardType.colors[0]] as? UIColor } }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// Whether there is a text that is not empty.
    open var hasStrings: Bool { strings?.contains { !$0.isEmpty } == true }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }
    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }
}
