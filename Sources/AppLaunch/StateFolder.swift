import Foundation
import UIKitCore

/// The folder of an app's saved state: a folder for the app below the user's folder for states.
///
/// ```
/// $XDG_STATE_HOME/<bundle identifier>/interface.state       what was kept, as a whole
///                                     interface.trying      the same while an app starts with it
///                                     interface.aside       what an app could not be restored from
///                                     interface.lock        held by the instance that keeps state
/// ```
/// A state on trial has the other file name until the app has finished launching, so after a crash or power failure it
/// is not tried again. A second instance of an app starts without a state and saves none.
@MainActor
package final class StateFolder: StateStore {
    private let folder: String
    package let setting: String?
    private var lock: Int32 = -1
    private var isSecond = false

    private var kept: String { folder + "/interface.state" }
    private var trying: String { folder + "/interface.trying" }
    private var aside: String { folder + "/interface.aside" }

    /// Documented: the XDG Base Directory Specification uses `~/.local/state` if the environment names no folder or a
    /// relative path.
    package convenience init?(environment: [String: String], application: String) {
        let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let states = named ?? environment["HOME"].flatMap({ $0.hasPrefix("/") ? $0 + "/.local/state" : nil })
        else { return nil }
        self.init(folder: states + "/" + Self.fileName(of: application), setting: environment["CHEVRON_RESTORE"])
    }

    package init(folder: String, setting: String? = nil) {
        self.folder = folder
        self.setting = setting
    }

    isolated deinit { if lock >= 0 { close(lock) } }

    /// The bundle identifier of the app, else the name of the program.
    package static var application: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// A valid file name for an identifier: invalid characters become underscores.
    package static func fileName(of application: String) -> String {
        let name = String(application.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" }.prefix(120))
        return name.isEmpty || name.allSatisfy { $0 == "." } ? "app" + name.map { _ in "_" } : name
    }

    package var isOnTrial: Bool { enter(makes: false) && access(trying, F_OK) == 0 }

    package func read() -> [UInt8]? {
        guard enter(makes: false) else { return nil }
        if access(trying, F_OK) != 0, rename(kept, trying) != 0 { return nil }
        // A link, a pipe or a device is not a state, and reading it might never end.
        let file = open(trying, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 32 << 20 else {
            return []
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        return (try? handle.readToEnd()).map { Array($0) } ?? []
    }

    package func putAside(_ why: String) {
        rename(trying, aside)
        FileHandle.standardError.write(
            Data("chevron: the interface is not restored: \(kept) \(why). It lies in \(aside) now.\n".utf8))
    }

    package func confirm() {
        // A state that was written in the meantime is newer.
        if access(kept, F_OK) == 0 { unlink(trying) } else { rename(trying, kept) }
    }

    package func write(_ bytes: [UInt8]?) {
        guard enter(makes: bytes != nil) else { return }
        guard let bytes else {
            for path in [kept, trying] { unlink(path) }
            return
        }
        do {
            // A fixed temporary name, so that a program killed while saving leaves only this file, and the next save
            // replaces it.
            let new = kept + ".new"
            try Data(bytes).write(to: URL(fileURLWithPath: new))
            chmod(new, 0o600)
            guard rename(new, kept) == 0 else { throw CocoaError(.fileWriteUnknown) }
            unlink(trying)
        } catch {
            FileHandle.standardError.write(
                Data(
                    "chevron: the interface is not kept: \(kept) cannot be written: \(error.localizedDescription)\n"
                        .utf8))
        }
    }

    /// Removes the `.dat.nosync…` files that Foundation's atomic writes left in former versions when the program was
    /// killed.
    private func removeTemporaryFiles() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".dat.nosync") { unlink(folder + "/" + name) }
    }

    /// Locks the folder for this instance.
    /// - Parameter makes: whether missing folders are created. Reading creates no folders.
    private func enter(makes: Bool) -> Bool {
        guard lock < 0, !isSecond else { return lock >= 0 }
        if makes {
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let file = open(folder + "/interface.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            isSecond = true
            return false
        }
        lock = file
        removeTemporaryFiles()
        return true
    }
}
