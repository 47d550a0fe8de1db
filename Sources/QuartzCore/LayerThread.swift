import Foundation
import Glibc
import Synchronization

/// The thread rules of layers. A layer in a window belongs to the main thread; a change on another thread stops the
/// program. A layer that is in no window can be created and changed on any thread, by one thread at a time, together
/// with its sublayers, and then be passed to another thread as a whole.
///
/// The main thread is the thread that runs the main queue. In a program that has given up its first thread, such as a
/// test run, it is another thread.
package enum LayerThread {
    /// The program's first thread, if the main queue runs there. Asking dispatch each time would take fifty times as
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

    /// Performs work on the main thread: immediately on the main thread, otherwise in its next turn.
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
