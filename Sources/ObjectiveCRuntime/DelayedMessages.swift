package import Foundation
import Synchronization

/// Calls that `perform(_:with:afterDelay:)` scheduled.
package enum DelayedMessages {
    private struct Request: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        var timer: Timer?
    }

    /// Schedules work on the clock of the current app, and returns false without a running app. `AppContext` sets the
    /// closure.
    @MainActor package static var schedule: (_ delay: TimeInterval, _ work: @escaping () -> Void) -> Bool = { _, _ in
        false
    }

    private static let requests = Mutex<[Int: Request]>([:])
    private static let made = Mutex(0)

    static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let id = made.withLock { made in
            made += 1
            return made
        }
        var request = Request(target: target, selector: selector, argument: argument)
        requests.withLock { [request] in $0[id] = request }
        // On the main thread, the app's clock moves the calls. Another thread uses its own run loop.
        if MainQueueMark.isHere && MainActor.assumeIsolated({ schedule(delay) { run(id) } }) { return }
        // The initializer with the interval alone makes a timer that fires at once on Linux.
        let date = Date(timeIntervalSinceNow: max(0, delay))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in run(id) }
        request.timer = timer
        requests.withLock { [request] in $0[id] = request }
        RunLoop.current.add(timer, forMode: .default)
    }

    private static func run(_ id: Int) {
        guard let request = requests.withLock({ $0.removeValue(forKey: id) }) else { return }
        request.selector.report(request.selector.call(request.target, [request.argument]), request.target)
    }

    static func cancel(_ target: AnyObject, _ matches: (Selector, Any?) -> Bool) {
        let own = requests.withLock { requests in requests.filter { $0.value.target === target } }
        for (id, request) in own.sorted(by: { $0.key < $1.key }) where matches(request.selector, request.argument) {
            request.timer?.invalidate()
            _ = requests.withLock { $0.removeValue(forKey: id) }
        }
    }

    static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }
}
