import Foundation
import Testing

@testable import PackageOverlay

/// The folder that a package's tests may clear.
@Suite struct PackageContainerTests {
    private let files = FileManager.default

    /// - Parameter body: gets Chevron's folder in a build folder, and a folder with a file of the user's.
    private func withFolders(_ body: (_ folder: String, _ home: String) throws -> Void) throws {
        let root = files.temporaryDirectory.appendingPathComponent("container \(UUID().uuidString)").path
        defer {
            chmod(root + "/build/chevron", 0o755)
            try? files.removeItem(atPath: root)
        }
        for path in ["/build/chevron", "/home"] {
            try files.createDirectory(atPath: root + path, withIntermediateDirectories: true)
        }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: root + "/home/letter"))
        try body(root + "/build/chevron", root + "/home")
        #expect(files.contents(atPath: root + "/home/letter") == Data("mine".utf8))
    }

    private func names(_ path: String) -> [String] { ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    @Test("a container is made once, and emptying removes what is in it but the mark")
    func emptied() throws {
        try withFolders { folder, _ in
            let container = PackageContainer(folder: folder, name: "test")
            #expect(container.path == folder + "/container/test")
            try container.make()
            try files.createDirectory(atPath: container.path + "/Data/tmp/a/b", withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: container.path + "/Data/tmp/a/b/file"))
            // A name that is no text.
            let odd: [CChar] = (container.path + "/Data/").utf8CString.dropLast() + [-1, 0]
            close(open(odd, O_CREAT | O_WRONLY, 0o600))
            try container.make()
            #expect(names(container.path) == ["Data", PackageContainer.mark])
            try container.empty()
            #expect(names(container.path) == [PackageContainer.mark])
            try container.empty()
        }
    }

    @Test("tests and apps have containers of their own")
    func separate() throws {
        try withFolders { folder, _ in
            let (test, run) = (
                PackageContainer(folder: folder, name: "test"), PackageContainer(folder: folder, name: "run")
            )
            try run.make()
            try Data().write(to: URL(fileURLWithPath: run.path + "/kept"))
            try test.empty()
            #expect(names(run.path).contains("kept"))
        }
    }

    @Test("links are removed and not followed")
    func links() throws {
        try withFolders { folder, home in
            let container = PackageContainer(folder: folder, name: "test")
            try container.make()
            try files.createDirectory(atPath: container.path + "/Data", withIntermediateDirectories: true)
            for path in ["/out", "/Data/out"] {
                try files.createSymbolicLink(atPath: container.path + path, withDestinationPath: home)
            }
            try files.createSymbolicLink(atPath: container.path + "/file", withDestinationPath: home + "/letter")
            try files.linkItem(atPath: home + "/letter", toPath: container.path + "/hard")
            try container.empty()
            #expect(names(container.path) == [PackageContainer.mark])
            #expect(names(home) == ["letter"])
        }
    }

    @Test("a container that is a link is not used", arguments: ["container", "container/test"])
    func isLink(_ name: String) throws {
        try withFolders { folder, home in
            if name.contains("/") {
                try files.createDirectory(atPath: folder + "/container", withIntermediateDirectories: true)
            }
            try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: home)
            let container = PackageContainer(folder: folder, name: "test")
            #expect(throws: FileProblem.self) { try container.empty() }
            #expect(throws: FileProblem.self) { try container.make() }
            #expect(names(home) == ["letter"])
        }
    }

    @Test("a folder with files and without the mark is left alone")
    func foreign() throws {
        try withFolders { folder, _ in
            let container = PackageContainer(folder: folder, name: "test")
            try files.createDirectory(atPath: container.path, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: container.path + "/mine"))
            let problem = #expect(throws: FileProblem.self) { try container.empty() }
            #expect(problem?.description.contains("was not made by chevron") == true)
            #expect(throws: FileProblem.self) { try container.make() }
            #expect(names(container.path) == ["mine"])
        }
    }

    @Test("an empty folder, which an interrupted command leaves, is taken")
    func interrupted() throws {
        try withFolders { folder, _ in
            let container = PackageContainer(folder: folder, name: "test")
            try files.createDirectory(atPath: container.path, withIntermediateDirectories: true)
            try container.empty()
            #expect(names(container.path) == [PackageContainer.mark])
        }
    }

    @Test("a folder that a test left without permissions is removed")
    func locked() throws {
        try withFolders { folder, _ in
            let container = PackageContainer(folder: folder, name: "test")
            try container.make()
            try files.createDirectory(atPath: container.path + "/Data/inner", withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: container.path + "/Data/inner/file"))
            chmod(container.path + "/Data/inner", 0)
            chmod(container.path + "/Data", 0o500)
            try container.empty()
            #expect(names(container.path) == [PackageContainer.mark])
        }
    }

    @Test("a build folder that cannot be written is an error that names the folder", .enabled(if: getuid() != 0))
    func readOnly() throws {
        try withFolders { folder, _ in
            chmod(folder, 0o500)
            let problem = #expect(throws: FileProblem.self) {
                try PackageContainer(folder: folder, name: "test").make()
            }
            #expect(problem?.description.contains(folder) == true)
        }
    }

    @Test("a file in the place of the container is an error, and stays")
    func file() throws {
        try withFolders { folder, _ in
            try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/container"))
            #expect(throws: FileProblem.self) { try PackageContainer(folder: folder, name: "test").empty() }
            #expect(files.contents(atPath: folder + "/container") == Data("text".utf8))
        }
    }
}
