import Decisions
import Foundation
import GestureLogic
import MachineTables
import Testing

/// Performs the effects of a ``RowSwipeMachine`` as values, and records broken promises.
private struct RowSwipeLedger: Hashable {
    var machine = RowSwipeMachine<Int>()
    var complaints: [String] = []
    private(set) var shown: Int?
    private(set) var isFar = false
    private(set) var performed = 0
    /// The animation or the scroll of a trackpad in progress.
    private(set) var waits: Int?

    mutating func send(_ request: RowSwipeMachine<Int>.Request) {
        for effect in machine.handle(request) { perform(effect) }
        check(request)
    }

    private mutating func complain(_ line: String, unless holds: Bool) {
        if !holds { complaints.append(line) }
    }

    private mutating func perform(_ effect: RowSwipeMachine<Int>.Effect) {
        if case .show = effect {} else { complain("\(effect) without a row", unless: shown != nil) }
        switch effect {
        case .show(let row):
            complain("two rows are open", unless: shown == nil)
            (shown, isFar, waits) = (row, false, nil)
        case .stop: waits = nil
        case .layout(let offset, let isFar):
            complain("lays out an animated row", unless: waits == nil || isWheeled)
            complain("outside of the row", unless: (0...400).contains(offset))
            self.isFar = isFar
        case .moveOut(let offset, let isFar, _, let number):
            complain("opens by nothing", unless: offset > 0)
            (self.isFar, waits) = (isFar, number)
        case .moveBack(_, let number): (isFar, waits) = (false, number)
        case .awaitWheel(let number): waits = number
        case .performFirst:
            complain("performs an action that the row does not show", unless: isFar)
            performed += 1
        case .finish, .leave: (shown, waits) = (nil, nil)
        }
    }

    private var isWheeled: Bool {
        if case .wheeled = machine.phase { return true }
        return false
    }

    private mutating func check(_ request: RowSwipeMachine<Int>.Request) {
        switch machine.phase {
        case .closed: complain("\(request): a row that closed is shown", unless: shown == nil)
        case .held, .open: complain("\(request): something moves", unless: shown != nil && waits == nil)
        case .wheeled(_, let number), .opening(let number), .closing(let number):
            complain("\(request): waits for nothing", unless: shown != nil && waits == number)
        }
    }

    /// The animation or the scroll that is waited for has ended.
    mutating func settle() {
        for _ in 0..<3 {
            switch machine.phase {
            case .wheeled(_, let number): send(.wheelRested(number: number))
            case .opening(let number), .closing(let number):
                waits = nil
                send(.motionEnded(number: number))
            case .closed, .held, .open: return
            }
        }
    }
}

@Suite("Swiped rows, as it is decided") struct RowSwipeMachineTests {
    typealias Request = RowSwipeMachine<Int>.Request
    static let rule = RowSwipe(widths: [80], width: 400, performsFirst: true)
    static let requests: [Request] = [
        .open(1, rule, .finger), .open(2, rule, .wheel(by: 60)), .open(3, rule, .call), .grab(offset: 60),
        .drag(by: 60), .drag(by: 350), .release(velocity: 0), .release(velocity: -900),
        .wheel(by: 30, offset: 80), .wheel(by: -200, offset: 80), .tapOrScroll, .close, .finish, .delete,
    ]

    @Test("All sequences of four requests keep every promise, with and without time between them")
    func everything() {
        for rests in [true, false] {
            var walk = ExhaustiveWalk<RowSwipeLedger, Request>(
                requests: { _ in Self.requests },
                make: { request, ledger in
                    ledger.send(request)
                    if rests { ledger.settle() }
                },
                complaints: { ledger in
                    var ledger = ledger
                    ledger.settle()
                    ledger.send(.finish)
                    return ledger.complaints + (ledger.shown == nil ? [] : ["a row stays"])
                })
            walk.walk(from: RowSwipeLedger(), length: 4)
            #expect(walk.failures == [])
            #expect(walk.sequences > 14 * 14 * 14 * 14)
        }
    }

    private func ledger(_ requests: [Request]) -> RowSwipeLedger {
        var ledger = RowSwipeLedger()
        for request in requests { ledger.send(request) }
        return ledger
    }

    @Test("A row opens by a drag, and another row closes it first")
    func opening() {
        var ledger = ledger([.open(1, Self.rule, .finger), .drag(by: 60), .release(velocity: 0)])
        ledger.settle()
        #expect(ledger.machine.phase == .open)
        ledger.send(.open(2, Self.rule, .finger))
        #expect(ledger.shown == 2)
    }

    @Test("A finger that holds a row keeps it open while the list scrolls, a row at rest closes")
    func scrolling() {
        var held = ledger([.open(1, Self.rule, .finger), .drag(by: 60), .tapOrScroll])
        #expect(held.machine.isOpen)
        held.send(.close)
        #expect(!held.machine.isOpen)
        var open = ledger([.open(1, Self.rule, .call)])
        open.settle()
        open.send(.tapOrScroll)
        #expect(!open.machine.isOpen)
        open.settle()
        #expect(open.shown == nil)
    }

    @Test("A full swipe performs the first action, a scroll of a trackpad never does")
    func farSwipe() {
        let far = ledger([.open(1, Self.rule, .finger), .drag(by: 350), .release(velocity: 0)])
        #expect(far.performed == 1)
        #expect(far.isFar)
        var wheel = ledger([.open(1, Self.rule, .wheel(by: 350))])
        wheel.settle()
        #expect(wheel.performed == 0)
        #expect(wheel.machine.phase == .open)
    }

    @Test("A finger that catches a row during a scroll of a trackpad keeps the row when the scroll ends")
    func catching() {
        var ledger = ledger([.open(1, Self.rule, .wheel(by: 60)), .grab(offset: 60)])
        ledger.send(.wheelRested(number: 1))
        ledger.send(.drag(by: 5))
        #expect(ledger.machine.phase == .held(.init(base: 60, pull: 65)))
    }
}
