import Foundation

/// The Swift files of a folder, those in hidden folders left out. Sorted. The source folder of a Swift file is the
/// file.
public enum SourceFolder {
    public static func files(in folder: String) -> [String] {
        var leftOut: [String] = []
        return files(in: folder, except: [], leftOut: &leftOut)
    }

    /// - Parameters:
    ///   - names: folders of these names are not entered, wherever they are.
    ///   - leftOut: gets those that were met, sorted.
    public static func files(in folder: String, except names: Set<String>, leftOut: inout [String]) -> [String] {
        var status = stat()
        if folder.hasSuffix(".swift"), stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            return [folder]
        }
        var found: [String] = []
        defer { leftOut.sort() }
        var open = [folder]
        // A link to a folder may lead around in a circle: no folder around is entered, and no other one twice.
        var entered = Set([FolderIdentity("/")].compactMap { $0 })
        var around = folder
        while around.contains("/") {
            if let identity = FolderIdentity(around) { entered.insert(identity) }
            around = around.lastIndex(of: "/").map { String(around[..<$0]) } ?? ""
        }
        while let next = open.popLast() {
            guard let stream = opendir(next) else { continue }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard !name.hasPrefix(".") else { continue }
                let path = next + "/" + name
                switch Int32(entry.pointee.d_type) {
                case Int32(DT_DIR): if names.contains(name) { leftOut.append(path) } else { open.append(path) }
                case Int32(DT_REG): if name.hasSuffix(".swift") { found.append(path) }
                default:
                    // A link, or a file system that does not say.
                    var status = stat()
                    guard stat(path, &status) == 0 else { continue }
                    if status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(".swift") { found.append(path) }
                    if status.st_mode & S_IFMT == S_IFDIR,
                        Int32(entry.pointee.d_type) != Int32(DT_LNK) || entered.insert(FolderIdentity(status)).inserted
                    {
                        open.append(path)
                    }
                }
            }
        }
        return found.sorted()
    }
}

/// A folder, whatever path it was reached by.
private struct FolderIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) { (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino)) }

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
