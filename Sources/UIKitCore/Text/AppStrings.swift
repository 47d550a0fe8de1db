public import Foundation
import HostInterface

/// An app's own words, read from the `.lproj` folders of a bundle in the user's language.
///
/// Foundation on Linux does not look at the user's language and knows no `.stringsdict`, so this does.
@MainActor
enum AppStrings {
    /// The word for `key`, or nil where no folder of the bundle has one.
    static func word(_ key: String, table: String?, bundle: Bundle) -> String? {
        for folder in folders(of: bundle) {
            if let word = entries(folder, table, "strings")?[key] as? String { return word }
        }
        return nil
    }

    /// The sentence for a number of things, from a `.stringsdict`.
    static func sentence(_ key: String, count: Int, table: String?, bundle: Bundle) -> String? {
        for folder in folders(of: bundle) {
            guard let entry = entries(folder, table, "stringsdict")?[key] as? [String: Any],
                var format = entry["NSStringLocalizedFormatKey"] as? String
            else { continue }
            let rule = PluralRule(language: folder.language)
            // Sorted, so that the answer is the same in each run; each variable has a name of its own.
            for (name, value) in entry.sorted(by: { $0.key < $1.key }) {
                guard let forms = value as? [String: Any] else { continue }
                let zero = count == 0 ? forms["zero"] as? String : nil
                guard let form = zero ?? forms[rule.category(of: count).rawValue] as? String ?? forms["other"] as? String else { continue }
                format = format.replacingOccurrences(of: "%#@\(name)@", with: form)
            }
            return String(format: format, count)
        }
        return nil
    }

    struct Folder {
        var path: String
        var language: String
    }

    /// Folders to look into: the user's language as a whole, the language alone, the bundle's own, its base.
    static func folders(of bundle: Bundle) -> [Folder] {
        let tag = AppContext.current.host?.settings.language ?? "en"
        // Foundation's own question for it stops the program where a bundle names none.
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        var names = [tag, tag.replacingOccurrences(of: "-", with: "_"), String(tag.prefix { $0 != "-" && $0 != "_" }), "Base", own]
        if own != "en" { names.append("en") }
        var folders: [Folder] = []
        let root = bundle.resourcePath ?? bundle.bundlePath
        for name in names {
            let path = "\(root)/\(name).lproj"
            guard !folders.contains(where: { $0.path == path }), FileManager.default.fileExists(atPath: path) else { continue }
            folders.append(Folder(path: path, language: name == "Base" ? own : name))
        }
        return folders
    }

    private static func entries(_ folder: Folder, _ table: String?, _ kind: String) -> [String: Any]? {
        let path = "\(folder.path)/\(table ?? "Localizable").\(kind)"
        if let known = AppContext.current.strings[path] { return known }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Log.once("\(path) is not a property list; its words are not used")
            return nil
        }
        AppContext.current.strings[path] = read
        return read
    }
}

/// The app's word for `key` in the user's language; the key itself where there is none.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, comment: String) -> String { String(localized: key) }

/// The app's word for `key` in the table `tableName` (the name of a `.strings` file) in the user's language.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String { String(localized: key, table: tableName) }

/// The word for `key` that a bundle has in the user's language.
@preconcurrency @MainActor
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { String(localized: key, bundle: bundle) }

extension String {
    /// The app's word for `key` in the user's language; the key itself where there is none.
    /// - Parameters:
    ///   - table: the name of a `.strings` file; nil is `Localizable`.
    ///   - bundle: nil is the main bundle.
    @preconcurrency @MainActor
    public init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self = AppStrings.word(key, table: table, bundle: bundle ?? .main) ?? key
    }

    /// The app's sentence for `count` things, by the plural rules of the user's language. Beyond UIKit: on Linux a format cannot
    /// carry the forms of a `.stringsdict` to where it is filled in.
    @preconcurrency @MainActor
    public init(localized key: String, count: Int, table: String? = nil, bundle: Bundle? = nil) {
        self = AppStrings.sentence(key, count: count, table: table, bundle: bundle ?? .main)
            ?? String(format: String(localized: key, table: table, bundle: bundle), count)
    }
}
