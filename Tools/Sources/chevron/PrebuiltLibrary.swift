import AppPackaging
import Foundation
import PackageOverlay

/// The library as a shared object with its modules. Each version of the library, each toolchain and each configuration
/// has a separate folder in the user's cache.
struct PrebuiltLibrary {
    /// A debug build of a package gets the library without optimization: building the library takes a third of the
    /// time, and the pixels are drawn by libraries in C in both.
    enum Configuration: String, Sendable {
        case debug, release

        /// - Parameter name: as arguments name the configuration; nil for SwiftPM's default.
        static func named(_ name: String?) throws -> Configuration {
            guard let name else { return .debug }
            guard let known = Configuration(rawValue: name) else {
                throw FileProblem("there is no configuration '\(name)'; give debug or release")
            }
            return known
        }
    }

    /// The prefix of the names of inner modules.
    private static let modulePrefix = "Chevron"
    let folder: String
    /// The form in which a packaged app contains the library; nil for a build that runs on this machine.
    var linking: Linking?

    var modules: String { folder + "/modules" }

    /// The arguments of `swift build` with which any package can import UIKit. Programs that do not use the library,
    /// for example macros, do not load the library.
    var flags: [String] {
        let search = ["-Xswiftc", "-I", "-Xswiftc", modules, "-Xlinker", "-L\(folder)/lib"]
        let shared = ["--as-needed", "-lChevron", "--no-as-needed"]
        switch linking {
        case nil: return search + Self.linker(shared + ["-rpath", "\(folder)/lib"])
        case .beside: return search + Self.linker(shared) + ["-Xswiftc", "-no-toolchain-stdlib-rpath"]
        case .inProgram:
            return search + ReleaseBuild.linker(linking)
                + Self.linker(Self.wholeArchive("ChevronStatic") + Self.systemLibraries.map { "-l" + $0 })
        }
    }

    /// The arguments of the linker for an archive whose objects are all in a program.
    ///
    /// The linker leaves out an object of an archive if no symbol leads to the object. No symbol leads to a conformance
    /// of another module's type, for example of `CGFloat` to the protocol with which Swift casts an `NSNumber`: the
    /// runtime searches for the conformance.
    static func wholeArchive(_ name: String) -> [String] { ["--whole-archive", "-l" + name, "--no-whole-archive"] }

    private static func linker(_ words: [String]) -> [String] { words.flatMap { ["-Xlinker", $0] } }

    /// The libraries of the system that the library in a program needs: the `link` lines of the module maps, and those
    /// of `pkg-config`. The module maps of the cache have none.
    static let systemLibraries = [
        "hyphen", "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "fontconfig", "SDL2",
        "systemd", "xcb", "xcb-xfixes", "wayland-client", "cairo", "pixman-1",
    ]

    /// The library in the cache. Builds the library first if the cache has none of this version.
    static func find(
        _ installation: Installation, _ configuration: Configuration, _ linking: Linking? = nil
    ) throws -> PrebuiltLibrary {
        let swift = try Subprocess.swift()
        let compiler = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("swift-frontend").path
        guard let stamp = FileStamp(compiler) else {
            throw FileProblem("\(compiler) is not there; the `swift` on the PATH is no whole toolchain")
        }
        var key = ContentKey(compiler, "\(stamp.size) \(stamp.seconds) \(stamp.nanoseconds)")
        installation.addSources(to: &key)
        let cache = LibraryCache(folder: try LibraryCache.folder())
        let form = linking == .inProgram ? "-static" : ""
        let own = "\(cache.folder)/\(installation.buildFolderName(compiler: compiler))"
        let (scratch, options) = place(configuration, linking, cached: own)
        let folder = try cache.library("\(key.text)-\(configuration.rawValue)\(form)") { folder in
            try build(folder, installation, swift, configuration, linking, scratch, options)
        }
        return PrebuiltLibrary(folder: folder, linking: linking)
    }

    /// The folder of a build that has compiled the library's modules already, as that of the tests in CI: the variable
    /// `CHEVRON_LIBRARY_BUILD`. Nil for a separate folder in the cache.
    private static let sharedBuild = ProcessInfo.processInfo.environment["CHEVRON_LIBRARY_BUILD"].flatMap {
        $0.isEmpty ? nil : $0
    }

    /// The folder of a build, and its options of SwiftPM. Other options than those of a shared build, which
    /// `CHEVRON_BUILD` names, would compile the modules again.
    private static func place(
        _ configuration: Configuration, _ linking: Linking?, cached folder: String
    ) -> (scratch: String, options: [String]) {
        guard let sharedBuild, configuration == .debug, linking == nil else {
            // An index of the library has no reader.
            return (folder, ["--disable-index-store"])
        }
        let options = ProcessInfo.processInfo.environment["CHEVRON_BUILD"] ?? ""
        return (sharedBuild, options.split(separator: " ").map(String.init))
    }

    /// Builds the library, and copies it with its modules into a folder.
    private static func build(
        _ folder: String, _ installation: Installation, _ swift: String, _ configuration: Configuration,
        _ linking: Linking?, _ scratch: String, _ options: [String]
    ) throws {
        say("building the library for \(configuration.rawValue); this happens once for each version")
        let environment = ["CHEVRON_SOURCES": installation.root.path, "CHEVRON_MODULE_PREFIX": modulePrefix]
        let library = ["--product", linking == .inProgram ? "ChevronStatic" : "Chevron"]
        // The module PictureTesting is no part of the library: its functions are compiled into tests.
        for part in [library, ["--target", "PictureModule"]] {
            let arguments =
                [
                    "build", "--package-path", installation.prebuiltPackage.path, "--scratch-path", scratch,
                    "-c", configuration.rawValue,
                ] + options + part
            let status = try BuildProgress.run(swift, arguments, environment: environment)
            guard status == 0 else {
                throw FileProblem(
                    "the library could not be built; the messages above name the cause. "
                        + "`scripts/bootstrap` in the checkout installs the system libraries that the build needs")
            }
        }
        let products = scratch + "/" + configuration.rawValue
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
        let name = linking == .inProgram ? "libChevronStatic.a" : "libChevron.so"
        try files.copyItem(atPath: products + "/" + name, toPath: folder + "/lib/" + name)
        let modules = try files.contentsOfDirectory(atPath: products + "/Modules")
        let plainNames = try installation.libraryModules()
        let ofLibrary = plainNames.union(plainNames.map { Self.modulePrefix + $0 })
        // A build of a former version leaves modules under their plain names, and a shared build has modules of tests.
        for name in modules
        where LibraryCache.isModule(name) && !modules.contains(Self.modulePrefix + name)
            && ofLibrary.contains(String(name.prefix { $0 != "." }))
        {
            try files.copyItem(atPath: products + "/Modules/" + name, toPath: folder + "/modules/" + name)
        }
        try LibraryCache.writeMap(of: installation.cModules, in: folder + "/modules")
    }
}
