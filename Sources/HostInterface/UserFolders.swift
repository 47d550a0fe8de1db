import Foundation

/// The folders that all programs of the user share. An app has separate folders: Foundation reads environment
/// variables for the folders, and `AppFolders` keeps the user's values under names with a prefix.
package struct UserFolders: Equatable {
    /// The prefix of a variable with the user's value.
    package static let prefix = "CHEVRON_USER_"
    /// The variables that an app gets other values of.
    package static let changed = ["XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR", "XDG_CONFIG_HOME", "CFFIXED_USER_HOME"]

    package let home: String
    /// Documented: the XDG Base Directory Specification uses `~/.local/share` if the environment names no folder or a
    /// relative path. The other folders follow the same rule.
    package let data: String
    package let cache: String
    package let settings: String
    package let temporary: String

    /// - Parameter fallback: the home folder if `HOME` names none.
    package init(environment: [String: String], fallback: @autoclosure () -> String = NSHomeDirectory()) {
        func folder(_ name: String) -> String? {
            let path = [Self.prefix + name, name].lazy.compactMap { environment[$0] }.first { $0.hasPrefix("/") }
            guard var path else { return nil }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            return path
        }
        home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? fallback()
        data = folder("XDG_DATA_HOME") ?? home + "/.local/share"
        cache = folder("XDG_CACHE_HOME") ?? home + "/.cache"
        settings = folder("XDG_CONFIG_HOME") ?? home + "/.config"
        temporary = folder("TMPDIR") ?? "/tmp"
    }

    /// Whether the process has separate folders below the user's, and keeps the paths of the user's.
    package static func areKept(in environment: [String: String]) -> Bool {
        environment[prefix + "XDG_CONFIG_HOME"] != nil
    }

    /// The user's folder for downloads.
    package var downloads: String { folder("XDG_DOWNLOAD_DIR", else: "Downloads") }
    /// The user's folder for pictures.
    package var pictures: String { folder("XDG_PICTURES_DIR", else: "Pictures") }

    /// Documented (xdg-user-dirs, user-dirs.dirs): the file contains the path in quotes, which may begin with `$HOME/`.
    private func folder(_ name: String, else standard: String) -> String {
        let list = (try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8)) ?? ""
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0] == name else { continue }
            let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
            if path.hasPrefix("$HOME/") { return home + path.dropFirst("$HOME".count) }
            if path.hasPrefix("/") { return path }
        }
        return home + "/" + standard
    }

    /// The environment for a program of the user's, as one that opens a link: with the user's folders.
    package static func environmentOfPrograms(_ environment: [String: String]) -> [String: String] {
        var result = environment
        guard result.removeValue(forKey: "CHEVRON_CONTAINED") != nil else { return environment }
        for name in changed { result[name] = result.removeValue(forKey: prefix + name) }
        return result
    }
}
