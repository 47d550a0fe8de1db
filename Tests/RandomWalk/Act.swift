/// One thing that happens to an app: a request of its code, a hand's doing, a change of the world around it, or time that passes.
///
/// The numbers are only numbers: what they choose is counted among what is there when the act is performed. So any act can be left out of a
/// walk, and those behind it still mean something.
package struct Act: Hashable, Sendable {
    package enum Verb: String, CaseIterable, Sendable {
        // Requests on a stack.
        case push, pop, popTo, popToRoot, set, give
        // Bars and items.
        case hideBar, hideToolbar, toolbarItems, retitle, prompt, largeTitles, appearance, leftItem, barsOnSwipe
        // A hand.
        case press, edge, move, lift, back, mouseBack, escape, wheel, tapTab
        // Containers.
        case tab, column, present, dismiss, away
        // The world around.
        case resize, dark, textSize, direction, lessMotion, lowMemory
        // An app's own transitions.
        case animator, interaction, update, hold, finish
        // Time, and the place where the next act happens.
        case frames, rest, inside

        /// How often it comes, against the others.
        fileprivate var weight: Int {
            switch self {
            case .push: 16
            case .pop: 12
            case .frames: 24
            case .rest, .move: 10
            case .popTo, .set, .edge, .lift: 6
            case .popToRoot, .back, .tab, .present, .dismiss, .inside, .column, .press: 4
            case .hideBar, .hideToolbar, .resize, .animator, .interaction, .update, .finish: 3
            case .toolbarItems, .retitle, .prompt, .largeTitles, .leftItem, .mouseBack, .escape, .tapTab, .hold, .give: 2
            case .appearance, .barsOnSwipe, .wheel, .away, .dark, .textSize, .direction, .lessMotion, .lowMemory: 1
            }
        }

        fileprivate static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    }

    package var verb: Verb
    /// To whom, counted among those there.
    package var who: Int
    /// What or where, counted among what can be.
    package var what: Int
    package var animated: Bool

    package init(_ verb: Verb, _ who: Int = 0, _ what: Int = 0, animated: Bool = false) {
        (self.verb, self.who, self.what, self.animated) = (verb, who, what, animated)
    }

    init(from numbers: inout Seeded) {
        verb = Verb.deck.randomElement(using: &numbers) ?? .rest
        who = Int.random(in: 0..<1_000, using: &numbers)
        what = Int.random(in: 0..<1_000, using: &numbers)
        animated = Int.random(in: 0..<10, using: &numbers) < 7
    }
}

/// A line of a script, such as `push 12 3 animated`.
extension Act: LosslessStringConvertible {
    package var description: String { "\(verb.rawValue) \(who) \(what)\(animated ? " animated" : "")" }

    package init?(_ description: String) {
        let words = description.split(separator: " ")
        guard words.count >= 3, let verb = Verb(rawValue: String(words[0])), let who = Int(words[1]), let what = Int(words[2]) else { return nil }
        self.init(verb, who, what, animated: words.last == "animated")
    }
}

/// Numbers from a seed, the same in every run.
package struct Seeded: RandomNumberGenerator {
    package var state: UInt64
    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        return x ^ (x >> 33)
    }
}
