/// The names of the two actions of a search of the app, in the language of the user.
package struct AccessibleRotor: Hashable, Sendable {
    package var next: String
    package var previous: String

    package init(next: String, previous: String) { (self.next, self.previous) = (next, previous) }
}

/// An action that a screen reader offers for an object.
package enum AccessibleAction: Hashable, Sendable {
    case activate(name: String)
    case increment, decrement
    /// An action of the app, by its index.
    case custom(Int, name: String)
    /// Moves to the next or previous result of a search of the app, by the index of the search. The name is that of the
    /// action.
    case search(Int, name: String, isForward: Bool)
    /// Goes back or dismisses, as the gesture for "escape" does.
    case dismiss
    /// The action of the app for the gesture "magic tap".
    case magicTap

    /// The name on the bus.
    package var name: String {
        switch self {
        case .activate(let name), .custom(_, let name), .search(_, let name, _): name
        case .increment: "increment"
        case .decrement: "decrement"
        case .dismiss: "dismiss"
        case .magicTap: "magic tap"
        }
    }

    /// The actions of an object: the activation first, then those of the app.
    static func actions(of facts: AccessibleFacts) -> [AccessibleAction] {
        var actions: [AccessibleAction] = []
        if let name = activation(of: facts) { actions.append(.activate(name: name)) }
        if facts.traits.contains(.adjustable) { actions += [.increment, .decrement] }
        actions += facts.customActions.enumerated().map { .custom($0.offset, name: $0.element) }
        actions += facts.rotors.enumerated().flatMap { index, rotor -> [AccessibleAction] in
            [
                .search(index, name: rotor.next, isForward: true),
                .search(index, name: rotor.previous, isForward: false),
            ]
        }
        if facts.canDismiss { actions.append(.dismiss) }
        if facts.canMagicTap { actions.append(.magicTap) }
        return actions
    }

    /// The name of the activation; nil for an object that only shows something.
    private static func activation(of facts: AccessibleFacts) -> String? {
        let traits = facts.traits
        switch facts.kind {
        case .toggle: return "toggle"
        case .textField, .secureField, .searchField: return "activate"
        case .textView: return facts.isEditable ? "activate" : nil
        case .button, .segment, .tab, .menuItem: return "press"
        case .row, .tableCell, .plain:
            if traits.contains(.link) { return "jump" }
            return traits.isDisjoint(with: [.button, .keyboardKey, .tabBar, .searchField]) && facts.isOn == nil
                ? nil : "press"
        default: return nil
        }
    }
}
