import Foundation
import PackageOverlay

/// The arguments of SwiftPM that the commands read. All of them are handed on.
struct BuildArguments {
    var all: [String]
    var packagePath: String?
    var scratchPath: String?
    /// The arguments that select the folder of the build.
    var configuration: [String] = []

    init(_ arguments: [String]) {
        all = arguments
        var rest = arguments[...]
        while let word = rest.popFirst() {
            // The following arguments belong to the program.
            if word == "--" { break }
            func value(_ names: String...) -> String? {
                for name in names {
                    if word == name { return rest.first }
                    if name.hasPrefix("--"), word.hasPrefix(name + "=") {
                        return String(word.dropFirst(name.count + 1))
                    }
                }
                return nil
            }
            if let value = value("--package-path", "-C") { packagePath = value }
            if let value = value("-c", "--configuration") { configuration = ["-c", value] }
            if let value = value("--scratch-path", "--build-path") { scratchPath = value }
        }
    }

    /// The library's configuration is that of the package.
    var libraryConfiguration: PrebuiltLibrary.Configuration {
        get throws {
            guard let name = configuration.last else { return .debug }
            guard let known = PrebuiltLibrary.Configuration(rawValue: name) else {
                throw FileProblem("there is no configuration '\(name)'; give debug or release")
            }
            return known
        }
    }

    /// For `chevron run`: the arguments of the build alone, without the program and what the program gets.
    var buildingProgram: [String] {
        let options = all.prefix { $0 != "--" }
        var (result, rest) = ([String](), options[...])
        while let word = rest.popFirst() {
            guard word.hasPrefix("-") else { return result + ["--product", word] }
            if ["--repl", "--debugger", "--skip-build"].contains(word) { continue }
            result.append(word)
            if Self.withValue.contains(word), let value = rest.popFirst() { result.append(value) }
        }
        return result
    }

    /// The options of `swift build` that take the next word.
    private static let withValue: Set<String> = [
        "--package-path", "-C", "-c", "--configuration", "--scratch-path", "--build-path", "--cache-path",
        "--config-path",
        "--security-path", "-Xcc", "-Xswiftc", "-Xlinker", "-Xcxx", "-j", "--jobs", "--triple", "--sdk", "--toolchain",
        "--swift-sdk", "--swift-sdks-path", "--pkg-config-path", "--traits", "--sanitize", "--build-system",
        "-debug-info-format",
        "--debug-info-format", "--manifest-cache", "--netrc-file", "--arch", "--destination",
        "--resolver-fingerprint-checking",
    ]

    /// Only some tests, or none, are meant to run.
    var choosesTests: Bool {
        all.contains { word in
            ["--filter", "--skip", "-s", "--specifier", "--list-tests", "-l", "list", "--help", "-h", "--version"]
                .contains {
                    word == $0 || word.hasPrefix($0 + "=")
                }
        }
    }

    var asksForHelp: Bool { all.contains("--help") || all.contains("-h") || all.contains("--version") }

    /// The folder of the package: the one that is named, else the nearest around with a manifest.
    func root() throws -> String {
        let here = FileManager.default.currentDirectoryPath
        if let packagePath {
            return URL(fileURLWithPath: packagePath, relativeTo: URL(fileURLWithPath: here)).standardizedFileURL.path
        }
        var folder = URL(fileURLWithPath: here)
        while true {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
            guard folder.path != "/" else {
                throw FileProblem("there is no Package.swift in \(here) or in a folder around it")
            }
            folder.deleteLastPathComponent()
        }
    }

    func scratch(_ root: String) -> String {
        guard let scratchPath else { return root + "/.build" }
        return URL(
            fileURLWithPath: scratchPath, relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        ).standardizedFileURL.path
    }
}
