import MachineTables
import Decisions
import NavigationLogic
import SeededNumbers
import Testing

@Suite("Random requests")
struct RandomRequestTests {
    static let names = (0..<8).map { "P\($0)" }

    static func request(for machine: Machine, from numbers: inout SeededNumbers) -> Request {
        let animated = Int.random(in: 0..<10, using: &numbers) < 7
        func page() -> String { names.randomElement(using: &numbers) ?? "P0" }
        let fraction = Double.random(in: -0.2...1.2, using: &numbers)
        // A hidden container soon appears again: most of the stream runs on screen.
        if ["offscreen", "appearing", "disappearing"].contains(caseName(machine.row)), Bool.random(using: &numbers) {
            return Bool.random(using: &numbers) ? .containerWillAppear(animated: animated) : .containerDidAppear
        }
        if machine.awaitsLayout, Bool.random(using: &numbers) { return .layout }
        switch Int.random(in: 0..<24, using: &numbers) {
        case 0...3: return .push(page(), animated: animated)
        case 4...5: return .pop(animated: animated)
        case 6: return .popTo(machine.stack.randomElement(using: &numbers) ?? page(), animated: animated)
        case 7: return .popToRoot(animated: animated)
        case 8:
            return .set(
                Array(names.shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers))),
                animated: animated)
        case 9...10: return .grab
        case 11: return .drag(fraction: fraction)
        case 12: return .release(fraction: fraction, velocity: Double.random(in: -2...2, using: &numbers))
        case 13: return .catchAgain(fraction: fraction)
        case 14...16: return .animationEnded(machine.transition?.id ?? TransitionID(number: 0, animation: 0))
        case 17 where Int.random(in: 0..<8, using: &numbers) == 0:
            return Bool.random(using: &numbers)
                ? .containerWillAppear(animated: animated) : .containerWillDisappear(animated: animated)
        case 18 where Int.random(in: 0..<8, using: &numbers) == 0:
            return Bool.random(using: &numbers) ? .containerDidAppear : .containerDidDisappear
        case 20: return .hold(fraction: fraction)
        case 21...22: return .animatorEnded(machine.transition?.id.number ?? 0, animated ? .completed : .cancelled)
        case 23: return .overdue(machine.transition?.id.number ?? 0)
        default: return .releaseAs(animated ? .completed : .cancelled, fraction: fraction, velocity: 0)
        }
    }

    @Test("Thousands of random requests break no promise", arguments: [1, 2, 3, 4] as [UInt64])
    func stream(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var stage = Stage("P0")
        stage.laysOut = false
        var inFlight = 0
        for _ in 0..<6_000 {
            stage.send(Self.request(for: stage.machine, from: &numbers))
            if stage.machine.transition != nil { inFlight += 1 }
            guard stage.promises.broken.isEmpty else { break }
        }
        #expect(stage.promises.broken == [], "seed \(seed), last requests \(stage.log.suffix(8))")
        #expect(inFlight > 1_500, "the stream has to interrupt transitions to prove anything")
    }

    @Test("A random stream interrupted inside its own effects ends in good order", arguments: [11, 12] as [UInt64])
    func reentrantStream(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var machine = Machine()
        var ledger = EffectLedger()
        var queue: [Effect] = []
        var first = 0
        for _ in 0..<5_000 {
            let request = Self.request(for: machine, from: &numbers)
            ledger.learn(request)
            queue += machine.handle(request)
            // A random part of the queued effects is performed before the next request.
            let share = Int.random(in: 0...(queue.count - first), using: &numbers)
            ledger.perform(Array(queue[first..<(first + share)]))
            first += share
        }
        ledger.perform(Array(queue[first...]))
        ledger.compare(with: machine)
        #expect(ledger.promises.broken == [])
    }
}

@Suite("Deep stacks")
struct DeepStackTests {
    @Test("Pushing on and popping off ten thousand pages copies no page", arguments: [true, false])
    func depthIsFree(animated: Bool) {
        var machine = NavigationMachine<Int>()
        _ = machine.handle(.containerWillAppear(animated: false))
        _ = machine.handle(.containerDidAppear)
        for page in 0..<10_000 { _ = machine.handle(.push(page, animated: false)) }
        _ = machine.handle(.pop(animated: false))
        let storage = machine.stack.withUnsafeBufferPointer { $0.baseAddress }
        for page in 10_000..<10_050 {
            _ = machine.handle(.push(page, animated: animated))
            _ = machine.handle(.layout)
            if let running = machine.transition { _ = machine.handle(.animationEnded(running.id)) }
            _ = machine.handle(.grab)
            _ = machine.handle(.release(fraction: 1, velocity: 0))
            if let running = machine.transition { _ = machine.handle(.animationEnded(running.id)) }
        }
        #expect(machine.depth == 9_999)
        // A copied array has another address.
        #expect(machine.stack.withUnsafeBufferPointer { $0.baseAddress } == storage)
    }

    @Test("Ten thousand pushes before a layout become one transition, which loads one page")
    func manyScheduledPushes() {
        var machine = NavigationMachine<Int>()
        _ = machine.handle(.push(0, animated: false))
        _ = machine.handle(.containerDidAppear)
        var effects = 0
        for page in 1...10_000 { effects += machine.handle(.push(page, animated: true)).count }
        #expect(machine.depth == 10_001)
        #expect(effects < 10_000 * 5)
        let loaded = machine.handle(.layout).compactMap { if case .loadView(let page) = $0 { page } else { nil } }
        #expect(loaded == [10_000])
        #expect(machine.transition?.from == 0)
    }

    @Test("Ten thousand animated pushes coalesce into one transition")
    func manyWaitingPushes() {
        var machine = NavigationMachine<Int>()
        _ = machine.handle(.push(0, animated: false))
        _ = machine.handle(.containerWillAppear(animated: false))
        _ = machine.handle(.containerDidAppear)
        var effects = machine.handle(.push(1, animated: true)).count + machine.handle(.layout).count
        for page in 2...10_000 { effects += machine.handle(.push(page, animated: true)).count }
        #expect(machine.depth == 10_001)
        #expect(effects < 10_000 * 4)
        guard let running = machine.transition else { Issue.record("nothing moves"); return }
        _ = machine.handle(.animationEnded(running.id))
        #expect(machine.transition?.from == 1)
        #expect(machine.transition?.to == 10_000)
    }
}
