import Decisions
package import GestureLogic

/// Performs the effects of the ``TouchMachine``s of two fingers as values. One recognizer delays the beginning, another
/// the end.
package struct TouchLedger: Ledger {
    package enum Act: Hashable, Sendable {
        case down(Int), move(Int), up(Int), cancel(Int)
        case resend(Int)
        /// The recognizer that delays the beginning, or the end, fails or begins.
        case fail(TouchMachine.Part), begin(TouchMachine.Part)
        case viewLeaves
    }

    /// The view's record of a touch.
    private struct Finger: Hashable {
        var machine = TouchMachine()
        var isDown = false
        var isTaken = false
        var isCancelled = false
        var begins = 0
        var ends = 0
    }

    private struct Held: Hashable {
        let finger: Int
        let part: TouchMachine.Part
    }

    package var promises = Promises()
    private var fingers = [Finger(), Finger()]
    private var held: [Held] = []
    /// The recognizers that may still begin.
    private var possible: Set<TouchMachine.Part>
    private let refuses: Bool
    /// The number of the last sample, and of the sample of each part.
    private var sample = 0
    private var samples: [Held: Int] = [:]

    package init(delays: Set<TouchMachine.Part>, refuses: Bool = false) {
        (possible, self.refuses) = (delays, refuses)
    }

    package mutating func make(_ act: Act) {
        switch act {
        case .down(let finger):
            guard !fingers[finger].isDown, fingers[finger].machine.phase == .new else { return }
            fingers[finger].isDown = true
            note(finger, .beginning)
            send(.began(isDelayed: possible.contains(.beginning)), finger)
        case .move(let finger): if fingers[finger].isDown { send(.moved, finger) }
        case .up(let finger):
            guard fingers[finger].isDown else { return }
            fingers[finger].isDown = false
            note(finger, .end)
            send(.ended(isDelayed: possible.contains(.end)), finger)
        case .cancel(let finger):
            guard fingers[finger].isDown else { return }
            fingers[finger].isDown = false
            fingers[finger].isCancelled = true
            send(.cancelled, finger)
        case .resend(let finger): send(.resent, finger)
        case .fail(let part): possible.remove(part)
        case .begin(let part):
            guard possible.remove(part) != nil else { return }
            for finger in fingers.indices { take(.claimed, finger) }
        case .viewLeaves: for finger in fingers.indices { take(.viewLeft, finger) }
        }
        sendFreeParts()
    }

    private mutating func note(_ finger: Int, _ part: TouchMachine.Part) {
        sample += 1
        samples[Held(finger: finger, part: part)] = sample
    }

    private mutating func take(_ request: TouchMachine.Request, _ finger: Int) {
        guard fingers[finger].machine.phase != .new else { return }
        if fingers[finger].ends == 0, !fingers[finger].isCancelled { fingers[finger].isTaken = true }
        send(request, finger)
        promises.keep(
            "a touch that is taken from its view is over at once", if: fingers[finger].ends == fingers[finger].begins)
    }

    private mutating func sendFreeParts() {
        for part in held where !possible.contains(part.part) && fingers[part.finger].machine.isNext(part.part) {
            send(.free(part.part), part.finger)
        }
        held.removeAll { !fingers[$0.finger].machine.holds($0.part) }
    }

    private mutating func send(_ request: TouchMachine.Request, _ finger: Int) {
        var effects = promises.decide(request, &fingers[finger].machine)
        while !effects.isEmpty {
            let effect = effects.removeFirst()
            if effect == .ask {
                effects = promises.decide(refuses ? .refused : .allowed, &fingers[finger].machine) + effects
            } else {
                perform(effect, finger)
            }
        }
    }

    private mutating func perform(_ effect: TouchMachine.Effect, _ finger: Int) {
        let isBegun = fingers[finger].begins == 1 && fingers[finger].ends == 0
        switch effect {
        case .ask: break
        case .hold(let part):
            let entry = Held(finger: finger, part: part)
            promises.keep("a part of a touch is held once", if: !held.contains(entry))
            held.append(entry)
        case .begin:
            promises.keep("a touch begins once at its view", if: fingers[finger].begins == 0)
            promises.keep("a touch that is taken does not begin at the view", if: !fingers[finger].isTaken)
            fingers[finger].begins += 1
            passed(Held(finger: finger, part: .beginning))
        case .move:
            promises.keep("a view gets movements between the beginning and the end", if: isBegun)
        case .end:
            promises.keep("a touch ends after its beginning, once", if: isBegun)
            promises.keep("a touch that is taken does not end at the view", if: !fingers[finger].isTaken)
            fingers[finger].ends += 1
            passed(Held(finger: finger, part: .end))
        case .cancel:
            promises.keep("a touch is cancelled after its beginning, once", if: isBegun)
            fingers[finger].ends += 1
        case .resend:
            promises.keep(
                "a view gets an event again only if it has the touch",
                if: fingers[finger].begins == 1 && !fingers[finger].isTaken)
        }
    }

    /// Parts of one kind are sent in the order of their samples.
    private mutating func passed(_ part: Held) {
        let number = samples[part] ?? 0
        let earlier = held.filter { $0.part == part.part && $0 != part && (samples[$0] ?? 0) < number }
        promises.keep(
            "a view gets held parts in the order of the samples",
            if: !earlier.contains { fingers[$0.finger].machine.isNext($0.part) })
    }

    package mutating func rest() {
        for finger in fingers.indices { make(.up(finger)) }
        for part in [TouchMachine.Part.beginning, .end] { make(.fail(part)) }
        promises.keep("nothing is held after the last finger has lifted", if: held.isEmpty)
        for finger in fingers where finger.machine.phase != .new {
            promises.keep("a touch that began at a view ends or is cancelled there", if: finger.begins == finger.ends)
            promises.keep(
                "a touch begins at its view, unless it is taken, cancelled or refused before",
                if: finger.begins == 1 || finger.isTaken || finger.isCancelled || refuses)
        }
    }
}

extension TouchLedger {
    package static let walks: [MachineWalk] = [
        ("nothing is delayed", []), ("delayed beginning", [.beginning]), ("delayed end", [.end]),
        ("both delayed", [.beginning, .end]),
    ].flatMap { (name, delays) -> [MachineWalk] in
        [false, true].map { refuses in
            MachineWalk(
                refuses ? "\(name), refused" : name, length: 6, minimum: 1_000_000,
                from: { TouchLedger(delays: Set<TouchMachine.Part>(delays), refuses: refuses) }
            ) { _ in
                [0, 1].flatMap { [.down($0), .move($0), .up($0), .cancel($0), .resend($0)] as [Act] } + [
                    .fail(.beginning), .fail(.end), .begin(.beginning), .begin(.end), .viewLeaves,
                ]
            }
        }
    }
}
