import Foundation
import PackageOverlay

/// The right of one run of `chevron package` to write in the folder of the build and in the output folder. A second
/// run that uses one of the two folders waits until this value ends.
struct PackageLock {
    private let locks: [FileLock]

    /// Waits until no other run has one of the folders.
    /// - Parameter waiting: called before a wait.
    init(scratch: String, output: String, waiting: () -> Void = PackageLock.sayWaiting) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: scratch + "/chevron", withIntermediateDirectories: true)
        } catch {
            throw FileProblem("\(scratch)/chevron cannot be made: \(FileProblem.sentence(for: error))")
        }
        // All runs lock in this order, so that no two runs wait for each other.
        locks = [
            try FileLock(scratch + "/chevron/package.lock", waiting: waiting),
            try FileLock(folder: output, waiting: waiting),
        ]
    }

    private static func sayWaiting() { say("another `chevron package` writes in the same folder; waiting for it") }
}
