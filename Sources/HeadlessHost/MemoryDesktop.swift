import HostInterface

/// Records requests to the desktop. No file is moved.
@MainActor
package final class MemoryDesktop: HostDesktop {
    package private(set) var isKeptAwake = false
    /// The paths of the files in the trash.
    package private(set) var trashed: [String] = []
    /// Whether the desktop has a trash.
    package var hasTrash = true

    package init() {}

    package func keepAwake(_ isAwake: Bool) { isKeptAwake = isAwake }
    package func trash(_ path: String, _ answer: @escaping @MainActor (Bool) -> Void) {
        if hasTrash { trashed.append(path) }
        answer(hasTrash)
    }
}
