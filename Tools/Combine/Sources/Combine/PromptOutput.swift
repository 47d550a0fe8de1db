import Foundation
public import OpenCombine

/// A publisher of OpenCombine or of this module.
///
/// `prefix(_:)`, `output(in:)` and `output(at:)` of OpenCombine finish when one more element arrives. The methods of
/// this protocol finish after the last published element, as Combine's methods. Swift prefers the methods of this
/// protocol, and of this module for a publisher whose `Failure` is `Never` or `any Error`. Another publisher, such as a
/// publisher of an app with another `Failure`, has the methods of OpenCombine.
public protocol PromptPublisher<Output, Failure>: Publisher {}

extension PromptPublisher {
    /// Publishes the first elements, and finishes after the last published element.
    ///
    /// Documented (Combine, `prefix(_:)`): the publisher finishes after the greatest number of elements.
    /// - Parameter maxLength: the greatest number of elements. Zero or a negative number finishes at once.
    public func prefix(_ maxLength: Int) -> Publishers.PromptOutput<Self> { .init(self, in: ..<maxLength) }

    /// Publishes the element at a position, and finishes after the element.
    public func output(at index: Int) -> Publishers.PromptOutput<Self> { .init(self, in: index...index) }

    /// Publishes the elements at the positions of a range, and finishes after the last published element.
    public func output<R: RangeExpression>(in range: R) -> Publishers.PromptOutput<Self> where R.Bound == Int {
        .init(self, in: range)
    }
}

extension Publisher where Failure == Never {
    /// Publishes the first elements, and finishes after the last published element.
    public func prefix(_ maxLength: Int) -> Publishers.PromptOutput<Self> { .init(self, in: ..<maxLength) }

    /// Publishes the element at a position, and finishes after the element.
    public func output(at index: Int) -> Publishers.PromptOutput<Self> { .init(self, in: index...index) }

    /// Publishes the elements at the positions of a range, and finishes after the last published element.
    public func output<R: RangeExpression>(in range: R) -> Publishers.PromptOutput<Self> where R.Bound == Int {
        .init(self, in: range)
    }
}

extension Publisher where Failure == any Error {
    /// Publishes the first elements, and finishes after the last published element.
    public func prefix(_ maxLength: Int) -> Publishers.PromptOutput<Self> { .init(self, in: ..<maxLength) }

    /// Publishes the element at a position, and finishes after the element.
    public func output(at index: Int) -> Publishers.PromptOutput<Self> { .init(self, in: index...index) }

    /// Publishes the elements at the positions of a range, and finishes after the last published element.
    public func output<R: RangeExpression>(in range: R) -> Publishers.PromptOutput<Self> where R.Bound == Int {
        .init(self, in: range)
    }
}

extension Publishers {
    /// A publisher of the elements at the positions of a range, which finishes after the last published element.
    public struct PromptOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: Range<Int>

        /// - Parameter range: the positions. Negative positions are left out.
        public init<R: RangeExpression>(_ upstream: Upstream, in range: R) where R.Bound == Int {
            self.upstream = upstream
            self.range = range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(RangeSubscription(range, for: subscriber))
        }
    }
}

/// The subscription to the elements at the positions of a range.
private final class RangeSubscription<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private enum Step { case skip, send, sendLast, ignore }
    private struct State {
        /// Nil after the end.
        var downstream: Downstream?
        /// Nil before the subscription and after the end.
        var upstream: (any Subscription)?
        var skipCount = 0
        var sendCount = 0
    }

    private var state: State
    /// Held while the state is read or changed, never while other code runs.
    private let lock = NSLock()

    init(_ range: Range<Int>, for downstream: Downstream) {
        state = State(downstream: downstream, skipCount: range.lowerBound, sendCount: range.count)
    }

    func receive(subscription: any Subscription) {
        let (downstream, isEmpty) = lock.withLock { () -> (Downstream?, Bool) in
            guard let downstream = state.downstream, state.upstream == nil else { return (nil, false) }
            state.upstream = subscription
            return (downstream, state.sendCount == 0)
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if isEmpty { finish() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (step, downstream) = lock.withLock { (nextStep(), state.downstream) }
        switch step {
        case .skip: return .max(1)
        case .send: return downstream?.receive(input) ?? .none
        case .sendLast:
            _ = downstream?.receive(input)
            finish()
            return .none
        case .ignore: return .none
        }
    }

    private func nextStep() -> Step {
        guard state.downstream != nil, state.sendCount > 0 else { return .ignore }
        guard state.skipCount == 0 else {
            state.skipCount -= 1
            return .skip
        }
        state.sendCount -= 1
        return state.sendCount == 0 ? .sendLast : .send
    }

    func receive(completion: Subscribers.Completion<Failure>) { end()?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) { lock.withLock { state.upstream }?.request(demand) }

    func cancel() { end(cancels: true) }

    private func finish() { end(cancels: true)?.receive(completion: .finished) }

    /// Ends the subscription.
    /// - Returns: the subscriber; nil after the end.
    @discardableResult
    private func end(cancels: Bool = false) -> Downstream? {
        let former = lock.withLock {
            let former = state
            state = State()
            return former
        }
        if cancels { former.upstream?.cancel() }
        return former.downstream
    }
}
