import StringCatalogs

/// The app's own localized strings, cached after reading.
@MainActor
struct ReadStrings: AppPart {
    /// The tables by file.
    var tables: [String: [String: Any]] = [:]
    /// The catalogs by path; nil for a missing catalog.
    var catalogs: [String: StringCatalog?] = [:]
}
