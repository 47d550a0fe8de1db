/// One presentation. Handles a request in every phase, changes its phase immediately and returns the effects in order.
///
/// The machine never waits until its effects are performed. Requests during effects are legal: the caller appends the
/// new effects to the remaining ones. Each `will` effect has its `did` effect. Each ticket is completed once, or never
/// if the presentation is cancelled.
package struct PresentationMachine: Sendable {
    package typealias Request = PresentationRequest
    package typealias Effect = PresentationEffect
    package typealias Phase = PresentationPhase
    package typealias Animation = PresentationAnimation

    package private(set) var phase = Phase.waiting
    private var lastNumber = 0

    package init() {}

    package mutating func handle(_ request: Request) -> [Effect] {
        guard concerns(request) else { return [] }
        var effects: [Effect] = []
        let former = phase.animation
        for step in PresentationPolicy.steps(phase.policyPhase, request.policyRequest) {
            perform(step, request, former: former, into: &effects)
        }
        return effects
    }

    /// Whether a request about a motion belongs to the running motion.
    private func concerns(_ request: Request) -> Bool {
        switch request {
        case .animatorBegan(let number), .animatorEnded(let number, _, _), .overdue(let number),
            .motionEnded(let number):
            if case .returning(let own) = phase { own == number } else { phase.animation?.number == number }
        case .present, .dismiss, .finish, .adapt, .pull, .fling, .release: true
        }
    }

    /// - Parameter former: the phase's animation before the request.
    private mutating func perform(
        _ step: PresentationPolicy.Step, _ request: Request, former: Animation?, into effects: inout [Effect]
    ) {
        switch step {
        case .beginPresenting: beginPresenting(request, into: &effects)
        case .completePresenting: completePresenting(into: &effects)
        case .reverse: reverse(into: &effects)
        case .cancelPresenting: cancelPresenting(into: &effects)
        case .beginDismissing: beginDismissing(request, into: &effects)
        case .completeDismissing: completeDismissing(into: &effects)
        case .cancelDismissing: cancelDismissing(into: &effects)
        case .handOver: handOver(to: .animator)
        case .expire:
            if former?.next == nil { handOver(to: .overdueAnimator) } else { completeDismissing(into: &effects) }
        case .queue: queue(request)
        case .beginQueued:
            guard let next = former?.next else { return }
            beginDismissal(animated: true, moves: next.moves, tickets: next.tickets, into: &effects)
        case .hold: hold(request, into: &effects)
        case .fling: fling(request)
        case .settle: settle(request, into: &effects)
        case .rest:
            effects.append(.halt)
            phase = .shown
        case .adapt: effects.append(.adapt)
        case .callCompletion:
            if case .dismiss(_, _, let ticket) = request { effects.append(.complete(ticket)) }
        }
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: In

    private mutating func beginPresenting(_ request: Request, into effects: inout [Effect]) {
        guard case .present(let animated, let moves, let ticket) = request else { return }
        let animation = Animation(
            number: nextNumber(), presents: true, animated: animated, moves: moves, tickets: [ticket])
        effects += [
            .prepare(animation), .build, .willBegin(presents: true), .willDisappear(.host, animated: animated),
            .willAppear(.presented, animated: animated),
            .layOut, .dimTint(true),
        ]
        phase = .presenting(animation)
        if moves { effects.append(.begin(animation)) } else { completePresenting(into: &effects) }
    }

    private mutating func completePresenting(into effects: inout [Effect]) {
        guard case .presenting(let animation) = phase else { return }
        effects += [
            .end(animation, completed: true), .didAppear(.presented), .didDisappear(.host),
            .didEnd(presents: true, completed: true),
            .finishCoordinator(cancelled: false),
        ]
        effects += animation.tickets.map { .complete($0) }
        effects.append(.rest)
        phase = .shown
    }

    private mutating func reverse(into effects: inout [Effect]) {
        effects += [.halt, .didEnd(presents: true, completed: true), .finishCoordinator(cancelled: false)]
    }

    private mutating func cancelPresenting(into effects: inout [Effect]) {
        guard case .presenting(let animation) = phase else { return }
        effects += [
            .end(animation, completed: false), .willDisappear(.presented, animated: true),
            .willAppear(.host, animated: true),
            .dimTint(false), .unlink,
            .didEnd(presents: true, completed: false), .tearDown, .didDisappear(.presented), .didAppear(.host),
            .detach,
            .finishCoordinator(cancelled: true), .rest,
        ]
        phase = .gone
    }

    // MARK: Out

    private mutating func beginDismissing(_ request: Request, into effects: inout [Effect]) {
        guard case .dismiss(let animated, let moves, let ticket) = request else { return }
        // The completion of a presentation that is reversed runs after the dismissal.
        let owed: [Int] = if case .presenting(let animation) = phase { animation.tickets } else { [] }
        beginDismissal(animated: animated, moves: moves, tickets: owed + [ticket], into: &effects)
    }

    private mutating func beginDismissal(animated: Bool, moves: Bool, tickets: [Int], into effects: inout [Effect]) {
        let velocity: Double = if case .pulled(_, let velocity) = phase { velocity } else { 0 }
        let animation = Animation(
            number: nextNumber(), presents: false, animated: animated, moves: moves, velocity: velocity,
            tickets: tickets)
        effects += [
            .prepare(animation), .willBegin(presents: false), .willDisappear(.presented, animated: animated),
            .willAppear(.host, animated: animated),
            .dimTint(false), .unlink,
        ]
        phase = .dismissing(animation)
        if moves { effects.append(.begin(animation)) } else { completeDismissing(into: &effects) }
    }

    private mutating func completeDismissing(into effects: inout [Effect]) {
        guard case .dismissing(let animation) = phase else { return }
        effects += [
            .end(animation, completed: true), .didEnd(presents: false, completed: true), .tearDown,
            .didDisappear(.presented), .didAppear(.host), .detach,
            .finishCoordinator(cancelled: false),
        ]
        effects += (animation.tickets + (animation.next?.tickets ?? [])).map { .complete($0) }
        effects.append(.rest)
        phase = .gone
    }

    private mutating func cancelDismissing(into effects: inout [Effect]) {
        guard case .dismissing(let animation) = phase else { return }
        effects += [
            .end(animation, completed: false), .relink, .dimTint(true), .willAppear(.presented, animated: true),
            .willDisappear(.host, animated: true),
            .didEnd(presents: false, completed: false), .finishCoordinator(cancelled: true), .didAppear(.presented),
            .didDisappear(.host),
        ]
        effects += animation.tickets.map { .complete($0) }
        effects.append(.rest)
        phase = .shown
    }

    // MARK: Under way

    private mutating func handOver(to animator: Animation.Animator) {
        switch phase {
        case .presenting(var animation):
            animation.animator = animator
            phase = .presenting(animation)
        case .dismissing(var animation):
            animation.animator = animator
            phase = .dismissing(animation)
        case .waiting, .shown, .pulled, .returning, .gone: break
        }
    }

    private mutating func queue(_ request: Request) {
        guard case .dismissing(var animation) = phase, case .dismiss(_, let moves, let ticket) = request else { return }
        animation.next = Animation.Next(moves: moves, tickets: (animation.next?.tickets ?? []) + [ticket])
        phase = .dismissing(animation)
    }

    private mutating func hold(_ request: Request, into effects: inout [Effect]) {
        guard case .pull(let wanted) = request else { return }
        let last: Double = if case .pulled(let fraction, _) = phase { fraction } else { 1 }
        let fraction = wanted.isFinite ? min(max(wanted, 0), 1) : last
        phase = .pulled(fraction: fraction, velocity: 0)
        effects.append(.hold(fraction: fraction))
    }

    private mutating func fling(_ request: Request) {
        guard case .pulled(let fraction, _) = phase, case .fling(let velocity) = request else { return }
        phase = .pulled(fraction: fraction, velocity: velocity.isFinite ? velocity : 0)
    }

    private mutating func settle(_ request: Request, into effects: inout [Effect]) {
        guard case .release(let velocity) = request else { return }
        let number = nextNumber()
        phase = .returning(number: number)
        effects.append(.settle(number, velocity: velocity.isFinite ? velocity : 0))
    }
}
