import ArgumentReading
import Foundation
import PackageOverlay
import XcodeProject

/// `chevron import App.xcodeproj`.
enum ImportCommand {
    static let command = Command(
        name: "import", summary: "Write a Package.swift for a project of Xcode's",
        syntax: ArgumentSyntax(
            "chevron import",
            options: [
                .value("--target", as: "<target>", help: "The app or framework; needed where there are several."),
                .value(
                    "--folder", as: "<name>", help: "Write the package into a folder of this name beside the project."),
                .value(
                    "--without", as: "<package>",
                    help: "Leave out a package that does not support Linux; several with commas between them."),
                .flag(
                    "--force",
                    help: "Replace a Package.swift that an import wrote. One that was written by hand stays."),
            ], operand: "<App.xcodeproj>", operandCount: 0...1),
        details: """
            Writes Package.swift beside the project, for an app or a framework of it, the frameworks of the project \
            that it is built with,
            and their unit tests. Sources and resources stay where they are. What an app's Info.plist says when Xcode \
            has built it is written
            to .chevron/<target>/Info.plist, which `chevron run` and `chevron test` put into the app's bundle. What \
            the package leaves out is
            listed. A framework that a neighboring project builds, as in a workspace, becomes a package in that \
            project's folder.
            `chevron build`, `test` and `run` work in that folder afterwards.
            An app is built without the packages of `--without`: the statements and declarations that need their \
            modules are left out, as for a framework that Linux does not have.
            Without an argument, the only project of the current folder is imported.

            Beside a Package.swift that was written by hand, as that of a library, and for sources outside of the \
            project's folder, the package
            gets a folder of its own, <project>-chevron, with links to the project's files.
            """,
        perform: perform)

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        let project = try arguments.operands.first ?? onlyProject(in: FileManager.default.currentDirectoryPath)
        try write(
            URL(fileURLWithPath: project).standardizedFileURL, arguments.value("--target"),
            folder: arguments.value("--folder"), isForced: arguments.has("--force"),
            without: (arguments.value("--without") ?? "").split(separator: ",").map(String.init))
        return 0
    }

    /// The path of the only project of a folder.
    static func onlyProject(in folder: String) throws -> String {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".xcodeproj")
        }.sorted()
        switch names.count {
        case 1: return folder + "/" + names[0]
        case 0: throw FileProblem("there is no project in \(folder); give the folder that ends in .xcodeproj")
        default:
            throw FileProblem("there are several projects in \(folder); give one: \(names.joined(separator: ", "))")
        }
    }

    static func write(_ url: URL, _ target: String?, folder name: String?, isForced: Bool, without: [String] = [])
        throws
    {
        let opened = try OpenedProject(url)
        var importer = NeighborImport()
        importer.unwanted = without
        var package = try importer.package(of: opened, target: target)
        let folder = try PackageFolder(of: opened, name: name, names: package.topNames)
        try folder.check(isForced: isForced)
        package.projectPath = folder.projectPath
        try folder.link(package.topNames)
        for (path, text) in importer.manifests.map({ ($0.path, $0.text) }) + [(folder.manifest, package.manifest)] {
            let verb = FileManager.default.fileExists(atPath: path) ? "Replaced" : "Wrote"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            print("\(verb) \(path)")
        }
        if name == nil, !folder.projectPath.isEmpty {
            let reason =
                opened.manifest.map(ImportedPackage.isImport) == false
                ? "\(opened.root)/Package.swift was written by hand and stays"
                : "sources lie outside of \(opened.root)"
            print("\(reason); use chevron in \(folder.path)")
        }
        for app in package.apps {
            let place = folder.path + "/.chevron/" + app.target
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try Data(app.xml).write(to: URL(fileURLWithPath: place + "/Info.plist"), options: .atomic)
            print("Wrote \(place)/Info.plist")
        }
        let leftOut = importer.leftOut + package.leftOut
        if !leftOut.isEmpty { print("\nLeft out:\n" + leftOut.map { "  " + $0 }.joined(separator: "\n")) }
        if let app = package.apps.first, !package.arguments.isEmpty {
            print(
                """
                \nWith the scheme's arguments it is run by: chevron run \(app.target) \
                \(package.arguments.joined(separator: " "))
                """
            )
        }
    }
}
