import Foundation

/// The attributes of a text by number, so that the editing core handles numbers only. Number 0 is text without its own
/// attributes.
struct TextStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    private var list: [Attributes] = []

    var isEmpty: Bool { list.isEmpty }

    /// The attributes with a number; empty for 0.
    subscript(number: Int) -> Attributes { list.indices.contains(number - 1) ? list[number - 1] : [:] }

    /// The number of attributes; nil for attributes that were not added last. Compares objects of the app.
    ///
    /// The attributes of typed text are often set again.
    func number(of attributes: Attributes) -> Int? {
        guard !attributes.isEmpty else { return 0 }
        guard let last = list.last, Self.areEqual(last, attributes) else { return nil }
        return list.count
    }

    /// Whether two texts have the same attributes. Values that cannot be compared are different.
    private static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else { return false }
                return value == other
            }
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
