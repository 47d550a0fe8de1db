/// Manifests may name a language version as `.version("5.0")`. Xcode reads that as 5, the compiler alone refuses it.
public enum LanguageVersion {
    private static let known: Set<String> = ["4", "4.2", "5", "6"]

    /// The replacement for a language version that the compiler does not support; nil if the manifest has no such
    /// version.
    public static func replacement(in manifest: String) -> String? {
        for text in manifest.split(separator: ".version(").dropFirst() {
            guard
                let version = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(
                    String.init)
            else { continue }
            guard !known.contains(version), let major = version.split(separator: ".").first.map(String.init),
                known.contains(major)
            else { continue }
            return major
        }
        return nil
    }
}
