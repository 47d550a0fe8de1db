import Decisions

/// Whether scrolling has minimized a tab bar, and the scroll distance in the current direction.
package enum TabMinimizingPhase: Hashable, Sendable {
    case shown
    case shownWhileScrolling(ScrollDistance)
    case minimized
    case minimizedWhileScrolling(ScrollDistance)

    package var isMinimized: Bool {
        switch self {
        case .shown, .shownWhileScrolling: false
        case .minimized, .minimizedWhileScrolling: true
        }
    }

    fileprivate var distance: ScrollDistance? {
        switch self {
        case .shown, .minimized: nil
        case .shownWhileScrolling(let distance), .minimizedWhileScrolling(let distance): distance
        }
    }

    fileprivate init(isMinimized: Bool, _ distance: ScrollDistance?) {
        switch (isMinimized, distance) {
        case (false, nil): self = .shown
        case (false, let distance?): self = .shownWhileScrolling(distance)
        case (true, nil): self = .minimized
        case (true, let distance?): self = .minimizedWhileScrolling(distance)
        }
    }
}

/// The distance that content has scrolled in one direction, as offsets in points.
package struct ScrollDistance: Hashable, Sendable {
    package let start: Double
    package let last: Double

    /// A reversal of the direction begins a new distance.
    func start(to offset: Double) -> Double { (offset - last) * (last - start) < 0 ? last : start }
}

/// The events that can minimize or show a tab bar.
package enum TabMinimizingRequest: Hashable, Sendable {
    /// The scroll direction that minimizes the bar; none if scrolling never minimizes it.
    package enum Direction: Hashable, Sendable { case none, down, up }

    /// The content has scrolled to an offset, in points. `isByUser`: a finger moves the content, or it decelerates.
    /// Beyond `top` and `end` the content bounces back.
    case moved(to: Double, top: Double, end: Double, isByUser: Bool, minimizes: Direction)
    /// Another scroll view is under the bar now.
    case otherContent
    /// The page, the tab or the behavior has changed.
    case restore(animated: Bool)
}

/// One action on a tab bar.
package enum TabMinimizingEffect: Hashable, Sendable { case minimize(animated: Bool), show(animated: Bool) }

/// A tab bar that scrolling minimizes.
package struct TabMinimizingMachine: StateMachine, Hashable {
    package private(set) var phase = TabMinimizingPhase.shown

    package init() {}

    package var row: TabMinimizingPhase { phase }

    /// Chosen: the scroll distance in points before the bar reacts, as for the bars of a navigation controller.
    private static let length = BarHidingMachine.swipeLength

    package func column(for request: TabMinimizingRequest) -> Column? {
        switch request {
        case .otherContent: return .rest
        case .restore(let animated): return .restore(animated: animated)
        case .moved(let offset, let top, let end, let isByUser, let direction):
            guard isByUser, direction != .none else { return .rest }
            guard let distance = phase.distance else { return .move(to: offset) }
            let length = offset - distance.start(to: offset)
            guard abs(length) >= Self.length else { return .move(to: offset) }
            guard offset > top, offset < end else { return .end(at: offset) }
            return (length > 0) == (direction == .down) ? .minimizingScroll(to: offset) : .restoringScroll(to: offset)
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [TabMinimizingEffect]) {
        switch step {
        case .begin(let offset):
            phase = TabMinimizingPhase(isMinimized: phase.isMinimized, ScrollDistance(start: offset, last: offset))
        case .track(let distance, let offset):
            phase = TabMinimizingPhase(
                isMinimized: phase.isMinimized, ScrollDistance(start: distance.start(to: offset), last: offset))
        case .rest: phase = TabMinimizingPhase(isMinimized: phase.isMinimized, nil)
        case .minimize(let animated):
            phase = TabMinimizingPhase(isMinimized: true, phase.distance)
            effects.append(.minimize(animated: animated))
        case .show(let animated):
            phase = TabMinimizingPhase(isMinimized: false, phase.distance)
            effects.append(.show(animated: animated))
        }
    }
}
