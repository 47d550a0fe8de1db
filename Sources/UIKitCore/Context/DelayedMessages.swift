import Foundation
import Synchronization

/// Calls that `perform(_:with:afterDelay:)` scheduled.
enum DelayedMessages {
    private struct Request: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        var timer: Timer?
    }

    private static let requests = Mutex<[Int: Request]>([:])
    private static let made = Mutex(0)

    static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let id = made.withLock { made in
            made += 1
            return made
        }
        var request = Request(target: target, selector: selector, argument: argument)
        // On the main thread, the app's clock moves the calls. Another thread uses its own run loop.
        let hasClock = MainQueueMark.isHere && MainActor.assumeIsolated { AppContext.current.host != nil }
        if hasClock {
            requests.withLock { $0[id] = request }
            MainActor.assumeIsolated { _ = AppContext.current.after(delay) { run(id) } }
        } else {
            let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in run(id) }
            request.timer = timer
            requests.withLock { [request] in $0[id] = request }
            RunLoop.current.add(timer, forMode: .default)
        }
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
