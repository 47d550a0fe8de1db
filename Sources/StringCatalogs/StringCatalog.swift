package import Foundation

/// The strings of a `.xcstrings` file, Xcode's format: all languages of a table in one file.
///
/// Read directly from the bundle; Xcode converts the file to `.strings` files when it builds.
package struct StringCatalog {
    let sourceLanguage: String
    private let strings: [String: Any]

    /// Nil if the bytes are not a catalog.
    package init?(_ data: Data) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return nil }
        sourceLanguage = root["sourceLanguage"] as? String ?? "en"
        self.strings = strings
    }

    /// The strings of a language for a key.
    package struct Entry {
        let language: String
        fileprivate let unit: [String: Any]
        fileprivate let device: String

        /// The string for a number; nil for any number.
        package func words(count: Int?) -> String? {
            StringCatalog.words(unit, count, device, PluralRule(language: language))
        }

        /// The variables in the string, with the index of their argument from 0.
        package var variables: [String: (place: Int, form: (Int) -> String?)] {
            let rule = PluralRule(language: language)
            return (unit["substitutions"] as? [String: Any] ?? [:]).compactMapValues { value in
                guard let variable = value as? [String: Any] else { return nil }
                let place = max(variable["argNum"] as? Int ?? 1, 1) - 1
                return (place, { StringCatalog.words(variable, $0, device, rule) })
            }
        }
    }

    /// - Parameters:
    ///   - languages: the user's languages, the best first.
    ///   - device: `iphone`, `ipad` …
    package func entry(_ key: String, _ languages: [String], device: String) -> Entry? {
        guard let all = strings[key] as? [String: Any] else { return nil }
        let localizations = all["localizations"] as? [String: Any] ?? [:]
        for language in languages + [sourceLanguage] {
            guard let unit = localizations[language] as? [String: Any] else {
                // In the source language, the key itself is the default string.
                if language == sourceLanguage {
                    return Entry(language: language, unit: ["stringUnit": ["value": key]], device: device)
                }
                continue
            }
            let entry = Entry(language: language, unit: unit, device: device)
            if entry.words(count: nil) != nil { return entry }
        }
        return nil
    }

    private static func words(_ unit: [String: Any], _ count: Int?, _ device: String, _ rule: PluralRule) -> String? {
        if let said = unit["stringUnit"] as? [String: Any] {
            // A string that is not translated yet counts as missing.
            return said["state"] as? String == "new" && (said["value"] as? String ?? "").isEmpty
                ? nil : said["value"] as? String
        }
        guard let variations = unit["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any],
            let chosen = (devices[device] ?? devices["other"]) as? [String: Any]
        {
            return words(chosen, count, device, rule)
        }
        if let forms = variations["plural"] as? [String: Any] {
            let zero = count == 0 ? forms["zero"] : nil
            let chosen =
                (zero ?? count.flatMap { forms[rule.category(of: $0).rawValue] } ?? forms["other"]) as? [String: Any]
            return chosen.flatMap { words($0, count, device, rule) }
        }
        return nil
    }
}
