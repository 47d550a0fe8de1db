package import CoreGraphics
package import DataExchange
package import Foundation

/// The drags between the windows of the app and other programs.
@MainActor
package protocol HostDrags: AnyObject {
    /// The data of another program's drag; nil after the drag has ended.
    func data(of drag: DragID) -> (any OfferedData)?
    /// Answers the other program for the current position: the operation that a drop would perform, or nil.
    func answer(_ drag: DragID, _ operation: TransferOperation?)
    /// Ends a drop with the performed operation, or nil. Transfers that have begun continue until they have ended.
    func finish(_ drag: DragID, _ operation: TransferOperation?)

    /// The window of the app at a point of the screen, and the location in this window, in points. Nil if the frontmost
    /// window there is that of another program. A Wayland compositor has no places of windows, but reports the pointer
    /// over each window of the app during a drag that it carries.
    /// - Parameter point: in points of `window`, and also outside of it.
    func location(of point: CGPoint, in window: WindowID) -> (window: WindowID, point: CGPoint)?

    /// Offers a drag of this app to other programs. Called when the pointer first leaves the windows of the app.
    /// - Returns: nil if the display has no such drags.
    func begin(_ drag: OutgoingDrag, from window: WindowID) -> (any OutgoingSession)?
}

/// A drag of this app over other programs.
@MainActor
package protocol OutgoingSession: AnyObject {
    /// Whether the app sees the end of the press, and drops the data itself. False for a drag that the display carries:
    /// the display does not report where the data was dropped.
    var isDroppedByApp: Bool { get }
    /// The pointer is outside the windows of the app, at a point of the window of the press, in points.
    func move(to point: CGPoint)
    /// The pointer returned to a window of the app.
    func leave()
    /// Drops the data on the program under the pointer. The sample `ended` follows once.
    func drop()
    /// Ends the drag. No sample follows.
    func cancel()
}

/// A drag that other programs may receive.
package struct OutgoingDrag {
    package var data: DataSupply
    package var allowsMove: Bool
    /// The picture that follows the pointer.
    package var picture: CGImage?
    /// The size of the picture, in points.
    package var size: CGSize
    /// The location of the pointer in the picture, in points from its top left corner.
    package var pointer: CGPoint

    package init(
        data: DataSupply, allowsMove: Bool, picture: CGImage? = nil, size: CGSize = .zero, pointer: CGPoint = .zero
    ) {
        (self.data, self.allowsMove, self.picture) = (data, allowsMove, picture)
        (self.size, self.pointer) = (size, pointer)
    }
}

/// Identifies the drags of other programs. The number of an ended drag is not reused.
package struct DragID: Hashable, Sendable {
    package let number: Int
    package init(_ number: Int) { self.number = number }
}

/// The drag of another program over a window.
package struct IncomingDragSample: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case entered, moved, left, dropped }

    package var id: DragID
    package var phase: Phase
    /// In points from the window's top left corner.
    package var location: CGPoint
    /// Whether the other program offers to move its data.
    package var allowsMove: Bool

    package init(id: DragID, phase: Phase, location: CGPoint, allowsMove: Bool = false) {
        (self.id, self.phase, self.location, self.allowsMove) = (id, phase, location, allowsMove)
    }
}

/// A message of another program about the drag of this app.
package enum OutgoingDragSample: Hashable, Sendable {
    /// The program under the pointer would perform this operation, or refuses.
    case answered(TransferOperation?)
    /// The drop has ended with this operation. Nil if the program refused, or did not answer.
    case ended(TransferOperation?)
}

extension HostDrags {
    package func location(of point: CGPoint, in window: WindowID) -> (window: WindowID, point: CGPoint)? { nil }
}

extension Host {
    /// The drags between programs; nil for a host without them.
    package var drags: (any HostDrags)? { nil }
}
