import Decisions
import MachineTables
import NavigationLogic

/// Performs the effects of a ``PresentationMachine`` as values, and records broken promises.
struct PresentationLedger: Ledger {
    enum Appearance { case hidden, appearing, shown, disappearing }

    var machine = PresentationMachine()
    var promises = Promises()
    var presented = Appearance.hidden
    var host = Appearance.shown
    var answered: [Int] = []
    /// The dismissals with a completion.
    private var owed: Set<Int> = []
    private var isBuilt = false
    private var isLinked = true
    private var coordinators = 0
    private var begun: [Bool] = []
    /// The number of the running animation; 0 while a finger moves or has released the view.
    private var moving: Int?

    mutating func send(_ requests: PresentationRequest...) {
        for request in requests { make(request) }
    }

    mutating func make(_ request: PresentationRequest) {
        if case .dismiss(_, _, let ticket) = request, machine.phase != .waiting { owed.insert(ticket) }
        for effect in promises.decide(request, &machine) { perform(effect) }
    }

    private mutating func perform(_ effect: PresentationEffect) {
        switch effect {
        case .prepare: coordinators += 1
        case .build:
            promises.keep("views are built once", if: !isBuilt)
            isBuilt = true
        case .willBegin(let presents): begun.append(presents)
        case .didEnd(let presents, _):
            promises.keep("each did-call of a transition follows its will-call", if: begun.last == presents)
            _ = begun.popLast()
        case .willAppear(.presented, _):
            promises.keep(
                "the presented screen appears while it is hidden",
                if: presented == .hidden || presented == .disappearing)
            presented = .appearing
        case .willDisappear(.presented, _):
            promises.keep(
                "the presented screen disappears while it is shown", if: presented == .shown || presented == .appearing)
            presented = .disappearing
        case .didAppear(.presented):
            promises.keep("the presented screen has appeared after its will-call", if: presented == .appearing)
            presented = .shown
        case .didDisappear(.presented):
            promises.keep("the presented screen has disappeared after its will-call", if: presented == .disappearing)
            presented = .hidden
        case .willAppear(.host, _):
            promises.keep("the screen below appears while it is hidden", if: host == .hidden || host == .disappearing)
            host = .appearing
        case .willDisappear(.host, _):
            promises.keep("the screen below disappears while it is shown", if: host == .shown || host == .appearing)
            host = .disappearing
        case .didAppear(.host):
            promises.keep("the screen below has appeared after its will-call", if: host == .appearing)
            host = .shown
        case .didDisappear(.host):
            promises.keep("the screen below has disappeared after its will-call", if: host == .disappearing)
            host = .hidden
        case .layOut, .dimTint, .adapt: promises.keep("views are laid out only while they exist", if: isBuilt)
        case .unlink:
            promises.keep("a presented screen is unlinked once", if: isLinked)
            isLinked = false
        case .relink:
            promises.keep("a presented screen is linked again only after it was unlinked", if: !isLinked)
            isLinked = true
        case .begin(let animation):
            promises.keep("an animation begins while no other runs", if: moving == nil || moving == 0)
            moving = animation.number
        case .halt: moving = nil
        case .end: moving = nil
        case .finishCoordinator:
            promises.keep("a coordinator ends after it began", if: coordinators > 0)
            coordinators -= 1
        case .tearDown:
            promises.keep("views are removed once", if: isBuilt)
            isBuilt = false
        case .detach: break
        case .complete(let ticket):
            promises.keep("a completion is called once", if: !answered.contains(ticket))
            answered.append(ticket)
        case .rest:
            promises.keep(
                "nothing is in progress when the machine reports rest",
                if: moving == nil && coordinators == 0 && begun.isEmpty)
        case .hold:
            moving = 0
        case .settle: promises.keep("a view returns after a finger held the view", if: moving == 0)
        }
    }

    /// Ends all running motions.
    mutating func settle() {
        for _ in 0..<4 {
            switch machine.phase {
            case .presenting(let animation), .dismissing(let animation):
                if animation.animator != .time {
                    send(.animatorEnded(animation.number, completed: true, mayReturn: true))
                } else {
                    send(.motionEnded(animation.number))
                }
            case .pulled: send(.release(velocity: 0))
            case .returning(let number): send(.motionEnded(number))
            case .waiting, .shown, .gone: break
            }
        }
    }

    mutating func rest() {
        settle()
        promises.keep("the completion of each dismissal is called at rest", if: owed.isSubset(of: answered))
        promises.keep("no coordinator is left at rest", if: coordinators == 0)
        promises.keep("no animation is left at rest", if: moving == nil)
        promises.keep("no will-call is open at rest", if: begun.isEmpty)
        switch machine.phase {
        case .shown:
            promises.keep("a shown screen has appeared", if: presented == .shown)
            promises.keep("the screen below a shown screen has disappeared", if: host == .hidden)
            promises.keep("a shown screen has its views", if: isBuilt)
            promises.keep("a shown screen is linked", if: isLinked)
        case .gone:
            promises.keep("a dismissed screen has disappeared", if: presented == .hidden)
            promises.keep("the screen below a dismissed screen has appeared", if: host == .shown)
            promises.keep("a dismissed screen has no views", if: !isBuilt)
            promises.keep("a dismissed screen is unlinked", if: !isLinked)
        case .waiting: promises.keep("a screen that waits for its presentation is hidden", if: presented == .hidden)
        default: promises.keep("a presentation at rest waits, is shown or is gone", if: false)
        }
    }
}

extension PresentationLedger {
    static let walks = PresentationMachineTests.openings.map { opening in
        MachineWalk(opening.name, length: 4, minimum: 100_000) {
            var ledger = PresentationLedger()
            for request in opening.requests { ledger.send(request) }
            return ledger
        } acts: {
            PresentationMachineTests.requests(10 + $0)
        }
    }
}
