import Decisions
import Foundation
import GestureLogic
import MachineTables
import Testing

@Suite("Swiped rows, as it is decided") struct RowSwipeMachineTests {
    typealias Request = RowSwipeMachine<Int>.Request
    static let rule = RowSwipe(widths: [80], width: 400, performsFirst: true)

    private func ledger(_ requests: [Request]) -> RowSwipeLedger {
        var ledger = RowSwipeLedger()
        for request in requests { ledger.make(request) }
        return ledger
    }

    @Test("A row opens by a drag, and another row closes it first")
    func opening() {
        var ledger = ledger([.open(1, Self.rule, .finger), .drag(by: 60), .release(velocity: 0)])
        ledger.settle()
        #expect(ledger.machine.phase == .open)
        ledger.make(.open(2, Self.rule, .finger))
        #expect(ledger.shown == 2)
    }

    @Test("A finger that holds a row keeps it open while the list scrolls, a row at rest closes")
    func scrolling() {
        var held = ledger([.open(1, Self.rule, .finger), .drag(by: 60), .tapOrScroll])
        #expect(held.machine.isOpen)
        held.make(.close)
        #expect(!held.machine.isOpen)
        var open = ledger([.open(1, Self.rule, .call)])
        open.settle()
        open.make(.tapOrScroll)
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
        ledger.make(.wheelRested(number: 1))
        ledger.make(.drag(by: 5))
        #expect(ledger.machine.phase == .held(.init(base: 60, pull: 65)))
    }
}
