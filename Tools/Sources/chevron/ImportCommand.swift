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
            listed. A framework that a neighboring project builds, as in a workspace, becomes a package in that project's folder.
            `chevron build`, `test` and `run` work in that folder afterwards.

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

    private static func write(_ url: URL, _ target: String?, isForced: Bool) throws {
        let opened = try OpenedProject(url)
        let manifest = opened.root + "/Package.swift"
        let isThere = FileManager.default.fileExists(atPath: manifest)
        guard !isThere || isForced else { throw FileProblem("\(manifest) is there already; --force replaces it") }
        // A library's own manifest is not the import's to replace.
        guard opened.manifest?.contains(ImportedPackage.mark) != false else {
            throw FileProblem(
                "\(manifest) was written by hand and stays; import the project in a copy of its folder without this file")
        }
        var importer = NeighborImport()
        let package = try importer.package(of: opened, target: target)
        for (path, text) in importer.manifests + [(manifest, package.manifest)] {
            let verb = FileManager.default.fileExists(atPath: path) ? "Replaced" : "Wrote"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            print("\(verb) \(path)")
        }
        for app in package.apps {
            let place = opened.root + "/.chevron/" + app.target
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try Data(app.xml).write(to: URL(fileURLWithPath: place + "/Info.plist"), options: .atomic)
            print("Wrote \(place)/Info.plist")
        }
        let leftOut = importer.leftOut + package.leftOut
        if !leftOut.isEmpty { print("\nLeft out:\n" + leftOut.map { "  " + $0 }.joined(separator: "\n")) }
        if let app = package.apps.first, !package.arguments.isEmpty {
            print("\nWith the scheme's arguments it is run by: chevron run \(app.target) \(package.arguments.joined(separator: " "))")
        }
    }
}
