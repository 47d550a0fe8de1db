/// The app's own localized strings that were read.
@MainActor
struct ReadStrings: AppPart {
    /// By the file that they are in.
    var tables: [String: [String: Any]] = [:]
    /// By path; nil where there is none.
    var catalogs: [String: StringCatalog?] = [:]
}
