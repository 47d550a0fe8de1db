import Decisions
import NavigationLogic

/// Performs the effects of a ``PresentationMachine`` as values, and records broken promises.
struct PresentationLedger: Hashable {
    enum Appearance { case hidden, appearing, shown, disappearing }

    var machine = PresentationMachine()
    var complaints: [String] = []
    var presented = Appearance.hidden
    var host = Appearance.shown
    var answered: [Int] = []
    private var isBuilt = false
    private var isLinked = true
    private var coordinators = 0
    private var begun: [Bool] = []
    /// The number of the running animation; 0 while a finger moves or has released the view.
    private var moving: Int?

    mutating func send(_ requests: PresentationRequest...) {
        for request in requests { machine.handle(request).forEach { perform($0) } }
    }

    mutating func complain(_ line: String, unless holds: Bool) {
        if !holds { complaints.append(line) }
    }

    private mutating func perform(_ effect: PresentationEffect) {
        switch effect {
        case .prepare: coordinators += 1
        case .build:
            complain("built twice", unless: !isBuilt)
            isBuilt = true
        case .willBegin(let presents): begun.append(presents)
        case .didEnd(let presents, _):
            complain("did end of \(presents) without its will", unless: begun.last == presents)
            _ = begun.popLast()
        case .willAppear(.presented, _):
            complain("will appear from \(presented)", unless: presented == .hidden || presented == .disappearing)
            presented = .appearing
        case .willDisappear(.presented, _):
            complain("will disappear from \(presented)", unless: presented == .shown || presented == .appearing)
            presented = .disappearing
        case .didAppear(.presented):
            complain("did appear from \(presented)", unless: presented == .appearing)
            presented = .shown
        case .didDisappear(.presented):
            complain("did disappear from \(presented)", unless: presented == .disappearing)
            presented = .hidden
        case .willAppear(.host, _):
            complain("host will appear from \(host)", unless: host == .hidden || host == .disappearing)
            host = .appearing
        case .willDisappear(.host, _):
            complain("host will disappear from \(host)", unless: host == .shown || host == .appearing)
            host = .disappearing
        case .didAppear(.host):
            complain("host did appear from \(host)", unless: host == .appearing)
            host = .shown
        case .didDisappear(.host):
            complain("host did disappear from \(host)", unless: host == .disappearing)
            host = .hidden
        case .layOut, .dimTint, .adapt: complain("\(effect) without views", unless: isBuilt)
        case .unlink:
            complain("unlinked twice", unless: isLinked)
            isLinked = false
        case .relink:
            complain("linked twice", unless: !isLinked)
            isLinked = true
        case .begin(let animation):
            complain("begins while \(moving ?? 0) moves", unless: moving == nil || moving == 0)
            moving = animation.number
        case .halt: moving = nil
        case .end: moving = nil
        case .finishCoordinator:
            complain("a coordinator ends that did not begin", unless: coordinators > 0)
            coordinators -= 1
        case .tearDown:
            complain("taken apart without views", unless: isBuilt)
            isBuilt = false
        case .detach: break
        case .complete(let ticket):
            complain("ticket \(ticket) twice", unless: !answered.contains(ticket))
            answered.append(ticket)
        case .rest:
            complain("at rest with something on its way", unless: moving == nil && coordinators == 0 && begun.isEmpty)
        case .hold:
            moving = 0
        case .settle: complain("settles what is not held", unless: moving == 0)
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

    /// The conditions at rest.
    mutating func check() {
        complain("a coordinator stayed", unless: coordinators == 0)
        complain("something moves", unless: moving == nil)
        complain("a will without its did: \(begun)", unless: begun.isEmpty)
        switch machine.phase {
        case .shown:
            complain("shown, but \(presented)", unless: presented == .shown)
            complain("shown, and the host is \(host)", unless: host == .hidden)
            complain("shown, but without views", unless: isBuilt)
            complain("shown, but unlinked", unless: isLinked)
        case .gone:
            complain("gone, but \(presented)", unless: presented == .hidden)
            complain("gone, and the host is \(host)", unless: host == .shown)
            complain("gone, but with views", unless: !isBuilt)
            complain("gone, but linked", unless: !isLinked)
        case .waiting: complain("waiting, but \(presented)", unless: presented == .hidden)
        default: complain("rests in \(machine.phase)", unless: false)
        }
    }
}
