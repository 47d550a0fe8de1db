import Foundation

/// An app's `Info.plist` as Xcode builds it: the file with its variables filled in, and the keys from build settings.
public enum AppInformation {
    /// The bytes of an `Info.plist` of a package without a project. Variables have the values of Xcode's template; a
    /// file without variables stays as it is.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - product: the name of the executable.
    public static func filled(at path: String, product: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectProblem("\(path) cannot be read")
        }
        let bytes = [UInt8](data)
        guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == 36 && ($1 == 40 || $1 == 123) }) else {
            return bytes
        }
        return try expand(ProjectValue(bytes, name: path), BuildSettings(product: product)).xml()
    }

    static func make(
        _ target: XcodeProject.Target, _ settings: BuildSettings, region: String, read: (String) -> [UInt8]?
    ) throws -> [String: ProjectValue] {
        var keys: [String: ProjectValue] = [:]
        let defaults = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"], "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleShortVersionString": settings["MARKETING_VERSION"],
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
            "CFBundleDevelopmentRegion": region, "CFBundlePackageType": "APPL",
        ]
        for (key, value) in defaults { if let value { keys[key] = .text(value) } }
        if let path = settings["INFOPLIST_FILE"], let bytes = read(XcodeProject.join("", path)) {
            guard let table = expand(try ProjectValue(bytes, name: path), settings).table else {
                throw ProjectProblem("\(path) is no table of keys")
            }
            keys.merge(table) { _, new in new }
        }
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            for (key, value) in generated(settings) where keys[key] == nil { keys[key] = value }
        }
        // Entries that the compiler of asset catalogs adds.
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], keys["CFBundleIcons"] == nil {
            keys["CFBundleIcons"] = .table(["CFBundlePrimaryIcon": .table(["CFBundleIconName": .text(icon)])])
        }
        if let color = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], keys["NSAccentColorName"] == nil {
            keys["NSAccentColorName"] = .text(color)
        }
        keys["CFBundleExecutable"] = .text(target.name.moduleName)
        return keys
    }

    private static func expand(_ value: ProjectValue, _ settings: BuildSettings) -> ProjectValue {
        switch value {
        case .text(let text): .text(settings.expand(text))
        case .list(let list): .list(list.map { expand($0, settings) })
        case .table(let table): .table(table.mapValues { expand($0, settings) })
        default: value
        }
    }

    private static func generated(_ settings: BuildSettings) -> [String: ProjectValue] {
        var keys: [String: ProjectValue] = [:]
        for name in settings.values.keys where name.hasPrefix("INFOPLIST_KEY_") {
            guard let text = settings[name] else { continue }
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if text == "YES" {
                    keys["UIApplicationSceneManifest"] = .table([
                        "UIApplicationSupportsMultipleScenes": .flag(false), "UISceneConfigurations": .table([:]),
                    ])
                }
            case "UILaunchScreen_Generation": if text == "YES" { keys["UILaunchScreen"] = .table([:]) }
            case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
                keys[key.replacing("_iPad", with: "~ipad").replacing("_iPhone", with: "~iphone")] = .list(
                    text.split(separator: " ").map { .text(String($0)) })
            default: keys[key] = text == "YES" ? .flag(true) : text == "NO" ? .flag(false) : .text(text)
            }
        }
        return keys
    }
}
