/// The contents of an app's desktop file, by which a desktop lists, starts and groups the app.
///
/// The file belongs to `~/.local/share/applications` or `/usr/share/applications`, under ``fileName``. Windows of the
/// app carry the identifier, so that desktops find the icon and the name.
package struct DesktopEntry: Hashable, Sendable {
    /// An entry in the menu of the app's icon.
    package struct Action: Hashable, Sendable {
        /// The type of the shortcut item.
        package var type: String
        package var name: String

        package init(type: String, name: String) {
            self.type = type
            self.name = name
        }

        /// Documented (Desktop Entry Specification, Additional applications actions): an identifier has only ASCII
        /// letters, digits and `-`.
        package var identifier: String { String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
    }

    /// The bundle identifier.
    package var identifier: String
    package var name: String
    /// The path of the program, or its name in the search path.
    package var program: String
    /// The name of an icon of the theme or the path of a file; nil for none.
    package var icon: String?
    /// The media types of the documents that the app opens, such as `text/plain`.
    package var mediaTypes: [String] = []
    /// The schemes of the URLs that the app opens.
    package var schemes: [String] = []
    /// Documented (Desktop Menu Specification, Registered categories).
    package var categories: [String] = []
    package var actions: [Action] = []

    package init(identifier: String, name: String, program: String) {
        self.identifier = identifier
        self.name = name
        self.program = program
    }

    package var fileName: String { identifier + ".desktop" }

    /// The argument that starts the program with a shortcut item.
    package static let shortcutArgument = "--shortcut-item="

    /// The text of the file.
    package var text: String {
        let types = mediaTypes + schemes.map { "x-scheme-handler/" + $0.lowercased() }
        var lines = [
            "[Desktop Entry]", "Type=Application", "Version=1.4", "Name=" + Self.value(name),
            "Exec=" + command([]) + (types.isEmpty ? "" : " %U"),
        ]
        if let icon { lines.append("Icon=" + Self.value(icon)) }
        lines += ["Terminal=false", "StartupNotify=true", "StartupWMClass=" + Self.value(identifier)]
        if !types.isEmpty { lines.append("MimeType=" + Self.list(types)) }
        if !categories.isEmpty { lines.append("Categories=" + Self.list(categories)) }
        // Two types may have one identifier.
        var known: Set<String> = []
        let distinct = actions.filter { known.insert($0.identifier).inserted }
        if !distinct.isEmpty { lines.append("Actions=" + Self.list(distinct.map(\.identifier))) }
        for action in distinct {
            lines += [
                "", "[Desktop Action \(action.identifier)]", "Name=" + Self.value(action.name),
                "Exec=" + command([Self.shortcutArgument + action.type]),
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Escaping

    private func command(_ arguments: [String]) -> String {
        Self.value(([program] + arguments).map(Self.quoted).joined(separator: " "))
    }

    /// Documented (Desktop Entry Specification, The Exec key): an argument with reserved characters is in double
    /// quotes, in which a backslash precedes `"`, `` ` ``, `$` and a backslash. A percent sign is doubled.
    private static func quoted(_ argument: String) -> String {
        let plain = argument.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./=+,:@%".unicodeScalars.contains($0))
        }
        let doubled = argument.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        guard !plain || argument.isEmpty else { return doubled }
        return "\"" + doubled.reduce(into: "") { $0 += "\"`$\\".contains($1) ? "\\\($1)" : String($1) } + "\""
    }

    /// Documented (Desktop Entry Specification, Possible value types): the escapes of a text.
    private static func value(_ text: String) -> String {
        var escaped = ""
        for (index, character) in text.enumerated() {
            switch character {
            case "\\": escaped += "\\\\"
            case "\n", "\r\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case " " where index == 0: escaped += "\\s"
            case "\0": break
            default: escaped.append(character)
            }
        }
        return escaped
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { value($0).split(separator: ";", omittingEmptySubsequences: false).joined(separator: "\\;") + ";" }
            .joined()
    }
}
