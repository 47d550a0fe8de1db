import HostInterface

extension UIKeyCommand {
    /// Flags that a shortcut is told by: Caps Lock and the number pad are not among them.
    private static let telling: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// - Parameter standsIn: Control is taken for Command.
    func answers(_ key: UIKey, controlForCommand standsIn: Bool) -> Bool {
        guard let input, !input.isEmpty, key.inputs.contains(input.lowercased()) else { return false }
        var wanted = modifierFlags.intersection(Self.telling)
        if standsIn {
            guard wanted.contains(.command), !wanted.contains(.control) else { return false }
            wanted.subtract(.command)
            wanted.insert(.control)
        }
        return wanted == key.modifierFlags.intersection(Self.telling)
    }
}

extension UIKey {
    /// Texts by which a shortcut may name the key, in small letters.
    fileprivate var inputs: [String] {
        let own = charactersIgnoringModifiers.lowercased()
        return key == .backspace ? [own, UIKeyCommand.inputDelete.lowercased()] : [own]
    }

    /// Keys that mean another step each time that they come while held.
    fileprivate var repeats: Bool {
        switch key {
        case .up, .down, .left, .right, .pageUp, .pageDown, .backspace, .delete: true
        default: false
        }
    }

    /// Whether a text that is edited has a use for the key.
    fileprivate var isForText: Bool {
        switch key {
        case .character(let character):
            if modifierFlags.isDisjoint(with: [.control, .command]) { return !modifierFlags.contains(.alternate) }
            return "acvxyz".contains(character.lowercased())
        case .backspace, .delete, .left, .right, .up, .down, .home, .end, .enter, .tab, .escape:
            return !modifierFlags.contains(.command)
        case .pageUp, .pageDown, .function, .menu, .back: return false
        }
    }
}

extension UIResponder {
    /// Runs the first shortcut for the key from here up the chain whose action has a taker.
    /// - Returns: whether one ran, or would have for a key that is only held.
    func runKeyCommand(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        guard let key = press.key else { return false }
        let textGoesFirst = self is any UIKeyInput && key.isForText
        var offered: [UIKeyCommand] = []
        var responder: UIResponder? = self
        while let current = responder {
            offered += current.keyCommands ?? []
            responder = current.next
        }
        for standsIn in [false, true] {
            for command in offered where command.answers(key, controlForCommand: standsIn) {
                if textGoesFirst, !command.wantsPriorityOverSystemBehavior { continue }
                guard let target = target(forAction: command.action, withSender: command) else { continue }
                (target as? UIResponder)?.validate(command)
                if command.attributes.contains(.disabled) { continue }
                if !key.isRepeat || key.repeats {
                    UIApplication.shared.sendAction(command.action, to: target, from: command, for: event)
                }
                return true
            }
        }
        return false
    }
}
