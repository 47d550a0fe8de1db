import Foundation
import StateRestoration

/// The restoration state of an app.
@MainActor
package final class AppRestoration: AppPart {
    struct Registered {
        weak var object: (any UIStateRestoring)?
        var identifier: String
    }

    var registered: [Registered] = []
    /// The number of calls of `extendStateRestoration` without the matching call.
    var extensions = 0
    /// The store of the state; nil saves no state.
    package var store: (any StateStore)?
    /// Whether the state was read and the app has not displayed a frame since.
    var isOnTrial = false

    package init() {}

    func node(of object: NSObject) -> Registered? { registered.first { $0.object === object } }
}

extension AppContext {
    /// The restored state of the last launch, and the state for the next launch.
    package var restoration: AppRestoration { self[AppRestoration.self] }
}

/// The store of an app's state between launches, implemented by the host.
@preconcurrency @MainActor
package protocol StateStore: AnyObject {
    /// Returns the saved state; nil without a state, and if another instance of the app uses the state. The state is on
    /// trial until ``confirm()``.
    func read() -> [UInt8]?
    /// Whether the program that last read the state did not confirm it.
    var isOnTrial: Bool { get }
    /// The value of the environment variable: `0` starts without the saved state.
    var setting: String? { get }
    /// Discards the state, so that it is not used again.
    func putAside(_ why: String)
    /// Called when the app displays its first frame.
    func confirm()
    /// Replaces the whole saved state; nil saves no state.
    func write(_ bytes: [UInt8]?)
}
