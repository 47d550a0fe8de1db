import Diagnostics
public import Foundation
import HostInterface
import StringCatalogs

/// The localized strings of an app, read from the `.lproj` folders of a bundle in the user's language.
///
/// Foundation on Linux neither uses the user's language nor reads `.stringsdict` files.
@MainActor
enum AppStrings {
    /// The string for `key`, or nil if neither a catalog nor a folder of the bundle contains the key. For plural
    /// variations returns the general form.
    static func localized(_ key: String, table: String?, bundle: Bundle) -> String? {
        if let entry = catalogEntry(key, table, bundle) { return entry.words(count: nil) }
        for folder in folders(of: bundle) {
            if let word = entries(folder, table, "strings")?[key] as? String { return word }
            guard let entry = entries(folder, table, "stringsdict")?[key] as? [String: Any],
                let words = entry["NSStringLocalizedFormatKey"] as? String
            else { continue }
            return StringFormat.general(words) { (entry[$0] as? [String: Any])?["other"] as? String }
        }
        return nil
    }

    /// The string for a count, from a catalog or a `.stringsdict`.
    static func sentence(_ key: String, count: Int, table: String?, bundle: Bundle) -> String? {
        sentence(key, [.integer(count)], table: table, bundle: bundle, needsForms: true)
    }

    /// The string for a key with its values; nil without a string.
    /// - Parameter needsForms: whether strings without plural forms are ignored.
    static func sentence(
        _ key: String, _ arguments: [StringFormat.Argument], table: String?, bundle: Bundle, needsForms: Bool = false
    ) -> String? {
        if let entry = catalogEntry(key, table, bundle) {
            let variables = entry.variables
            let format = StringFormat(form: { variables[$0]?.form($1) }, place: { variables[$0]?.place })
            return entry.words(count: arguments.lazy.compactMap(\.count).first).map { format.fill($0, arguments) }
        }
        for folder in folders(of: bundle) {
            if let entry = entries(folder, table, "stringsdict")?[key] as? [String: Any],
                let words = entry["NSStringLocalizedFormatKey"] as? String
            {
                let rule = PluralRule(language: folder.language)
                let format = StringFormat(form: { name, count in
                    guard let forms = entry[name] as? [String: Any] else { return nil }
                    let zero = count == 0 ? forms["zero"] as? String : nil
                    return zero ?? forms[rule.category(of: count).rawValue] as? String ?? forms["other"] as? String
                })
                return format.fill(words, arguments)
            }
            if !needsForms, let word = entries(folder, table, "strings")?[key] as? String {
                return StringFormat().fill(word, arguments)
            }
        }
        return nil
    }

    /// Documented (Bundle.localizedString): an empty value counts as no value.
    static func answer(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
        localized(key, table: table, bundle: bundle) ?? (value.isEmpty ? key : value)
    }

    // MARK: Catalogs

    private static func catalogEntry(_ key: String, _ table: String?, _ bundle: Bundle) -> StringCatalog.Entry? {
        let tag = language
        let languages = [
            tag, tag.replacingOccurrences(of: "_", with: "-"), String(tag.prefix { $0 != "-" && $0 != "_" }),
        ]
        return catalog(table, bundle)?.entry(key, languages, device: UITraitCollection.current.resourceSuffix)
    }

    static func catalog(_ table: String?, _ bundle: Bundle) -> StringCatalog? {
        guard table?.leavesItsFolder != true else { return nil }
        let path = "\(bundle.resourcePath ?? bundle.bundlePath)/\(table ?? "Localizable").xcstrings"
        let app = app
        if let known = app[ReadStrings.self].catalogs[path] { return known }
        var read: StringCatalog?
        if let data = FileManager.default.contents(atPath: path) {
            read = StringCatalog(data)
            if read == nil { Log.once("\(path) is no string catalog; its words are not used") }
        }
        app[ReadStrings.self].catalogs[path] = .some(read)
        return read
    }

    // MARK: Folders

    private static var app: AppContext { AppContext.current }
    private static var language: String { app.host?.settings.language ?? "en" }

    struct Folder {
        var path: String
        var language: String
    }

    /// The folders to search: the user's language with region, the language alone, the bundle's development language,
    /// its base.
    static func folders(of bundle: Bundle) -> [Folder] {
        let tag = language
        // Foundation's own property stops the program if a bundle has no development region.
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        var names = [
            tag, tag.replacingOccurrences(of: "-", with: "_"), String(tag.prefix { $0 != "-" && $0 != "_" }), "Base",
            own,
        ]
        if own != "en" { names.append("en") }
        var folders: [Folder] = []
        let root = bundle.resourcePath ?? bundle.bundlePath
        for name in names {
            let path = "\(root)/\(name).lproj"
            guard !folders.contains(where: { $0.path == path }), FileManager.default.fileExists(atPath: path) else {
                continue
            }
            folders.append(Folder(path: path, language: name == "Base" ? own : name))
        }
        return folders
    }

    private static func entries(_ folder: Folder, _ table: String?, _ kind: String) -> [String: Any]? {
        guard table?.leavesItsFolder != true else { return nil }
        let path = "\(folder.path)/\(table ?? "Localizable").\(kind)"
        let app = app
        if let known = app[ReadStrings.self].tables[path] { return known }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Log.once("\(path) is not a property list; its words are not used")
            return nil
        }
        app[ReadStrings.self].tables[path] = read
        return read
    }
}

extension UITraitCollection {
    /// The suffix of resource names and keys for the current kind of device, after a tilde.
    var resourceSuffix: String { userInterfaceIdiom == .pad ? "ipad" : "iphone" }
}

/// Returns the app's string for `key` in the user's language; the key itself without a string.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, comment: String) -> String { AppStrings.answer(key, nil, .main, key) }

/// Returns the app's string for `key` in the table `tableName` (the name of a `.strings` or `.xcstrings` file) in the
/// user's language. For plural variations returns the general form, because on Linux a format cannot carry the other
/// forms; use `String(localized: "\(count) files")` instead.
///
/// Foundation's own function with all five arguments is also available. It reads neither catalogs nor the user's
/// language.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    AppStrings.answer(key, tableName, .main, key)
}

/// Returns the string of a bundle for `key` in the user's language.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    AppStrings.answer(key, nil, bundle, key)
}

/// Returns the string of a bundle for `key` in a table in the user's language.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    AppStrings.answer(key, tableName, bundle, key)
}

/// Returns the app's string for `key` in the user's language; `value` without a string.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    AppStrings.answer(key, nil, .main, value)
}

/// Returns the string of a bundle for `key` in the user's language; `value` without a string.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    AppStrings.answer(key, nil, bundle, value)
}

extension String {
    /// Creates the app's string for `keyAndValue` in the user's language, with its values filled in; the text itself
    /// without a string. Numbers select among the plural forms of a catalog or a `.stringsdict`.
    /// - Parameters:
    ///   - table: the name of a `.strings` or `.xcstrings` file; nil is `Localizable`.
    ///   - bundle: nil is the main bundle.
    ///   - locale: inert: the user's language is always used.
    @preconcurrency @MainActor
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let (key, arguments) = (keyAndValue.key, keyAndValue.arguments)
        if let sentence = AppStrings.sentence(
            key, arguments, table: table, bundle: bundle ?? .main, needsForms: arguments.isEmpty)
        {
            self = sentence
        } else if arguments.isEmpty {
            self = AppStrings.localized(key, table: table, bundle: bundle ?? .main) ?? key
        } else {
            self = StringFormat().fill(key, arguments)
        }
    }

    /// Creates the app's string for `key`, or `defaultValue` without a string.
    @preconcurrency @MainActor
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let name = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        self =
            AppStrings.sentence(name, defaultValue.arguments, table: table, bundle: bundle ?? .main)
            ?? StringFormat().fill(defaultValue.key, defaultValue.arguments)
    }

    /// Returns the app's string for `count`, by the plural rules of the user's language. Not part of UIKit.
    @preconcurrency @MainActor
    public init(localized key: String, count: Int, table: String? = nil, bundle: Bundle? = nil) {
        self =
            AppStrings.sentence(key, count: count, table: table, bundle: bundle ?? .main)
            ?? StringFormat().fill(
                AppStrings.localized(key, table: table, bundle: bundle ?? .main) ?? key, [.integer(count)])
    }
}
