import PackageOverlay
import Testing

@Suite struct LanguageVersionTests {
    @Test("a language version that the compiler does not know is replaced by its first number")
    func versions() {
        func answer(_ text: String) -> String? {
            LanguageVersion.replacement(in: "let package = Package(name: \"A\", swiftLanguageVersions: [\(text)])")
        }
        #expect(answer(".version(\"5.0\")") == "5")
        #expect(answer(".v4_2, .version(\"5.1\")") == "5")
        #expect(answer(".version( \"4.1\")") == "4")
        #expect(answer(".version(\"5\"), .version(\"4.2\"), .v5") == nil)
        #expect(answer(".version(\"7\"), .version(name)") == nil)
    }
}
