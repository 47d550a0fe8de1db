import AppPackaging
import Foundation
import PackageOverlay

/// The module Combine, for packages that import it, as a library beside Chevron's in the cache.
struct CombineLibrary {
    private let folder: String
    private let linking: Linking?
    /// The archive whose objects are all in a program: the runtime searches for conformances such as the conformance of
    /// `DispatchQueue` to `Scheduler`. The archive has no objects for networks, which would bring libcurl into every
    /// app.
    private static let wholeName = "ChevronCombineWhole"

    var libraries: String { folder + "/lib" }
    var license: String { folder + "/OpenCombine-LICENSE" }

    /// The arguments of `swift build` with which a package can import Combine.
    var flags: [String] {
        ["-Xswiftc", "-I", "-Xswiftc", folder + "/modules"]
            + Self.linkerWords(linking, libraries: libraries).flatMap { ["-Xlinker", $0] }
    }

    /// - Parameter linking: the form of a packaged app; nil for a build that runs on this machine.
    static func linkerWords(_ linking: Linking?, libraries: String) -> [String] {
        let words =
            switch linking {
            case nil: ["--as-needed", "-lChevronCombine", "--no-as-needed", "-rpath", libraries]
            case .beside: ["--as-needed", "-lChevronCombine", "--no-as-needed"]
            // OpenCombine has a part in C++.
            case .inProgram: PrebuiltLibrary.wholeArchive(wholeName) + ["-lChevronCombineStatic", "-lstdc++"]
            }
        return ["-L" + libraries] + words
    }

    /// The library in the cache. Builds the library first if the cache has none for this version of Chevron's library.
    static func find(
        _ installation: Installation, _ configuration: PrebuiltLibrary.Configuration, beside library: PrebuiltLibrary
    ) throws -> CombineLibrary {
        let folder = URL(fileURLWithPath: library.folder)
        let cache = LibraryCache(folder: folder.deletingLastPathComponent().path)
        let built = try cache.library(folder.lastPathComponent + "-combine") { folder in
            let work = "\(cache.folder)/combine-\(getpid())"
            defer { try? FileManager.default.removeItem(atPath: work) }
            try build(folder, installation, configuration, library, work: work)
        }
        return CombineLibrary(folder: built, linking: library.linking)
    }

    /// - Parameter work: a new folder. A module Combine of an earlier build would change OpenCombine, and SwiftPM
    ///   writes the versions of packages beside the manifest.
    private static func build(
        _ folder: String, _ installation: Installation, _ configuration: PrebuiltLibrary.Configuration,
        _ library: PrebuiltLibrary, work: String
    ) throws {
        say("building Combine from the package OpenCombine, which SwiftPM fetches; this happens once for each version")
        let files = FileManager.default
        try? files.removeItem(atPath: work)
        try files.createDirectory(atPath: work, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources"] {
            try files.copyItem(atPath: installation.combinePackage.path + "/" + name, toPath: work + "/" + name)
        }
        let isStatic = library.linking == .inProgram
        let product = isStatic ? "ChevronCombineStatic" : "ChevronCombine"
        let arguments =
            ["build", "--package-path", work, "-c", configuration.rawValue, "--product", product] + library.flags
        guard try BuildProgress.run(Subprocess.swift(), arguments, environment: [:]) == 0 else {
            throw FileProblem(
                """
                the package imports Combine, and Combine could not be built from OpenCombine 0.14.0; the messages \
                above name the cause. SwiftPM must reach https://github.com/OpenCombine/OpenCombine once
                """
            )
        }
        let products = "\(work)/.build/\(configuration.rawValue)"
        try files.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
        try files.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
        let name = "lib\(product).\(isStatic ? "a" : "so")"
        try files.copyItem(atPath: products + "/" + name, toPath: folder + "/lib/" + name)
        if isStatic { try writeWhole(from: products + "/" + name, to: "\(folder)/lib/lib\(wholeName).a") }
        for name in try files.contentsOfDirectory(atPath: products + "/Modules") where LibraryCache.isModule(name) {
            try files.copyItem(atPath: products + "/Modules/" + name, toPath: folder + "/modules/" + name)
        }
        try LibraryCache.writeMap(of: ["COpenCombineHelpers"], in: folder + "/modules")
        // The license asks for a copy with the library.
        try files.copyItem(
            atPath: work + "/.build/checkouts/OpenCombine/LICENSE", toPath: folder + "/OpenCombine-LICENSE")
    }

    /// Writes the archive without the objects for networks.
    static func writeWhole(from archive: String, to place: String) throws {
        let tool = ReleaseBuild.toolchain(of: try Subprocess.swift()) + "/bin/llvm-ar"
        guard let list = Subprocess.quietOutput(tool, ["t", archive]) else {
            throw FileProblem("`\(tool) t \(archive)` failed, so Combine cannot be linked into a program")
        }
        try FileManager.default.copyItem(atPath: archive, toPath: place)
        // The objects of the sources about `URLSession`.
        let objects = list.split(separator: "\n").filter { $0.hasPrefix("URLSession") }
        try PackageCommand.run(tool, ["d", place] + objects.map(String.init))
    }

}
