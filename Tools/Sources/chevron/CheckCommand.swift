import ApiCoverage
import Foundation
import PackageOverlay
import SourceRewriting

/// `chevron check [folder]`.
enum CheckCommand {
    static let command = Command(
        name: "check", summary: "Say which UIKit API some sources use, and whether Chevron has it", usage: "chevron check [--verbose] [<folder or file>]",
        details: """
            Reads all Swift files of a folder, a package or not, and compares the names that they use with Chevron's interface. Folders of
            other people's code (Pods, Carthage, DerivedData) are left out; name one to check it. Types are known by their names; members
            by theirs alone, so that a member of another type with such a name is counted too. A name that begins with UI, NS, CA or CG
            and that is in no list is unknown. Exits with 1 where something is missing.

            OPTIONS:
              --verbose  Name every place, and what is there too.
            """,
        perform: perform)

    private static func perform(_ arguments: [String]) throws -> Int32 {
        let folders = arguments.filter { !$0.hasPrefix("-") }
        guard folders.count <= 1, arguments.filter({ $0.hasPrefix("-") }).allSatisfy({ $0 == "--verbose" }) else {
            FileHandle.standardError.write(Data("error: give one folder\nUsage: \(command.usage)\n".utf8))
            return 64
        }
        let folder = URL(fileURLWithPath: folders.first ?? ".").standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: folder) else { throw FileProblem("\(folder) is not there") }
        var leftOut: [String] = []
        let files = SourceFolder.files(in: folder, except: ["Pods", "Carthage", "DerivedData"], leftOut: &leftOut)
        guard !files.isEmpty else { throw FileProblem("there is no Swift file in \(folder)") }
        for path in leftOut { say("\(name(path, in: folder)) is left out") }
        let installation = try Installation.find()
        func data(_ name: String) throws -> String { try String(contentsOf: installation.root.appendingPathComponent("Tools/Data/\(name)"), encoding: .utf8) }
        let interface = try installation.readInterface()
        let names = KnownNames(interface: interface, apple: try data("apple-names.txt"), foundation: try data("foundation-names.txt"))
        let library = LibraryFacts(interface: interface)
        let types = library.typeNames
        let sources = files.compactMap { path in FileManager.default.contents(atPath: path).map { (path, ParsedSource([UInt8]($0), libraryTypes: types)) } }
        // A folder of sources may be a module under one of Apple's names.
        var modules = ModuleNames()
        modules.missing.subtract(Set(files.flatMap { name($0, in: folder).split(separator: "/").dropLast().map(String.init) }))
        var report = CoverageReport(names: names)
        for (path, source) in sources {
            report.declare(source)
            if !source.isSound { say("\(name(path, in: folder)) does not parse; what of it can be read is counted") }
        }
        for (path, source) in sources { report.add(name(path, in: folder), source, modules: modules) }
        print(text(report, fileCount: sources.count, isVerbose: arguments.contains("--verbose")), terminator: "")
        return report.entries(.missing).isEmpty && report.frameworks.isEmpty ? 0 : 1
    }

    /// A path as it is from the folder; of a file that was named itself its own name.
    private static func name(_ path: String, in folder: String) -> String {
        path == folder ? URL(fileURLWithPath: path).lastPathComponent : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    private static func text(_ report: CoverageReport, fileCount: Int, isVerbose: Bool) -> String {
        var lines = [
            "\(fileCount) \(fileCount == 1 ? "file uses" : "files use") \(report.entries.count) names of Apple's frameworks: \(report.percentage) % of the known ones are there "
                + "(\(report.entries(.present).count) there, \(report.entries(.inert).count) without effect, \(report.entries(.missing).count) missing, \(report.entries(.unknown).count) unknown)."
        ]
        if !report.frameworks.isEmpty {
            lines.append("\nFrameworks that are not there:")
            lines += report.frameworks.sorted { $0.key < $1.key }.map { "  \($0.key): \(places($0.value, isVerbose))" }
        }
        let groups: [(String, KnownNames.Answer)] =
            [("Missing", .missing), ("Without effect", .inert), ("Unknown", .unknown)] + (isVerbose ? [("There", .present)] : [])
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
