import Foundation
import Glibc
import Testing

@testable import AppLaunch

/// The saved interface of an app between launches.
@MainActor struct StateFolderTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-state-" + UUID().uuidString)
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func files(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test("The folder is the user's for states, below the app's identifier; a name is one part of a path")
    func place() throws {
        #expect(StateFolder(environment: ["XDG_STATE_HOME": "relative"], application: "a") == nil)
        #expect(StateFolder.fileName(of: "org.example.App") == "org.example.App")
        #expect(StateFolder.fileName(of: "../../etc/x y") == ".._.._etc_x_y")
        #expect(![".", "..", "", "..."].contains { StateFolder.fileName(of: $0).allSatisfy { $0 == "." } })
        try withFolder { home in
            StateFolder(environment: ["HOME": home], application: "org.example.App")?.write([1])
            #expect(files(home + "/.local/state/org.example.App") == ["interface.lock", "interface.state"])
            StateFolder(
                environment: ["HOME": home, "XDG_STATE_HOME": home + "/states"], application: "org.example.App")?.write(
                    [1])
            #expect(files(home + "/states/org.example.App") == ["interface.lock", "interface.state"])
        }
    }

    @Test("The file of an interrupted save is removed at the next launch, and a save leaves one file")
    func leftovers() throws {
        try withFolder { folder in
            StateFolder(folder: folder).write([1])
            try Data([9]).write(to: URL(fileURLWithPath: folder + "/.dat.nosync1234.abcd"))
            try Data([9]).write(to: URL(fileURLWithPath: folder + "/interface.state.new"))
            let next = StateFolder(folder: folder)
            #expect(next.read() == [1])
            next.write([2])
            #expect(files(folder) == ["interface.lock", "interface.state"])
        }
    }

    @Test("A saved state is read at the next launch; saving nothing creates no folder")
    func kept() throws {
        try withFolder { folder in
            #expect(StateFolder(folder: folder).read() == nil)
            StateFolder(folder: folder).write(nil)
            #expect(files(folder) == [])
            StateFolder(folder: folder).write([1, 2, 3])
            let next = StateFolder(folder: folder)
            #expect(!next.isOnTrial)
            #expect(next.read() == [1, 2, 3])
            next.confirm()
            #expect(files(folder) == ["interface.lock", "interface.state"])
            next.write(nil)
            #expect(files(folder) == ["interface.lock"])
        }
    }

    @Test("A state whose app does not say that it came up is on trial at the next launch, and lies aside then")
    func trial() throws {
        try withFolder { folder in
            StateFolder(folder: folder).write([1, 2, 3])
            _ = StateFolder(folder: folder).read()
            let next = StateFolder(folder: folder)
            #expect(next.isOnTrial)
            #expect(next.read() == [1, 2, 3])
            next.putAside("is only a test")
            #expect(files(folder) == ["interface.aside", "interface.lock"])
            next.write([4])
            next.confirm()
            #expect(files(folder) == ["interface.aside", "interface.lock", "interface.state"])
        }
    }

    @Test("A state that is saved during the launch is newer than the restored one")
    func early() throws {
        try withFolder { folder in
            StateFolder(folder: folder).write([1])
            let next = StateFolder(folder: folder)
            _ = next.read()
            next.write([2])
            next.confirm()
            #expect(
                StateFolder(folder: folder).read() == [2] || files(folder) == ["interface.lock", "interface.state"])
        }
    }

    @Test("A second instance of the app starts fresh and changes nothing")
    func second() throws {
        try withFolder { folder in
            let first = StateFolder(folder: folder)
            first.write([1])
            let second = StateFolder(folder: folder)
            #expect(second.read() == nil)
            #expect(!second.isOnTrial)
            second.write([2])
            second.write(nil)
            #expect(FileManager.default.contents(atPath: folder + "/interface.state") == Data([1]))
            withExtendedLifetime(first) {}
        }
    }

    @Test("A pipe, a link or a folder in the place of the file is no state, and nothing waits for it")
    func odd() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            mkfifo(folder + "/interface.state", 0o600)
            #expect(StateFolder(folder: folder).read() == [])
            unlink(folder + "/interface.trying")
            symlink("/etc/passwd", folder + "/interface.state")
            #expect(StateFolder(folder: folder).read() == [])
        }
    }

    @Test("The app continues if no file can be written")
    func readOnly() throws {
        try withFolder { folder in
            try Data("a file".utf8).write(to: URL(fileURLWithPath: folder))
            let store = StateFolder(folder: folder + "/inside")
            #expect(store.read() == nil)
            store.write([1])
            #expect(store.read() == nil)
        }
    }
}
