import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// Decides about handwriting in a text. Linux has no handwriting by a pencil: no method is called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Returns whether writing at a point inserts text. Never called.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Returns whether the text becomes the first responder after a delay. Never called.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Never called.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Never called.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Returns true.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    /// Returns false.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Handwriting by a pencil in a text view.
/// - Coverage: inert (Linux has no handwriting by a pencil)
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; a weak reference.
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Always false.
    open var isHandlingWriting: Bool { false }
    /// Always false: an app shows its layout for the keyboard.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { Log.once("UIScribbleInteraction has no effect: Linux has no handwriting by a pencil") }
    }
}
