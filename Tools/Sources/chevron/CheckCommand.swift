import ApiCoverage
import ArgumentReading
import Foundation
import PackageOverlay
import SourceRewriting

/// `chevron check [folder]`.
enum CheckCommand {
    static let command = Command(
        name: "check", summary: "Say which UIKit API some sources use, and whether Chevron has it",
        syntax: ArgumentSyntax(
            "chevron check",
            options: [.flag("--verbose", help: "Name every place, and the names that are there too.")],
            operand: "<folder or file>", operandCount: 0...1),
        details: """
            Compares the names that the Swift files of a folder use with Chevron's interface, and builds a package \
            with its tests as
            `chevron build` does: the compiler knows members, overloads and initializers, names alone do not. The \
            answer of the build
            counts. The compiler stops at a module that is missing or that has errors, so that more errors may lie \
            behind these.

            A folder without a Package.swift is compared by names alone, and the last line says so. Folders of other \
            people's code (Pods, Carthage, DerivedData) are
            left out; name one to check it. A member of another type with the same name is counted too. A name that \
            begins with UI, NS,
            CA or CG and that is in no list is unknown. Exits with 1 if the package does not build or a name is missing.
            """,
        perform: perform)

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        let folder = URL(fileURLWithPath: arguments.operands.first ?? ".").standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: folder) else { throw FileProblem("\(folder) is not there") }
        var leftOut: [String] = []
        let files = SourceFolder.files(in: folder, except: ["Pods", "Carthage", "DerivedData"], leftOut: &leftOut)
        guard !files.isEmpty else { throw FileProblem("there is no Swift file in \(folder)") }
        for path in leftOut { say("\(name(path, in: folder)) is left out") }
        let installation = try Installation.find()
        let interface = try installation.readInterface()
        let names = try installation.readNames(interface)
        let library = LibraryFacts(interface: interface)
        let types = library.typeNames
        let sources = files.compactMap { path in
            FileManager.default.contents(atPath: path).map { (path, ParsedSource([UInt8]($0), libraryTypes: types)) }
        }
        let package =
            FileManager.default.fileExists(atPath: folder + "/Package.swift")
            ? try PackageBuild(BuildArguments(["--package-path", folder])) : nil
        // A module of the package may have the name of one of Apple's.
        var modules = ModuleNames()
        modules.missing.subtract(package?.graph.targets.map(\.module) ?? [])
        if package?.overlay.usesCombine ?? false { modules.addCombine() }
        var report = CoverageReport(names: names)
        for (path, source) in sources {
            report.declare(source)
            if !source.isSound { say("\(name(path, in: folder)) does not parse; what of it can be read is counted") }
        }
        for (path, source) in sources { report.add(name(path, in: folder), source, modules: modules) }
        let isVerbose = arguments.has("--verbose")
        guard let package, package.overlay.usesUIKit else {
            print(text(report, fileCount: sources.count, isVerbose: isVerbose, knowsBuild: false), terminator: "")
            let around = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let project = around.sorted().first { $0.hasSuffix(".xcodeproj") }
            print("\n" + namesAlone(hasManifest: package != nil, project: project))
            return report.entries(.missing).isEmpty && report.frameworks.isEmpty ? 0 : 1
        }
        let build = try CheckedBuild(package)
        print(text(report, fileCount: sources.count, isVerbose: isVerbose, knowsBuild: build.isSuccess), terminator: "")
        print(build.text(from: folder, isVerbose: isVerbose), terminator: "")
        return build.isSuccess ? 0 : 1
    }

    /// Says that nothing was compiled, and what to do about it.
    /// - Parameter project: the name of a project of Xcode's in the folder.
    static func namesAlone(hasManifest: Bool, project: String?) -> String {
        if hasManifest {
            return "Only names were compared: the package does not use UIKit, and SwiftPM builds it without Chevron."
        }
        let advice =
            project.map { "`chevron import \($0)` writes one for the project; then check again." }
            ?? "Name the folder of a package, and the compiler checks the package."
        return "Only names were compared, and nothing was compiled: there is no Package.swift. \(advice)"
    }

    /// A path as it is from the folder; of a file that was named itself its own name.
    private static func name(_ path: String, in folder: String) -> String {
        path == folder
            ? URL(fileURLWithPath: path).lastPathComponent
            : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    private static func text(_ report: CoverageReport, fileCount: Int, isVerbose: Bool, knowsBuild: Bool) -> String {
        var lines = [
            """
            \(fileCount) \(fileCount == 1 ? "file uses" : "files use") \(report.entries.count) names of Apple's \
            frameworks: \(report.percentage) % of the known ones are there
            """
                + """
                 (\(report.entries(.present).count) there, \(report.entries(.inert).count) without effect, \
                \(report.entries(.missing).count) missing, \(report.entries(.unknown).count) unknown).
                """
        ]
        if !report.frameworks.isEmpty, !knowsBuild {
            lines.append("\nFrameworks that are not there:")
            lines += report.frameworks.sorted { $0.key < $1.key }.map { "  \($0.key): \(places($0.value, isVerbose))" }
        }
        // The compiler knows better than the names when it takes the package.
        let doubts: [(String, KnownNames.Answer)] = knowsBuild ? [] : [("Missing", .missing), ("Unknown", .unknown)]
        let groups = doubts + [("Without effect", .inert)] + (isVerbose ? [("There", .present)] : [])
        for (title, answer) in groups {
            let entries = report.entries(answer)
            guard !entries.isEmpty else { continue }
            lines.append("\n\(title):")
            lines += entries.map { "  \($0.name): \(places($0.places.map { "\($0.file):\($0.line)" }, isVerbose))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func places(_ all: [String], _ isVerbose: Bool) -> String {
        if isVerbose || all.count <= 2 { return all.joined(separator: ", ") }
        return all.prefix(2).joined(separator: ", ") + " and \(all.count - 2) more"
    }
}
