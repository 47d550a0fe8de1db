import Foundation

extension UIWindow {
    /// The key commands that work now and have a title, by menu. The commands of the responders, which belong to no
    /// menu, are first, under the name of the app.
    var keyCommandSections: [KeyCommandList.Section] {
        let first = eventResponder
        var offered: [UIKeyCommand] = []
        var responder: UIResponder? = first
        while let current = responder {
            offered += current.keyCommands ?? []
            responder = current.next
        }
        var seen: Set<String> = []
        func rows(_ commands: [UIKeyCommand]) -> [(title: String, keys: String)] {
            commands.compactMap { command in
                guard let name = command.listTitle, let keys = command.keyText,
                    let target = first.target(forAction: command.action, withSender: command)
                else { return nil }
                (target as? UIResponder)?.validate(command)
                // The first command of a key runs.
                guard command.attributes.isDisjoint(with: [.disabled, .hidden]), seen.insert(keys).inserted else {
                    return nil
                }
                return (name, keys)
            }
        }
        var sections = [
            KeyCommandList.Section(title: UIApplication.shared.information.appName, commands: rows(offered))
        ]
        for case let menu as UIMenu in appContext.mainMenu.menu.children {
            let commands = rows(menu.keyCommands)
            if menu.identifier == .application {
                sections[0].commands += commands
            } else {
                sections.append(KeyCommandList.Section(title: menu.title, commands: commands))
            }
        }
        return sections.filter { !$0.commands.isEmpty }
    }
}

extension UIKeyCommand {
    /// Documented (UIKeyCommand): a command without a title is not listed.
    fileprivate var listTitle: String? {
        if let title = discoverabilityTitle, !title.isEmpty { return title }
        return title.isEmpty ? nil : title
    }

    /// The key with its modifiers in the words of Linux desktops, such as "Ctrl+Shift+Z".
    fileprivate var keyText: String? {
        guard let input, let name = Self.keyNames[input] ?? input.first.map({ $0.uppercased() }) else { return nil }
        var parts: [String] = []
        if !modifierFlags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        return (parts + [name]).joined(separator: "+")
    }

    private static let keyNames: [String: String] = {
        var names = [
            inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc",
            inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End",
            inputDelete: "Delete", "\u{8}": "Backspace", "\r": "Return", "\t": "Tab", " ": "Space",
        ]
        for number in 1...12 { names["UIKeyInputF\(number)"] = "F\(number)" }
        return names
    }()
}
