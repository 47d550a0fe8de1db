import Foundation
import PackageOverlay
import SourceRewriting

/// `chevron build`, `chevron test` and `chevron run`.
struct BuildCommand {
    enum Kind: String, Sendable { case build, test, run }

    let kind: Kind
    let arguments: BuildArguments

    func perform() throws -> Int32 {
        let swift = try Subprocess.swift()
        if arguments.asksForHelp { return try Subprocess.run(swift, [kind.rawValue] + arguments.all) }
        if arguments.all.contains("--static-swift-stdlib") {
            say(
                "error: --static-swift-stdlib cannot be used: Chevron's library brings the shared Swift runtime, and a process "
                    + "with two runtimes has every class twice. Leave the option out.")
            return 64
        }
        let installation = try Installation.find()
        let root = try arguments.root()
        let scratch = arguments.scratch(root)
        let graph = try PackageReader(root: root, scratch: scratch, swift: swift).graph()
        let interface = try installation.readInterface()
        let folder = OverlayFolder(folder: scratch + "/chevron", library: LibraryFacts(interface: interface), version: Self.version(interface))
        let overlay = try folder.update(graph)
        for (file, warning) in overlay.warnings { FileHandle.standardError.write(Data((warning.text(file: file) + "\n").utf8)) }
        guard overlay.usesUIKit else { return try Subprocess.run(swift, [kind.rawValue] + arguments.all) }
        let library = try PrebuiltLibrary.find(installation, arguments.libraryConfiguration)
        // The compiler takes the library's for it, or finds a circle.
        for module in graph.targets.map(\.module) where FileManager.default.fileExists(atPath: "\(library.modules)/\(module).swiftmodule") {
            say("the module \(module) has the name of one that Chevron is built from; give the target another name if it cannot be built")
        }
        var flags = library.flags
        if let path = overlay.path { flags += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", path] }
        let manifests = graph.packages.compactMap { try? String(contentsOfFile: $0.path + "/Package.swift", encoding: .utf8) }
        if let version = manifests.compactMap(LanguageVersion.replacement(in:)).first { flags += ["-Xswiftc", "-swift-version", "-Xswiftc", version] }
        let placement = BundlePlacement(graph: graph, root: root, scratch: scratch, swift: swift, arguments: arguments)
        if kind != .build { try placement.placeBesideProducts() }
        switch kind {
        case .build, .run:
            let status = try Subprocess.run(swift, [kind.rawValue] + flags + arguments.all)
            if status != 0 { MissingFrameworks(graph, folder).report() }
            if status == 0, kind == .build { try placement.assembleApps() }
            return status
        case .test: return try test(swift, flags, overlay, graph, folder)
        }
    }

    private func test(_ swift: String, _ flags: [String], _ overlay: Overlay, _ graph: PackageGraph, _ folder: OverlayFolder) throws -> Int32 {
        var count = TestCount()
        let status = try Subprocess.run(swift, ["test"] + flags + arguments.all, environment: ["CHEVRON_TEST_HOST": "1"]) { data in
            FileHandle.standardOutput.write(data)
            count.read(data)
        }
        if status != 0, !count.isKnown { MissingFrameworks(graph, folder).report() }
        guard status == 0, !arguments.choosesTests, overlay.hasTests, count.executed == 0 else { return status }
        say("error: no test was executed, although the sources declare some. Conditions of #if may leave them out: see `chevron rewrite`.")
        return 1
    }

    /// Another command or another interface rewrites differently.
    private static func version(_ interface: String) -> String {
        let own = FileStamp("/proc/self/exe").map { "\($0.size)-\($0.seconds)-\($0.nanoseconds)" } ?? ""
        return own + "-" + contentHash(interface.utf8).hexText
    }
}
