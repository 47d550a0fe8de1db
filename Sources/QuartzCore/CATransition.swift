import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import FrameTime
import LayerScene

/// The effect of a transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in above the former content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the former content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The former content slides out and reveals the new content below.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a sliding transition. Folklore (transitions/slide-edges): top and bottom refer to a y axis that
/// points up, so `fromTop` moves up. Apps use it to present from below.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the former content of a layer and its sublayers to the content after the changes of this run loop
/// turn.
///
/// The key of the animation is always `transition`, so a layer has at most one. The default duration is 0.25 seconds.
/// Sliding content also fades. The transition is clipped only by layers around this layer.
open class CATransition: CAAnimation {
    /// The effect. `fade` by default.
    open var type = CATransitionType.fade
    /// The direction. Nil is `fromRight`.
    open var subtype: CATransitionSubtype?
    /// The start as a fraction of the transition, in `0 ... 1`. 0 by default.
    open var startProgress: Float = 0
    /// The end as a fraction of the transition, in `0 ... 1`. 1 by default.
    open var endProgress: Float = 1
    /// - Coverage: inert (Core Image filters are not supported)
    open var filter: Any? {
        didSet { if filter != nil { Log.once("CATransition.filter has no effect: there are no picture filters") } }
    }

    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }

    /// The progress at a time after the start; nil if the transition is not visible.
    func progress(at time: Double) -> CGFloat? {
        guard let fraction = fraction(at: time) else { return nil }
        let (first, last) = (Double(startProgress), Double(endProgress))
        let progress = first + (last - first) * paced(fraction)
        return progress.isFinite ? CGFloat(progress) : 1
    }

    /// The positions and opacities of the former and the new content at a progress.
    func places(at progress: CGFloat, in size: CGSize) -> (old: Place, new: Place) {
        let (w, h) = (size.width, size.height)
        let step: CGVector =
            switch subtype ?? .fromRight {
            case .fromLeft: CGVector(dx: w, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -h)
            case .fromBottom: CGVector(dx: 0, dy: h)
            default: CGVector(dx: -w, dy: 0)
            }
        let newOffset = CGVector(dx: step.dx * (progress - 1), dy: step.dy * (progress - 1)),
            oldOffset = CGVector(dx: step.dx * progress, dy: step.dy * progress)
        let (rising, sinking) = (min(max(progress, 0), 1), min(max(1 - progress, 0), 1))
        return switch type {
        case .push: (Place(offset: oldOffset, opacity: sinking), Place(offset: newOffset, opacity: rising))
        case .moveIn: (Place(), Place(offset: newOffset, opacity: rising))
        case .reveal: (Place(offset: oldOffset, opacity: sinking), Place())
        default: (Place(opacity: sinking), Place(opacity: rising))
        }
    }

    struct Place {
        var offset = CGVector(dx: 0, dy: 0)
        var opacity: CGFloat = 1
    }
}

extension CALayer {
    /// The node that displays the former and the new content during the transition.
    func pass(_ running: RunningAnimation, _ shown: LayerModel, to new: SceneNode?) -> SceneNode? {
        let now = localTime(LayerEnvironment.nowAnywhere)
        guard let transition = running.animation as? CATransition,
            let progress = transition.progress(at: now - running.presumedStart(now)),
            running.former != nil || new != nil
        else { return new }
        let places = transition.places(at: progress, in: shown.bounds.size)
        let former = running.former?.placed(places.old), next = new?.placed(places.new)
        // The revealed content is below the former one.
        let parts = transition.type == .reveal ? [next, former] : [former, next]
        return SceneNode(id: running.id, geometry: shown.geometry, children: parts.compactMap { $0 })
    }
}

extension SceneNode {
    /// The same content in a node that has its position.
    fileprivate func placed(_ place: CATransition.Place) -> SceneNode {
        let bounds = geometry.bounds
        let anchor = CGPoint(
            x: bounds.origin.x + bounds.width * geometry.anchorPoint.x + place.offset.dx,
            y: bounds.origin.y + bounds.height * geometry.anchorPoint.y + place.offset.dy)
        var style = style
        style.opacity *= place.opacity
        let inner = SceneGeometry(
            position: anchor, bounds: bounds, anchorPoint: geometry.anchorPoint,
            sublayerTransform: geometry.sublayerTransform)
        return SceneNode(id: id, geometry: inner, style: style, contents: contents, children: children, mask: mask)
    }

    /// The same content with other identifiers, so that one scene can contain the former and the new content.
    func renamed() -> SceneNode {
        var inside: [SceneNode] = []
        CallStack.withRoom { inside = children.map { $0.renamed() } }
        return SceneNode(
            id: .next(), geometry: geometry, style: style, contents: contents, children: inside, mask: mask?.renamed())
    }
}
