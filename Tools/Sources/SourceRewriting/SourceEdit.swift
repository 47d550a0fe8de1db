/// A stretch of a file's bytes that is replaced. Bytes are counted in UTF-8.
public struct SourceEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// The edits of one file. They keep every line where it is: a replacement has as many line ends as what it replaces,
/// and what is new stands at the end of a line or behind the last one.
public struct EditList: Sendable {
    private(set) var edits: [SourceEdit] = []
    private(set) var appendix: [String] = []

    var isEmpty: Bool { edits.isEmpty && appendix.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) { edits.append(SourceEdit(range, text)) }

    /// Behind the last line; the same text once.
    mutating func append(_ text: String) {
        if !appendix.contains(text) { appendix.append(text) }
    }

    /// The changed text.
    ///
    /// An edit inside another one is left out: the outer rule has seen what is inside. Where two stand at the same
    /// place, the one that was made first comes first.
    func applied(to source: [UInt8]) -> [UInt8] {
        let ordered = edits.enumerated().sorted { a, b in
            let (x, y) = (a.element.range, b.element.range)
            if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
            if x.isEmpty != y.isEmpty { return x.isEmpty }
            if x.upperBound != y.upperBound { return x.upperBound > y.upperBound }
            return a.offset < b.offset
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 256)
        var place = 0
        for (_, edit) in ordered {
            guard edit.range.lowerBound >= place else { continue }
            result += source[place..<edit.range.lowerBound]
            let lost = source[edit.range].count { $0 == 10 }
            let kept = edit.replacement.utf8.count { $0 == 10 }
            result += Array(edit.replacement.utf8)
            if lost > kept { result += Array(repeating: 10, count: lost - kept) }
            place = edit.range.upperBound
        }
        result += source[place...]
        if !appendix.isEmpty {
            if let last = result.last, last != 10 { result.append(10) }
            for text in appendix { result += Array(text.utf8) + [10] }
        }
        return result
    }
}
