import Decisions
import FocusLogic
import Testing

@Suite("The updates of the focus, as they are decided") struct FocusMachineTests {
    private func run(_ requests: FocusMachine.Request...) -> [FocusMachine.Effect] {
        var machine = FocusMachine()
        return requests.flatMap { machine.handle($0) }
    }

    @Test("one turn is requested until an update runs, and a turn without a request does nothing")
    func turns() {
        #expect(run(.turn(hasEnvironment: true)).isEmpty)
        #expect(
            run(.schedule, .schedule, .turn(hasEnvironment: false), .checked(.keepsFocus), .schedule)
                == [.schedule, .check, .schedule])
    }

    @Test("a requested environment with an item gets the focus, one without an item changes nothing")
    func environments() {
        #expect(
            run(.schedule, .turn(hasEnvironment: true), .found(true)) == [.schedule, .find, .moveToFound])
        #expect(
            run(.schedule, .turn(hasEnvironment: true), .found(false), .checked(.keepsFocus))
                == [.schedule, .find, .check])
    }

    @Test("a lost focus that is displayed moves to the first item, or waits for rows")
    func loss() {
        #expect(
            run(.display(true), .leave, .schedule, .turn(hasEnvironment: false), .awaitsRows(false))
                == [.refresh, .schedule, .askForRows, .moveToFirst])
        var machine = FocusMachine()
        let requests: [FocusMachine.Request] = [
            .display(true), .leave, .schedule, .turn(hasEnvironment: false), .awaitsRows(true),
        ]
        #expect(requests.flatMap { machine.handle($0) } == [.refresh, .schedule, .askForRows])
        #expect(machine.isLost)
        #expect(
            [.schedule, .turn(hasEnvironment: false), .awaitsRows(false)].flatMap { machine.handle($0) }
                == [.schedule, .askForRows, .moveToFirst])
        #expect(!machine.isLost)
    }

    @Test("a lost focus that is not displayed is removed, and an item that cannot be focused loses the focus")
    func hidden() {
        #expect(run(.leave, .schedule, .turn(hasEnvironment: false)) == [.schedule, .clear])
        #expect(
            run(.schedule, .turn(hasEnvironment: false), .checked(.cannotBeFocused)) == [.schedule, .check, .clear])
    }

    @Test("an answer that the app gives after it moved the focus changes nothing")
    func lateAnswers() {
        #expect(
            run(.schedule, .turn(hasEnvironment: true), .begin, .settle, .found(true)) == [.schedule, .find])
    }

    @Test("each update has a number of its own")
    func numbers() {
        var machine = FocusMachine()
        _ = machine.handle(.begin)
        let first = machine.update
        _ = machine.handle(.begin)
        #expect(machine.update != first)
    }
}
