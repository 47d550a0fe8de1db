public import CoreGraphics
public import Foundation

/// Turns touches into one action: a tap, a drag, a long press.
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible = 0, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }
    open private(set) weak var view: UIView?
    open var state: State = .possible
    open var isEnabled = true

    func join(_ view: UIView?) { self.view = view }
    func cancel() {}
}
