import Foundation
import Testing
import UIKit
import UIKitTesting

/// Each TestApp has settings and folders of its own, which end with it.
@MainActor
struct TestStorageTests {
    @Test("settings of one app are not those of another app, and not the standard ones")
    func settings() {
        let first = TestApp(UIViewController(), draws: false), second = TestApp(UIViewController(), draws: false)
        #expect(first.defaults.object(forKey: "theme") == nil)
        first.defaults.set("dark", forKey: "theme")
        #expect(first.defaults.string(forKey: "theme") == "dark")
        #expect(second.defaults.object(forKey: "theme") == nil)
        #expect(UserDefaults.standard.object(forKey: "theme") == nil)
    }

    @Test("folders of one app are empty at the start, private to the user, and removed with the app")
    func folders() throws {
        var app: TestApp? = TestApp(UIViewController(), draws: false)
        let other = TestApp(UIViewController(), draws: false)
        let documents = try #require(try app?.documentsFolder()), caches = try #require(try app?.cachesFolder())
        #expect(try FileManager.default.contentsOfDirectory(atPath: documents.path).isEmpty)
        #expect(documents != caches)
        #expect(try other.documentsFolder() != documents)
        #expect(try app?.documentsFolder() == documents)
        let rights = try FileManager.default.attributesOfItem(atPath: documents.path)[.posixPermissions] as? Int
        #expect(rights == 0o700)
        try Data("a".utf8).write(to: documents.appendingPathComponent("a.txt"))
        app = nil
        #expect(!FileManager.default.fileExists(atPath: documents.path))
        #expect(!FileManager.default.fileExists(atPath: caches.path))
        #expect(FileManager.default.fileExists(atPath: try other.documentsFolder().path))
    }

    @Test("settings that the app wrote into a file are removed with the app")
    func writtenSettings() throws {
        // Other tests write such files at the same time, so that only a file with this test's value counts.
        let value = UUID().uuidString
        func files() -> [String] {
            let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
            return names.filter { name in
                guard name.hasPrefix("chevron-test-") else { return false }
                let data = FileManager.default.contents(atPath: "\(home)/\(name)") ?? Data()
                let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                return found?["value"] as? String == value
            }
        }
        var app: TestApp? = TestApp(UIViewController(), draws: false)
        app?.defaults.set(value, forKey: "value")
        #expect(app?.defaults.synchronize() == true)
        #expect(files().count == 1)
        app = nil
        #expect(files().isEmpty)
    }
}
