import CoreGraphics
public import Foundation
import HostInterface

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The rectangle in the view's coordinates.
    public nonisolated let rect: CGRect
    /// The name of the region, chosen by the app.
    public nonisolated(unsafe) let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// Whether another region has the same rectangle and identifier.
    nonisolated override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier
    }
    nonisolated override open var hash: Int { identifier.hashValue ^ rect.minX.hashValue ^ rect.minY.hashValue }
    /// Returns the region itself, which cannot be changed.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A question for the region at the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The location of the pointer in the view's coordinates.
    public let location: CGPoint
    /// The pressed modifier keys.
    /// - Coverage: inert (always empty)
    public let modifiers: UIKeyModifierFlags = []

    init(_ location: CGPoint) {
        self.location = location
        super.init()
    }
}

/// Adds animations to a change of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run while the pointer enters or leaves a region.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animations. The argument is true if they were completed.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Selects the regions and styles of the pointer over a view, and is notified of its movements.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region at the pointer; nil for no region. Called for each movement. Returns the default region, the
    /// bounds of the view, by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style in a region that the pointer entered; nil, the default, for the system's style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called when the pointer enters a region. Does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region. Does nothing by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Changes the mouse pointer over a view.
///
/// The delegate divides the view into regions. The innermost view under the pointer with an interaction, or with a
/// separate pointer as in a text, determines the shape.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction, PointerStyling {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the interaction changes the pointer. True by default.
    open var isEnabled = true { didSet { if !isEnabled { exit() } } }
    private var region: UIPointerRegion?
    private var style: UIPointerStyle?
    private var shown: PointerEffectDisplay?
    private var lastPoint: CGPoint?

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Requests the region and the style at the pointer again. The pointer changes with its next movement.
    open func invalidate() {
        guard region != nil else { return }
        exit()
        if let lastPoint { _ = pointerMoved(to: lastPoint) }
    }

    /// Called by the view.
    open func willMove(to view: UIView?) { if view == nil { exit() } }
    /// Called by the view. Nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Pointer

    func pointerMoved(to point: CGPoint) -> PointerShape? {
        guard isEnabled, let view else { return nil }
        lastPoint = point
        let location = view.convert(point, from: nil)
        let bounds = UIPointerRegion(rect: view.bounds)
        let new =
            delegate.map {
                $0.pointerInteraction(self, regionFor: UIPointerRegionRequest(location), defaultRegion: bounds)
            } ?? bounds
        guard let new, new.rect.contains(location) else {
            exit()
            return nil
        }
        if new != region {
            exit()
            region = new
            style = delegate?.pointerInteraction(self, styleFor: new)
            let animator = PointerAnimator()
            delegate?.pointerInteraction(self, willEnter: new, animator: animator)
            animator.run()
            // The delegate may have removed or disabled the interaction.
            if region == new, let (effect, view) = style?.displayedEffect() {
                shown = PointerEffectDisplay(effect, in: view)
            }
        }
        return style?.pointerShape
    }

    func pointerLeft() { exit() }

    private func exit() {
        guard let left = region else { return }
        (region, style) = (nil, nil)
        shown?.remove()
        shown = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: left, animator: animator)
        animator.run()
    }
}

/// The animations that an app adds to a change of the pointer.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Chosen: as long as other effects of the pointer.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: 0.2) {
            animations.forEach { $0() }
        } completion: { isFinished in
            completions.forEach { $0(isFinished) }
        }
    }
}
