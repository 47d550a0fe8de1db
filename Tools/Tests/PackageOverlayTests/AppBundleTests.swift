import Foundation
import PackageOverlay
import Testing

@Suite struct AppBundleTests {
    private func folder() throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bundle \(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    private func write(_ path: String, _ text: String) throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test("resources keep their names and languages, and a catalog is one of them")
    func names() throws {
        let root = try folder()
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write(root + "/A.xcassets/Contents.json", "{}")
        let bundle = AppBundle(resources: [root + "/A.xcassets", root + "/de.lproj/L.strings", root + "/x.txt"], information: root + "/I.plist")
        #expect(
            bundle.links == [
                "A.xcassets": root + "/A.xcassets", "de.lproj/L.strings": root + "/de.lproj/L.strings", "x.txt": root + "/x.txt",
                "Info.plist": root + "/I.plist",
            ])
    }

    @Test("links are made and taken away again, and what else is there stays")
    func placing() throws {
        let root = try folder()
        defer { try? FileManager.default.removeItem(atPath: root) }
        let (bin, record) = (root + "/bin", root + "/record.json")
        try write(root + "/x.txt", "x")
        try write(root + "/de.lproj/L.strings", "l")
        try write(bin + "/Tool", "program")
        func place(_ names: [String]) throws -> [String] {
            try AppBundle(resources: names.map { root + "/" + $0 }, information: nil).place(in: bin, record: record)
        }
        #expect(try place(["x.txt", "de.lproj/L.strings", "Tool"]) == ["Tool"])
        #expect(try String(contentsOfFile: bin + "/de.lproj/L.strings", encoding: .utf8) == "l")
        #expect(try place(["x.txt"]) == [])
        #expect(!FileManager.default.fileExists(atPath: bin + "/de.lproj/L.strings"))
        #expect(try String(contentsOfFile: bin + "/x.txt", encoding: .utf8) == "x")
        #expect(try String(contentsOfFile: bin + "/Tool", encoding: .utf8) == "program")
    }
}
