import Foundation
import Glibc
import Synchronization

/// Who may use a layer. A layer in a window is the main thread's, and stops the program where another thread changes
/// it. One in no window, with all its sublayers, is made and changed on any thread, by one at a time, and then passed
/// on as a whole.
///
/// "The main thread" is where the main queue's work is done. In a program that gave its own thread away, as test runs
/// do, that is another one.
package enum LayerThread {
    /// The program's first thread, where the main queue works there; asking dispatch every time takes fifty times as
    /// long.
    private static let first = Atomic<UInt>(0)
    private static let wasAsked = Atomic(false)
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    @inline(__always)
    package static var isMain: Bool { pthread_self() == first.load(ordering: .relaxed) || isMainQueue }

    private static var isMainQueue: Bool {
        guard DispatchQueue.getSpecific(key: mark) != nil else { return false }
        if !wasAsked.load(ordering: .relaxed), !wasAsked.exchange(true, ordering: .relaxed), Thread.isMainThread {
            first.store(pthread_self(), ordering: .relaxed)
        }
        return true
    }

    /// Does work on the main thread: now where this is it, otherwise with its next turn.
    static func onMain(_ work: @escaping () -> Void) {
        if isMain { return work() }
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
    }
}

extension CALayer {
    /// Called before every change.
    @inline(__always)
    func requireThread(_ call: StaticString = "a change") { if !LayerThread.isMain { requireNoPicture(call) } }

    private func requireNoPicture(_ call: StaticString) {
        guard !isInPicture else {
            fatalError(
                "CALayer: \(call) of a layer in a window, on another thread than the main one; change it on that one: "
                    + "DispatchQueue.main.async { … }")
        }
    }
}
