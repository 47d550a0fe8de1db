import Decisions
package import Foundation

/// The row of a list that is open for its actions, or that opens or closes.
///
/// ```
/// closed ── drag ──► held ── release ──► opening ── at rest ──► open ── button, touch outside, scroll
///                     ▲ ▲        └────► closing ◄─────────────────┘
///                     │ └─ touch on the row ──┘ └── at rest ──► closed
/// closed ── wheel ──► wheeled ── no wheel for a moment ──► opening, closing
/// ```
///
/// Distances are in points toward the open side. A row that was shown has one `finish` or `leave`.
package struct RowSwipeMachine<Row: Sendable>: StateMachine, Hashable {
    /// The pull at the start of a drag, and the current pull.
    package struct Hold: Hashable, Sendable {
        package let base: CGFloat
        package let pull: CGFloat

        package init(base: CGFloat, pull: CGFloat) {
            self.base = base
            self.pull = pull
        }
    }

    package enum Phase: Hashable, Sendable {
        case closed
        /// A finger holds the row.
        case held(Hold)
        /// The trackpad moves the row.
        case wheeled(Hold, number: Int)
        case opening(number: Int)
        case open
        case closing(number: Int)
    }

    /// The cause of the opening of a row.
    package enum Opening: Hashable, Sendable { case finger, wheel(by: CGFloat), call }

    package enum Request: Sendable {
        case open(Row, RowSwipe, Opening)
        /// A finger begins to drag the row, which is displayed at an offset.
        case grab(offset: CGFloat)
        /// - Parameter by: the distance since the start of the drag.
        case drag(by: CGFloat)
        case release(velocity: CGFloat)
        /// The trackpad scrolls on the row, which is displayed at an offset.
        case wheel(by: CGFloat, offset: CGFloat)
        /// The trackpad has not scrolled for a moment.
        case wheelRested(number: Int)
        /// The user taps or scrolls the list.
        case tapOrScroll
        /// The app closes the row, an action is complete, or the user touches another row.
        case close
        /// The list reloads, changes its size, leaves the window or uses the row's view for another row.
        case finish
        /// The row was deleted.
        case delete
        case motionEnded(number: Int)
    }

    package enum Effect: Sendable {
        /// Adds the buttons to the row, and notifies the delegate.
        case show(Row)
        case stop
        case layout(offset: CGFloat, isFar: Bool)
        /// Animates to an offset at rest. The end is the request `motionEnded`.
        case moveOut(to: CGFloat, isFar: Bool, velocity: CGFloat, number: Int)
        case moveBack(velocity: CGFloat, number: Int)
        /// Waits for the end of a scroll of the trackpad. The end is the request `wheelRested`.
        case awaitWheel(number: Int)
        case performFirst
        /// Removes the buttons, and notifies the delegate.
        case finish
        /// Notifies the delegate. The buttons fade out with the row.
        case leave
    }

    package private(set) var phase = Phase.closed
    private var rule = RowSwipe(widths: [], width: 0, performsFirst: false)
    private var lastNumber = 0

    package init() {}

    package var row: Phase { phase }

    /// Whether a row is open and does not close.
    package var isOpen: Bool {
        switch phase {
        case .held, .wheeled, .opening, .open: true
        case .closed, .closing: false
        }
    }

    /// Nil for the end of an animation or of a scroll that was replaced.
    package func column(for request: Request) -> Column? {
        switch request {
        case .open(let row, let rule, let opening): .open(row, rule, opening)
        case .grab(let offset): .grab(offset: offset)
        case .drag(let distance): .drag(by: distance)
        case .release(let velocity): .release(velocity: velocity)
        case .wheel(let distance, let offset): .wheel(by: distance, offset: offset)
        case .wheelRested(let number): number == lastNumber ? .wheelRested : nil
        case .tapOrScroll: .tapOrScroll
        case .close: .close
        case .finish: .finish
        case .delete: .delete
        case .motionEnded(let number): number == lastNumber ? .motionEnded : nil
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .open(let row, let rule, let opening):
            self.rule = rule
            effects.append(.show(row))
            switch opening {
            case .finger: phase = .held(Hold(base: 0, pull: 0))
            case .wheel(let distance): roll(from: 0, by: distance, into: &effects)
            case .call: moveOut(to: .open, 0, into: &effects)
            }
        case .grab(let offset):
            let pull = rule.pull(showing: offset)
            phase = .held(Hold(base: pull, pull: pull))
            effects.append(.stop)
        case .drag(let hold, let distance):
            let pull = hold.base + distance
            phase = .held(Hold(base: hold.base, pull: pull))
            effects.append(.layout(offset: rule.offset(pull), isFar: rule.isFar(pull)))
        case .release(let hold, let velocity): release(hold, velocity, rule, into: &effects)
        case .catchByWheel(let offset, let distance):
            effects.append(.stop)
            roll(from: rule.pull(showing: offset), by: distance, into: &effects)
        case .roll(let hold, let distance): roll(from: hold.base, by: distance, into: &effects)
        case .restWheel(let hold): release(hold, 0, wheelRule, into: &effects)
        case .close: moveBack(0, into: &effects)
        case .opened: phase = .open
        case .finish: end(.finish, into: &effects)
        case .leave: end(.leave, into: &effects)
        }
    }

    /// A scroll of a trackpad never performs the first action, because its momentum cannot be cancelled.
    private var wheelRule: RowSwipe {
        var rule = rule
        rule.performsFirst = false
        return rule
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func roll(from base: CGFloat, by distance: CGFloat, into effects: inout [Effect]) {
        let pull = min(max(base + distance, 0), rule.buttons + 40)
        let number = nextNumber()
        phase = .wheeled(Hold(base: pull, pull: pull), number: number)
        effects += [.layout(offset: wheelRule.offset(pull), isFar: false), .awaitWheel(number: number)]
    }

    private mutating func release(
        _ hold: Hold, _ velocity: CGFloat, _ rule: RowSwipe, into effects: inout [Effect]
    ) {
        let rest = rule.rest(pull: hold.pull, velocity: velocity)
        switch rest {
        case .closed: moveBack(velocity, into: &effects)
        case .open: moveOut(to: rest, velocity, into: &effects)
        case .away:
            moveOut(to: rest, velocity, into: &effects)
            effects.append(.performFirst)
        }
    }

    private mutating func moveOut(to rest: RowSwipe.Rest, _ velocity: CGFloat, into effects: inout [Effect]) {
        let number = nextNumber()
        phase = .opening(number: number)
        effects.append(
            .moveOut(to: rule.offset(at: rest), isFar: rest == .away, velocity: velocity, number: number))
    }

    private mutating func moveBack(_ velocity: CGFloat, into effects: inout [Effect]) {
        let number = nextNumber()
        phase = .closing(number: number)
        effects.append(.moveBack(velocity: velocity, number: number))
    }

    private mutating func end(_ effect: Effect, into effects: inout [Effect]) {
        phase = .closed
        effects.append(effect)
    }
}

extension RowSwipeMachine.Effect: Equatable where Row: Equatable {}
