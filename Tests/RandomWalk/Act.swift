import SeededNumbers

/// One event of an app: a request by its code, a user's action, a change of the environment, or passing time.
///
/// The numbers select from the objects that exist when the act is performed. So any act can be removed from a walk, and
/// the following acts stay valid.
package struct Act: Hashable, Sendable {
    package enum Verb: String, CaseIterable, Sendable {
        // Requests on a stack.
        case push, pop, popTo, popToRoot, set, give
        // Bars and items.
        case hideBar, hideToolbar, toolbarItems, retitle, prompt, largeTitles, appearance, leftItem, barsOnSwipe
        // User input.
        case press, edge, move, lift, back, mouseBack, keyBack, wheel, tapTab
        // Containers.
        case tab, column, present, dismiss, away
        // The environment.
        case resize, dark, textSize, direction, lessMotion, lowMemory
        // An app's own transitions.
        case animator, interaction, update, hold, finish
        // Time, and the callback of the next act.
        case frames, rest, inside
        // Further requests of an app's code, in walks with requests inside callbacks.
        case layOut, invalidate, reload, rows, scroll, refresh, select, edit
        case titleView, customItems, menuItem, backItem, searchItem, styles
        case subview, child, root, keep, drop, releaseAll, readControllers
        case setTabs, setColumn, tabBarHidden, insets, preferredSize, overrideTraits, frame, hide
        case animate, alongside, responder, gestures, key, window

        /// The relative frequency of the act.
        fileprivate var weight: Int {
            switch self {
            case .push: 16
            case .pop: 12
            case .frames: 24
            case .rest, .move: 10
            case .popTo, .set, .edge, .lift: 6
            case .popToRoot, .back, .tab, .present, .dismiss, .inside, .column, .press: 4
            case .hideBar, .hideToolbar, .resize, .animator, .interaction, .update, .finish: 3
            case .toolbarItems, .retitle, .prompt, .largeTitles, .leftItem, .mouseBack, .keyBack, .tapTab, .hold, .give:
                2
            case .appearance, .barsOnSwipe, .wheel, .away, .dark, .textSize, .direction, .lessMotion, .lowMemory: 1
            default: 0
            }
        }

        fileprivate static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

        /// The relative frequency inside callbacks: all requests of an app's code, with the calls of stacks and
        /// presentations more often.
        fileprivate var weightInside: Int {
            switch self {
            case .frames, .rest, .inside, .press, .edge, .move, .lift, .back, .mouseBack, .keyBack, .wheel, .tapTab,
                .away, .resize, .dark, .textSize,
                .direction, .lessMotion, .lowMemory:
                0
            case .push, .pop, .set: 8
            case .popTo, .popToRoot, .layOut, .give, .readControllers: 4
            case .present, .dismiss, .tab, .column, .reload, .rows: 3
            default: 2
            }
        }

        fileprivate static let deckInside = allCases.flatMap { Array(repeating: $0, count: $0.weightInside) }
        fileprivate static let deckOutside =
            deck + allCases.flatMap { Array(repeating: $0, count: $0.weight == 0 && $0.weightInside > 0 ? 2 : 0) }
    }

    package var verb: Verb
    /// The index of the receiver among the existing objects.
    package var who: Int
    /// The index of the argument or position among the possible ones.
    package var what: Int
    package var animated: Bool
    /// The callback in which the act is performed; nil for the walk's next step.
    package var spot: Spot?

    /// The callback of a waiting act: the next callback of a kind, or the callback with this number, counted from now.
    package enum Spot: Hashable, Sendable {
        case hook(Hook)
        case call(Int)
    }

    package init(_ verb: Verb, _ who: Int = 0, _ what: Int = 0, animated: Bool = false, spot: Spot? = nil) {
        (self.verb, self.who, self.what, self.animated, self.spot) = (verb, who, what, animated, spot)
    }

    /// Creates an act of a walk with requests inside callbacks.
    init(inside numbers: inout SeededNumbers) {
        self.init(from: &numbers)
        verb = Verb.deckInside.randomElement(using: &numbers) ?? .readControllers
        spot =
            Bool.random(using: &numbers)
            ? .call(Int.random(in: 1...80, using: &numbers))
            : .hook(Hook.allCases.randomElement(using: &numbers) ?? .didAppear)
    }

    init(outside numbers: inout SeededNumbers) {
        self.init(from: &numbers)
        verb = Verb.deckOutside.randomElement(using: &numbers) ?? .rest
    }

    init(from numbers: inout SeededNumbers) {
        verb = Verb.deck.randomElement(using: &numbers) ?? .rest
        who = Int.random(in: 0..<1_000, using: &numbers)
        what = Int.random(in: 0..<1_000, using: &numbers)
        animated = Int.random(in: 0..<10, using: &numbers) < 7
    }
}

/// A line of a script, such as `push 12 3 animated`.
extension Act: LosslessStringConvertible {
    package var description: String {
        let place: String =
            switch spot {
            case nil: ""
            case .hook(let hook): " in \(hook.rawValue)"
            case .call(let number): " at \(number)"
            }
        return "\(verb.rawValue) \(who) \(what)\(animated ? " animated" : "")\(place)"
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ")
        guard words.count >= 3, let verb = Verb(rawValue: String(words[0])), let who = Int(words[1]),
            let what = Int(words[2])
        else { return nil }
        self.init(verb, who, what, animated: words.dropFirst(3).contains("animated"))
        guard words.count >= 5 else { return }
        switch words[words.count - 2] {
        case "in":
            guard let hook = Hook(rawValue: String(words[words.count - 1])) else { return nil }
            spot = .hook(hook)
        case "at":
            guard let number = Int(words[words.count - 1]) else { return nil }
            spot = .call(number)
        default: break
        }
    }
}
