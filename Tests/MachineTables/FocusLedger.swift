import Decisions
import FocusLogic

/// Performs the effects of a ``FocusMachine`` on a screen of two items and a list, and records broken promises.
package struct FocusLedger: Ledger {
    package enum Act: Hashable, Sendable, CaseIterable {
        case request, requestWithoutItem, change, turn, leave, disable, otherCell, key, touch, moveByKey
        case awaitRows, loadRows
    }

    package var promises = Promises()
    private var machine = FocusMachine()
    private var hasFocus = true
    private var canBeFocused = true
    private var isOtherCell = false
    /// The requested environment, and whether it has an item.
    private var environment: Bool?
    private var awaitsRows = false
    private var turns = 0
    /// The moves of the current turn.
    private var moves = 0
    private var shown = false

    package init() {}

    package mutating func make(_ act: Act) {
        switch act {
        case .request: (environment, _) = (true, send(.schedule))
        case .requestWithoutItem: (environment, _) = (false, send(.schedule))
        case .change: send(.schedule)
        case .turn: turn()
        case .leave:
            guard hasFocus else { return }
            hasFocus = false
            send(.leave)
            send(.schedule)
        case .disable:
            guard hasFocus else { return }
            canBeFocused = false
            send(.schedule)
        case .otherCell:
            guard hasFocus else { return }
            isOtherCell = true
            send(.schedule)
        case .key: send(.display(true))
        case .touch: send(.display(false))
        case .moveByKey:
            send(.display(true))
            move(hasItem: true)
        case .awaitRows: awaitsRows = true
        case .loadRows:
            awaitsRows = false
            if machine.isLost { send(.schedule) }
        }
        promises.keep("the focus is displayed as decided", if: shown == machine.isDisplayed)
    }

    private mutating func turn() {
        let (hadFocus, wasShown, asked) = (hasFocus && (canBeFocused || isOtherCell), shown, environment)
        moves = 0
        let isDue = turns > 0
        turns = 0
        send(.turn(hasEnvironment: environment != nil))
        promises.keep("a turn moves the focus at most once", if: moves <= 1)
        guard isDue else { return promises.keep("a turn without a request does nothing", if: moves == 0) }
        if asked == true {
            promises.keep("a requested environment with an item gets the focus", if: moves == 1 && hasFocus)
        } else {
            promises.keep(
                "a focus that is not displayed does not move by itself", if: hadFocus || wasShown || !hasFocus)
            promises.keep(
                "a displayed focus that was lost moves to an item, unless rows follow",
                if: hasFocus || !wasShown || !machine.isLost || awaitsRows)
        }
        promises.keep("a request is for one turn", if: environment == nil)
    }

    private mutating func move(hasItem: Bool) {
        let number = machine.update
        send(.begin)
        promises.keep("each update has a number of its own", if: machine.update == number + 1)
        (hasFocus, canBeFocused, isOtherCell) = (hasItem, true, false)
        moves += 1
        send(.settle)
        promises.keep("a focus that has moved is not lost", if: !machine.isLost)
    }

    private mutating func send(_ request: FocusMachine.Request) {
        for effect in promises.decide(request, &machine) { perform(effect) }
    }

    private mutating func perform(_ effect: FocusMachine.Effect) {
        switch effect {
        case .schedule:
            turns += 1
            promises.keep("one turn is requested at a time", if: turns == 1)
        case .find:
            let found = environment
            environment = nil
            promises.keep("an environment is searched once", if: found != nil)
            send(.found(found == true))
        case .askForRows:
            promises.keep("rows are awaited only while the focus is displayed", if: shown)
            send(.awaitsRows(awaitsRows))
        case .check:
            let check: FocusMachine.Check =
                hasFocus && isOtherCell ? .isOtherCell : hasFocus && !canBeFocused ? .cannotBeFocused : .keepsFocus
            send(.checked(check))
        case .moveToFound: move(hasItem: true)
        case .moveToFirst:
            promises.keep("the first item gets the focus only while the focus is displayed", if: shown)
            move(hasItem: true)
        case .moveToRow:
            promises.keep("the focus follows its row to another cell", if: isOtherCell)
            move(hasItem: true)
        case .clear:
            promises.keep("a displayed focus is not removed", if: !shown)
            move(hasItem: false)
        case .refresh: shown.toggle()
        }
    }

    package mutating func rest() {
        awaitsRows = false
        if machine.isLost { send(.schedule) }
        while turns > 0 { turn() }
        promises.keep("nothing is requested after the last turn", if: environment == nil)
        promises.keep("a displayed focus is not lost after the last turn", if: !machine.isLost)
        promises.keep("a focused item can be focused after the last turn", if: !hasFocus || canBeFocused)
    }
}

extension FocusLedger {
    package static let walks: [MachineWalk] = [
        MachineWalk("idle", length: 7, minimum: 10_000_000, from: { FocusLedger() }) { _ in Act.allCases }
    ]
}

extension MachineTables {
    static let focus = MachineTable(
        "focus", from: [FocusMachine()], rows: FocusMachine.Row.allCases.map { "\($0)" },
        columns: FocusMachine.Column.allCases.map { "\($0)" }
    ) { _ in
        [true, false].flatMap { [.turn(hasEnvironment: $0), .found($0), .awaitsRows($0), .display($0)] } + [
            .schedule, .checked(.keepsFocus), .checked(.isOtherCell), .checked(.cannotBeFocused), .leave, .begin,
            .settle,
        ]
    }
}
