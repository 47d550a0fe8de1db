import CoreGraphics
import Foundation
import FrameTime
import GestureLogic
import QuartzCore

/// The spring-loaded view under the items of a drag.
@MainActor
final class SpringLoading {
    private let app: AppContext
    private var tracker = SpringLoadTracker()
    private var interaction: UISpringLoadedInteraction?
    private var context: SpringContext?
    private var work: ScheduledWork?

    init(_ app: AppContext) { self.app = app }

    /// The items are over another view, or at another point of the same view.
    func move(over view: UIView?, _ session: DragSession) {
        let (found, new) = find(view, session)
        if let found, let new, found === interaction, let context, context.hasTarget(of: new) {
            return context.session = session
        }
        end()
        guard let found, let new else { return }
        (interaction, context) = (found, new)
        if tracker.enter(at: app.now) { changed() }
    }

    /// The innermost interaction that allows the items.
    private func find(_ view: UIView?, _ session: DragSession) -> (UISpringLoadedInteraction?, SpringContext?) {
        var next = view
        while let current = next {
            for found in current.interactions.compactMap({ $0 as? UISpringLoadedInteraction }) {
                let context = SpringContext(session, found.view ?? current)
                if found.interactionBehavior.shouldAllow(found, with: context) { return (found, context) }
            }
            next = current.superview
        }
        return (nil, nil)
    }

    /// The items left the view, or the drag ended.
    func end() {
        work?.cancel()
        work = nil
        guard let interaction else { return }
        if tracker.leave() { changed() }
        self.interaction = nil
        context = nil
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    private func changed() {
        guard let interaction, let context else { return }
        context.state =
            switch tracker.state {
            case .inactive: .inactive
            case .possible: .possible
            case .activating: .activating
            case .activated: .activated
            }
        if let deadline = tracker.deadline {
            work = app.after(deadline - app.now) { [weak self] in
                guard let self, tracker.receive(app.now) else { return }
                changed()
            }
        }
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
        if context.state == .activated { interaction.handler(interaction, context) }
    }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var session: DragSession
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ session: DragSession, _ view: UIView) {
        (self.session, targetView) = (session, view)
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.place.point }

    /// Whether another context has the same target.
    func hasTarget(of other: SpringContext) -> Bool {
        guard targetView === other.targetView else { return false }
        switch (targetItem, other.targetItem) {
        case (nil, nil): return true
        case (let own as AnyHashable, let new as AnyHashable): return own == new
        case (let own?, let new?): return own as AnyObject === new as AnyObject
        default: return false
        }
    }
}

/// The interaction of `isSpringLoaded`.
final class OwnSpring: UISpringLoadedInteraction {
    static func isPresent(on view: UIView) -> Bool { view.interactions.contains { $0 is OwnSpring } }

    /// Adds the interaction to a view, or removes it.
    static func set(
        _ isLoaded: Bool, on view: UIView, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        _ activate: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        let present = view.interactions.first { $0 is OwnSpring }
        guard isLoaded != (present != nil) else { return }
        if let present { return view.removeInteraction(present) }
        view.addInteraction(
            OwnSpring(interactionBehavior: behavior, interactionEffect: nil) { _, context in activate(context) })
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest on the button trigger its primary action. False by default.
    public var isSpringLoaded: Bool {
        get { OwnSpring.isPresent(on: self) }
        set {
            OwnSpring.set(newValue, on: self) { [weak self] _ in
                guard let self, isEnabled else { return }
                sendActions(for: .touchUpInside)
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest on a segment select the segment. False by default.
    public var isSpringLoaded: Bool {
        get { OwnSpring.isPresent(on: self) }
        set {
            OwnSpring.set(newValue, on: self, SegmentSprings()) { [weak self] context in
                guard let self, isEnabled, let segment = context.targetItem as? Int,
                    segment != selectedSegmentIndex
                else { return }
                selectedSegmentIndex = segment
                sendActions(for: .valueChanged)
                sendActions(for: .primaryActionTriggered)
            }
        }
    }
}

/// Finds the segment under the items.
private final class SegmentSprings: NSObject, UISpringLoadedInteractionBehavior {
    override init() { super.init() }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
            let segment = control.segment(at: context.location(in: control)),
            control.isEnabledForSegment(at: segment)
        else { return false }
        context.targetItem = segment
        return true
    }
}
