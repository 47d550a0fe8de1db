import Foundation
public import OpenCombine

extension Publisher {
    /// Publishes the elements of each interval of time as one array.
    ///
    /// Documented (Combine, `collect(_:options:)`): an array is sent at the end of each interval, or when the array
    /// has the number of elements of the strategy. The last array is sent when this publisher finishes. A failure is
    /// passed on without an array.
    ///
    /// Chosen: an interval without elements sends no array. The intervals begin with the subscription, and an array
    /// with the number of elements does not begin another interval. The elements stay until the subscriber
    /// requests an array.
    /// - Parameters:
    ///   - strategy: the scheduler and the interval. Without a positive interval each element is sent in an array. A
    ///     number of elements below 1 counts as 1.
    ///   - options: the options of the scheduler for the end of an interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// The rule that divides elements into arrays.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// An array at the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// An array at the end of each interval, and after a number of elements.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of the elements of intervals of time, as arrays.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let group = TimeGroup<Upstream.Output, S>(for: subscriber)
            switch strategy {
            case .byTime(let scheduler, let interval):
                group.limit = interval > .zero ? .max : 1
                group.start = { $0.startTimer(scheduler, interval, options) }
            case .byTimeOrCount(let scheduler, let interval, let count):
                group.limit = interval > .zero ? Swift.max(count, 1) : 1
                group.start = { $0.startTimer(scheduler, interval, options) }
            }
            upstream.subscribe(group)
        }
    }
}

/// The subscription to the elements of intervals of time. Arrays reach the subscriber one after another, also from
/// several threads.
private final class TimeGroup<Element, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Element] {
    typealias Input = Element
    typealias Failure = Downstream.Failure
    private struct State {
        /// Nil after the end.
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var timer: (any Cancellable)?
        var elements: [Element] = []
        var demand = Subscribers.Demand.none
        /// Whether the elements are to be sent.
        var isDue = false
        var isFinished = false
    }

    private var state: State
    /// Held while the state is read or changed, never while other code runs.
    private let lock = NSLock()
    /// Held while an array is sent.
    private let delivery = NSRecursiveLock()
    /// The number of elements that are sent before the end of an interval.
    var limit = Int.max
    /// Starts the intervals.
    var start: (TimeGroup) -> Void = { _ in }

    init(for downstream: Downstream) { state = State(downstream: downstream) }

    func startTimer<S: Scheduler>(
        _ scheduler: S, _ interval: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?
    ) {
        guard interval > .zero else { return }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.endInterval() }
        let isWanted = lock.withLock {
            guard state.downstream != nil else { return false }
            state.timer = timer
            return true
        }
        if !isWanted { timer.cancel() }
    }

    private func endInterval() {
        lock.withLock { state.isDue = !state.elements.isEmpty }
        send()
    }

    // MARK: Elements

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard let downstream = state.downstream, state.upstream == nil else { return nil }
            state.upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        start(self)
        lock.withLock { state.upstream }?.request(.unlimited)
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        lock.withLock {
            guard state.downstream != nil else { return }
            state.elements.append(input)
            if state.elements.count >= limit { state.isDue = true }
        }
        send()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion else { return end(completion) }
        lock.withLock { state.isFinished = true }
        send()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { state.demand += demand }
        send()
    }

    func cancel() { end(nil) }

    /// Sends the elements if they are due, and the end after the last elements.
    private func send() {
        delivery.withLock {
            while let (downstream, elements) = lock.withLock({ dueElements() }) {
                let more = downstream.receive(elements)
                lock.withLock { state.demand += more }
            }
            if lock.withLock({ state.isFinished && state.elements.isEmpty }) { end(.finished) }
        }
    }

    private func dueElements() -> (Downstream, [Element])? {
        guard let downstream = state.downstream, state.isDue || state.isFinished, !state.elements.isEmpty,
            state.demand > .none
        else { return nil }
        let elements = state.elements
        state.elements = []
        state.isDue = false
        state.demand -= 1
        return (downstream, elements)
    }

    private func end(_ completion: Subscribers.Completion<Failure>?) {
        // The elements are released after the lock: releasing them may run code of an app.
        let former = lock.withLock {
            let former = state
            state = State()
            return former
        }
        former.timer?.cancel()
        // A publisher that sent its completion needs no call.
        if completion == nil { former.upstream?.cancel() }
        if let completion { former.downstream?.receive(completion: completion) }
    }
}
