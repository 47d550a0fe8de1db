public import Foundation
import HeadlessHost
import HostInterface
import UIKitCore

/// What an app kept of its interface, as it would lie in its file.
public struct TestState: Hashable, Sendable {
    /// The file's bytes: a test may damage them, to see what its app does then.
    public var data: Data
    /// An app read it and did not come up with it: the next one puts it aside.
    public var isOnTrial = false

    /// A state from a file's bytes.
    public init(data: Data) { self.data = data }
}

extension TestApp {
    /// The user closes the app: it goes to the background, keeps its state and ends, with all calls in their order. The
    /// app is over then.
    /// - Returns: what was kept; nil where the app keeps nothing.
    @discardableResult
    public func quit() -> TestState? {
        activate()
        host.quit()
        return keptState
    }

    /// Another program comes to the front and, if `returns`, goes again: an app keeps its state then too.
    public func lookAway(returns: Bool = true) {
        activate()
        let front = host.focused
        host.send([.focus(true), .focus(false)], to: front)
        if returns { host.send([.focus(true)], to: front) }
    }

    /// The app ends without a word, as by a crash.
    /// - Returns: what was kept last, when the user looked away; nil for nothing.
    public func kill() -> TestState? { keptState }

    /// Why the state that the app was launched with was put aside, as the log has it; nil where it was not.
    public var refusedState: String? { (context.restoration.store as? MemoryStateStore)?.aside }

    private var keptState: TestState? {
        (context.restoration.store as? MemoryStateStore)?.bytes.map { TestState(data: Data($0)) }
    }
}

/// In memory, for tests.
package final class MemoryStateStore: StateStore {
    package private(set) var bytes: [UInt8]?
    package private(set) var aside: String?
    package private(set) var isOnTrial = false
    package var wish: String?

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
