import Decisions
import Foundation
package import GestureLogic

/// Performs the effects of a ``RowSwipeMachine`` as values, and records broken promises.
package struct RowSwipeLedger: Ledger {
    package private(set) var machine = RowSwipeMachine<Int>()
    package var promises = Promises()
    package private(set) var shown: Int?
    package private(set) var isFar = false
    package private(set) var performed = 0
    private let settles: Bool
    /// The animation or the scroll of a trackpad in progress.
    private(set) var waits: Int?

    /// The third row is narrow.
    fileprivate static func width(of row: Int) -> CGFloat { row == 3 ? 200 : 400 }

    /// - Parameter settles: whether time passes between requests.
    package init(settles: Bool = false) { self.settles = settles }

    package mutating func make(_ request: RowSwipeMachine<Int>.Request) {
        send(request)
        if settles { settle() }
    }

    private mutating func send(_ request: RowSwipeMachine<Int>.Request) {
        for effect in promises.decide(request, &machine) { perform(effect) }
        check()
    }

    private mutating func perform(_ effect: RowSwipeMachine<Int>.Effect) {
        if case .show = effect {} else { promises.keep("a row is shown before it changes", if: shown != nil) }
        switch effect {
        case .show(let row):
            promises.keep("one row is open at a time", if: shown == nil)
            (shown, isFar, waits) = (row, false, nil)
        case .stop: waits = nil
        case .layout(let offset, let isFar):
            promises.keep("a row that an animation moves is not laid out", if: waits == nil || isWheeled)
            promises.keep("a row moves by at most its width", if: (0...Self.width(of: shown ?? 1)).contains(offset))
            self.isFar = isFar
        case .moveOut(let offset, let isFar, _, let number):
            promises.keep("a row opens by some distance", if: offset > 0)
            (self.isFar, waits) = (isFar, number)
        case .moveBack(_, let number): (isFar, waits) = (false, number)
        case .awaitWheel(let number): waits = number
        case .performFirst:
            promises.keep("a full swipe performs the first action of a row that shows it", if: isFar)
            performed += 1
        case .finish, .leave: (shown, waits) = (nil, nil)
        }
    }

    private var isWheeled: Bool {
        if case .wheeled = machine.phase { return true }
        return false
    }

    private mutating func check() {
        switch machine.phase {
        case .closed: promises.keep("a closed row shows no buttons", if: shown == nil)
        case .held, .open: promises.keep("nothing moves a row that is held or open", if: shown != nil && waits == nil)
        case .wheeled(_, let number), .opening(let number), .closing(let number):
            promises.keep("a row opens and closes by an animation or a trackpad", if: shown != nil && waits == number)
        }
    }

    /// The animation or the scroll that is waited for has ended.
    package mutating func settle() {
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

    package mutating func rest() {
        settle()
        send(.finish)
        promises.keep("no row is shown after the list needed the row", if: shown == nil)
    }
}

extension RowSwipeLedger {
    package static let walks: [MachineWalk] = [true, false].map { settles in
        let rule = RowSwipe(widths: [80], width: RowSwipeLedger.width(of: 1), performsFirst: true)
        let narrow = RowSwipe(widths: [80], width: RowSwipeLedger.width(of: 3), performsFirst: true)
        return MachineWalk(
            "\(settles)", length: 4, minimum: 14 * 14 * 14 * 14, from: { RowSwipeLedger(settles: settles) }
        ) { _ in
            [
                .open(1, rule, .finger), .open(2, rule, .wheel(by: 60)), .open(3, narrow, .call), .grab(offset: 60),
                .drag(by: 60), .drag(by: 350), .release(velocity: 0), .release(velocity: -900),
                .wheel(by: 30, offset: 80), .wheel(by: -200, offset: 80), .tapOrScroll, .close, .finish, .delete,
            ]
        }
    }
}
