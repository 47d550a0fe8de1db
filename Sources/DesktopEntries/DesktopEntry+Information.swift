extension DesktopEntry {
    /// Creates the entry of an app from its `Info.plist`.
    ///
    /// Documented (Information Property List Key Reference): `CFBundleDisplayName`, `CFBundleName`, `CFBundleURLTypes`,
    /// `CFBundleDocumentTypes`, `UIApplicationShortcutItems`, `LSApplicationCategoryType`.
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - mediaType: returns the media type of a uniform type identifier; nil for an unknown type.
    /// - Returns: nil without a bundle identifier.
    package init?(
        information: [String: Any], program: String, icon: String? = nil, mediaType: (String) -> String? = { _ in nil }
    ) {
        func text(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }
        func dictionaries(_ key: String) -> [[String: Any]] { information[key] as? [[String: Any]] ?? [] }
        guard let identifier = text(information["CFBundleIdentifier"]) else { return nil }
        let name =
            text(information["CFBundleDisplayName"]) ?? text(information["CFBundleName"])
            ?? program.split(separator: "/").last.map(String.init) ?? identifier
        self.init(identifier: identifier, name: name, program: program)
        self.icon = icon
        schemes = dictionaries("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        let documents = dictionaries("CFBundleDocumentTypes")
        mediaTypes = Self.distinct(
            documents.flatMap { document in
                (document["CFBundleTypeMIMETypes"] as? [String] ?? [])
                    + (document["LSItemContentTypes"] as? [String] ?? []).compactMap(mediaType)
            })
        actions = dictionaries("UIApplicationShortcutItems").compactMap { item in
            guard let type = text(item["UIApplicationShortcutItemType"]),
                let title = text(item["UIApplicationShortcutItemTitle"])
            else { return nil }
            return Action(type: type, name: title)
        }
        if let category = text(information["LSApplicationCategoryType"]) { categories = Self.categories(category) }
    }

    private static func distinct(_ texts: [String]) -> [String] {
        var known: Set<String> = []
        return texts.filter { known.insert($0).inserted }
    }

    /// Chosen: the main category of the desktop that is nearest to the category of the App Store.
    private static func categories(_ category: String) -> [String] {
        let prefix = "public.app-category."
        guard category.hasPrefix(prefix) else { return [] }
        let kind = category.dropFirst(prefix.count)
        if kind.hasSuffix("games") { return ["Game"] }
        return switch kind {
        case "developer-tools": ["Development"]
        case "education", "reference": ["Education"]
        case "graphics-design", "photography": ["Graphics"]
        case "music": ["AudioVideo", "Audio"]
        case "video", "entertainment": ["AudioVideo", "Video"]
        case "news", "social-networking", "weather", "travel": ["Network"]
        case "business", "finance", "productivity": ["Office"]
        case "medical", "healthcare-fitness": ["Science"]
        default: ["Utility"]
        }
    }
}
