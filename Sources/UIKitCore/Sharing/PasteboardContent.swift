import DataExchange
import Foundation
import HostInterface

/// The content of a pasteboard.
struct PasteboardContent {
    /// The items of this app.
    var items: [[String: Any]] = []
    var changes = 0
    var expires: Date?
    /// The number of changes of the desktop's clipboard when the items were set or last read.
    var seen = 0
    /// Whether the items are those of another program, or of another part of this app that used the clipboard.
    var isForeign = false
}

extension UIPasteboard {
    /// The pasteboard that stores the content.
    var source: UIPasteboard { shared ?? self }

    private var clipboard: (any HostClipboard)? { place == .general ? Self.app.host?.clipboard : nil }

    /// The content, updated after another program has copied. Requests no data.
    func met() -> PasteboardContent {
        if let expires = content.expires, expires.timeIntervalSinceNow <= 0 {
            let former = content.items
            withExtendedLifetime(former) {
                content.items = []
                content.expires = nil
            }
        }
        if let clipboard {
            let isFirst = !content.isForeign && content.changes == 0 && content.seen == 0
            let now = clipboard.changes
            if isFirst || now != content.seen {
                let former = content.items
                withExtendedLifetime(former) {
                    if now != content.seen { content.changes += 1 }
                    content.items = []
                    content.expires = nil
                    (content.seen, content.isForeign) = (now, true)
                }
            }
        }
        return content
    }

    /// The data of another program; nil for items of the app.
    var foreign: (any OfferedData)? { met().isForeign ? clipboard?.content : nil }

    func put(_ items: [[String: Any]], until expires: Date? = nil) {
        if let shared { return shared.put(items, until: expires) }
        let (before, former) = (Set(types), content.items)
        if let clipboard {
            let supplied = items.map { SuppliedItem($0) }
            let data = items.isEmpty ? nil : ItemSupply.data(supplied)
            // A clipboard manager does not know when the items expire.
            data?.outlivesApp = expires == nil
            clipboard.offer(data)
        }
        // Freeing the former items may run app code.
        withExtendedLifetime(former) {
            content.items = items
            content.expires = expires
            (content.seen, content.isForeign) = (clipboard?.changes ?? 0, false)
            content.changes += 1
        }
        postChange(before)
    }

    private func postChange(_ before: Set<String>) {
        let now = Set(types)
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: now.subtracting(before).sorted(),
                Self.changedTypesRemovedUserInfoKey: before.subtracting(now).sorted(),
            ])
    }

    /// Another program has replaced the data on the desktop's clipboard.
    static func clipboardChanged() {
        let board = general
        // The types that the app last knew; those of another program may be gone.
        let before = board.content.isForeign ? [] : Set(board.types(of: board.content.items.first))
        _ = board.met()
        board.postChange(before)
    }

    func types(of item: [String: Any]?) -> [String] { (item?.keys).map { $0.sorted() } ?? [] }

    func chosen(_ set: IndexSet?) -> [[String: Any]] {
        let items = items
        guard let set else { return items }
        return set.filter { items.indices.contains($0) }.map { items[$0] }
    }

    func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
        let found = source.met().items.compactMap(read)
        return found.isEmpty ? nil : found
    }
}

extension SuppliedItem {
    /// An item of a pasteboard. Values that have no bytes are not offered.
    @MainActor fileprivate init(_ item: [String: Any]) {
        // Texts and images of the app come first; the order of a dictionary is none.
        let order = PasteboardType.texts + PasteboardType.addresses + PasteboardType.images
        types = item.keys.filter { PasteboardType.hasBytes(item[$0]) }.sorted {
            (order.firstIndex(of: $0) ?? order.count, $0) < (order.firstIndex(of: $1) ?? order.count, $1)
        }
        load = { type, done in done(PasteboardType.bytes(item[type])) }
        let urls = PasteboardType.addresses + [MediaType.fileAddress]
        if let url = urls.lazy.compactMap({ item[$0] as? URL }).first, url.isFileURL { file = { $0(url) } }
    }
}
