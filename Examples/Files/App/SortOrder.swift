import Foundation

/// How a folder is sorted.
public enum SortOrder: String, CaseIterable, Sendable {
    case name = "Name"
    case date = "Date"
    case size = "Size"
    case kind = "Kind"

    var symbol: String? { nil }

    /// Sorts off the main actor; 100,000 names take a while.
    func sorted(_ entries: [Entry], showingHidden: Bool) async -> [Entry] {
        await Task.detached(priority: .userInitiated) { [self] in
            let visible = showingHidden ? entries : entries.filter { !$0.isHidden }
            return visible.sorted(by: isBefore)
        }.value
    }

    private func isBefore(_ a: Entry, _ b: Entry) -> Bool {
        switch self {
        case .name: break
        case .date: if a.modified != b.modified { return a.modified > b.modified }
        case .size: if a.size != b.size { return a.size > b.size }
        case .kind:
            if (a.kind == .folder) != (b.kind == .folder) { return a.kind == .folder }
            if a.fileExtension != b.fileExtension { return a.fileExtension < b.fileExtension }
        }
        let order = a.name.lowercased()
        let other = b.name.lowercased()
        return order != other ? order < other : a.path.bytes.lexicographicallyPrecedes(b.path.bytes)
    }
}
