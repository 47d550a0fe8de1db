import Foundation

/// The contents of an app's bundle. On Linux `Bundle.main` is the folder of the program, so the resources and the
/// `Info.plist` lie in that folder.
public struct AppBundle: Sendable {
    /// The path of the source for each name in the bundle.
    public private(set) var sources: [String: String] = [:]
    /// The bytes of the `Info.plist`; nil for an app without this file.
    public var information: [UInt8]?

    /// - Parameters:
    ///   - resources: the paths of files and folders. A file in a folder for a language keeps this folder.
    ///   - information: the bytes of the app's `Info.plist`.
    public init(resources: [String], information: [UInt8]?) {
        for path in resources.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            guard var name = parts.last else { continue }
            // Xcode joins catalogs of one name.
            let catalog = name
            var number = 2
            while name.hasSuffix(".xcassets"), let former = sources[name], former != path {
                name = catalog.dropLast(9) + "-\(number).xcassets"
                number += 1
            }
            let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
            sources[folder.map { $0 + "/" + name } ?? name] = path
        }
        self.information = information
        if information != nil { sources["Info.plist"] = nil }
    }

    private var names: [String] { (sources.keys + (information == nil ? [] : ["Info.plist"])).sorted() }

    /// Copies the contents into the folder of a build, and removes the copies of a former call that are no longer part
    /// of the bundle. Copies, never links: SwiftPM writes into this folder, and a link would lead into the package.
    /// - Parameter record: the path of a file that stores the names of the copies.
    /// - Returns: the names that the folder uses for something else. These files stay as they are.
    public func place(in folder: String, record: String) throws -> [String] {
        let former = AtomicFile.read(record).flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) } ?? []
        let placed = Set(former)
        for name in former where !names.contains(name) { remove(folder + "/" + name) }
        var (taken, own): ([String], [String]) = ([], [])
        for name in names {
            let place = folder + "/" + name
            if Self.isBuildProduct(name) || (!placed.contains(name) && Self.isThere(place) && !Self.isLink(place)) {
                taken.append(name)
                continue
            }
            own.append(name)
            if !placed.contains(name) || Self.isLink(place) { remove(place) }
            try write(name, to: place)
        }
        if former != own { try AtomicFile.write(Array(JSONEncoder().encode(own)), to: record) }
        return taken
    }

    /// Makes `folder` a copy of the bundle and of some products of the build, and of nothing else. The result runs from
    /// any place.
    /// - Parameters:
    ///   - program: the path of the executable; its name stays.
    ///   - bundles: the paths of the packages' resource folders.
    public func assemble(in folder: String, program: String, bundles: [String]) throws {
        try FileCopy.makeFolder(folder)
        var expected: Set<String> = []
        for path in [program] + bundles {
            let name = (path as NSString).lastPathComponent
            expected.insert(name)
            try FileCopy.update(folder + "/" + name, from: path)
        }
        for name in names where !expected.contains(name) { try write(name, to: folder + "/" + name) }
        expected.formUnion(names.map { String($0.split(separator: "/")[0]) })
        let former = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in former where !expected.contains(name) { remove(folder + "/" + name) }
    }

    private func write(_ name: String, to place: String) throws {
        try FileCopy.makeFolder((place as NSString).deletingLastPathComponent)
        if name == "Info.plist", let information {
            if AtomicFile.read(place) != information { try AtomicFile.write(information, to: place) }
        } else if let source = sources[name] {
            try FileCopy.update(place, from: source)
        }
    }

    private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    /// Names that SwiftPM uses, now or in a later build, in the folder of its products.
    private static func isBuildProduct(_ name: String) -> Bool {
        let first = String(name.split(separator: "/").first ?? "")
        let endings = [
            ".build", ".product", ".swiftmodule", ".swiftdoc", ".resources", ".bundle", ".xctest", ".so", ".a", ".yaml",
        ]
        return ["description.json", "index", "Modules", "ModuleCache"].contains(first)
            || first.hasPrefix("swift-version-") || first.hasPrefix("plugin-tools")
            || endings.contains(where: first.hasSuffix)
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
