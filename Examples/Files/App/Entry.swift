import Foundation
import Glibc

/// One item in a folder.
public struct Entry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case folder, file
        /// A link whose target is missing or is the link itself.
        case brokenLink
        /// A device, a socket or a pipe.
        case special
    }

    public var path: DiskPath
    public var name: String
    public var kind: Kind
    public var isLink: Bool
    /// The size in bytes.
    public var size: Int64
    /// In seconds since 1970.
    public var modified: Int
    public var permissions: UInt32

    public var isHidden: Bool { name.hasPrefix(".") }

    /// Reads the attributes of a path; nil if the path does not exist.
    public init?(path: DiskPath) {
        var own = stat()
        guard path.withCString({ lstat($0, &own) }) == 0 else { return nil }
        var facts = own
        isLink = own.st_mode & S_IFMT == S_IFLNK
        var isBroken = false
        if isLink { isBroken = path.withCString { stat($0, &facts) } != 0 }
        self.path = path
        name = path.displayName
        size = Int64(facts.st_size)
        modified = facts.st_mtim.tv_sec
        permissions = facts.st_mode & 0o7777
        kind =
            isBroken
            ? .brokenLink
            : facts.st_mode & S_IFMT == S_IFDIR ? .folder : facts.st_mode & S_IFMT == S_IFREG ? .file : .special
    }
}

extension Entry {
    var symbol: String {
        switch kind {
        case .folder: "folder.fill"
        case .brokenLink: "link"
        case .special: "gear"
        case .file:
            switch fileExtension {
            case "png", "jpg", "jpeg", "gif", "webp", "bmp", "svg": "photo"
            case "txt", "md", "swift", "c", "h", "py", "sh", "json", "xml", "yml", "yaml", "log", "conf": "doc.text"
            case "mp3", "flac", "ogg", "wav": "music.note"
            case "mp4", "mkv", "webm", "mov": "film"
            case "zip", "gz", "xz", "bz2", "tar", "deb", "zst": "archivebox"
            default: "doc"
            }
        }
    }

    var fileExtension: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// A line with the attributes, for lists.
    var summary: String {
        switch kind {
        case .folder: isLink ? "\(day) – link" : day
        case .brokenLink: "Broken link"
        case .special: "Special file"
        case .file: "\(day) – \(Self.readable(size))"
        }
    }

    /// The date of the last change in the user's format.
    var day: String {
        var time = time_t(modified)
        var parts = tm()
        localtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 64)
        let length = strftime(&text, text.count, "%x", &parts)
        return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func readable(_ bytes: Int64) -> String {
        let units = ["bytes", "KB", "MB", "GB", "TB"]
        var value = Double(bytes)
        var unit = 0
        while value >= 1000, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        if unit == 0 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        let tenths = (value * 10).rounded() / 10
        return value < 10 && tenths != tenths.rounded()
            ? "\(tenths) \(units[unit])" : "\(Int(value.rounded())) \(units[unit])"
    }
}
