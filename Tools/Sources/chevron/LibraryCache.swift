import Foundation
import PackageOverlay

/// The built libraries in the user's cache. A library has a separate folder, which is complete or is not there.
struct LibraryCache {
    let folder: String

    /// The path of the cache.
    static func folder() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/chevron" }
        guard let home = environment["HOME"], !home.isEmpty else {
            throw FileProblem("neither XDG_CACHE_HOME nor HOME is set, so there is no place for the built library")
        }
        return home + "/.cache/chevron"
    }

    /// The folder of a library. Builds the library first if the cache does not have it.
    /// - Parameter build: fills a new folder.
    func library(_ name: String, build: (String) throws -> Void) throws -> String {
        let library = folder + "/" + name
        if isComplete(library) {
            // Marks the library as used, for `forgetOld`.
            utimes(library + "/complete", nil)
            return library
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileProblem(
                """
                the cache \(folder) cannot be written: \(error.localizedDescription); \
                set XDG_CACHE_HOME to a folder that can
                """
            )
        }
        let lock = try FileLock(folder + "/lock") { say("another build of the library is running; waiting for it") }
        defer { withExtendedLifetime(lock) {} }
        if isComplete(library) { return library }
        try fill(library, build)
        forgetOld()
        return library
    }

    private func isComplete(_ library: String) -> Bool {
        FileManager.default.fileExists(atPath: library + "/complete")
    }

    private func fill(_ library: String, _ build: (String) throws -> Void) throws {
        let files = FileManager.default
        let temporary = library + ".\(getpid()).new"
        try? files.removeItem(atPath: temporary)
        do {
            try build(temporary)
            try Data("".utf8).write(to: URL(fileURLWithPath: temporary + "/complete"))
            try? files.removeItem(atPath: library)
            try files.moveItem(atPath: temporary, toPath: library)
        } catch {
            try? files.removeItem(atPath: temporary)
            if error is FileProblem { throw error }
            throw FileProblem("the built library could not be kept in \(library): \(error.localizedDescription)")
        }
    }

    /// Removes libraries of other versions, and folders of builds, that were not used for thirty days.
    private func forgetOld() {
        let now = Int64(time(nil))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let mark = name.hasPrefix("build-") ? path + "/build.db" : path + "/complete"
            guard let stamp = FileStamp(mark), now - stamp.seconds > 30 * 24 * 3600 else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    // MARK: Contents of a library

    static func isModule(_ name: String) -> Bool { name.hasSuffix(".swiftmodule") || name.hasSuffix(".swiftdoc") }

    /// Writes a module map with modules in C. Modules in Swift were built with them, and the compiler only checks that
    /// they exist.
    static func writeMap(of modules: [String], in folder: String) throws {
        try Data("".utf8).write(to: URL(fileURLWithPath: folder + "/empty.h"))
        let map = modules.map { "module \($0) { header \"empty.h\" }\n" }.joined()
        try Data(map.utf8).write(to: URL(fileURLWithPath: folder + "/module.modulemap"))
    }
}
