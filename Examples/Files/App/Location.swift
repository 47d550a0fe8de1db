import Foundation

/// A location where browsing can start.
public struct Location: Hashable, Sendable {
    public var name: String
    public var path: DiskPath
    /// The name of its symbol.
    public var symbol: String

    public init(name: String, path: DiskPath, symbol: String) {
        self.name = name
        self.path = path
        self.symbol = symbol
    }

    /// The home folder, the file system, and the user's mounted volumes.
    public static func onThisMachine() -> [Location] {
        let home = Location(name: "Home", path: DiskPath(homePath), symbol: "house")
        let root = Location(name: "File System", path: DiskPath("/"), symbol: "internaldrive")
        return [home, root] + mountedVolumes()
    }

    /// The desktop's special folders that exist: pictures, music, and so on.
    ///
    /// Documented: `user-dirs.dirs` of the freedesktop project contains their paths.
    public static func userFolders() -> [Location] {
        let settings = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard
            let list = try? String(
                contentsOfFile: (settings ?? homePath + "/.config") + "/user-dirs.dirs", encoding: .utf8)
        else { return [] }
        return userFolders(in: list, home: homePath)
    }

    static func userFolders(in list: String, home: String) -> [Location] {
        let symbols = [
            "XDG_DESKTOP_DIR": "desktopcomputer", "XDG_DOWNLOAD_DIR": "square.and.arrow.down",
            "XDG_DOCUMENTS_DIR": "doc", "XDG_MUSIC_DIR": "music.note",
            "XDG_PICTURES_DIR": "photo", "XDG_VIDEOS_DIR": "film",
        ]
        return list.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let symbol = symbols[String(parts[0])] else { return nil }
            let quoted = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            let path = DiskPath(quoted.replacingOccurrences(of: "$HOME", with: home))
            // An unused special folder is set to the home folder itself.
            guard path != DiskPath(home), path != DiskPath(home + "/"), Entry(path: path)?.kind == .folder else {
                return nil
            }
            return Location(name: path.displayName, path: path, symbol: symbol)
        }
    }

    /// As in all programs: HOME, or the user database (which Foundation reads) without HOME.
    static var homePath: String {
        ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    }

    private static func mountedVolumes() -> [Location] {
        guard let table = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return [] }
        let folders = table.split(separator: "\n").compactMap { line -> String? in
            let fields = line.split(separator: " ")
            // The file encodes spaces in paths as \040.
            return fields.count > 1 ? fields[1].replacingOccurrences(of: "\\040", with: " ") : nil
        }
        let volumes = folders.filter { path in ["/media/", "/mnt/", "/run/media/"].contains { path.hasPrefix($0) } }
        return volumes.map { Location(name: DiskPath($0).displayName, path: DiskPath($0), symbol: "externaldrive") }
    }
}
