/// The decision about a saved state at launch.
///
/// A state is on trial from the moment when it is read until the app has finished launching. If a state is still on
/// trial at the next launch, the app may have crashed because of the state, so the state is not used again.
package enum StateTrial: Hashable, Sendable {
    /// There is no state, or restoration is disabled.
    case fresh
    case restore(SavedState)
    /// Moves the file away and logs this sentence. The app starts without a state.
    case putAside(String)

    /// - Parameters:
    ///   - bytes: the content of the file; nil without a file.
    ///   - isOnTrial: whether the last program that read the state did not finish launching.
    ///   - setting: the value of the environment variable. `0` starts without a state and keeps the file.
    package init(_ bytes: [UInt8]?, isOnTrial: Bool, setting: String?) {
        guard setting != "0", let bytes else {
            self = .fresh
            return
        }
        if isOnTrial {
            self = .putAside("was read by a program that did not come up; it is not tried again")
            return
        }
        do throws(StateFault) {
            self = .restore(try StateFile.state(of: bytes))
        } catch {
            self = .putAside(error.description)
        }
    }
}
