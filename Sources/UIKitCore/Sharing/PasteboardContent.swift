import Foundation
import HostInterface

/// The content of a pasteboard.
struct PasteboardContent {
    var items: [[String: Any]] = []
    var changes = 0
    var expires: Date?
    /// The desktop's text when the items were set or last read.
    var text: String?
}

extension UIPasteboard {
    /// The pasteboard that stores the content.
    var source: UIPasteboard { shared ?? self }

    private var clipboard: (any HostClipboard)? { place == .general ? Self.app.host?.clipboard : nil }

    /// The content, updated with text that another program has copied.
    func met() -> PasteboardContent {
        if let expires = content.expires, expires.timeIntervalSinceNow <= 0 {
            content.items = []
            content.expires = nil
        }
        if place == .general, let clipboard, clipboard.text != content.text {
            content.text = clipboard.text
            content.items = clipboard.text.map { [PasteboardType.item($0)] } ?? []
            content.changes += 1
        }
        return content
    }

    func put(_ items: [[String: Any]], until expires: Date? = nil) {
        if let shared { return shared.put(items, until: expires) }
        let (before, former) = (Set(types), content.items)
        let text = items.lazy.compactMap {
            PasteboardType.text(in: $0) ?? PasteboardType.address(in: $0)?.absoluteString
        }.first
        clipboard?.text = text
        let held = clipboard.map { $0.text } ?? nil
        // Freeing the former items may run app code.
        withExtendedLifetime(former) {
            content.items = items
            content.expires = expires
            content.text = held
            content.changes += 1
        }
        let now = Set(types)
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: now.subtracting(before).sorted(),
                Self.changedTypesRemovedUserInfoKey: before.subtracting(now).sorted(),
            ])
    }

    func types(of item: [String: Any]?) -> [String] { (item?.keys).map { $0.sorted() } ?? [] }

    func chosen(_ set: IndexSet?) -> [[String: Any]] {
        let items = items
        guard let set else { return items }
        return set.filter { items.indices.contains($0) }.map { items[$0] }
    }

    func all<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(read)
        return found.isEmpty ? nil : found
    }
}
