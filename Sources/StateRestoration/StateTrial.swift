/// What becomes of a kept state when an app starts.
///
/// A state is on trial from the moment it is read until the app has come up with it. One that is still on trial at the
/// next start is the reason, or at least present, when the app did not come up: it is not tried again.
package enum StateTrial: Hashable, Sendable {
    /// There is nothing to restore, or nothing shall be.
    case fresh
    case restore(SavedState)
    /// The file goes out of the way, with this sentence in the log; the app starts fresh.
    case putAside(String)

    /// - Parameters:
    ///   - bytes: the file; nil for none.
    ///   - isOnTrial: the program that read it last did not come up, or did not live to say so.
    ///   - wish: what the environment says; `0` starts fresh and leaves the file where it is.
    package init(_ bytes: [UInt8]?, isOnTrial: Bool, wish: String?) {
        guard wish != "0", let bytes else {
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
