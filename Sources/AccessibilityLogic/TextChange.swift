/// The difference between two texts: one part was replaced by another. Counted in code points.
package struct TextChange: Hashable, Sendable {
    package var start: Int
    package var removed: String
    package var inserted: String

    /// Nil for equal texts. The common beginning and the common end are not part of the change.
    package init?(from old: String, to new: String) {
        guard old != new else { return nil }
        let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var end = 0
        while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        self.start = start
        removed = Self.text(a[start..<(a.count - end)])
        inserted = Self.text(b[start..<(b.count - end)])
        // Texts may be equal as characters and have other code points.
        if removed.isEmpty, inserted.isEmpty { return nil }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
