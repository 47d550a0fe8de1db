import CoreGraphics
import Foundation
import HostInterface

/// An interaction that determines the shape of the pointer over its view.
@preconcurrency @MainActor
protocol PointerStyling: AnyObject {
    /// Called for each movement of the pointer over the view.
    /// - Parameter point: in the coordinates of the window.
    /// - Returns: nil for the shape that the views behind determine.
    func pointerMoved(to point: CGPoint) -> PointerShape?
    /// Called when the pointer left the view.
    func pointerLeft()
}

/// The shape of the pointer over a window, and the interactions under the pointer.
@MainActor
struct PointerTracking {
    private struct Member { weak var interaction: (any PointerStyling)? }

    private(set) var shape = PointerShape.arrow
    private var inside: [Member] = []

    /// - Parameters:
    ///   - point: in the coordinates of the window; nil after the pointer left the window.
    ///   - view: the innermost view at the point.
    /// - Returns: the interactions whose views the pointer left, and those under the pointer with their views, from the
    ///   innermost view outward.
    mutating func move(over view: UIView?) -> (left: [any PointerStyling], under: [(UIView, [any PointerStyling])]) {
        var under: [(UIView, [any PointerStyling])] = []
        var next = view
        while let current = next {
            under.append((current, current.gestures.interactions.compactMap { $0 as? any PointerStyling }))
            next = current.superview
        }
        let new = under.flatMap(\.1)
        let left = inside.compactMap(\.interaction).filter { old in !new.contains { $0 === old } }
        inside = new.map { Member(interaction: $0) }
        return (left, under)
    }

    /// - Returns: whether the shape changed.
    mutating func set(_ new: PointerShape) -> Bool {
        defer { shape = new }
        return shape != new
    }
}
