import HostInterface

extension UIKeyCommand {
    /// The modifier flags that a shortcut compares. Caps Lock and the number pad are ignored.
    private static let significantModifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// - Parameter standsIn: whether Control replaces Command.
    func answers(_ key: UIKey, controlForCommand usesControl: Bool) -> Bool {
        guard let input, !input.isEmpty, key.inputs.contains(input.lowercased()) else { return false }
        var wanted = modifierFlags.intersection(Self.significantModifiers)
        if usesControl {
            guard wanted.contains(.command), !wanted.contains(.control) else { return false }
            wanted.subtract(.command)
            wanted.insert(.control)
        }
        return wanted == key.modifierFlags.intersection(Self.significantModifiers)
    }
}

extension UIKey {
    /// The input strings that may denote the key, in lower case.
    fileprivate var inputs: [String] {
        let own = charactersIgnoringModifiers.lowercased()
        return key == .backspace ? [own, UIKeyCommand.inputDelete.lowercased()] : [own]
    }

    /// Whether the key repeats its shortcut while it is held.
    fileprivate var repeats: Bool {
        switch key {
        case .up, .down, .left, .right, .pageUp, .pageDown, .backspace, .delete: true
        default: false
        }
    }

    /// Whether the text being edited uses the key.
    fileprivate var isForText: Bool {
        switch key {
        case .character(let character):
            if modifierFlags.isDisjoint(with: [.control, .command]) { return !modifierFlags.contains(.alternate) }
            return "acvxyz".contains(character.lowercased())
        case .backspace, .delete, .left, .right, .up, .down, .home, .end, .enter, .tab, .escape:
            return !modifierFlags.contains(.command)
        case .pageUp, .pageDown, .function, .menu, .back, .modifier: return false
        }
    }
}

extension UIResponder {
    /// Runs the first matching shortcut whose action has a target, from this responder up the chain.
    /// - Parameters:
    ///   - mainMenu: the shortcuts that are searched after those of the chain.
    ///   - isForFocus: whether the focus uses the key. Then only shortcuts of the first responder itself and shortcuts
    ///     with priority run.
    /// - Returns: whether a shortcut ran, or matches a key that is only held.
    func runKeyCommand(
        _ press: UIPress, _ event: UIPressesEvent, mainMenu: [UIKeyCommand], isForFocus: Bool
    ) -> Bool {
        guard let key = press.key else { return false }
        let prefersText = self is any UIKeyInput && key.isForText
        var offered: [UIKeyCommand] = []
        var own: Set<ObjectIdentifier> = []
        var responder: UIResponder? = self
        while let current = responder {
            offered += current.keyCommands ?? []
            if current === self, isFirstResponder { own = Set(offered.map(ObjectIdentifier.init)) }
            responder = current.next
        }
        offered += mainMenu
        for usesControl in [false, true] {
            for command in offered where command.answers(key, controlForCommand: usesControl) {
                if prefersText, !command.wantsPriorityOverSystemBehavior { continue }
                if isForFocus, !command.wantsPriorityOverSystemBehavior, !own.contains(ObjectIdentifier(command)) {
                    continue
                }
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
