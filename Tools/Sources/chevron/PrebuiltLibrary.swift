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
            return search + ["-Xswiftc", "-use-ld=lld"]
                + Self.linker(["-lChevronStatic"] + Self.systemLibraries.map { "-l" + $0 })
        }
    }

    private static func linker(_ words: [String]) -> [String] { words.flatMap { ["-Xlinker", $0] } }

    /// The libraries of the system that the library in a program needs: the `link` lines of the module maps, and those
    /// of `pkg-config`. The module maps of the cache have none.
    static let systemLibraries = [
        "hyphen", "pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "fontconfig", "SDL2",
        "systemd", "xcb", "xcb-xfixes", "wayland-client", "cairo", "pixman-1",
    ]

    static func cacheFolder() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/chevron" }
        guard let home = environment["HOME"], !home.isEmpty else {
            throw FileProblem("neither XDG_CACHE_HOME nor HOME is set, so there is no place for the built library")
        }
        return home + "/.cache/chevron"
    }

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
        let cache = try cacheFolder()
        let form = linking == .inProgram ? "-static" : ""
        let built = PrebuiltLibrary(folder: "\(cache)/\(key.text)-\(configuration.rawValue)\(form)", linking: linking)
        if FileManager.default.fileExists(atPath: built.folder + "/complete") {
            // Marks the library as used, for `forgetOld`.
            utimes(built.folder + "/complete", nil)
            return built
        }
        do {
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        } catch {
            throw FileProblem(
                """
                the cache \(cache) cannot be written: \(error.localizedDescription); \
                set XDG_CACHE_HOME to a folder that can
                """
            )
        }
        let lock = try FileLock(cache + "/lock") { say("another build of the library is running; waiting for it") }
        defer { withExtendedLifetime(lock) {} }
        if FileManager.default.fileExists(atPath: built.folder + "/complete") { return built }
        let scratch = "\(cache)/\(installation.buildFolderName(compiler: compiler))"
        try build(built, installation, swift, configuration, scratch: scratch)
        forgetOld(cache)
        return built
    }

    /// Removes libraries of other versions, and folders of builds, that were not used for thirty days.
    private static func forgetOld(_ cache: String) {
        let now = Int64(time(nil))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] {
            let folder = cache + "/" + name
            let mark = name.hasPrefix("build-") ? folder + "/build.db" : folder + "/complete"
            guard let stamp = FileStamp(mark), now - stamp.seconds > 30 * 24 * 3600 else { continue }
            try? FileManager.default.removeItem(atPath: folder)
        }
    }

    private static func build(
        _ built: PrebuiltLibrary, _ installation: Installation, _ swift: String, _ configuration: Configuration,
        scratch: String
    ) throws {
        say(
            """
            building the library for \(configuration.rawValue) into \(built.folder); \
            this happens once for each version
            """
        )
        let environment = ["CHEVRON_SOURCES": installation.root.path, "CHEVRON_MODULE_PREFIX": modulePrefix]
        let library = ["--product", built.linking == .inProgram ? "ChevronStatic" : "Chevron"]
        // The module PictureTesting is no part of the library: its functions are compiled into tests.
        for part in [library, ["--target", "PictureModule"]] {
            let arguments =
                [
                    "build", "--package-path", installation.prebuiltPackage.path, "--scratch-path", scratch,
                    "-c", configuration.rawValue,
                ] + part
            var progress = BuildProgress(isTerminal: isatty(STDERR_FILENO) == 1)
            let status = try Subprocess.run(swift, arguments, environment: environment) { _, data in
                for text in progress.read(data) { FileHandle.standardError.write(Data(text.utf8)) }
            }
            for text in progress.finish(isSuccess: status == 0) { FileHandle.standardError.write(Data(text.utf8)) }
            guard status == 0 else {
                throw FileProblem(
                    "the library could not be built; the messages above name the cause. "
                        + "`scripts/bootstrap` in the checkout installs the system libraries that the build needs")
            }
        }
        let products = scratch + "/" + configuration.rawValue
        let files = FileManager.default
        let temporary = built.folder + ".\(getpid()).new"
        try? files.removeItem(atPath: temporary)
        do {
            try files.createDirectory(atPath: temporary + "/modules", withIntermediateDirectories: true)
            try files.createDirectory(atPath: temporary + "/lib", withIntermediateDirectories: true)
            let library = built.linking == .inProgram ? "libChevronStatic.a" : "libChevron.so"
            try files.copyItem(atPath: products + "/" + library, toPath: temporary + "/lib/" + library)
            let modules = try files.contentsOfDirectory(atPath: products + "/Modules")
            // A build of a former version leaves modules under their plain names.
            for name in modules
            where (name.hasSuffix(".swiftmodule") || name.hasSuffix(".swiftdoc"))
                && !modules.contains(Self.modulePrefix + name)
            {
                try files.copyItem(atPath: products + "/Modules/" + name, toPath: temporary + "/modules/" + name)
            }
            // The hosts' modules are built with those of C libraries. The compiler only checks that the files exist.
            try Data("".utf8).write(to: URL(fileURLWithPath: temporary + "/modules/empty.h"))
            let maps = installation.cModules.map { "module \($0) { header \"empty.h\" }\n" }.joined()
            try Data(maps.utf8).write(to: URL(fileURLWithPath: temporary + "/modules/module.modulemap"))
            try Data("".utf8).write(to: URL(fileURLWithPath: temporary + "/complete"))
            try? files.removeItem(atPath: built.folder)
            try files.moveItem(atPath: temporary, toPath: built.folder)
        } catch {
            try? files.removeItem(atPath: temporary)
            throw FileProblem("the built library could not be kept in \(built.folder): \(error.localizedDescription)")
        }
    }
}
