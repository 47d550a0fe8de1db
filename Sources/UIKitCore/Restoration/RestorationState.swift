import Foundation
import StateRestoration

/// What a controller knows of being kept.
struct RestorationState {
    var identifier: String?
    var maker: (any UIViewControllerRestoration.Type)?
    /// The state of its views, until they are there.
    var views: WaitingViews?
}

/// The state of a controller's views, from when it was read to when the view is loaded.
@MainActor
final class WaitingViews {
    let states: [String: [String: StateValue]]
    let revival: StateRevival

    init(_ states: [String: [String: StateValue]], _ revival: StateRevival) {
        self.states = states
        self.revival = revival
    }
}

/// An app's part in keeping and restoring.
@MainActor
package final class AppRestoration: AppPart {
    struct Registered {
        weak var object: (any UIStateRestoring)?
        var identifier: String
    }

    var registered: [Registered] = []
    /// What is being restored, until the app says that it is done.
    var revival: StateRevival?
    /// State of objects that were not registered yet.
    var waiting: StateRevival?
    /// Calls of `extendStateRestoration` that wait for their other half.
    var extensions = 0
    /// Where state is kept; nil keeps none.
    package var store: (any StateStore)?
    /// The state was read, and the app has not come up with it yet.
    var isOnTrial = false
    /// Sessions of the last launch that no scene has taken up yet.
    var sessions: [UISceneSession] = []

    package init() {}

    func node(of object: NSObject) -> Registered? { registered.first { $0.object === object } }
}

extension AppContext {
    /// The interface of the last launch, and what is kept for the next.
    package var restoration: AppRestoration { self[AppRestoration.self] }
}

/// Where the state of an app is kept from one launch to the next: the host side's matter.
@preconcurrency @MainActor
package protocol StateStore: AnyObject {
    /// What was kept; nil for nothing, and where another instance of the app has it. From here on until ``confirm()``
    /// it is on trial.
    func read() -> [UInt8]?
    /// Whether the program that read it last did not confirm.
    var isOnTrial: Bool { get }
    /// What the environment says: `0` starts fresh.
    var wish: String? { get }
    /// The state is not to be tried again.
    func putAside(_ why: String)
    /// The app came up.
    func confirm()
    /// Replaces what is kept, as a whole; nil keeps nothing.
    func write(_ bytes: [UInt8]?)
}
