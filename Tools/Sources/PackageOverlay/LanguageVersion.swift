/// Manifests may name a language version as `.version("5.0")`. Xcode reads that as 5, the compiler alone refuses it.
public enum LanguageVersion {
    private static let known: Set<String> = ["4", "4.2", "5", "6"]

    /// The replacement for the first language version that the compiler does not support; nil if there is no such
    /// version.
    public static func replacement(for versions: [String]) -> String? {
        for version in versions where !known.contains(version) {
            if let major = version.split(separator: ".").first.map(String.init), known.contains(major) { return major }
        }
        return nil
    }
}

extension PackageGraph {
    /// The language version for all targets, if a manifest names a version that the compiler does not support. SwiftPM
    /// also compiles its lists of tests with this version.
    public var languageReplacement: String? {
        packages.lazy.compactMap { LanguageVersion.replacement(for: $0.languageVersions ?? []) }.first
    }
}
