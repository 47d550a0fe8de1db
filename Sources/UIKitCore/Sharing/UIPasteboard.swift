public import Foundation
import HostInterface

/// Copied items of the app; ``general`` is shared with other programs on the desktop.
///
/// Other programs get texts, URLs, files, images, HTML, RTF, colors and the app's own types from ``general``, when they
/// request them. ``types``, ``hasStrings``, ``hasURLs``, ``hasImages`` and ``changeCount`` request no data from another
/// program; members that return data wait for it, for at most two seconds without an answer. On Wayland only texts are
/// shared. See `Documentation/DragAndClipboard.md`.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard of the app.
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
        /// A `Date` after which the items are removed. Checked when items are read.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether items are not shared with other devices. They never are on Linux.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after a pasteboard changed; the object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard was removed; the object is the pasteboard.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key of an array of the types of an added item.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of an array of the types of a removed item.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// The types of texts, the best first.
    nonisolated public class var typeListString: NSArray { NSArray(array: PasteboardType.texts) }
    /// The types of URLs, the best first.
    nonisolated public class var typeListURL: NSArray { NSArray(array: PasteboardType.addresses) }
    /// The types of images, the best first.
    nonisolated public class var typeListImage: NSArray { NSArray(array: PasteboardType.images) }
    /// The types of colors, the best first.
    nonisolated public class var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }

    /// The desktop's clipboard.
    public class var general: UIPasteboard {
        let app = self.app
        if let pasteboard = app.pasteboards.general { return pasteboard }
        let pasteboard = UIPasteboard(.general)
        app.pasteboards.general = pasteboard
        return pasteboard
    }

    /// The app of the pasteboards.
    static var app: AppContext { AppContext.current }
    /// The content of the pasteboard, with the desktop's text if there is one.
    var content = PasteboardContent()
    let place: Name

    init(_ name: Name) {
        place = name
        super.init()
    }

    /// Creates a pasteboard of the app by its name; nil if it does not exist and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if let known = UIPasteboard.app.pasteboards.named[pasteboardName] {
            self.init(pasteboardName)
            content = known.content
            shared = known
        } else {
            guard create else { return nil }
            self.init(pasteboardName)
            UIPasteboard.app.pasteboards.named[pasteboardName] = self
        }
    }
    /// The pasteboard that was created first with this name. Later pasteboards of the name read and write its content.
    var shared: UIPasteboard?

    /// Creates a pasteboard of the app with a unique name.
    public class func withUniqueName() -> UIPasteboard {
        let app = self.app
        app.pasteboards.made += 1
        let name = Name("pasteboard-\(app.pasteboards.made)")
        let made = UIPasteboard(name)
        app.pasteboards.named[name] = made
        return made
    }

    /// Removes a pasteboard of the app. Does nothing for ``general``.
    public class func remove(withName pasteboardName: Name) {
        let app = self.app
        guard let former = app.pasteboards.named[pasteboardName] else { return }
        app.pasteboards.named[pasteboardName] = nil
        former.put([])
        NotificationCenter.default.post(name: removedNotification, object: former)
    }

    /// The name of the pasteboard.
    public var name: Name { place }
    /// The number of changes. For ``general`` includes changes by other programs, when they are detected.
    open var changeCount: Int { source.met().changes }
    /// Always false: pasteboards of an app end with the process.
    open var isPersistent: Bool { false }

    // MARK: Items

    /// The items, each a dictionary of values by type. Empty by default.
    open var items: [[String: Any]] {
        get { foreignValues?.items ?? source.met().items }
        set { put(newValue) }
    }
    /// The number of items.
    open var numberOfItems: Int { foreignValues?.count ?? source.met().items.count }
    /// Replaces all items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items, until: options[.expirationDate] as? Date)
    }
    /// Appends items.
    open func addItems(_ items: [[String: Any]]) { put(self.items + items) }
    /// The types of the first item.
    open var types: [String] { foreignValues?.types ?? types(of: source.met().items.first) }
    /// The types of each item.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { types(of: $0) } }
    /// Whether the first item has at least one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    /// Whether each item has at least one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }
    /// The indices of the items that have at least one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }
    /// The first item's value of a type as bytes; nil without one.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        if let foreignValues { return foreignValues.bytes(pasteboardType) }
        return PasteboardType.bytes(items.first?[pasteboardType])
    }
    /// The values of a type of each item as bytes.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { PasteboardType.bytes($0[pasteboardType]) }
    }
    /// The first item's value of a type; nil without one.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        if let foreignValues { return foreignValues.value(pasteboardType) }
        return items.first?[pasteboardType]
    }
    /// The values of a type of each item.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    /// Replaces all items by an item with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put([[pasteboardType: value]]) }
    /// Replaces all items by an item with the bytes of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { put([[pasteboardType: data]]) }

    // MARK: Values

    /// The first text; nil without a text. Setting the property replaces all items; nil removes them.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The texts of all items; nil without texts.
    open var strings: [String]? {
        get {
            if let foreignValues { return foreignValues.data.text.map { [$0] } }
            return all { PasteboardType.text(in: $0) }
        }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first URL; nil without a URL.
    open var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The URLs of all items; nil without URLs.
    open var urls: [URL]? {
        get {
            if let urls = foreignValues?.urls { return urls.isEmpty ? nil : urls }
            return all { PasteboardType.address(in: $0) }
        }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first image; nil without an image.
    open var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The images of all items; nil without images.
    open var images: [UIImage]? {
        get {
            if let foreignValues { return foreignValues.image.map { [$0] } }
            return all { PasteboardType.image(in: $0) }
        }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// The first color; nil without a color.
    open var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [PasteboardType.item($0)] } ?? []) }
    }
    /// The colors of all items; nil without colors.
    open var colors: [UIColor]? {
        get {
            if let foreignValues { return foreignValues.color.map { [$0] } }
            return all { $0[PasteboardType.colors[0]] as? UIColor }
        }
        set { put((newValue ?? []).map { PasteboardType.item($0) }) }
    }
    /// Whether there is a nonempty text. Requests no data: a text of another program counts as nonempty.
    open var hasStrings: Bool {
        foreignValues?.data.hasText ?? (strings?.contains { !$0.isEmpty } == true)
    }
    /// Whether there is a URL. Requests no data: a text of another program that is a URL does not count.
    open var hasURLs: Bool { foreignValues?.hasType(in: PasteboardType.addresses) ?? (urls != nil) }
    /// Whether there is an image. Requests no data.
    open var hasImages: Bool { foreignValues?.hasType(in: PasteboardType.images) ?? (images != nil) }
    /// Whether there is a color. Requests no data.
    open var hasColors: Bool { foreignValues?.hasType(in: PasteboardType.colors) ?? (colors != nil) }
}

/// The pasteboards of the app. They are created on first use.
@MainActor
struct Pasteboards: AppPart {
    var general: UIPasteboard?
    var named: [UIPasteboard.Name: UIPasteboard] = [:]
    /// The number of pasteboards with unique names.
    var made = 0
}

extension AppContext {
    /// The pasteboards of the app.
    var pasteboards: Pasteboards {
        get { self[Pasteboards.self] }
        _modify { yield &self[Pasteboards.self] }
    }
}
