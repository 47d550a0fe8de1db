import Foundation
import PackageOverlay
import XcodeProject

/// The import of a project together with the neighboring projects that build its frameworks. Each neighbor becomes a
/// package in its own folder.
struct NeighborImport {
    /// Paths, texts and libraries of the neighbors' manifests.
    private(set) var manifests: [(path: String, text: String, libraries: [String])] = []
    /// The parts of the neighbors that their packages leave out.
    private(set) var leftOut: [String] = []
    /// The names of packages that the app is built without.
    var unwanted: [String] = []
    /// Folders of projects that are being imported; two projects may name each other.
    private var open: Set<String> = []
    /// The manifests that SwiftPM evaluated, by their folders; nil for a manifest that SwiftPM refuses.
    private var evaluated: [String: PackageManifest?] = [:]

    /// - Parameter modules: where it is not empty, the frameworks to import, by their modules.
    mutating func package(of opened: OpenedProject, target: String?, modules: [String] = []) throws -> ImportedPackage {
        open.insert(opened.root)
        defer { open.remove(opened.root) }
        func read(_ neighbors: [ImportedPackage.Neighbor]) throws -> ImportedPackage {
            try ImportedPackage(
                opened.project, name: opened.name, folder: opened.folder, target: target, modules: modules,
                neighbors: neighbors, without: unwanted)
        }
        var neighbors = try opened.neighbors { try manifest($0) }
        let package = try read(neighbors)
        let missing = Set(package.missingModules)
        guard !missing.isEmpty else { return package }
        for url in opened.projectsAround {
            guard let other = try? OpenedProject(url), !open.contains(other.root) else { continue }
            let built = Set(other.project.libraryModules(other.folder)).intersection(missing).subtracting(
                neighbors.flatMap(\.products))
            if !built.isEmpty { try neighbors.append(neighbor(other, built.sorted(), seenFrom: opened.root)) }
        }
        return try read(neighbors)
    }

    /// The package of a neighbor. A manifest that was written by hand is used as it is.
    private mutating func neighbor(_ other: OpenedProject, _ modules: [String], seenFrom root: String) throws
        -> ImportedPackage.Neighbor
    {
        let path = Self.path(to: other.root, from: root)
        let identity = URL(fileURLWithPath: other.root).lastPathComponent
        if let text = other.manifest, !ImportedPackage.isImport(text) {
            let libraries = try manifest(other.root)?.libraries ?? []
            return ImportedPackage.Neighbor(path: path, identity: identity, products: libraries)
        }
        // A framework that an earlier import needed stays in the package.
        let former = manifests.first { $0.path == other.root + "/Package.swift" }
        let known = try former?.libraries ?? (other.manifest == nil ? [] : manifest(other.root)?.libraries ?? [])
        let wanted = Set(modules).union(Set(known).intersection(other.project.libraryModules(other.folder))).sorted()
        let package = try package(of: other, target: nil, modules: wanted)
        manifests.removeAll { $0.path == other.root + "/Package.swift" }
        manifests.append((other.root + "/Package.swift", package.manifest, package.libraries))
        leftOut += package.leftOut
        return ImportedPackage.Neighbor(path: path, identity: identity, products: wanted)
    }

    private mutating func manifest(_ folder: String) throws -> PackageManifest? {
        if let known = evaluated[folder] { return known }
        let manifest = try PackageReader.manifest(folder, swift: Subprocess.swift())
        if manifest == nil { say("the package in \(folder) is not used, because SwiftPM cannot read its manifest") }
        evaluated[folder] = .some(manifest)
        return manifest
    }

    /// The relative path from one folder to another one.
    static func path(to target: String, from folder: String) -> String {
        let (to, from) = (target.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(to, from).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)).joined(
            separator: "/")
    }
}
