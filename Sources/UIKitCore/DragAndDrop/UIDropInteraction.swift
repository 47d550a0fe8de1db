import Diagnostics
public import Foundation
import QuartzCore

/// Lets the user drop items on a view.
///
/// The target of a drag is the innermost view under the finger whose interaction can handle the session.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags may be over the view at the same time. False by default.
    /// - Coverage: inert (an app has one drag at a time)
    open var allowsSimultaneousDropSessions = false {
        didSet {
            guard allowsSimultaneousDropSessions else { return }
            Log.once("UIDropInteraction.allowsSimultaneousDropSessions has no effect: an app has one drag at a time")
        }
    }

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called by the view; nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The end of the preview of a dropped item.
enum DropDestination {
    /// The preview moves to the preview of the app.
    case preview(UITargetedDragPreview)
    /// The preview moves to a rectangle of a view, in its coordinates, and shrinks.
    case rect(CGRect, in: UIView)
    /// The preview fades out at the location of the drop.
    case fade
    /// The preview flies back, as in a cancelled drag.
    case back
}

/// A target of drags: a drop interaction, or a view with a paste configuration.
@preconcurrency @MainActor
protocol DropTaker: AnyObject {
    var view: UIView? { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func entered(_ session: any UIDropSession)
    func updated(_ session: any UIDropSession) -> UIDropProposal
    func exited(_ session: any UIDropSession)
    func perform(_ session: any UIDropSession)
    func concluded(_ session: any UIDropSession)
    func ended(_ session: any UIDropSession)
    func destination(of item: UIDragItem, _ standard: UITargetedDragPreview?) -> DropDestination
    func willAnimate(_ item: UIDragItem, _ animator: DragAnimator)
    /// Called when the preview of an item is at its destination.
    func arrived(_ item: UIDragItem)
}

/// A delegate of UIKit's own that knows the destinations of items.
@preconcurrency @MainActor
protocol DropDestinations: AnyObject {
    func destination(of item: UIDragItem) -> DropDestination
    func animator(of item: UIDragItem) -> DragAnimator?
    func arrived(_ item: UIDragItem)
}

extension UIDropInteraction: DropTaker {
    func canHandle(_ session: any UIDropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }
    func entered(_ session: any UIDropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
    func updated(_ session: any UIDropSession) -> UIDropProposal {
        delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
    }
    func exited(_ session: any UIDropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }
    func perform(_ session: any UIDropSession) { delegate?.dropInteraction(self, performDrop: session) }
    func concluded(_ session: any UIDropSession) { delegate?.dropInteraction(self, concludeDrop: session) }
    func ended(_ session: any UIDropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }

    func destination(of item: UIDragItem, _ standard: UITargetedDragPreview?) -> DropDestination {
        if let own = delegate as? any DropDestinations { return own.destination(of: item) }
        guard let standard else { return .fade }
        return delegate?.dropInteraction(self, previewForDropping: item, withDefault: standard).map { .preview($0) }
            ?? .fade
    }

    func willAnimate(_ item: UIDragItem, _ animator: DragAnimator) {
        delegate?.dropInteraction(self, item: item, willAnimateDropWith: animator)
        guard let own = (delegate as? any DropDestinations)?.animator(of: item) else { return }
        animator.addAnimations { own.runAnimations() }
        animator.addCompletion { own.finish($0) }
    }

    func arrived(_ item: UIDragItem) { (delegate as? any DropDestinations)?.arrived(item) }
}

/// A view with a paste configuration, as a target of drags.
@MainActor
final class PasteTaker: DropTaker {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    private func accepts(_ session: any UIDropSession) -> Bool {
        view?.canPaste(session.items.map(\.itemProvider)) ?? false
    }

    func canHandle(_ session: any UIDropSession) -> Bool { accepts(session) }
    func entered(_ session: any UIDropSession) {}
    // Documented (UIPasteConfiguration): a drop on a view with a paste configuration pastes copies.
    func updated(_ session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func exited(_ session: any UIDropSession) {}
    func perform(_ session: any UIDropSession) { view?.paste(itemProviders: session.items.map(\.itemProvider)) }
    func concluded(_ session: any UIDropSession) {}
    func ended(_ session: any UIDropSession) {}
    func destination(of item: UIDragItem, _ standard: UITargetedDragPreview?) -> DropDestination { .fade }
    func willAnimate(_ item: UIDragItem, _ animator: DragAnimator) {}
    func arrived(_ item: UIDragItem) {}
}
