import Foundation

/// A program's bundle: a folder with the program and an `Info.plist` that enables several windows.
enum ProgramBundle {
    /// - Returns: the path of the program in the folder.
    static func make(_ name: String, in folder: String) throws -> String {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let program = folder + "/" + name
        do { try files.linkItem(atPath: Desk.path(of: name), toPath: program) } catch {
            try files.copyItem(atPath: Desk.path(of: name), toPath: program)
        }
        let manifest = try PropertyListSerialization.data(
            fromPropertyList: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]],
            format: .xml, options: 0)
        try manifest.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        return program
    }
}
