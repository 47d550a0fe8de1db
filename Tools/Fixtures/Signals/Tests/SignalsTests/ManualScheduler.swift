import Combine

/// A scheduler whose time a test moves.
final class ManualScheduler: Scheduler {
    struct Time: Strideable {
        var seconds = 0.0
        func distance(to other: Time) -> Stride { Stride(magnitude: other.seconds - seconds) }
        func advanced(by stride: Stride) -> Time { Time(seconds: seconds + stride.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
            var magnitude = 0.0
            init(magnitude: Double) { self.magnitude = magnitude }
            init(floatLiteral value: Double) { magnitude = value }
            init(integerLiteral value: Int) { magnitude = Double(value) }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
            static func seconds(_ s: Int) -> Stride { Stride(magnitude: Double(s)) }
            static func seconds(_ s: Double) -> Stride { Stride(magnitude: s) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: Double(ms) / 1e3) }
            static func microseconds(_ us: Int) -> Stride { Stride(magnitude: Double(us) / 1e6) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: Double(ns) / 1e9) }
            static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude + b.magnitude) }
            static func - (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude - b.magnitude) }
            static func * (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude * b.magnitude) }
            static func += (a: inout Stride, b: Stride) { a = a + b }
            static func -= (a: inout Stride, b: Stride) { a = a - b }
            static func *= (a: inout Stride, b: Stride) { a = a * b }
        }
    }

    private(set) var now = Time()
    var minimumTolerance: Time.Stride { 0 }
    private var actions: [(id: Int, time: Time, interval: Time.Stride?, action: () -> Void)] = []
    private var count = 0
    var isIdle: Bool { actions.isEmpty }

    private func add(_ time: Time, _ interval: Time.Stride?, _ action: @escaping () -> Void) -> Int {
        count += 1
        actions.append((count, time, interval, action))
        return count
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void) {
        _ = add(date, nil, action)
    }

    func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> Cancellable {
        let id = add(date, interval, action)
        return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
    }

    /// Performs the actions of the next seconds in their order.
    func advance(_ seconds: Double) {
        let end = now.advanced(by: .seconds(seconds))
        while let index = actions.indices.min(by: { actions[$0].time < actions[$1].time }), actions[index].time <= end {
            now = actions[index].time
            let action = actions[index].action
            if let interval = actions[index].interval {
                actions[index].time = now.advanced(by: interval)
            } else {
                actions.remove(at: index)
            }
            action()
        }
        now = end
    }
}
