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
        if kind != .run { flags += TestDiscovery.flags(root) }
        if kind != .build { try placeBundle(graph, root, scratch, swift) }
        switch kind {
        case .build, .run:
            let status = try Subprocess.run(swift, [kind.rawValue] + flags + arguments.all)
            if status != 0 { MissingFrameworks(graph, folder).report() }
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

    /// Puts the app's resources where `Bundle.main` finds them: beside its program, which lies where that of the tests lies too.
    private func placeBundle(_ graph: PackageGraph, _ root: String, _ scratch: String, _ swift: String) throws {
        let apps = graph.packages.first?.targets.filter { $0.type == "executable" } ?? []
        func information(_ app: DescribedPackage.Target) -> String? {
            ["\(root)/.chevron/\(app.name)/Info.plist", "\(root)/\(app.path)/Info.plist"].first(where: FileManager.default.fileExists(atPath:))
        }
        let candidates = apps.filter { information($0) != nil || $0.resources?.isEmpty == false }
        guard let app = candidates.first(where: { arguments.all.contains($0.name) }) ?? candidates.first else { return }
        let options = ["build", "--show-bin-path", "--package-path", root, "--scratch-path", scratch] + arguments.configuration
        guard let data = try Subprocess.read(swift, options) else { return }
        let folder = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        guard folder.hasPrefix("/") else { return }
        let bundle = AppBundle(resources: app.resources?.map(\.path) ?? [], information: information(app))
        let record = scratch + "/chevron/bundle-\(contentHash(folder.utf8).hexText).json"
        for name in try bundle.place(in: folder, record: record) { say("\(name) is no resource in Bundle.main, because the build has a file of that name") }
    }

    /// Another command or another interface rewrites differently.
    private static func version(_ interface: String) -> String {
        let own = FileStamp("/proc/self/exe").map { "\($0.size)-\($0.seconds)-\($0.nanoseconds)" } ?? ""
        return own + "-" + contentHash(interface.utf8).hexText
    }
}
