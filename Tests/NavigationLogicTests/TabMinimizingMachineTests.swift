import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Compares the effects of a ``TabMinimizingMachine`` with its phases.
struct TabMinimizingLedger: Ledger {
    var machine = TabMinimizingMachine()
    var promises = Promises()

    mutating func make(_ request: TabMinimizingRequest) {
        let before = machine.phase.isMinimized
        let effects = promises.decide(request, &machine)
        let animated = request != .restore(animated: false)
        let now = machine.phase.isMinimized
        let expected: [TabMinimizingEffect] =
            before == now ? [] : [now ? .minimize(animated: animated) : .show(animated: animated)]
        promises.keep("effects say each change of the phase, and nothing else", if: effects == expected)
        if case .restore = request { promises.keep("a call shows the bar", if: machine.phase == .shown) }
    }

    mutating func rest() {}
}

@Suite("Tab bars that scrolling minimizes, as they are decided")
struct TabMinimizingMachineTests {
    static func moved(
        _ offset: Double, byUser: Bool = true, minimizes: TabMinimizingRequest.Direction = .down, end: Double = 1000
    ) -> TabMinimizingRequest {
        .moved(to: offset, top: 0, end: end, isByUser: byUser, minimizes: minimizes)
    }

    static let requests: [TabMinimizingRequest] = [
        moved(100), moved(110), moved(130), moved(200), moved(0), moved(1000), moved(100, byUser: false),
        moved(300, minimizes: .none),
        moved(90, minimizes: .up), moved(.nan), moved(50, end: -20), .otherContent, .restore(animated: true),
        .restore(animated: false),
    ]

    /// The offsets at which a scroll minimizes the bar or shows it.
    private func course(_ direction: TabMinimizingRequest.Direction, _ offsets: [Double]) -> [Double] {
        var machine = TabMinimizingMachine()
        return offsets.filter { !machine.handle(Self.moved($0, minimizes: direction)).isEmpty }
    }

    @Test("A way of 24 points in one direction minimizes, one in the other shows")
    func ways() {
        #expect(course(.down, [100, 110, 123.9, 124, 200, 190, 177, 176, 100]) == [124, 176])
        #expect(course(.up, [500, 477, 476, 400, 410, 423, 424, 500]) == [476, 424])
        #expect(course(.none, [100, 200, 300, 100]) == [])
    }

    @Test("A finger that turns back begins a new way where it turned")
    func turns() {
        #expect(course(.down, [100, 120, 110, 100, 97, 96, 119, 120]) == [120])
        #expect(course(.down, [100, 120, 110, 120, 130, 133, 134]) == [134])
    }

    @Test("At the ends of the content, which returns by itself, the bar shows")
    func ends() {
        #expect(course(.down, [900, 930, 1000]) == [930, 1000])
        #expect(course(.up, [100, 70, 0]) == [70, 0])
        #expect(course(.down, [-50, -10, 30]) == [30])
    }

    @Test("A minimized bar stays so while nothing moves the content, and another content begins a way of its own")
    func rest() {
        var machine = TabMinimizingMachine()
        for offset in [100.0, 130] { _ = machine.handle(Self.moved(offset)) }
        #expect(machine.handle(Self.moved(20, byUser: false)).isEmpty)
        #expect(machine.phase == .minimized)
        #expect(machine.handle(.restore(animated: false)) == [.show(animated: false)])
        _ = machine.handle(Self.moved(100))
        _ = machine.handle(.otherContent)
        #expect(machine.handle(Self.moved(700)).isEmpty)
        #expect(machine.handle(Self.moved(710)).isEmpty)
    }
}

extension TabMinimizingLedger {
    static let walks = [
        MachineWalk("shown", length: 4, minimum: 40_000, from: { TabMinimizingLedger() }) { _ in
            TabMinimizingMachineTests.requests
        }
    ]
}
