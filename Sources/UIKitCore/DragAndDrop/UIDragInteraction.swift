import CoreGraphics
public import Foundation
import GestureLogic

/// Lets the user drag items of a view.
///
/// A finger that rests on the view for half a second lifts the items; moving the finger begins the drag. A mouse begins
/// the drag by a press and a movement of 4 points. If the view also has a ``UIContextMenuInteraction``, the press opens
/// the menu, and moving the finger closes the menu and begins the drag. A tap of another finger on a view with an
/// interaction adds items. Escape cancels the drag. An app has one drag at a time. On X11 the items can be dropped on
/// all windows of the app, where the drag is a local session.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other gestures may be recognized together with the lift. False by default.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the interaction begins drags. ``isEnabledByDefault`` by default. Setting false cancels a lift.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { for recognizer in [lift, adding] { recognizer.isEnabled = isEnabled } }
    }
    /// The first value of ``isEnabled``. Documented (UICollectionView.dragInteractionEnabled): true since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    private lazy var lift = DragLiftRecognizer { [weak self] in self?.lifted($0) }
    private lazy var adding = UITapGestureRecognizer { [weak self] in self?.tapped($0) }
    private let decisions = DragDecisions()
    /// The drag whose items the delegate returned for the current touch, until its lift.
    private var pending: DragStage?
    /// The drag that the interaction began.
    private weak var stage: DragStage?

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        decisions.interaction = self
    }

    /// Called by the view. Removes the recognizers when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        for recognizer in [lift, adding] { self.view?.removeGestureRecognizer(recognizer) }
    }

    /// Called by the view. Adds the recognizers to the view; nil after the interaction was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [lift, adding] {
            recognizer.delegate = decisions
            view?.addGestureRecognizer(recognizer)
        }
    }

    // MARK: Lift

    /// Whether the delegate has items for the touch. Called when the touch would lift them.
    fileprivate func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === lift else { return true }
        guard let view, let window = view.window, let delegate, view.appContext.drag == nil else { return false }
        let stage = DragStage(self, in: window, at: lift.liftLocation)
        let items = delegate.dragInteraction(self, itemsForBeginning: stage.session)
        guard !items.isEmpty, view.window === window else { return false }
        stage.add(items, from: self)
        pending = stage
        return true
    }

    private func lifted(_ recognizer: UIGestureRecognizer) {
        let point = lift.location(in: nil)
        switch lift.state {
        case .began:
            guard let stage = pending else { return }
            pending = nil
            self.stage = stage
            stage.lift()
            if lift.isPulled { stage.begin(at: point) }
        case .changed:
            guard let stage else { return }
            if lift.isPulled, stage.isLifted { stage.begin(at: point) } else { stage.move(to: point) }
        case .ended: stage?.release(at: point)
        case .cancelled, .failed: stage?.cancel()
        case .possible: break
        }
    }

    // MARK: Other fingers

    /// Whether a touch may add items to a drag: another finger than that of the drag.
    fileprivate func mayAdd() -> Bool { view?.appContext.drag?.isDragging == true }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard tap.state == .ended, let view, let stage = view.appContext.drag, stage.isDragging, let delegate else {
            return
        }
        let point = tap.location(in: view)
        let session = delegate.dragInteraction(self, sessionForAddingItems: [stage.session], withTouchAt: point)
        guard session === stage.session else { return }
        let known = stage.session.items
        let items = delegate.dragInteraction(self, itemsForAddingTo: stage.session, withTouchAt: point)
            .filter { item in !known.contains { $0 === item } }
        guard !items.isEmpty, stage.isDragging else { return }
        stage.source?.delegate.map { own in
            stage.source.map { own.dragInteraction($0, session: stage.session, willAdd: items, for: self) }
        }
        guard stage.isDragging else { return }
        stage.add(items, from: self)
        stage.request(.add)
    }

    fileprivate func isSimultaneous(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard recognizer === lift else { return true }
        if allowsSimultaneousRecognitionDuringLift || isMenuPress(other) { return true }
        // Other fingers scroll and tap during a drag.
        return !lift.touches.contains { other.watches($0) }
    }

    /// Whether the recognizer opens a context menu. Its press lasts as long as a lift.
    private func isMenuPress(_ other: UIGestureRecognizer) -> Bool {
        other.view?.interactions.contains { ($0 as? UIContextMenuInteraction)?.press === other } == true
    }

    fileprivate func isAdding(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === adding }
}

/// The recognizer of the touch that lifts and drags items.
final class DragLiftRecognizer: UIGestureRecognizer {
    private var lift: LiftTracker? { tracker as? LiftTracker }
    /// Whether the touch moved far enough to begin a drag.
    var isPulled: Bool { lift?.isPulled ?? false }
    /// The location in the window at which the items were lifted.
    var liftLocation: CGPoint { lift?.liftLocation ?? location(in: nil) }

    /// A drag goes on after its view left the window: items that rest on a row may open another screen.
    override func cancel() { if !isPulled { super.cancel() } }

    override func makeTracker() -> (any GestureTracker)? {
        let isMouse = touches.first?.type == .indirectPointer
        return LiftTracker(start: isMouse ? .pull(LiftTracker.mouseMovement) : .press(LiftTracker.duration))
    }
}

/// Answers the questions about the recognizers of a drag interaction.
private final class DragDecisions: NSObject, UIGestureRecognizerDelegate {
    weak var interaction: UIDragInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.mayBegin(gestureRecognizer) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let interaction else { return false }
        return !interaction.isAdding(gestureRecognizer) || interaction.mayAdd()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { interaction?.isSimultaneous(gestureRecognizer, otherGestureRecognizer) ?? false }
}
