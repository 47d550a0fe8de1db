import CoreGraphics
import DataExchange
import Decisions
import Foundation
import GestureLogic
import HostInterface
import QuartzCore

/// The drag of an app.
@MainActor
struct AppDrag: AppPart {
    var stage: DragStage?
    /// The last drag of another program whose session has ended. Its movements begin no other session: the user may
    /// have cancelled it while the mouse button is still pressed.
    var endedIncoming: DragID?
}

extension AppContext {
    /// The drag in progress, from the lift to the end of its animations.
    var drag: DragStage? { self[AppDrag.self].stage }
}

/// Carries out one drag: makes requests of ``DragMachine`` and performs its effects in order. Requests of app code
/// inside effects are decided at once and performed after the current effects.
@MainActor
final class DragStage: TracedOwner {
    /// An item with source and preview.
    struct Item {
        let item: UIDragItem
        weak var interaction: UIDragInteraction?
        var platter: DragPlatter?
        /// The preview that was lifted.
        var lifted: UITargetedDragPreview?
    }

    /// Other programs as targets of a drag of the app.
    private enum Offer {
        /// The pointer has not left the windows of the app.
        case none
        case made(OutsideTaker)
        /// Other programs cannot receive the drag.
        case impossible
    }

    /// A target that was asked whether it can handle the session.
    private struct Target {
        weak var taker: (any DropTaker)?
        var canHandle: Bool
    }

    let session: DragSession
    private(set) lazy var drop = DropSession(session, self)
    /// The interaction that began the drag, until the end of the drag. The view of the interaction may be released
    /// before.
    private(set) var source: UIDragInteraction?
    weak var window: UIWindow?
    var items: [Item] = []
    var overlay: DragOverlay?
    let liftAnimator = DragAnimator()
    /// The last answer of the target under the finger.
    private(set) var proposal: UIDropProposal?
    /// The result of the drag.
    private var outcome: DragMachine.Operation?
    let app: AppContext
    private var machine = DragMachine()
    private let runner = EffectRunner<DragMachine.Effect>()
    /// The drag of another program; nil for a drag of the app.
    let incoming: DragID?
    private var offer = Offer.none
    /// All targets that were asked, by number.
    private var targets: [Target] = []
    /// The targets of views with paste configurations.
    private var pasteTakers: [PasteTaker] = []
    let springs: SpringLoading

    init(_ source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
        (self.source, self.window) = (source, window)
        app = window.appContext
        session = DragSession(in: window, at: point)
        springs = SpringLoading(app)
        incoming = nil
    }

    /// The drag of another program over a window.
    init(_ incoming: DragID, _ providers: [NSItemProvider], in window: UIWindow, at point: CGPoint) {
        (self.incoming, self.window) = (incoming, window)
        app = window.appContext
        session = DragSession(in: window, at: point)
        springs = SpringLoading(app)
        let made = providers.map { UIDragItem(itemProvider: $0) }
        session.add(made)
        items = made.map { Item(item: $0, interaction: nil) }
    }

    // MARK: Requests

    var tracedApp: AppContext? { app }
    var isLifted: Bool { machine.phase == .lifted }
    var isDragging: Bool { if case .dragging = machine.phase { true } else { false } }

    func request(_ request: DragMachine.Request) {
        runner.add(machine.handle(request, tracedAs: "drag", of: self))
        runner.run(tracedAs: "drag", of: self) { perform($0) }
    }

    func add(_ new: [UIDragItem], from interaction: UIDragInteraction) {
        session.add(new)
        items += new.map { Item(item: $0, interaction: interaction) }
    }

    func lift() {
        app[AppDrag.self].stage = self
        request(.lift)
    }

    /// The finger moves the lifted items.
    func begin(at point: CGPoint) {
        guard isLifted, let source, let delegate = source.delegate else { return cancel() }
        let allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
        session.allowsMoveOperation = allowsMove
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            source, sessionIsRestrictedToDraggingApplication: session)
        request(.begin(allowsMove: allowsMove))
        move(to: point)
    }

    /// Begins the session of another program's drag.
    func beginIncoming(allowsMove: Bool) {
        lift()
        session.allowsMoveOperation = allowsMove
        request(.begin(allowsMove: allowsMove))
        move(to: session.point)
    }

    func move(to point: CGPoint) {
        guard isDragging else { return }
        guard window?.appContext != nil else { return cancel() }
        session.point = point
        session.elsewhere = findElsewhere()
        let target = findTarget()
        guard isDragging else { return }
        springs.move(over: hitView()?.view, session)
        request(.move(over: target))
    }

    /// Asks the target again, after its content moved under the finger.
    func refresh() { move(to: session.point) }

    func release(at point: CGPoint) {
        if isDragging {
            // The finger may have moved since its last sample, and the window under the finger may have closed.
            if point != session.point || session.elsewhere?.isGone == true { move(to: point) }
        }
        request(.release)
    }

    func cancel() { request(.cancel) }

    // MARK: Targets

    /// The number of the innermost target under the finger.
    private func findTarget() -> Int? {
        if session.elsewhere == nil, let outside = findOutside() { return number(of: outside) }
        var view = hitView()?.view
        while let current = view {
            for taker in takers(of: current) {
                let index = number(of: taker)
                if targets[index].canHandle { return index }
            }
            view = current.superview
        }
        return nil
    }

    /// The target outside of the desktop window. UIKit offers the items when the pointer first leaves the window.
    private func findOutside() -> OutsideTaker? {
        guard incoming == nil, !session.isRestrictedToDraggingApplication, let window, let host = window.hostWindow,
            !CGRect(origin: .zero, size: host.metrics.size).contains(window.layer.convert(session.point, to: nil))
        else { return nil }
        if case .none = offer { offer = OutsideTaker(self).map { .made($0) } ?? .impossible }
        return outside
    }

    /// The other programs that receive the offer of the dragged items; nil before the offer.
    var outside: OutsideTaker? { if case .made(let taker) = offer { taker } else { nil } }

    private func takers(of view: UIView) -> [any DropTaker] {
        // The interactions of a text are created on first use, and asked after those of the app.
        let ofText = (view as? any DraggableText)?.loadDragWork().drop
        var takers: [any DropTaker] = view.interactions.reversed().compactMap { $0 as? UIDropInteraction }
        if let own = takers.firstIndex(where: { $0 === ofText }) { takers.append(takers.remove(at: own)) }
        if takers.isEmpty, view.pasteConfiguration != nil {
            if let known = pasteTakers.first(where: { $0.view === view }) {
                takers.append(known)
            } else {
                let made = PasteTaker(view)
                pasteTakers.append(made)
                takers.append(made)
            }
        }
        return takers
    }

    /// The number of a target. A new target is asked whether it can handle the session.
    private func number(of taker: any DropTaker) -> Int {
        if let known = targets.firstIndex(where: { $0.taker === taker }) { return known }
        let canHandle = taker.canHandle(drop)
        if let known = targets.firstIndex(where: { $0.taker === taker }) { return known }
        targets.append(Target(taker: taker, canHandle: canHandle))
        return targets.count - 1
    }

    func taker(_ number: Int) -> (any DropTaker)? { targets.indices.contains(number) ? targets[number].taker : nil }

    // MARK: Effects

    private func perform(_ effect: DragMachine.Effect) {
        switch effect {
        case .showLift: showLift()
        case .cancelLift: cancelLift()
        case .willBegin:
            showDrag()
            notifySource { $0.dragInteraction($1, sessionWillBegin: session) }
        case .didMove:
            moveOverlay()
            notifySource { $0.dragInteraction($1, sessionDidMove: session) }
        case .addItems: showAdded()
        case .enter(let target): taker(target)?.entered(drop)
        case .update(let target): update(target)
        case .exit(let target):
            proposal = nil
            taker(target)?.exited(drop)
        case .show(let operation):
            overlay?.show(operation, count: items.count)
            if isDragging { answer(operation) }
        case .willEnd(let operation):
            springs.end()
            notifySource { $0.dragInteraction($1, session: session, willEndWith: operation.operation) }
        case .perform(let target): taker(target)?.perform(drop)
        case .animateDrop(let target): animateDrop(on: taker(target))
        case .conclude(let target): taker(target)?.concluded(drop)
        case .animateCancel: animateCancel()
        case .endDrop(let target): taker(target)?.ended(drop)
        case .didEnd(let operation):
            notifySource { $0.dragInteraction($1, session: session, didEndWith: operation.operation) }
            outcome = operation
            if !operation.drops { finishIncoming(nil) }
        case .didTransfer:
            notifySource { $0.dragInteraction($1, sessionDidTransferItems: session) }
            source = nil
            finishIncoming(outcome)
        case .finish: finish()
        }
    }

    // MARK: Other programs

    /// Answers another program for the current location.
    private func answer(_ operation: DragMachine.Operation) {
        if let incoming { app.host?.drags?.answer(incoming, TransferOperation(operation)) }
    }

    /// Notifies another program that the app needs no more data.
    private func finishIncoming(_ operation: DragMachine.Operation?) {
        if let incoming { app.host?.drags?.finish(incoming, operation.flatMap { TransferOperation($0) }) }
    }

    /// The end of the previews.
    func landed() { if let outside { outside.landed() } else { request(.settle) } }

    private func notifySource(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
        guard let source, let delegate = source.delegate else { return }
        call(delegate, source)
    }

    private func update(_ target: Int) {
        guard isDragging, let taker = taker(target) else { return }
        let answer = taker.updated(drop)
        guard isDragging else { return }
        keeping(proposal) { proposal = answer }
        overlay?.isLifted = answer.isPrecise
        overlay?.showsFullSize = answer.prefersFullSizePreview || prefersFullSize
        request(.propose(DragMachine.Operation(answer.operation), by: target))
        moveOverlay()
    }

    var prefersFullSize: Bool {
        guard let source, let delegate = source.delegate else { return false }
        return delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
    }

    func finish() {
        outside?.end()
        overlay?.removeFromSuperview()
        overlay = nil
        if app[AppDrag.self].stage === self { keeping(self) { app[AppDrag.self].stage = nil } }
        if let incoming { app[AppDrag.self].endedIncoming = incoming }
    }
}

extension TransferOperation {
    /// Nil for an operation without a transfer.
    init?(_ operation: DragMachine.Operation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .cancel, .forbidden: return nil
        }
    }
}
