public import Foundation
import Synchronization

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.texts[0]] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.addresses }
    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.addresses }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = UIImage(data: data) as? Self else { throw NSItemProvider.error(.unavailableCoercionError) }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
        return nil
    }
}

extension UIResponder {
    /// Required by ``ResponderInWindow``.
    var pasteboardItems: [NSItemProvider] { UIPasteboard.general.itemProviders }
}

extension UIPasteboard {
    /// A provider for each item, with the bytes of all types of the item.
    public var itemProviders: [NSItemProvider] {
        get {
            if let foreign = source.foreign { return OfferedItems.providers(of: foreign) }
            return items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    guard let data = PasteboardType.bytes(value) else { continue }
                    let shown = type == "com.apple.uikit.image" ? "public.png" : type
                    provider.registerDataRepresentation(forTypeIdentifier: shown, visibility: .all) { done in
                        done(data, nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces all items by the items of the providers, after all bytes were loaded: immediately for texts, URLs and
    /// images.
    /// - Parameter localOnly: whether items are not shared with other devices. They never are on Linux.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let gathering = ItemGathering(itemProviders)
        let items = gathering.load { [weak self] items in
            DispatchQueue.main.async { self?.put(items, until: expirationDate) }
        }
        if let items { put(items, until: expirationDate) }
    }

    private func put(_ items: [[String: ItemGathering.Part]], until expires: Date?) {
        put(items.map { $0.mapValues { $0.value } }, until: expires)
    }

    /// Replaces all items by one item for each object.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Replaces all items by one item for each object.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }
}

/// Collects the bytes of providers as they are loaded.
private final class ItemGathering: Sendable {
    enum Part: Sendable {
        case text(String)
        case bytes(Data)

        var value: Any {
            switch self {
            case .text(let text): text
            case .bytes(let data): data
            }
        }
    }

    private struct State {
        var items: [[String: Part]]
        var missing = 0
        /// Whether the call has returned. Remaining bytes are then passed to the handler.
        var isLate = false
    }

    private let providers: [NSItemProvider]
    private let state: Mutex<State>

    init(_ providers: [NSItemProvider]) {
        self.providers = providers
        state = Mutex(State(items: providers.map { _ in [:] }))
    }

    /// Returns the items if all bytes are loaded during the call; otherwise nil, and `later` is called with the last
    /// bytes.
    func load(_ later: @escaping @Sendable ([[String: Part]]) -> Void) -> [[String: Part]]? {
        let wanted = providers.enumerated().flatMap { place, provider in
            provider.registeredTypeIdentifiers.map { (place, provider, $0) }
        }
        state.withLock { $0.missing = wanted.count }
        for (place, provider, type) in wanted {
            let once = FirstCall()
            provider.bytes(of: type) { [self] data, _ in
                guard once.isFirst(), let items = add(data, type, place) else { return }
                later(items)
            }
        }
        return state.withLock { state in
            if state.missing == 0 { return state.items }
            state.isLate = true
            return nil
        }
    }

    /// Adds bytes. Returns all items if these are the last bytes and the call has returned.
    private func add(_ data: Data?, _ type: String, _ place: Int) -> [[String: Part]]? {
        let isText = PasteboardType.texts.contains(type) || PasteboardType.addresses.contains(type)
        let part = data.map { data in
            (isText ? String(data: data, encoding: .utf8) : nil).map(Part.text) ?? .bytes(data)
        }
        return state.withLock { state in
            if let part { state.items[place][type] = part }
            state.missing -= 1
            return state.missing == 0 && state.isLate ? state.items : nil
        }
    }
}

/// Detects the first of several calls: a handler of an app may call twice.
private final class FirstCall: Sendable {
    private let isOver = Atomic(false)

    func isFirst() -> Bool { !isOver.exchange(true, ordering: .relaxed) }
}
