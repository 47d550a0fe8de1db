import SeededNumbers

/// One event of an app with a list: a change of its data, a call, a touch, a key, or passing time.
///
/// The numbers select from the items that exist when the act is performed, so any act can be removed from a walk.
package struct ListAct: Hashable, Sendable, CustomStringConvertible {
    package enum Verb: String, CaseIterable, Sendable {
        // Changes of the data.
        case change, reload, empty
        // Calls.
        case select, deselect, scroll, scrollTo, edit, mode, layOut, resize, configure
        // Touches.
        case drag, dragTwo, tap, click, swipe, move
        // Keys.
        case key
        // Time.
        case frames, rest

        /// The relative frequency of the act.
        fileprivate var weight: Int {
            switch self {
            case .change: 14
            case .frames: 10
            case .key: 6
            case .select, .scroll, .drag, .tap: 5
            case .deselect, .scrollTo, .edit, .dragTwo, .click, .swipe, .move, .rest: 3
            case .reload, .layOut: 2
            case .empty, .mode, .resize, .configure: 1
            }
        }

        /// Whether an app does this inside a callback.
        fileprivate var isForCallbacks: Bool {
            switch self {
            case .change, .reload, .select, .deselect, .scroll, .edit, .layOut, .resize: true
            default: false
            }
        }

        fileprivate static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
        fileprivate static let inside = deck.filter(\.isForCallbacks)
    }

    package var verb: Verb
    package var what: Int
    package var how: Int
    /// The number of callbacks before the act, which is performed inside of the last one; nil outside of callbacks.
    package var callback: Int?

    init(from numbers: inout SeededNumbers, isReentrant: Bool) {
        let isInside = isReentrant && Int.random(in: 0..<4, using: &numbers) == 0
        verb = (isInside ? Verb.inside : Verb.deck).randomElement(using: &numbers) ?? .rest
        what = Int.random(in: 0..<10_000, using: &numbers)
        how = Int.random(in: 0..<10_000, using: &numbers)
        callback = isInside ? Int.random(in: 0..<20, using: &numbers) : nil
    }

    /// Reads a description.
    init?(_ description: String) {
        let words = description.split(separator: " ")
        guard words.count == 3 || words.count == 6, let verb = Verb(rawValue: String(words[0])),
            let what = Int(words[1]), let how = Int(words[2])
        else { return nil }
        (self.verb, self.what, self.how) = (verb, what, how)
        callback = words.count == 6 ? Int(words[5]) : nil
    }

    package var description: String {
        "\(verb.rawValue) \(what) \(how)" + (callback.map { " in callback \($0)" } ?? "")
    }
}
