/// Build settings of one target in one configuration: the project's, with the target's over them, and files of settings
/// below each.
struct BuildSettings: Sendable {
    private(set) var values: [String: String] = [:]

    init() {}

    /// The settings of Xcode's template for an app.
    init(product: String) {
        values = [
            "TARGET_NAME": product, "PRODUCT_NAME": product, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": product, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_IDENTIFIER": "$(PRODUCT_NAME:rfc1034identifier)", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "SRCROOT": ".", "PROJECT_DIR": ".",
        ]
    }

    /// - Parameter read: the text of a file at a path from the project's folder.
    init(_ project: XcodeProject, _ target: XcodeProject.Target, configuration: String, read: (String) -> String?) {
        values = [
            "TARGET_NAME": target.name, "SRCROOT": ".", "PROJECT_DIR": ".", "PRODUCT_NAME": target.name,
            "CONFIGURATION": configuration,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "DEVELOPMENT_LANGUAGE": project.root.text("developmentRegion") ?? "en",
        ]
        for owner in [project.root, target.object] {
            let list = project[owner.text("buildConfigurationList")]
            let all = project.objects(list?.texts("buildConfigurations") ?? [])
            guard let chosen = all.first(where: { $0.text("name") == configuration }) ?? all.first else { continue }
            if let id = chosen.text("baseConfigurationReference"), let path = project.path(of: id) {
                readFile(path, read)
            }
            // Files below a synchronized folder are named from that folder.
            if let anchor = chosen.text("baseConfigurationReferenceAnchor"), let folder = project.path(of: anchor),
                let name = chosen.text("baseConfigurationReferenceRelativePath")
            {
                readFile(XcodeProject.join(folder, name), read)
            }
            for (key, value) in (chosen["buildSettings"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
                set(key, value.texts.joined(separator: " "))
            }
        }
    }

    private mutating func set(_ key: String, _ value: String) {
        // Of settings for one system, as `KEY[sdk=iphoneos*]`, those of the simulator are meant.
        var name = key
        if let bracket = key.firstIndex(of: "[") {
            guard key[bracket...].contains("iphonesimulator") || key[bracket...].contains("sdk=iphone") else { return }
            name = String(key[..<bracket])
        }
        let former = values[name] ?? ""
        let merged = value.replacing("$(inherited)", with: former).replacing("${inherited}", with: former)
        values[name] = merged.split(separator: " ").joined(separator: " ")
    }

    private mutating func readFile(_ path: String, _ read: (String) -> String?, depth: Int = 0) {
        guard depth < 20, let text = read(path) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
            if line.hasPrefix("#include") {
                guard let name = line.split(separator: "\"").dropFirst().first else { continue }
                let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
                readFile(XcodeProject.join(folder, String(name)), read, depth: depth + 1)
            } else if let sign = line.firstIndex(of: "=") {
                // `KEY[sdk=…] = value`: the sign behind the bracket.
                let bracket = line.firstIndex(of: "]")
                let index = bracket.flatMap { line[$0...].firstIndex(of: "=") } ?? sign
                set(String(line[..<index].trimmed), String(line[line.index(after: index)...].trimmed))
            }
        }
    }

    subscript(key: String) -> String? {
        guard let value = values[key] else { return nil }
        let text = expand(value)
        return text.isEmpty ? nil : text
    }

    func isOn(_ key: String) -> Bool { self[key] == "YES" }

    /// With the values of `$(NAME)` and `${NAME}` in it; `:rfc1034identifier` and `:c99extidentifier` change what a
    /// name may not have.
    func expand(_ text: String, depth: Int = 0) -> String {
        guard depth < 20, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                let end = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":").map(String.init)
            rest = rest[end...].dropFirst()
            var value = parts.first.flatMap { values[$0] }.map { expand($0, depth: depth + 1) } ?? ""
            for change in parts.dropFirst() {
                switch change {
                case "rfc1034identifier":
                    value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
                case "c99extidentifier", "identifier": value = value.moduleName
                case "lower": value = value.lowercased()
                case "upper": value = value.uppercased()
                case _ where change.hasPrefix("default=") && value.isEmpty: value = String(change.dropFirst(8))
                default: break
                }
            }
            result += value
        }
        return result + rest
    }
}

extension StringProtocol {
    var trimmed: SubSequence {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}

extension String {
    /// As a module is called: what is no letter, digit or underscore is an underscore.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
