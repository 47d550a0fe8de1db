import ApiCoverage
import AppPackaging
import Foundation
import PackageOverlay
import SourceRewriting

/// A package whose sources are rewritten, with the flags that build it with the library.
struct PackageBuild {
    let swift: String
    let root: String
    let scratch: String
    let graph: PackageGraph
    let folder: OverlayFolder
    let overlay: Overlay
    let names: KnownNames
    private let installation: Installation
    private let arguments: BuildArguments

    /// Reads the package and rewrites what changed since the last time.
    init(_ arguments: BuildArguments) throws {
        self.arguments = arguments
        swift = try Subprocess.swift()
        installation = try Installation.find()
        root = try arguments.root()
        scratch = arguments.scratch(root)
        graph = try PackageReader(root: root, scratch: scratch, swift: swift).graph()
        let interface = try installation.readInterface()
        names = try installation.readNames(interface)
        folder = OverlayFolder(
            folder: scratch + "/chevron", library: LibraryFacts(interface: interface),
            version: Self.version(interface), names: installation.readAvailableNames(interface))
        overlay = try folder.update(graph)
    }

    func printWarnings() {
        for (file, warning) in overlay.warnings {
            FileHandle.standardError.write(Data((warning.text(file: file) + "\n").utf8))
        }
        for module in overlay.unavailableModules {
            say(
                """
                no package of the app has the module \(module), and the code that needs the module is left out. Name a \
                package with the module in Package.swift to build this code.
                """)
        }
    }

    /// The library in the cache, which is built first where the cache has none.
    func library(_ linking: Linking? = nil) throws -> PrebuiltLibrary {
        try PrebuiltLibrary.find(installation, arguments.libraryConfiguration, linking)
    }

    /// Combine in the cache, which is built first where the cache has none.
    func combine(beside library: PrebuiltLibrary) throws -> CombineLibrary {
        try CombineLibrary.find(installation, arguments.libraryConfiguration, beside: library)
    }

    /// The arguments for SwiftPM. Builds the library first where the cache has none; empty for a package without UIKit.
    /// - Parameter linking: the form of a packaged app; nil for a build that runs on this machine.
    func flags(withTests: Bool, linking: Linking? = nil) throws -> [String] {
        guard overlay.usesUIKit else { return [] }
        let library = try library(linking)
        // The compiler takes the library's for it, or finds a circle.
        for module in graph.targets.map(\.module)
        where FileManager.default.fileExists(atPath: "\(library.modules)/\(module).swiftmodule") {
            say(
                """
                the module \(module) has the name of one that Chevron is built from; give the target another name \
                if it
                """
                    + " cannot be built")
        }
        var flags = library.flags
        if overlay.usesCombine { flags += try combine(beside: library).flags }
        if let path = overlay.path { flags += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", path] }
        if let version = graph.languageReplacement {
            flags += ["-Xswiftc", "-swift-version", "-Xswiftc", version]
        }
        if withTests { flags += TestDiscovery.flags(root) }
        return flags
    }

    /// Runs SwiftPM and prints each error once. After a failed build the last lines say what is missing.
    /// - Parameter receive: gets each piece of the standard output too.
    func run(
        _ command: [String], environment: [String: String] = [:], receive: (Data) -> Void = { _ in }
    ) throws -> (status: Int32, problems: [CompilerOutput.Problem]) {
        var console = BuildConsole()
        let status = try Subprocess.run(swift, command, environment: environment) { stream, data in
            console.read(stream, data)
            if stream == .output { receive(data) }
        }
        console.finish()
        return (status, console.problems)
    }

    /// The container of the package's tests, or of its app.
    func container(of kind: BuildCommand.Kind) -> PackageContainer {
        PackageContainer(folder: scratch + "/chevron", name: kind.rawValue)
    }

    func explain(_ problems: [CompilerOutput.Problem]) {
        for line in BuildSummary(problems: problems, names: names).lines { say(line) }
        MissingFrameworks(graph, folder, hasCombine: overlay.usesCombine).report()
        guard graph.packages.first?.isImported == true else { return }
        for package in CompilerOutput.Problem.packages(of: problems) {
            say(
                """
                the package \(package) does not build. To build the app without the package, run `chevron import \
                --force --without \(package)`.
                """)
        }
    }

    /// Another command or another interface rewrites differently.
    private static func version(_ interface: String) -> String {
        let own = FileStamp("/proc/self/exe").map { "\($0.size)-\($0.seconds)-\($0.nanoseconds)" } ?? ""
        return own + "-" + ContentKey(interface).text
    }
}
