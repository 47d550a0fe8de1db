import CWayland
import CoreGraphics
import DataExchange
import Decisions
import Foundation
import FrameTime
import HostInterface

/// The drags of other programs over the windows of this program.
@MainActor
final class WaylandDropTarget {
    private let connection: WaylandConnection
    private let send: @MainActor (WindowSample) -> Void
    private var machine = DropTargetMachine()
    private var drag: Drag?
    private var count = 0

    /// The current drag.
    private struct Drag {
        var id: DragID
        var offer: WaylandOffer
        var window: WindowID
        var serial: UInt32
        var location: CGPoint
        var result = DropResult()

        /// Chosen: files are never moved, because the program that gets them would have to remove the originals.
        @MainActor var allowsMove: Bool {
            offer.sourceActions & WaylandAction.move != 0 && !offer.types.contains(MediaType.addresses)
        }
    }

    init(_ connection: WaylandConnection, send: @escaping @MainActor (WindowSample) -> Void) {
        (self.connection, self.send) = (connection, send)
    }

    func data(of id: DragID) -> WaylandOffer? { drag?.id == id ? drag?.offer : nil }

    /// The machine knows a drag by a number of 32 bits.
    private var number: UInt32 { UInt32(truncatingIfNeeded: count) }

    private var place: DropTargetMachine.Place {
        let action = drag.map(\.offer.action) ?? WaylandAction.none
        return .init(point: ScreenPoint(x: 0, y: 0), time: 0, suggested: WaylandAction.operation(action))
    }

    // MARK: The compositor

    func entered(_ offer: WaylandOffer, _ window: WindowID, at location: CGPoint, serial: UInt32) {
        count += 1
        let former = drag
        drag = Drag(id: DragID(count), offer: offer, window: window, serial: serial, location: location)
        former?.offer.close()
        offer.actionChanged = { [weak self] in self?.positioned() }
        offer.transferred = { [weak self, weak offer] in
            guard let self, let drag, drag.offer === offer else { return }
            finishWaiting()
        }
        perform(.enter(.init(window: number, version: 5), types: offer.types))
        positioned()
    }

    func moved(to location: CGPoint) {
        drag?.location = location
        positioned()
    }

    private func positioned() { perform(.position(number, place)) }
    func left() { perform(.leave(number)) }
    func dropped() { perform(.drop(number, time: 0)) }

    func close() {
        drag?.offer.close()
        drag = nil
    }

    // MARK: The app

    func answer(_ id: DragID, _ operation: TransferOperation?) {
        if drag?.id == id { perform(.answer(operation)) }
    }

    func finish(_ id: DragID, _ operation: TransferOperation?) {
        guard drag?.id == id else { return }
        drag?.result.decide(operation)
        finishWaiting()
    }

    private func finishWaiting() {
        guard let hasTransfers = drag?.offer.hasTransfers,
            let message = drag?.result.message(hasTransfers: hasTransfers)
        else { return }
        perform(.finish(message.operation))
    }

    // MARK: Effects

    private func perform(_ request: DropTargetMachine.Request) {
        for effect in machine.handle(request) { perform(effect) }
        connection.flush()
    }

    private func perform(_ effect: DropTargetMachine.Effect) {
        switch effect {
        case .prepare: prepare()
        case .enter: report(.entered)
        case .move: report(.moved)
        case .leave:
            report(.left)
            close()
        case .drop: report(.dropped)
        case .status(_, let operation): accept(operation)
        case .finished(_, let operation):
            if operation == nil { drag?.offer.close() } else { drag?.offer.finish() }
            drag = nil
        }
    }

    /// Accepts the drag, or refuses. The compositor chooses the operation, by the keys that the user holds, so the
    /// choice stays open until the app requests a copy of what it could move.
    private func accept(_ operation: TransferOperation?) {
        guard let drag else { return }
        guard operation != nil else {
            // The compositor still reports the operation that the user's keys request.
            let requested = drag.allowsMove ? WaylandAction.copy | WaylandAction.move : WaylandAction.copy
            return drag.offer.accept(nil, requested, preferred: WaylandAction.copy, serial: drag.serial)
        }
        let copies = operation == .copy && drag.offer.action == WaylandAction.move
        let actions = drag.allowsMove && !copies ? WaylandAction.copy | WaylandAction.move : WaylandAction.copy
        drag.offer.accept(
            drag.offer.types.first, actions, preferred: WaylandAction.copy, serial: drag.serial)
    }

    private func prepare() {
        guard let drag else { return perform(.prepared) }
        drag.offer.readAddresses { [weak self, id = drag.id] in
            if let self, self.drag?.id == id { perform(.prepared) }
        }
    }

    private func report(_ phase: IncomingDragSample.Phase) {
        guard let drag else { return }
        let allowsMove = drag.allowsMove && drag.offer.action == WaylandAction.move
        send(
            WindowSample(
                .incomingDrag(
                    IncomingDragSample(id: drag.id, phase: phase, location: drag.location, allowsMove: allowsMove)),
                in: drag.window))
    }
}
