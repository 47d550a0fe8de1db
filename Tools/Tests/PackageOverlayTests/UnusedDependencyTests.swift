import Foundation
import PackageOverlay
import Testing

/// The output of `swift package dump-package`, reduced to what is read.
@Suite struct UnusedDependencyTests {
    private static func unused(_ uses: String, plugins: String = "null") -> [String]? {
        let text = """
            warning: a line before
            {"dependencies": [
            {"sourceControl": [{"identity": "quick", "location": {"remote": [{"urlString": "https://a.org/Quick"}]}}]},
            {"sourceControl": [
            {"identity": "format", "location": {"remote": [{"urlString": "https://a.org/format"}]}}]},
            {"fileSystem": [{"identity": "beside", "path": "/beside"}]}],
            "products": [], "targets": [{"name": "A", "dependencies": [\(uses)], "pluginUsages": \(plugins)}]}
            """
        return PackageManifest(output: Data(text.utf8))?.unusedDependencies
    }

    @Test("a dependency that no target uses is found")
    func found() {
        #expect(Self.unused("{\"byName\": [\"Quick\", null]}") == ["https://a.org/format"])
        #expect(
            Self.unused("{\"product\": [\"Specs\", \"Quick\", {\"a\": \"b\"}, null]}, {\"byName\": [\"A\", null]}") == [
                "https://a.org/format"
            ])
        #expect(
            Self.unused("{\"target\": [\"A\", null]}", plugins: "[{\"plugin\": [\"Format\", \"format\"]}]") == [
                "https://a.org/Quick"
            ])
    }

    @Test("nothing is said where a product's package is not named")
    func unknown() {
        #expect(Self.unused("{\"byName\": [\"Specs\", null]}") == [])
        #expect(Self.unused("{\"product\": [\"Specs\", null, null, null]}") == [])
    }
}
