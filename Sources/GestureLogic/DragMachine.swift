import Decisions

/// One drag of items, from the lift to the end of its animations.
///
/// ```
/// idle ── lift ──▶ lifted ── begin ──▶ dragging ── release over a willing target ──▶ dropping ── settle ──▶ over
///                    │                    └─ release elsewhere, cancel ──▶ cancelling ── settle ──────────▶ over
///                    └─ release, cancel ─────────────────────────────────────────────────────────────────▶ over
/// ```
///
/// A target is a number that the caller assigns to each interaction that can handle the session. Each `enter` has one
/// `exit` or a `perform`, each target that was entered gets one `endDrop`, and `willBegin` has one `willEnd` and one
/// `didEnd` with the same operation, except for an `outcome` in between.
package struct DragMachine: StateMachine, Hashable {
    /// The result of a drop at the current location.
    package enum Operation: Hashable, Sendable {
        case cancel, forbidden, copy, move

        /// Whether the release of the items drops them.
        package var drops: Bool { self == .copy || self == .move }
    }

    /// The target under the finger.
    package struct Hover: Hashable, Sendable {
        package var target: Int
        package var operation: Operation
    }

    package enum Phase: Hashable, Sendable {
        case idle
        /// The items are lifted, and no session has begun.
        case lifted
        case dragging(Hover?)
        case dropping(Hover)
        case cancelling(Operation)
        /// The session has ended, and the target loads the data of the dropped items.
        case transferring
        case over
    }

    package enum Request: Hashable, Sendable {
        /// The finger rested for the time of a lift, and the source returned items.
        case lift
        /// The finger moves the lifted items.
        case begin(allowsMove: Bool)
        /// The finger is at another location, over a target or over none.
        case move(over: Int?)
        /// A target answers `update`.
        case propose(Operation, by: Int)
        /// The source returned more items for a tap of another finger.
        case add
        /// The finger lifted.
        case release
        /// The touch was cancelled, or the user or the app cancels the drag.
        case cancel
        /// Another program has ended the drop with this operation. `cancel` if the program refused, or did not answer.
        case outcome(Operation)
        /// All animations of a drop or of a cancelled drag have ended.
        case settle
        /// The target begins to load data of the items.
        case beginLoading
        /// The data was loaded, or loading failed.
        case endLoading
    }

    package enum Effect: Hashable, Sendable {
        /// Lift the previews of the items off their views.
        case showLift
        /// Return the previews to their views: no drag begins.
        case cancelLift
        case willBegin
        case didMove
        /// Show more items with the dragged ones.
        case addItems
        case enter(Int)
        /// Ask the target for an operation. Its answer is the request `propose`.
        case update(Int)
        case exit(Int)
        /// Show the mark of the operation.
        case show(Operation)
        case willEnd(Operation)
        case perform(Int)
        /// Animate the previews to the places that the target chose. Their end is the request `settle`.
        case animateDrop(Int)
        case conclude(Int)
        /// Animate the previews back to their source. Their end is the request `settle`.
        case animateCancel
        case endDrop(Int)
        case didEnd(Operation)
        case didTransfer
        /// Remove the previews.
        case finish
    }

    package private(set) var phase = Phase.idle
    private var allowsMove = true
    /// The entered targets, in the order of entering.
    private var entered: [Int] = []
    /// The number of loads in progress.
    private var loads = 0

    package init() {}

    package var row: Phase { phase }

    /// Nil for the answer of a target that the finger has left.
    package func column(for request: Request) -> Column? {
        switch request {
        case .lift: return .lift
        case .begin(let allowsMove): return .begin(allowsMove: allowsMove)
        case .move(let target): return .move(over: target)
        case .propose(let operation, let target):
            if case .dragging(let hover?) = phase, hover.target == target { return .propose(operation, hover) }
            return nil
        case .add: return .add
        case .release: return .release
        case .cancel: return .cancel
        case .outcome(let operation): return .outcome(operation)
        case .settle: return .settle
        case .beginLoading: return .beginLoading
        case .endLoading: return .endLoading
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .lift:
            phase = .lifted
            effects.append(.showLift)
        case .begin(let allowsMove):
            self.allowsMove = allowsMove
            phase = .dragging(nil)
            effects.append(.willBegin)
        case .lower:
            phase = .over
            effects.append(.cancelLift)
        case .move(let hover, let target): effects += move(from: hover, to: target)
        case .propose(let operation, let hover): effects += propose(operation, hover)
        case .add: effects.append(.addItems)
        case .release(let hover): effects += release(hover)
        case .cancel(let hover): effects += cancel(hover, .cancel)
        case .correct(let hover): phase = .dropping(hover)
        case .conclude(let hover): effects += end(hover.operation, [.conclude(hover.target)])
        case .end(let operation): effects += end(operation, [])
        case .beginLoading: loads += 1
        case .endLoading: loads = max(0, loads - 1)
        case .completeTransfer: if loads == 0 { completeTransfer(into: &effects) }
        }
    }

    private mutating func move(from hover: Hover?, to target: Int?) -> [Effect] {
        guard hover?.target != target else { return [.didMove] + (target.map { [.update($0)] } ?? []) }
        var effects: [Effect] = [.didMove]
        if let hover {
            effects.append(.exit(hover.target))
            if hover.operation != .cancel { effects.append(.show(.cancel)) }
        }
        if let target {
            if !entered.contains(target) { entered.append(target) }
            effects += [.enter(target), .update(target)]
        }
        phase = .dragging(target.map { Hover(target: $0, operation: .cancel) })
        return effects
    }

    /// Documented (UIDropOperation): a move needs a session that allows moves.
    private mutating func propose(_ operation: Operation, _ hover: Hover) -> [Effect] {
        let operation = operation == .move && !allowsMove ? .forbidden : operation
        guard operation != hover.operation else { return [] }
        phase = .dragging(Hover(target: hover.target, operation: operation))
        return [.show(operation)]
    }

    private mutating func release(_ hover: Hover?) -> [Effect] {
        guard let hover, hover.operation.drops else { return cancel(hover, hover?.operation ?? .cancel) }
        phase = .dropping(hover)
        return [.show(.cancel), .willEnd(hover.operation), .perform(hover.target), .animateDrop(hover.target)]
    }

    private mutating func cancel(_ hover: Hover?, _ operation: Operation) -> [Effect] {
        phase = .cancelling(operation)
        // Chosen: the target under the finger gets `exit` before the end.
        return (hover.map { [.exit($0.target)] } ?? []) + [.show(.cancel), .willEnd(operation), .animateCancel]
    }

    private mutating func end(_ operation: Operation, _ first: [Effect]) -> [Effect] {
        phase = operation.drops ? .transferring : .over
        var effects = first + entered.map { .endDrop($0) } + [.didEnd(operation), .finish]
        entered = []
        if phase == .transferring, loads == 0 { completeTransfer(into: &effects) }
        return effects
    }

    /// Documented (dragInteraction(_:sessionDidTransferItems:)): called when the target has all data.
    private mutating func completeTransfer(into effects: inout [Effect]) {
        phase = .over
        effects.append(.didTransfer)
    }
}
