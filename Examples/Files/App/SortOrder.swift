import Foundation

/// The sort order of a folder.
public enum SortOrder: String, CaseIterable, Sendable {
    case name = "Name"
    case date = "Date"
    case size = "Size"
    case kind = "Kind"

    var symbol: String? { nil }

    /// Sorts off the main actor, because 100,000 names take some time.
    func sorted(_ entries: [Entry], showingHidden: Bool) async -> [Entry] {
        await Task.detached(priority: .userInitiated) { [self] in
            let visible = showingHidden ? entries : entries.filter { !$0.isHidden }
            return visible.map(Keyed.init).sorted(by: isBefore).map(\.entry)
        }.value
    }

    /// An entry with its sort key, which is computed once instead of per comparison.
    private struct Keyed {
        let entry: Entry
        let key: String
        init(_ entry: Entry) {
            self.entry = entry
            key = SortOrder.key(of: entry.name)
        }
    }

    /// The name in lower case, with the number of digits before each number: “note 2” is before “note 10”.
    static func key(of name: String) -> String {
        let name = name.lowercased()
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard name.utf8.contains(where: digits.contains) else { return name }
        var key: [UInt8] = [], number: [UInt8] = []
        func closeNumber() {
            guard !number.isEmpty else { return }
            let significant = number.drop { $0 == digits.lowerBound }
            // The character after the digit 0 stands for one digit. The letters follow these characters.
            key.append(digits.lowerBound + UInt8(min(significant.count, 48)))
            key += significant
            number = []
        }
        for byte in name.utf8 {
            if digits.contains(byte) {
                number.append(byte)
            } else {
                closeNumber()
                key.append(byte)
            }
        }
        closeNumber()
        return String(decoding: key, as: UTF8.self)
    }

    private func isBefore(_ first: Keyed, _ second: Keyed) -> Bool {
        let (a, b) = (first.entry, second.entry)
        switch self {
        case .name: break
        case .date: if a.modified != b.modified { return a.modified > b.modified }
        case .size: if a.size != b.size { return a.size > b.size }
        case .kind:
            if (a.kind == .folder) != (b.kind == .folder) { return a.kind == .folder }
            if a.fileExtension != b.fileExtension { return a.fileExtension < b.fileExtension }
        }
        return first.key != second.key ? first.key < second.key : a.path.bytes.lexicographicallyPrecedes(b.path.bytes)
    }
}
