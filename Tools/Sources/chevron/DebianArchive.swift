import AppPackaging
import Foundation
import PackageOverlay

/// A Debian package of a tree: the tree below `/usr`, and the control file.
struct DebianArchive {
    let fileName: String
    private let tree: PackageTree
    private let control: DebianControl
    private let time: Int

    init(_ tree: PackageTree, maintainer: String?, time: Int) throws {
        let environment = ProcessInfo.processInfo.environment
        var name = maintainer
        if name == nil, let full = environment["DEBFULLNAME"], let address = environment["DEBEMAIL"] {
            name = "\(full) <\(address)>"
        }
        let fromTools = Self.depends(tree)
        if fromTools == nil {
            say(
                "Depends is from the table of libraries, because dpkg-shlibdeps is missing or failed; apt-get install "
                    + "dpkg-dev")
        }
        if name == nil { say("the Debian package names no maintainer; give --maintainer \"Name <address>\"") }
        control = DebianControl(
            tree.app, architecture: DebianControl.architecture(tree.machine),
            depends: fromTools
                ?? DebianControl.depends(
                    staying: tree.libraries.staying, systemVersion: tree.libraries.systemVersion),
            size: tree.sizes.total, maintainer: name ?? "unknown <unknown@localhost>")
        fileName = control.fileName
        (self.tree, self.time) = (tree, time)
    }

    /// The dependencies as Debian's tool reads them from the symbols of all files; nil without the tool.
    private static func depends(_ tree: PackageTree) -> String? {
        guard let tool = Subprocess.path(of: "dpkg-shlibdeps") else { return nil }
        let folder = tree.parent + "/shlibdeps"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder + "/debian", withIntermediateDirectories: true)
            try PackageCommand.write(
                "Source: \(tree.app.packageName)\n\nPackage: \(tree.app.packageName)\nArchitecture: any\n",
                to: folder + "/debian/control")
        } catch { return nil }
        let files = tree.elfPaths.map { "-e\(tree.path)/\($0)" }
        let command = "cd \"$0\" && exec \"$@\""
        return Subprocess.quietOutput(
            "/bin/sh",
            ["-c", command, folder, tool, "-O", "--ignore-missing-info", "-l\(tree.path)/\(tree.libraryFolder)"] + files
        ).flatMap {
            DebianControl.depends(
                shlibdepsOutput: $0, staying: tree.libraries.staying, systemVersion: tree.libraries.systemVersion)
        }
    }

    /// Writes the archive. The tree stays as it is.
    func write(_ path: String) throws {
        let folder = tree.parent + "/debian"
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        defer { try? files.removeItem(atPath: folder) }
        do {
            try files.createDirectory(atPath: folder + "/DEBIAN", withIntermediateDirectories: true)
            try files.copyItem(atPath: tree.path, toPath: folder + "/usr")
            try PackageCommand.write(control.text, to: folder + "/DEBIAN/control")
        } catch {
            throw FileProblem(FileProblem.sentence(for: error))
        }
        for name in ["", "/DEBIAN"] { chmod(folder + name, 0o755) }
        PackageTree.setTimes(folder, time)
        try PackageCommand.run(
            "dpkg-deb", ArchiveArguments.debian(path, folder: folder), environment: ["SOURCE_DATE_EPOCH": String(time)])
    }
}
