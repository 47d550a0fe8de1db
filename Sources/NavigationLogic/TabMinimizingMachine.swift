/// Whether scrolling has minimized a tab bar, and the way that the content is on.
package enum TabMinimizingPhase: Hashable, Sendable {
    case shown
    case shownWhileScrolling(ScrollWay)
    case minimized
    case minimizedWhileScrolling(ScrollWay)

    /// The row of ``TabMinimizingPolicy`` that this phase reads.
    package var policyPhase: TabMinimizingPolicy.Phase {
        switch self {
        case .shown: .shown
        case .shownWhileScrolling: .shownWhileScrolling
        case .minimized: .minimized
        case .minimizedWhileScrolling: .minimizedWhileScrolling
        }
    }

    package var isMinimized: Bool {
        switch self {
        case .shown, .shownWhileScrolling: false
        case .minimized, .minimizedWhileScrolling: true
        }
    }

    fileprivate var way: ScrollWay? {
        switch self {
        case .shown, .minimized: nil
        case .shownWhileScrolling(let way), .minimizedWhileScrolling(let way): way
        }
    }

    fileprivate init(isMinimized: Bool, _ way: ScrollWay?) {
        switch (isMinimized, way) {
        case (false, nil): self = .shown
        case (false, let way?): self = .shownWhileScrolling(way)
        case (true, nil): self = .minimized
        case (true, let way?): self = .minimizedWhileScrolling(way)
        }
    }
}

/// How far content was moved in one direction, by offsets in points.
package struct ScrollWay: Hashable, Sendable {
    package let start: Double
    package let last: Double

    /// A finger that reverses begins a new way.
    func start(to offset: Double) -> Double { (offset - last) * (last - start) < 0 ? last : start }
}

/// What may minimize a tab bar, or show it.
package enum TabMinimizingRequest: Hashable, Sendable {
    /// The direction that the app has named; none where nothing minimizes the bar.
    package enum Direction: Hashable, Sendable { case none, down, up }

    /// Content moved to an offset, in points: under a finger or by its speed, or else. At its top and at its end it
    /// returns by itself.
    case moved(to: Double, top: Double, end: Double, isByUser: Bool, minimizes: Direction)
    /// What lies under the bar now is another content.
    case otherContent
    /// Another page, another tab, another behavior.
    case restore(animated: Bool)
}

/// One thing to do about a tab bar.
package enum TabMinimizingEffect: Hashable, Sendable { case minimize(animated: Bool), show(animated: Bool) }

/// A tab bar that scrolling minimizes: takes requests in every phase, decides at once, and answers what is to be done
/// about it.
package struct TabMinimizingMachine: Hashable, Sendable {
    package private(set) var phase = TabMinimizingPhase.shown

    package init() {}

    package mutating func handle(_ request: TabMinimizingRequest) -> [TabMinimizingEffect] {
        var effects: [TabMinimizingEffect] = []
        for step in TabMinimizingPolicy.steps(phase.policyPhase, column(request)) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Chosen: the points that content moves before the bar reacts, as for the bars of a navigation controller.
    private static let length = BarHidingMachine.swipeLength

    /// The column of ``TabMinimizingPolicy`` that a request reads now.
    private func column(_ request: TabMinimizingRequest) -> TabMinimizingPolicy.Request {
        switch request {
        case .otherContent: return .rest
        case .restore: return .restore
        case .moved(let offset, let top, let end, let isByUser, let direction):
            guard isByUser, direction != .none else { return .rest }
            guard let way = phase.way else { return .move }
            let length = offset - way.start(to: offset)
            guard abs(length) >= Self.length else { return .move }
            guard offset > top, offset < end else { return .end }
            return (length > 0) == (direction == .down) ? .minimizingWay : .restoringWay
        }
    }

    private mutating func perform(
        _ step: TabMinimizingPolicy.Step, _ request: TabMinimizingRequest, into effects: inout [TabMinimizingEffect]
    ) {
        var animated = true
        if case .restore(let isAnimated) = request { animated = isAnimated }
        switch step {
        case .begin:
            guard case .moved(let offset, _, _, _, _) = request else { return }
            phase = TabMinimizingPhase(isMinimized: phase.isMinimized, ScrollWay(start: offset, last: offset))
        case .track:
            guard case .moved(let offset, _, _, _, _) = request, let way = phase.way else { return }
            phase = TabMinimizingPhase(
                isMinimized: phase.isMinimized, ScrollWay(start: way.start(to: offset), last: offset))
        case .rest: phase = TabMinimizingPhase(isMinimized: phase.isMinimized, nil)
        case .minimize:
            phase = TabMinimizingPhase(isMinimized: true, phase.way)
            effects.append(.minimize(animated: animated))
        case .show:
            phase = TabMinimizingPhase(isMinimized: false, phase.way)
            effects.append(.show(animated: animated))
        }
    }
}
