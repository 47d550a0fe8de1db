import ArgumentReading
import Foundation
import PackageOverlay

/// The arguments of SwiftPM that the commands read. All of them are handed on.
struct BuildArguments {
    let kind: BuildCommand.Kind
    let parsed: ParsedArguments
    var all: [String] { parsed.all }

    init(_ arguments: [String], for kind: BuildCommand.Kind = .build) throws(ArgumentProblem) {
        self.init(try Self.syntax(kind).read(arguments), kind)
    }

    init(_ parsed: ParsedArguments, _ kind: BuildCommand.Kind) { (self.parsed, self.kind) = (parsed, kind) }

    private var packagePath: String? { parsed.value("--package-path") }
    private var scratchPath: String? { parsed.value("--scratch-path") }
    /// The arguments that select the folder of the build.
    var configuration: [String] { parsed.value("--configuration").map { ["-c", $0] } ?? [] }

    /// The library's configuration is that of the package.
    var libraryConfiguration: PrebuiltLibrary.Configuration {
        get throws { try PrebuiltLibrary.Configuration.named(parsed.value("--configuration")) }
    }

    /// For `chevron run`: the arguments of the build alone, without the program and what the program gets.
    var buildingProgram: [String] {
        let ownOptions: Set = ["--repl", "--debugger", "--run", "--skip-build"]
        return parsed.parts.flatMap { part -> [String] in
            guard let option = part.option else { return ["--product"] + part.words }
            return ownOptions.contains(option) ? [] : part.words
        }
    }

    /// For `chevron run`: the name of the program; nil for the only one.
    var program: String? { parsed.operands.first ?? (kind == .run ? parsed.rest.first : nil) }

    /// Only some tests, or none, are meant to run.
    var choosesTests: Bool {
        listsTests || asksForHelp || ["--filter", "--skip", "--specifier"].contains(where: parsed.has)
    }

    /// The path of the requested reports about tests.
    var reportPath: String? { parsed.value("--xunit-output").map(Self.absolutePath) }

    /// No test is meant to run.
    var listsTests: Bool { parsed.has("--list-tests") || !parsed.operands.isEmpty }

    var asksForHelp: Bool { parsed.has("--help") || parsed.has("--version") }

    /// The folder of the package: the one that is named, else the nearest around with a manifest.
    func root() throws -> String {
        let here = FileManager.default.currentDirectoryPath
        if let packagePath { return Self.absolutePath(packagePath) }
        var folder = URL(fileURLWithPath: here)
        while true {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
            guard folder.path != "/" else {
                throw FileProblem(
                    "there is no Package.swift in \(here) or in a folder around it" + Self.importedPackage(in: here))
            }
            folder.deleteLastPathComponent()
        }
    }

    /// `chevron import` writes the package of a project with sources elsewhere into a folder beside the project.
    static func importedPackage(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let imported = names.filter {
            $0.hasSuffix("-chevron") && FileManager.default.fileExists(atPath: "\(folder)/\($0)/Package.swift")
        }
        return imported.isEmpty ? "" : "; use chevron in the folder \(imported.sorted().joined(separator: " or "))"
    }

    func scratch(_ root: String) -> String { scratchPath.map(Self.absolutePath) ?? root + "/.build" }

    private static func absolutePath(_ path: String) -> String {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL.path
    }
}
