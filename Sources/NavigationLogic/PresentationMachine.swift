import Decisions

/// One presentation. Each `will` effect has its `did` effect. Each ticket is completed once, or never if the
/// presentation is cancelled.
package struct PresentationMachine: StateMachine, Hashable {
    package typealias Effect = PresentationEffect
    package typealias Phase = PresentationPhase
    package typealias Animation = PresentationAnimation

    package private(set) var phase = Phase.waiting
    private var lastNumber = 0

    package init() {}

    package var row: Row {
        switch phase {
        case .waiting: .waiting
        case .presenting(let animation):
            animation.animator == .time ? .presenting(animation) : .presentingByAnimator(animation)
        case .shown: .shown
        case .pulled(let fraction, let velocity): .pulled(fraction: fraction, velocity: velocity)
        case .returning: .returning
        case .dismissing(let animation):
            switch animation.animator {
            case .time: .dismissing(animation)
            case .animator: .dismissingByAnimator(animation)
            case .overdueAnimator: .dismissalOverdue(animation)
            }
        case .gone: .gone
        }
    }

    /// Nil for an animation that does not run any longer.
    package func column(for request: PresentationRequest) -> Column? {
        switch request {
        case .present(let animated, let moves, let ticket):
            .present(Presenting(animated: animated, moves: moves, ticket: ticket))
        case .dismiss(true, let moves, let ticket):
            .animatedDismissal(Dismissal(animated: true, moves: moves, ticket: ticket))
        case .dismiss(false, let moves, let ticket):
            .unanimatedDismissal(Dismissal(animated: false, moves: moves, ticket: ticket))
        case .finish: .finish
        case .adapt: .adapt
        case .animatorBegan(let number): number == running ? .animatorBegan : nil
        case .animatorEnded(let number, let completed, let mayReturn):
            number != running ? nil : completed || !mayReturn ? .animatorCompleted : .animatorCancelled
        case .overdue(let number): number == running ? .overdue : nil
        case .pull(let fraction): .pull(fraction: fraction)
        case .fling(let velocity): .fling(velocity: velocity)
        case .release(let velocity): .release(velocity: velocity)
        case .motionEnded(let number): number == running ? .motionEnded : nil
        }
    }

    /// The number of the running animation.
    private var running: Int? { if case .returning(let number) = phase { number } else { phase.animation?.number } }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .beginPresenting(let call): beginPresenting(call, into: &effects)
        case .completePresenting(let animation): completePresenting(animation, into: &effects)
        case .reverse:
            effects += [.halt, .didEnd(presents: true, completed: true), .finishCoordinator(cancelled: false)]
        case .cancelPresenting(let animation): cancelPresenting(animation, into: &effects)
        case .beginDismissing(let call):
            beginDismissing(
                animated: call.animated, moves: call.moves, velocity: call.velocity, tickets: call.owed + [call.ticket],
                into: &effects)
        case .completeDismissing(let animation): completeDismissing(animation, into: &effects)
        case .cancelDismissing(let animation): cancelDismissing(animation, into: &effects)
        case .handOver(let animation): handOver(animation, to: .animator)
        case .expire(let animation):
            if animation.next == nil {
                handOver(animation, to: .overdueAnimator)
            } else {
                completeDismissing(animation, into: &effects)
            }
        case .queue(let call, var animation):
            animation.next = Animation.Next(
                moves: call.moves, tickets: (animation.next?.tickets ?? []) + [call.ticket])
            phase = .dismissing(animation)
        case .beginQueued(let next):
            guard let next else { return }
            beginDismissing(animated: true, moves: next.moves, velocity: 0, tickets: next.tickets, into: &effects)
        case .hold(let wanted, let last):
            let fraction = wanted.isFinite ? min(max(wanted, 0), 1) : last
            phase = .pulled(fraction: fraction, velocity: 0)
            effects.append(.hold(fraction: fraction))
        case .fling(let fraction, let velocity):
            phase = .pulled(fraction: fraction, velocity: velocity.isFinite ? velocity : 0)
        case .settle(let velocity):
            let number = nextNumber()
            phase = .returning(number: number)
            effects.append(.settle(number, velocity: velocity.isFinite ? velocity : 0))
        case .rest:
            effects.append(.halt)
            phase = .shown
        case .adapt: effects.append(.adapt)
        case .callCompletion(let ticket): effects.append(.complete(ticket))
        }
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func handOver(_ animation: Animation, to animator: Animation.Animator) {
        var animation = animation
        animation.animator = animator
        phase = animation.presents ? .presenting(animation) : .dismissing(animation)
    }

    // MARK: In

    private mutating func beginPresenting(_ call: Presenting, into effects: inout [Effect]) {
        let animation = Animation(
            number: nextNumber(), presents: true, animated: call.animated, moves: call.moves, tickets: [call.ticket])
        effects += [
            .prepare(animation), .build, .willBegin(presents: true), .willDisappear(.host, animated: call.animated),
            .willAppear(.presented, animated: call.animated),
            .layOut, .dimTint(true),
        ]
        phase = .presenting(animation)
        if call.moves { effects.append(.begin(animation)) } else { completePresenting(animation, into: &effects) }
    }

    private mutating func completePresenting(_ animation: Animation, into effects: inout [Effect]) {
        effects += [
            .end(animation, completed: true), .didAppear(.presented), .didDisappear(.host),
            .didEnd(presents: true, completed: true),
            .finishCoordinator(cancelled: false),
        ]
        effects += animation.tickets.map { .complete($0) }
        effects.append(.rest)
        phase = .shown
    }

    private mutating func cancelPresenting(_ animation: Animation, into effects: inout [Effect]) {
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

    private mutating func beginDismissing(
        animated: Bool, moves: Bool, velocity: Double, tickets: [Int], into effects: inout [Effect]
    ) {
        let animation = Animation(
            number: nextNumber(), presents: false, animated: animated, moves: moves, velocity: velocity,
            tickets: tickets)
        effects += [
            .prepare(animation), .willBegin(presents: false), .willDisappear(.presented, animated: animated),
            .willAppear(.host, animated: animated),
            .dimTint(false), .unlink,
        ]
        phase = .dismissing(animation)
        if moves { effects.append(.begin(animation)) } else { completeDismissing(animation, into: &effects) }
    }

    private mutating func completeDismissing(_ animation: Animation, into effects: inout [Effect]) {
        effects += [
            .end(animation, completed: true), .didEnd(presents: false, completed: true), .tearDown,
            .didDisappear(.presented), .didAppear(.host), .detach,
            .finishCoordinator(cancelled: false),
        ]
        effects += (animation.tickets + (animation.next?.tickets ?? [])).map { .complete($0) }
        effects.append(.rest)
        phase = .gone
    }

    private mutating func cancelDismissing(_ animation: Animation, into effects: inout [Effect]) {
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
}
