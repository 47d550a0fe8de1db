import CallStack
import Foundation
import Glibc
import HostInterface
import UIKitCore

/// The folders of an app alone, as the container of an app on iOS. No program is kept out of them.
///
/// ```
/// $XDG_DATA_HOME/<bundle identifier>/Container             NSHomeDirectory()
///                                             /Documents
///                                             /Library/Application Support
/// $XDG_CACHE_HOME/<bundle identifier>/Container            .cachesDirectory
/// $TMPDIR/chevron-<bundle identifier>-<user>               NSTemporaryDirectory()
/// ```
/// Chosen: a folder `Container` below the identifier, because a program without an identifier may have the name of a
/// folder of another program, as `fonts`.
struct AppFolders: Equatable {
    var home: String
    var caches: String
    var temporary: String
    var documents: String { home + "/Documents" }
    var support: String { home + "/Library/Application Support" }

    /// The folders of the app in place of the user's, before code of the app is called. An app with
    /// `ChevronUsesUserFolders` in its `Info.plist` keeps the user's folders.
    /// - Throws: an error if not even a private folder can be made; the app must not start then.
    @MainActor
    static func use(_ environment: [String: String], information: LaunchInformation = .ofProgram) throws {
        // `chevron run` has given this process a container already.
        guard environment["CHEVRON_CONTAINED"] != String(getpid()) else { return }
        let value = information.keys["ChevronUsesUserFolders"]
        guard (value as? NSNumber)?.boolValue != true, (value as? String)?.uppercased() != "YES" else {
            if UserFolders.areKept(in: environment) { restoreUsers(environment) }
            return
        }
        let user = UserFolders(environment: environment)
        let (folders, problems) = try make(for: StateFolder.application, user)
        for problem in problems { log(problem) }
        loadUserSettings()
        folders.export(user, environment)
        folders.check()
    }

    /// Makes the folders.
    /// - Returns: the folders, and a sentence for each that had to be replaced with a private one.
    @MainActor
    static func make(for application: String, _ user: UserFolders) throws -> (AppFolders, problems: [String]) {
        let name = StateFolder.fileName(of: application)
        var problems: [String] = []
        func folder(_ call: String, _ make: () throws -> String) throws -> String {
            do { return try make() } catch let problem as FolderProblem {
                let other = try privateFolder(name, user.temporary)
                problems.append(
                    "\(call): \(problem.path) \(problem.reason). The app gets the folder \(other) for now; "
                        + "move away what is at the path, or make its folder writable.")
                return other
            }
        }
        let temporary = try folder("NSTemporaryDirectory") {
            let path = "\(user.temporary)/chevron-\(name)-\(getuid())"
            try makeOwn(path, open: 0o077)
            return path
        }
        let home = try folder("NSHomeDirectory") {
            let path = "\(user.data)/\(name)/Container"
            try makeShared("\(user.data)/\(name)")
            for part in ["", "/Documents", "/Library", "/Library/Application Support"] { try makeOwn(path + part) }
            return path
        }
        let caches = try folder("FileManager.urls(for: .cachesDirectory)") {
            let path = "\(user.cache)/\(name)/Container"
            try makeShared("\(user.cache)/\(name)")
            try makeOwn(path)
            return path
        }
        let result = AppFolders(home: home, caches: caches, temporary: temporary)
        for part in [result.documents, home + "/Library", result.support] { try makeOwn(part) }
        return (result, problems)
    }

    struct FolderProblem: Error, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String {
            "NSHomeDirectory: \(path) \(reason). The app does not start without folders of its own."
        }
    }

    /// A folder with a new name that only this user can open.
    private static func privateFolder(_ name: String, _ temporary: String) throws -> String {
        for place in [temporary, "/tmp"] {
            var path = Array("\(place)/chevron-\(name)-XXXXXX".utf8CString)
            if mkdtemp(&path) != nil {
                return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
        }
        throw HostError(
            "NSTemporaryDirectory: no folder can be made in \(temporary): \(String(cString: strerror(errno))). "
                + "The app does not start without folders of its own; set TMPDIR to a folder that can be written.")
    }

    /// The folders above those of the app. The user may have put a link in the place of one.
    private static func makeShared(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw FolderProblem(path: path, reason: "cannot be made: \(error.localizedDescription)")
        }
    }

    /// Makes a folder that only the user can write, or takes the one from the last launch.
    /// - Parameter open: the permissions that the folder must not have.
    private static func makeOwn(_ path: String, open: mode_t = 0o022) throws {
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            throw FolderProblem(path: path, reason: "cannot be made: \(String(cString: strerror(errno)))")
        }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw FolderProblem(path: path, reason: "cannot be read: \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw FolderProblem(path: path, reason: "is a link or a file and not a folder")
        }
        guard status.st_uid == getuid() else { throw FolderProblem(path: path, reason: "belongs to another user") }
        guard status.st_mode & open == 0 else { throw FolderProblem(path: path, reason: "is open to other users") }
        guard access(path, W_OK | X_OK) == 0 else { throw FolderProblem(path: path, reason: "cannot be written") }
    }

    /// Fontconfig and GLib read the variables once. They read the user's, so that the user's fonts and font cache are
    /// used.
    private static func loadUserSettings() {
        _ = FunctionCast.symbol("FcInit", as: (@convention(c) () -> Int32).self)?()
        for name in ["g_get_user_data_dir", "g_get_user_cache_dir", "g_get_user_config_dir"] {
            _ = FunctionCast.symbol(name, as: (@convention(c) () -> UnsafePointer<CChar>?).self)?()
        }
    }

    /// Sets the user's values again in an app that another app with folders of its own has started.
    private static func restoreUsers(_ environment: [String: String]) {
        let former = UserFolders.environmentOfPrograms(environment)
        for name in environment.keys where former[name] == nil { unsetenv(name) }
        for name in UserFolders.changed { if let value = former[name] { setenv(name, value, 1) } }
    }

    /// Sets the variables that Foundation reads, and keeps the user's values.
    private func export(_ user: UserFolders, _ environment: [String: String]) {
        let isInner = UserFolders.areKept(in: environment)
        let home = (isInner ? UserFolders.prefix : "") + "CFFIXED_USER_HOME"
        let former = [
            "XDG_DATA_HOME": user.data, "XDG_CACHE_HOME": user.cache, "XDG_CONFIG_HOME": user.settings,
            "TMPDIR": user.temporary, "CFFIXED_USER_HOME": environment[home] ?? "",
        ]
        for (name, value) in former where !value.isEmpty { setenv(UserFolders.prefix + name, value, 1) }
        setenv("CFFIXED_USER_HOME", self.home, 1)
        setenv("XDG_DATA_HOME", support, 1)
        setenv("XDG_CACHE_HOME", caches, 1)
        setenv("TMPDIR", temporary, 1)
        setenv("CHEVRON_CONTAINED", String(getpid()), 1)
        // Foundation reads the desktop's names of folders once, from the settings. The app's folders have other names.
        // Afterwards the settings are the user's again, because `UserDefaults` lie among them.
        let defaults = environment["XDG_CONFIG_DIRS"]
        setenv("XDG_CONFIG_HOME", self.home, 1)
        setenv("XDG_CONFIG_DIRS", self.home, 1)
        _ = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        setenv("XDG_CONFIG_HOME", user.settings, 1)
        if let defaults { setenv("XDG_CONFIG_DIRS", defaults, 1) } else { unsetenv("XDG_CONFIG_DIRS") }
    }

    /// Logs a folder that Foundation has kept from an earlier call.
    private func check() {
        let files = FileManager.default
        let wanted: [(String, String?, String)] = [
            (".documentDirectory", files.urls(for: .documentDirectory, in: .userDomainMask).first?.path, documents),
            (".cachesDirectory", files.urls(for: .cachesDirectory, in: .userDomainMask).first?.path, caches),
            (
                ".applicationSupportDirectory",
                files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path, support
            ),
        ]
        for (name, path, own) in wanted where path != own {
            Self.log(
                "FileManager.urls(for: \(name)): \(path ?? "nil") is not the app's own folder \(own), because the app "
                    + "asked before UIApplicationMain; ask after it.")
        }
    }

    private static func log(_ text: String) {
        FileHandle.standardError.write(Data("chevron: \(text)\n".utf8))
    }
}
