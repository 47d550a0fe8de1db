import Foundation

/// The attributes of a text by number, so that the editing core handles numbers only. Number 0 is text without its own
/// attributes.
struct TextStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    private var list: [Attributes] = []

    var isEmpty: Bool { list.isEmpty }

    /// Whether any attributes have a link.
    var hasLinks: Bool { list.contains { $0[.link] != nil } }

    /// The attributes with a number; empty for 0.
    subscript(number: Int) -> Attributes { list.indices.contains(number - 1) ? list[number - 1] : [:] }

    /// The number of attributes; nil for attributes that were not added lately. Compares objects of the app.
    ///
    /// Chosen: the last 32, more than a highlighted text or typed text has.
    func number(of attributes: Attributes) -> Int? {
        guard !attributes.isEmpty else { return 0 }
        return list.indices.suffix(32).last { Self.areEqual(list[$0], attributes) }.map { $0 + 1 }
    }

    /// Whether two texts have the same attributes. Values that cannot be compared are different.
    static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    }

    /// Whether two attributes have the same value, or both have none. Values that cannot be compared are different.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
        return first == second
    }

    /// Adds attributes.
    /// - Returns: their number.
    mutating func add(_ attributes: Attributes) -> Int {
        list.append(attributes)
        return list.count
    }

    /// Sets an attribute of all texts with their own attributes.
    mutating func spread(_ key: NSAttributedString.Key, _ value: Any) {
        for index in list.indices { list[index][key] = value }
    }
}
