import Foundation
import PackageOverlay
import XcodeProject

/// `chevron import App.xcodeproj`.
enum ImportCommand {
    static let command = Command(
        name: "import", summary: "Write a Package.swift for a project of Xcode's", usage: "chevron import [--target <target>] [--force] <App.xcodeproj>",
        details: """
            Writes Package.swift beside the project, for an app or a framework of it, the frameworks of the project that it is built with,
            and their unit tests. Sources and resources stay where they are. What an app's Info.plist says when Xcode has built it is written
            to .chevron/<target>/Info.plist, which `chevron run` and `chevron test` put into the app's bundle. What the package leaves out is
            listed. `chevron build`, `test` and `run` work in that folder afterwards.

            OPTIONS:
              --target <target>  The app or framework; needed where there are several.
              --force            Replace a Package.swift that an import wrote. One that was written by hand stays.
            """,
        perform: perform)

    private static func perform(_ arguments: [String]) throws -> Int32 {
        var (path, target, isForced): (String?, String?, Bool) = (nil, nil, false)
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--force": isForced = true
            case "--target" where !rest.isEmpty: target = rest.popFirst()
            case _ where word.hasPrefix("--target="): target = String(word.dropFirst(9))
            case _ where !word.hasPrefix("-") && path == nil: path = word
            default:
                FileHandle.standardError.write(Data("error: unexpected '\(word)'\nUsage: \(command.usage)\n".utf8))
                return 64
            }
        }
        guard let path else {
            FileHandle.standardError.write(Data("error: give a project\nUsage: \(command.usage)\n".utf8))
            return 64
        }
        try write(URL(fileURLWithPath: path).standardizedFileURL, target, isForced: isForced)
        return 0
    }

    private static func write(_ project: URL, _ target: String?, isForced: Bool) throws {
        guard project.pathExtension == "xcodeproj" else { throw FileProblem("\(project.path) is no project; give the folder that ends in .xcodeproj") }
        guard let bytes = FileManager.default.contents(atPath: project.path + "/project.pbxproj") else {
            throw FileProblem("\(project.path)/project.pbxproj cannot be read")
        }
        let root = project.deletingLastPathComponent().path
        let manifest = root + "/Package.swift"
        let isThere = FileManager.default.fileExists(atPath: manifest)
        guard !isThere || isForced else { throw FileProblem("\(manifest) is there already; --force replaces it") }
        // A library's own manifest is not the import's to replace.
        let former = FileManager.default.contents(atPath: manifest).map { String(decoding: $0, as: UTF8.self) }
        guard former?.contains(ImportedPackage.mark) != false else {
            throw FileProblem(
                "\(manifest) was written by hand and stays; import the project in a copy of its folder without this file")
        }
        let folder = ProjectFolder(files: files(in: root)) { name in
            FileManager.default.contents(atPath: name.hasPrefix("/") ? name : root + "/" + name).map { [UInt8]($0) }
        }
        let name = project.deletingPathExtension().lastPathComponent
        let package = try ImportedPackage(XcodeProject([UInt8](bytes)), name: name, folder: folder, target: target, neighbors: neighbors(of: root))
        try Data(package.manifest.utf8).write(to: URL(fileURLWithPath: manifest), options: .atomic)
        print("\(isThere ? "Replaced" : "Wrote") \(manifest)")
        for app in package.apps {
            let place = root + "/.chevron/" + app.target
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try Data(app.xml).write(to: URL(fileURLWithPath: place + "/Info.plist"), options: .atomic)
            print("Wrote \(place)/Info.plist")
        }
        if !package.leftOut.isEmpty { print("\nLeft out:\n" + package.leftOut.map { "  " + $0 }.joined(separator: "\n")) }
        if let app = package.apps.first, !package.arguments.isEmpty {
            print("\nWith the scheme's arguments it is run by: chevron run \(app.target) \(package.arguments.joined(separator: " "))")
        }
    }

    /// Packages in the three folders around.
    private static func neighbors(of root: String) -> [ImportedPackage.Neighbor] {
        (1...3).compactMap { steps in
            let path = Array(repeating: "..", count: steps).joined(separator: "/")
            let folder = URL(fileURLWithPath: root + "/" + path).standardizedFileURL
            guard let manifest = FileManager.default.contents(atPath: folder.path + "/Package.swift") else { return nil }
            return ImportedPackage.Neighbor(path: path, identity: folder.lastPathComponent, manifest: String(decoding: manifest, as: UTF8.self))
        }
    }

    /// All files below a folder, from there; those in hidden folders and of other people's code left out.
    private static func files(in root: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        var found: [String] = []
        while let name = walk.nextObject() as? String {
            let last = name.split(separator: "/").last ?? ""
            let kind = walk.fileAttributes?[.type] as? FileAttributeType
            if kind == .typeDirectory {
                if last.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(last) { walk.skipDescendants() }
            } else if !last.hasPrefix(".") {
                found.append(name)
            }
        }
        return found
    }
}
