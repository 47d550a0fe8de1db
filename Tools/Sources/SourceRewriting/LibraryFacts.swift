/// The facts of the library for the rules: classes, required initializers, and requirements with a default.
public struct LibraryFacts: Sendable {
    public var types: [TypeFact] = []
    /// Requirements with a default: the argument labels of each name's forms.
    public var optionalRequirements: [String: Set<[String]>] = [:]
    /// Functions, variables and types outside of types, by their names.
    public var globals: Set<String> = []

    /// The types that the library declares, without extended types of Foundation.
    public var typeNames: Set<String> { Set(types.lazy.filter { $0.kind != .extension }.map(\.path)) }

    public init() {}

    /// Reads the text of the library's interface, in which each type is followed by its members, indented:
    ///
    ///     class UITableViewCell : UIView
    ///       required init(style:reuseIdentifier:)
    ///       func prepareForReuse()
    ///     protocol UITableViewDelegate : UIScrollViewDelegate
    ///       default func tableView(_:didSelectRowAt:) | UITableView | IndexPath
    public init(interface: String) {
        for line in interface.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("global ") {
                globals.insert(String(line.dropFirst(7).prefix { $0 != "(" }))
            } else {
                line.hasPrefix(" ") ? addMember(line) : addType(line)
            }
        }
    }

    private mutating func addType(_ line: Substring) {
        let parts = line.split(separator: ":", maxSplits: 1)
        let words = parts[0].split(separator: " ")
        guard words.count == 2, let kind = TypeFact.Kind(rawValue: String(words[0])) else { return }
        var type = TypeFact(kind: kind, path: String(words[1]))
        if parts.count > 1 {
            type.inherits = parts[1].split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
        }
        types.append(type)
    }

    private mutating func addMember(_ line: Substring) {
        guard !types.isEmpty else { return }
        // Of a requirement the types follow: `func tableView(_:heightForRowAt:) | UITableView | IndexPath => CGFloat`.
        let ends = line.split(separator: " => ", maxSplits: 1)
        let parts = (ends.first ?? line).split(separator: " | ")
        var words = (parts.first ?? line).split(separator: " ")[...]
        let hasDefault = words.first == "default"
        let isRequired = words.first == "required"
        let isConvenience = words.contains("convenience")
        var isType = false
        while let word = words.first, ["default", "required", "inert", "static", "class", "convenience"].contains(word)
        {
            if word == "static" || word == "class" { isType = true }
            words = words.dropFirst()
        }
        // Of a required initializer the types follow: `required init(frame:) CGRect`.
        let parameterTypes = words.dropFirst().joined(separator: " ").split(separator: ",").map {
            String($0.drop { $0 == " " })
        }
        guard let signature = words.first.map({ $0.hasPrefix("init") ? $0 : words.last ?? $0 }) else { return }
        let name = String(signature.prefix { $0 != "(" && $0 != "?" })
        let labels =
            signature.split(separator: "(").dropFirst().first.map {
                $0.dropLast().split(separator: ":").map(String.init)
            } ?? []
        switch words.first {
        case "func":
            var method = MethodFact(name: name)
            method.labels = labels
            method.isType = isType
            method.hasDefault = hasDefault
            method.parameterTypes = parts.dropFirst().map(String.init)
            method.result = ends.count > 1 ? String(ends[1]) : nil
            types[types.count - 1].methods.append(method)
            if hasDefault { optionalRequirements[name, default: []].insert(labels) }
        case "var": types[types.count - 1].properties.append(PropertyFact(name: name))
        case let word? where word.hasPrefix("init"):
            types[types.count - 1].initializers.append(
                InitializerFact(
                    labels: labels, types: parameterTypes, isConvenience: isConvenience, isRequired: isRequired))
        default: break
        }
    }
}
