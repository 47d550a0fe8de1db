import Foundation
import Glibc
import HostInterface
import Testing

@testable import AppLaunch

/// The folders of an app that runs by itself.
@MainActor struct AppFoldersTests {
    private let files = FileManager.default

    /// - Parameter body: gets a home folder with files of the user's in the folders that all programs share.
    private func withHome(_ body: (String) throws -> Void) throws {
        let home = files.temporaryDirectory.appendingPathComponent("chevron-home-" + UUID().uuidString).path
        defer { try? files.removeItem(atPath: home) }
        for folder in ["Documents", ".local/share", ".cache", ".config", "tmp"] {
            try files.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(home)/\(folder)/letter"))
        }
        try body(home)
        for folder in ["Documents", ".local/share", ".cache", ".config", "tmp"] {
            #expect(files.contents(atPath: "\(home)/\(folder)/letter") == Data("mine".utf8), "\(folder)")
        }
    }

    private func user(_ home: String) -> UserFolders {
        UserFolders(environment: ["HOME": home, "TMPDIR": home + "/tmp"])
    }

    /// Starts the probe as an app in a folder of its own.
    private func lines(
        _ home: String, _ environment: [String: String] = [:], information: [String: Any]? = nil,
        arguments: [String] = [], app: String = "app"
    ) throws -> [String: String] {
        let program = try self.program(home, information, app)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let own = ["HOME": home, "TMPDIR": home + "/tmp", "CHEVRON_HOST": "headless", "PATH": "/usr/bin:/bin"]
        process.environment = own.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let log = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var result = ["log": log, "status": "\(process.terminationStatus)"]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let name = result[words[0]] == nil ? words[0] : "inner " + words[0]
            if words.count == 2 { result[name] = words[1] }
        }
        return result
    }

    private func program(_ home: String, _ information: [String: Any]?, _ app: String) throws -> String {
        let folder = "\(home)/\(app)"
        let program = folder + "/FolderProbe"
        if !files.fileExists(atPath: folder) {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let built = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("FolderProbe")
                .path
            do { try files.linkItem(atPath: built ?? "", toPath: program) } catch {
                try files.copyItem(atPath: built ?? "", toPath: program)
            }
        }
        if let information {
            let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        }
        return program
    }

    @Test("An app has folders of its own, with the names as on iOS, which exist when its delegate is made")
    func ofApp() throws {
        try withHome { home in
            let list = "XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n"
            try Data(list.utf8).write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
            let app = try lines(home, information: ["CFBundleIdentifier": "org.example.probe"])
            let own = home + "/.local/share/org.example.probe/Container"
            #expect(app["log"] == "")
            #expect(app["init"] == own + "/Documents")
            #expect(app["home"] == own)
            #expect(app["documents"] == own + "/Documents")
            #expect(app["support"] == own + "/Library/Application Support")
            #expect(app["caches"] == home + "/.cache/org.example.probe/Container")
            #expect(app["temporary"] == "\(home)/tmp/chevron-org.example.probe-\(getuid())")
            for name in ["documents", "support", "caches", "temporary"] {
                var status = stat()
                #expect(lstat(app[name] ?? "", &status) == 0 && status.st_mode & 0o777 == 0o700, "\(name)")
            }
            // What all programs read stays where it was.
            #expect(app["group"] == home + "/.local/share/group.probe")
            #expect(files.fileExists(atPath: home + "/.config/org.example.probe.plist"))
        }
    }

    @Test(
        "An app without an identifier has folders under its program's name; the environment may name the user's folders"
    )
    func ofProgram() throws {
        try withHome { home in
            let app = try lines(
                home,
                [
                    "XDG_DATA_HOME": home + "/data/", "XDG_CACHE_HOME": home + "/cache",
                    "XDG_CONFIG_HOME": home + "/settings",
                ])
            #expect(app["documents"] == home + "/data/FolderProbe/Container/Documents")
            #expect(app["caches"] == home + "/cache/FolderProbe/Container")
            #expect(app["group"] == home + "/data/group.probe")
            #expect(files.fileExists(atPath: home + "/settings/FolderProbe.plist"))
        }
    }

    @Test("An app that another app starts has its own folders, beside those of the other app")
    func inner() throws {
        try withHome { home in
            let other = try program(home, ["CFBundleIdentifier": "org.example.other"], "other")
            let app = try lines(
                home, information: ["CFBundleIdentifier": "org.example.probe"], arguments: [other])
            #expect(app["inner documents"] == home + "/.local/share/org.example.other/Container/Documents")
            #expect(app["inner temporary"] == "\(home)/tmp/chevron-org.example.other-\(getuid())")
            #expect(files.fileExists(atPath: home + "/.config/org.example.other.plist"))
        }
    }

    @Test("An app that uses the user's folders finds them too if an app with folders of its own starts it")
    func innerUsers() throws {
        try withHome { home in
            let other = try program(home, ["ChevronUsesUserFolders": "YES"], "other")
            let app = try lines(home, arguments: [other])
            #expect(app["documents"] == home + "/.local/share/FolderProbe/Container/Documents")
            #expect(app["inner support"] == home + "/.local/share")
            #expect(app["inner caches"] == home + "/.cache")
            #expect(app["inner temporary"] == home + "/tmp")
            #expect(app["inner home"] == files.homeDirectoryForCurrentUser.path)
        }
    }

    @Test("An app that says so in its Info.plist uses the user's folders")
    func users() throws {
        try withHome { home in
            let app = try lines(home, information: ["ChevronUsesUserFolders": true])
            // Foundation finds this folder by the user database, and not by HOME.
            #expect(app["documents"] == files.homeDirectoryForCurrentUser.path + "/Documents")
            #expect(app["support"] == home + "/.local/share")
            #expect(app["temporary"] == home + "/tmp")
            #expect(!files.fileExists(atPath: home + "/.local/share/FolderProbe"))
        }
    }

    @Test("Folders that an app asks for before UIKit starts are the user's, and the log says so")
    func early() throws {
        try withHome { home in
            let list = "XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n"
            try Data(list.utf8).write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
            let app = try lines(home, arguments: ["early"])
            #expect(app["log"]?.contains("ask after it") == true)
        }
    }

    @Test("Links, files and folders of others in the place of a folder are not used, and the log names them")
    func unsafe() throws {
        try withHome { home in
            let places = ["/.local/share/org.app", "/.cache/org.app"]
            for place in places {
                try files.createDirectory(atPath: home + place, withIntermediateDirectories: true)
                try files.createSymbolicLink(
                    atPath: home + place + "/Container", withDestinationPath: home + "/Documents")
            }
            let temporary = "\(home)/tmp/chevron-org.app-\(getuid())"
            try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            chmod(temporary, 0o777)
            let (folders, problems) = try AppFolders.make(for: "org.app", user(home))
            #expect(problems.count == 3)
            for (problem, place) in zip(
                problems, ["\(temporary) is open", "Container is a link", "Container is a link"])
            {
                #expect(problem.contains(place), "\(problem)")
            }
            for path in [folders.home, folders.caches, folders.temporary] {
                #expect(path.hasPrefix(home + "/tmp/chevron-org.app-"))
                var status = stat()
                #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
            }
            #expect(files.fileExists(atPath: folders.documents) && files.fileExists(atPath: folders.support))
        }
    }

    @Test("Without a folder for temporary files either, the app does not start")
    func none() throws {
        try withHome { home in
            let app = try lines(home, ["TMPDIR": home + "/no\u{1}/such/" + String(repeating: "x", count: 300)])
            // The folder for all programs is left; the app has a private one in it.
            #expect(app["temporary"]?.hasPrefix("/tmp/chevron-FolderProbe-") == true)
            #expect(app["log"]?.contains("NSTemporaryDirectory: ") == true)
            if let path = app["temporary"] { try? files.removeItem(atPath: path) }
        }
    }

    @Test("A user's folders are those of the environment, and programs that the app starts get them back")
    func environment() throws {
        let folders = UserFolders(environment: ["HOME": "/home/a", "XDG_DATA_HOME": "relative", "TMPDIR": "/t/"])
        #expect(folders.data == "/home/a/.local/share")
        #expect(folders.temporary == "/t")
        #expect(folders.downloads == "/home/a/Downloads")
        #expect(folders.pictures == "/home/a/Pictures")
        let app = [
            "CHEVRON_CONTAINED": "1", "CHEVRON_USER_TMPDIR": "/t", "TMPDIR": "/own", "CFFIXED_USER_HOME": "/own",
            "LANG": "de",
        ]
        #expect(UserFolders.environmentOfPrograms(app) == ["TMPDIR": "/t", "LANG": "de"])
        #expect(UserFolders.environmentOfPrograms(["TMPDIR": "/t"]) == ["TMPDIR": "/t"])
        try withHome { home in
            let list = "# names\nXDG_DOWNLOAD_DIR=\"$HOME/Down loads\"\nXDG_PICTURES_DIR=\"/data/pictures\"\n"
            try Data(list.utf8).write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
            #expect(user(home).downloads == home + "/Down loads")
            #expect(user(home).pictures == "/data/pictures")
        }
    }
}
