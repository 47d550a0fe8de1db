import Foundation
import XcodeProject

/// The import of a project together with the neighboring projects that build its frameworks. Each neighbor becomes a
/// package in its own folder.
struct NeighborImport {
    /// Paths and texts of the neighbors' manifests.
    private(set) var manifests: [(path: String, text: String)] = []
    /// The parts of the neighbors that their packages leave out.
    private(set) var leftOut: [String] = []
    /// Folders of projects that are being imported; two projects may name each other.
    private var open: Set<String> = []

    /// - Parameter modules: where it is not empty, the frameworks to import, by their modules.
    mutating func package(of opened: OpenedProject, target: String?, modules: [String] = []) throws -> ImportedPackage {
        open.insert(opened.root)
        defer { open.remove(opened.root) }
        func read(_ neighbors: [ImportedPackage.Neighbor]) throws -> ImportedPackage {
            try ImportedPackage(
                opened.project, name: opened.name, folder: opened.folder, target: target, modules: modules,
                neighbors: neighbors)
        }
        let package = try read(opened.neighbors)
        let missing = Set(package.missingModules)
        guard !missing.isEmpty else { return package }
        var neighbors = opened.neighbors
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
        if let manifest = other.manifest, !manifest.contains(ImportedPackage.mark) {
            return ImportedPackage.Neighbor(path: path, identity: identity, manifest: manifest)
        }
        // A framework that an earlier import needed stays in the package.
        let products =
            other.manifest.map { ImportedPackage.Neighbor(path: path, identity: identity, manifest: $0).products } ?? []
        let former = manifests.first { $0.path == other.root + "/Package.swift" }
        let known =
            former.map { ImportedPackage.Neighbor(path: path, identity: identity, manifest: $0.text).products }
            ?? products
        let wanted = Set(modules).union(Set(known).intersection(other.project.libraryModules(other.folder))).sorted()
        let package = try package(of: other, target: nil, modules: wanted)
        manifests.removeAll { $0.path == other.root + "/Package.swift" }
        manifests.append((other.root + "/Package.swift", package.manifest))
        leftOut += package.leftOut
        return ImportedPackage.Neighbor(path: path, identity: identity, products: wanted)
    }

    /// The relative path from one folder to another one.
    static func path(to target: String, from folder: String) -> String {
        let (to, from) = (target.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(to, from).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)).joined(
            separator: "/")
    }
}
