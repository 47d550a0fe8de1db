import DataExchange
public import Foundation
import HeadlessHost
import HostInterface
public import UIKit
import UIKitCore

/// Another program: its copies, and drags between the program and the app. Types are media types such as `text/html`.
/// Points are in points from the window's top left corner.
extension TestApp {
    /// Copies data in another program. The app is notified in the next frame.
    /// - Parameter data: the bytes by media type. Empty data clears the clipboard.
    public func copyInOtherProgram(_ data: [String: Data]) {
        host.copyElsewhere(data.isEmpty ? nil : Self.supply(data))
    }

    /// Copies files in another program, for example a file manager.
    public func copyInOtherProgram(files: [URL]) { host.copyElsewhere(Self.supply(Self.list(files))) }

    /// The media types on the clipboard, in alphabetical order.
    public var clipboardTypes: [String] { host.clipboard.content?.types.sorted() ?? [] }

    /// The bytes that another program gets from the clipboard for a media type; nil if the clipboard lacks the type.
    public func clipboardData(_ type: String) -> Data? { host.clipboard.content?.bytes(type) }

    /// Begins a drag in another program, and moves it to a point of the window. Takes two frames.
    /// - Parameters:
    ///   - data: the bytes by media type.
    ///   - allowsMove: whether the program suggests a move instead of a copy.
    public func dragIn(_ data: [String: Data], to point: CGPoint, allowsMove: Bool = false) -> IncomingTestDrag {
        IncomingTestDrag(self, Self.supply(data), at: point, allowsMove: allowsMove)
    }

    /// Drags files of another program to a point, and drops them. The animation of the drop runs to its end.
    /// - Returns: the operation that the app performed; nil if the app refused the files.
    @discardableResult
    public func drop(files: [URL], at point: CGPoint) -> UIDropOperation? {
        IncomingTestDrag(self, Self.supply(Self.list(files)), at: point, allowsMove: false).drop()
    }

    /// Drags a text of another program to a point, and drops it. The animation of the drop runs to its end.
    /// - Returns: the operation that the app performed; nil if the app refused the text.
    @discardableResult
    public func drop(text: String, at point: CGPoint) -> UIDropOperation? {
        IncomingTestDrag(self, DataSupply(text: text), at: point, allowsMove: false).drop()
    }

    /// The drag of the app that has left the window; nil before a drag has left it.
    public var outgoingDrag: OutgoingTestDrag? { host.memoryDrags.outgoing.map { OutgoingTestDrag(self, $0) } }

    private static func list(_ files: [URL]) -> [String: Data] {
        [MediaType.addresses: URIList(files.map { FileAddress.address(of: $0.path) }).data]
    }

    private static func supply(_ data: [String: Data]) -> DataSupply {
        DataSupply(data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
}

/// A drag of another program over the window of a ``TestApp``.
@preconcurrency @MainActor
public final class IncomingTestDrag {
    private let app: TestApp
    private let id: DragID
    private let allowsMove: Bool
    private var point: CGPoint

    fileprivate init(_ app: TestApp, _ data: DataSupply, at point: CGPoint, allowsMove: Bool) {
        (self.app, self.point, self.allowsMove) = (app, point, allowsMove)
        id = app.host.memoryDrags.begin(data)
        send(.entered)
        move(to: point)
    }

    private func send(_ phase: IncomingDragSample.Phase) {
        app.send([.incomingDrag(IncomingDragSample(id: id, phase: phase, location: point, allowsMove: allowsMove))])
    }

    /// The operation that a drop would perform here; nil if the app refuses the data.
    public var operation: UIDropOperation? { Self.operation(app.host.memoryDrags.incoming[id]?.answer) }
    /// Whether the app needs no more data.
    public var isFinished: Bool { app.host.memoryDrags.incoming[id]?.isFinished == true }
    /// The operation that the app has performed; nil before the end, and if the app refused the data.
    public var result: UIDropOperation? { Self.operation(app.host.memoryDrags.incoming[id]?.result) }

    /// Moves the drag to a point of the window. Takes one frame.
    public func move(to point: CGPoint) {
        self.point = point
        send(.moved)
        app.advance(frames: 1)
    }

    /// Drops the data. The animation of the drop runs to its end.
    /// - Returns: ``result``.
    @discardableResult
    public func drop() -> UIDropOperation? {
        send(.dropped)
        app.settle()
        return result
    }

    /// Moves the drag out of the window, or cancels it.
    public func leave() {
        send(.left)
        app.settle()
    }

    private static func operation(_ operation: TransferOperation?) -> UIDropOperation? {
        operation.map { $0 == .move ? .move : .copy }
    }
}

/// A drag of the app over another program, which the test plays.
@preconcurrency @MainActor
public final class OutgoingTestDrag {
    private let app: TestApp
    private let session: MemoryOutgoingSession

    fileprivate init(_ app: TestApp, _ session: MemoryOutgoingSession) { (self.app, self.session) = (app, session) }

    /// The offered media types, in alphabetical order.
    public var types: [String] { session.drag.data.types.sorted() }
    /// Whether the drag is over another program.
    public var isOutside: Bool { session.state == .outside }
    /// Whether the items were dropped on another program.
    public var isDropped: Bool { session.state == .dropped }
    /// Whether other programs may move the data.
    public var allowsMove: Bool { session.drag.allowsMove }

    /// The bytes that another program gets for a media type; nil if the app does not offer them.
    public func data(_ type: String) -> Data? { session.drag.data.bytes(type) }

    /// The other program accepts the drag with an operation, or refuses it with nil. Takes one frame.
    public func answer(_ operation: UIDropOperation?) { send(.answered(Self.operation(operation))) }

    /// The other program has all data, or refuses them with nil. The animation of the drop runs to its end.
    public func end(_ operation: UIDropOperation?) {
        send(.ended(Self.operation(operation)))
        app.settle()
    }

    private func send(_ message: OutgoingDragSample) {
        app.send([.outgoingDrag(message)])
        app.advance(frames: 1)
    }

    private static func operation(_ operation: UIDropOperation?) -> TransferOperation? {
        switch operation {
        case .copy: .copy
        case .move: .move
        default: nil
        }
    }
}
