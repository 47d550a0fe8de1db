import Foundation
import OpenCombine

/// The subscription to the latest elements of two publishers.
///
/// Elements reach the subscriber one after another, also from several threads. An element that the subscriber did not
/// request replaces the one before; the latest pair is sent when the subscriber requests more.
final class LatestPair<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
where A.Failure == B.Failure, Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure {
    private struct State {
        var downstream: Downstream?
        var first: A.Output?
        var second: B.Output?
        var demand = Subscribers.Demand.none
        /// Whether the latest pair was not sent yet.
        var isPending = false
        var finishedCount = 0
        var upstreams: [any Subscription] = []
    }

    private let a: A
    private let b: B
    private var state: State
    /// Held while the state is read or changed, never while other code runs.
    private let lock = NSLock()
    /// Held while an element is sent.
    private let delivery = NSRecursiveLock()

    init(of a: A, _ b: B, for downstream: Downstream) {
        self.a = a
        self.b = b
        state = State(downstream: downstream)
    }

    func start() {
        lock.withLock { state.downstream }?.receive(subscription: self)
        a.subscribe(Side(self) { state, element in state.first = element })
        b.subscribe(Side(self) { state, element in state.second = element })
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { state.demand += demand }
        send()
    }

    func cancel() { end(nil) }

    /// Sends the latest pair as long as one is due.
    private func send() {
        delivery.withLock {
            while let (downstream, pair) = lock.withLock({ duePair() }) {
                let more = downstream.receive(pair)
                lock.withLock { state.demand += more }
            }
        }
    }

    private func duePair() -> (Downstream, (A.Output, B.Output))? {
        guard state.isPending, state.demand > .none, let downstream = state.downstream, let first = state.first,
            let second = state.second
        else { return nil }
        state.isPending = false
        state.demand -= 1
        return (downstream, (first, second))
    }

    /// Ends the subscription, and tells the subscriber so unless it has canceled.
    private func end(_ completion: Subscribers.Completion<A.Failure>?) {
        // The elements are released after the lock: releasing them may run code of an app.
        let former = lock.withLock {
            let former = state
            state = State()
            return former
        }
        for upstream in former.upstreams { upstream.cancel() }
        if let completion { former.downstream?.receive(completion: completion) }
    }

    /// The subscriber of one of the two publishers.
    private final class Side<Input>: Subscriber {
        typealias Failure = A.Failure
        private let pair: LatestPair
        private let set: (inout State, Input) -> Void

        init(_ pair: LatestPair, _ set: @escaping (inout State, Input) -> Void) {
            self.pair = pair
            self.set = set
        }

        func receive(subscription: any Subscription) {
            let isWanted = pair.lock.withLock {
                guard pair.state.downstream != nil else { return false }
                pair.state.upstreams.append(subscription)
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let former = pair.lock.withLock {
                let former = pair.state
                guard former.downstream != nil else { return former }
                set(&pair.state, input)
                pair.state.isPending = true
                return former
            }
            // The former element is released here, after the lock.
            withExtendedLifetime(former) {}
            pair.send()
            return .none
        }

        func receive(completion: Subscribers.Completion<A.Failure>) {
            guard case .finished = completion else { return pair.end(completion) }
            let areAllFinished = pair.lock.withLock {
                pair.state.finishedCount += 1
                return pair.state.finishedCount == 2
            }
            if areAllFinished { pair.end(.finished) }
        }
    }
}
