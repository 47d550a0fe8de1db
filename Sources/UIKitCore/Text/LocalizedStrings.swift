import Foundation
import HostInterface
import SystemStrings

extension SystemString {
    /// The string in the user's language.
    @MainActor
    var localized: String {
        let app = AppContext.current
        let language = app.language
        if let table = app.systemStrings, table.language == language { return table[self] }
        let table = SystemStringTable(language: language)
        app.systemStrings = table
        return table[self]
    }
}

extension AppContext {
    /// The tag of the user's language, such as `pt-PT`. English without a host.
    var language: String { host?.settings.language ?? "en" }
}

/// Formats numbers in the user's language.
@MainActor
enum LocalizedFormat {
    private static var locale: Locale { Locale(identifier: AppContext.current.language) }

    /// Formats a number with the digits of the language.
    static func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

    static func fileSize(_ bytes: Int64) -> String { bytes.formatted(.byteCount(style: .file).locale(locale)) }
}
