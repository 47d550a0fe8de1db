public import Foundation
import HeadlessHost
import HostInterface
import UIKitCore

/// The saved interface state of an app, as in its file.
public struct TestState: Hashable, Sendable {
    /// The bytes of the file. A test may damage them and check the reaction of the app.
    public var data: Data
    /// Whether an app has read the state and has not finished launching. The next app then discards the state.
    public var isOnTrial = false

    /// Creates a state from the bytes of a file.
    public init(data: Data) { self.data = data }
}

extension TestApp {
    /// Closes the app as the user does: the app enters the background, saves its state and terminates, with all
    /// delegate calls. Do not use the app afterwards.
    /// - Returns: the saved state; nil if the app saves none.
    @discardableResult
    public func quit() -> TestState? {
        activate()
        host.quit()
        return keptState
    }

    /// Activates another program and, if `returns`, this app again. The app saves its state at this moment.
    public func switchToAnotherApp(returns: Bool = true) {
        activate()
        let front = host.focused
        host.send([.focus(true), .focus(false)], to: front)
        if returns { host.send([.focus(true)], to: front) }
    }

    /// Terminates the app without notice, as a crash does.
    /// - Returns: the state that the app saved when it entered the background; nil without one.
    public func kill() -> TestState? { keptState }

    /// The reason why the app discarded its state at launch, as in the log; nil if the app has used the state.
    public var refusedState: String? { (context.restoration.store as? MemoryStateStore)?.aside }

    private var keptState: TestState? {
        (context.restoration.store as? MemoryStateStore)?.bytes.map { TestState(data: Data($0)) }
    }
}

/// A state store in memory, for tests.
package final class MemoryStateStore: StateStore {
    package private(set) var bytes: [UInt8]?
    package private(set) var aside: String?
    package private(set) var isOnTrial = false
    package var setting: String?

    package init(_ state: TestState?) {
        bytes = state.map { Array($0.data) }
        isOnTrial = state?.isOnTrial ?? false
    }

    package func read() -> [UInt8]? {
        isOnTrial = bytes != nil
        return bytes
    }
    package func putAside(_ why: String) { (aside, bytes, isOnTrial) = (why, nil, false) }
    package func confirm() { isOnTrial = false }
    package func write(_ bytes: [UInt8]?) { (self.bytes, isOnTrial) = (bytes, false) }
}
