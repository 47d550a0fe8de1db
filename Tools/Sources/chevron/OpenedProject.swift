import Foundation
import PackageOverlay
import XcodeProject

/// An Xcode project that was read, and the files of its folder.
struct OpenedProject {
    let project: XcodeProject
    /// The project's name, without extension.
    let name: String
    /// The folder that the project lies in.
    let root: String
    let folder: ProjectFolder

    init(_ url: URL) throws {
        guard url.pathExtension == "xcodeproj" else {
            throw FileProblem("\(url.path) is no project; give the folder that ends in .xcodeproj")
        }
        guard let bytes = FileManager.default.contents(atPath: url.path + "/project.pbxproj") else {
            throw FileProblem("\(url.path)/project.pbxproj cannot be read")
        }
        let root = url.deletingLastPathComponent().path
        self.root = root
        name = url.deletingPathExtension().lastPathComponent
        project = try XcodeProject([UInt8](bytes))
        let own = Self.files(in: root)
        let links = Self.links(to: project.places, root, own)
        let linked = links.flatMap { name, place in
            Self.isFolder(root + "/" + place) ? Self.files(in: root + "/" + place).map { name + "/" + $0 } : [name]
        }
        folder = ProjectFolder(files: own + linked, links: links) { name in
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            let path =
                parts.first.flatMap { links[$0] }.map { ([$0] + parts.dropFirst()).joined(separator: "/") } ?? name
            return FileManager.default.contents(atPath: name.hasPrefix("/") ? name : root + "/" + path).map {
                [UInt8]($0)
            }
        }
    }

    /// The names of links to files and folders outside of the project's folder, with the paths from there.
    private static func links(to places: [String], _ root: String, _ files: [String]) -> [String: String] {
        var taken = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
        var links: [String: String] = [:]
        for place in places where FileManager.default.fileExists(atPath: root + "/" + place) {
            var name = place.split(separator: "/").last.map(String.init) ?? place
            while !taken.insert(name).inserted { name = "Outside-" + name }
            links[name] = place
        }
        return links
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The text of the folder's `Package.swift`; nil if there is none.
    var manifest: String? {
        FileManager.default.contents(atPath: root + "/Package.swift").map { String(decoding: $0, as: UTF8.self) }
    }

    /// Packages in the three folders around, and one in the project's folder that was written by hand.
    /// - Parameter read: reads the manifest of a folder; nil for a manifest that SwiftPM refuses.
    func neighbors(_ read: (String) throws -> PackageManifest?) rethrows -> [ImportedPackage.Neighbor] {
        try (0...3).compactMap { steps in
            let path = steps == 0 ? "." : Array(repeating: "..", count: steps).joined(separator: "/")
            let folder = URL(fileURLWithPath: root + "/" + path).standardizedFileURL
            guard FileManager.default.fileExists(atPath: folder.path + "/Package.swift"),
                steps > 0 || !Self.isImport(folder.path), let manifest = try read(folder.path)
            else { return nil }
            return ImportedPackage.Neighbor(
                path: path, identity: folder.lastPathComponent, products: manifest.libraries)
        }
    }

    /// Projects that may build frameworks of this project: the referenced projects, then projects in folders inside and
    /// beside the project's folder, as in a workspace.
    var projectsAround: [URL] {
        let named = project.namedProjects.map {
            URL(fileURLWithPath: $0.hasPrefix("/") ? $0 : root + "/" + $0).standardizedFileURL
        }
        let around = [root, URL(fileURLWithPath: root).deletingLastPathComponent().path].flatMap { place in
            Self.names(in: place).filter { !$0.hasPrefix(".") && !["Pods", "Carthage", "DerivedData"].contains($0) }
                .flatMap { inner in
                    Self.names(in: place + "/" + inner).filter { $0.hasSuffix(".xcodeproj") }.map {
                        URL(fileURLWithPath: place + "/" + inner + "/" + $0)
                    }
                }
        }
        var seen: Set<String> = [root + "/" + name + ".xcodeproj"]
        return (named + around).filter {
            seen.insert($0.path).inserted && FileManager.default.fileExists(atPath: $0.path + "/project.pbxproj")
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Whether an import wrote the folder's package.
    private static func isImport(_ folder: String) -> Bool {
        FileManager.default.contents(atPath: folder + "/Package.swift").map {
            ImportedPackage.isImport(String(decoding: $0, as: UTF8.self))
        } ?? false
    }

    /// All files below a folder, from there; those in hidden folders and of other people's code left out.
    private static func files(in root: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        var found: [String] = []
        while let name = walk.nextObject() as? String {
            let last = name.split(separator: "/").last ?? ""
            let kind = walk.fileAttributes?[.type] as? FileAttributeType
            if kind == .typeDirectory {
                if last.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(last)
                    || last.hasSuffix("-chevron") && isImport(root + "/" + name)
                {
                    walk.skipDescendants()
                }
            } else if !last.hasPrefix(".") {
                found.append(name)
            }
        }
        return found
    }
}
