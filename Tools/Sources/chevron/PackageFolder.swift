import Foundation
import PackageOverlay
import XcodeProject

/// The folder that an import writes a package into: the project's own, or one in it that has links to the project's
/// files.
struct PackageFolder {
    let path: String
    /// From this folder to the project's, with a slash at its end; empty for the project's own.
    let projectPath: String
    private let root: String
    private let links: [String: String]

    /// - Parameters:
    ///   - name: the requested folder. Beside a manifest that was written by hand, and for files outside of the
    ///     project's folder, the default is `<project>-chevron`.
    ///   - names: the files and folders that the package uses.
    init(of opened: OpenedProject, name: String?, names: [String]) throws {
        root = opened.root
        links = opened.folder.links
        let isOwn =
            (opened.manifest.map(ImportedPackage.isImport) ?? true)
            && !names.contains { opened.folder.links[$0] != nil }
        guard let name = name ?? (isOwn ? nil : opened.name + "-chevron") else {
            (path, projectPath) = (opened.root, "")
            return
        }
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
            throw FileProblem(
                "--folder \(name): give the name of a folder beside the project, without a slash and a leading point")
        }
        (path, projectPath) = (opened.root + "/" + name, "../")
    }

    var manifest: String { path + "/Package.swift" }

    /// Whether an import may write here.
    func check(isForced: Bool) throws {
        guard let data = FileManager.default.contents(atPath: manifest) else { return }
        guard ImportedPackage.isImport(String(decoding: data, as: UTF8.self)) else {
            throw FileProblem("\(manifest) was written by hand and stays; choose another folder with --folder <name>")
        }
        guard isForced else { throw FileProblem("\(manifest) is there already; --force replaces it") }
    }

    /// Makes the folder, with a link to each file and folder of the project that the package uses. SwiftPM takes no
    /// sources from above the package.
    func link(_ names: [String]) throws {
        guard !projectPath.isEmpty else { return }
        let files = FileManager.default
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in names {
            let link = path + "/" + name
            let place = links[name] ?? name
            if (try? files.destinationOfSymbolicLink(atPath: link)) == projectPath + place { continue }
            do {
                try files.createSymbolicLink(atPath: link, withDestinationPath: projectPath + place)
            } catch {
                throw FileProblem("\(link) cannot become a link to \(root)/\(place): \(error.localizedDescription)")
            }
        }
    }
}
