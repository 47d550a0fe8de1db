import HostInterface

/// Records requests to the desktop.
@MainActor
package final class MemoryDesktop: HostDesktop {
    package private(set) var isKeptAwake = false

    package init() {}

    package func keepAwake(_ isAwake: Bool) { isKeptAwake = isAwake }
}
