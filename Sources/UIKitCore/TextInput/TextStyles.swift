import Foundation

/// The attributes of a text by number, so that the editing core handles numbers only. Number 0 is text without its own
/// attributes.
struct TextStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    private var list: [Attributes] = []

    var isEmpty: Bool { list.isEmpty }

    /// The attributes with a number; empty for 0.
    subscript(number: Int) -> Attributes { list.indices.contains(number - 1) ? list[number - 1] : [:] }

    /// A number of the attributes.
    mutating func number(of attributes: Attributes) -> Int {
        guard !attributes.isEmpty else { return 0 }
        // The attributes of typed text are often set again.
        if let last = list.last, NSDictionary(dictionary: last).isEqual(to: attributes) { return list.count }
        list.append(attributes)
        return list.count
    }

    /// Sets an attribute of all texts with their own attributes.
    mutating func spread(_ key: NSAttributedString.Key, _ value: Any) {
        for index in list.indices { list[index][key] = value }
    }
}
