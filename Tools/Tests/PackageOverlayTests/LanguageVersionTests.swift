import Foundation
import PackageOverlay
import Testing

@Suite struct LanguageVersionTests {
    @Test("a language version that the compiler does not know is replaced by its first number")
    func versions() {
        #expect(LanguageVersion.replacement(for: ["5.0"]) == "5")
        #expect(LanguageVersion.replacement(for: ["4.2", "5.1"]) == "5")
        #expect(LanguageVersion.replacement(for: ["4.1"]) == "4")
        #expect(LanguageVersion.replacement(for: ["5", "4.2", "5"]) == nil)
        #expect(LanguageVersion.replacement(for: ["7"]) == nil)
        #expect(LanguageVersion.replacement(for: []) == nil)
    }

    @Test("the language versions of a package and of its targets are read from the evaluated manifest")
    func manifest() throws {
        let output = """
            warning: a line of SwiftPM's
            {"name": "P", "swiftLanguageVersions": ["5.1", "6"],
             "products": [{"name": "Kit", "type": {"library": ["automatic"]}},
                          {"name": "Run", "type": {"executable": null}}],
             "targets": [{"name": "A", "exclude": ["Old"], "settings": [
               {"kind": {"swiftLanguageMode": {"_0": "5.0"}}, "tool": "swift"},
               {"kind": {"define": {"_0": "X"}}, "tool": "swift"},
               {"kind": {"unsafeFlags": {"_0": ["-a"]}}, "tool": "swift"}]}]}
            """
        let manifest = try #require(PackageManifest(output: Data(output.utf8)))
        #expect(manifest.languageVersions == ["5.1", "6", "5.0"])
        #expect(manifest.libraries == ["Kit"])
        #expect(manifest.excluded == ["A": ["Old"]])
        #expect(PackageManifest(output: Data("error: no manifest".utf8)) == nil)
        let empty = #"{"swiftLanguageVersions": null, "products": [], "targets": []}"#
        #expect(PackageManifest(output: Data(empty.utf8))?.languageVersions == [])
    }
}
