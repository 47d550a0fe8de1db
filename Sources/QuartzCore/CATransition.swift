import CallStack
import CoreGraphics
import Foundation
import FrameTime
import LayerScene

/// How one picture of a layer takes the place of another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides out and shows the new one below.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a sliding picture comes from. Folklore: top and bottom are those of a picture whose y goes up, so `fromTop`
/// moves up, as apps use it to present from below.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Takes a layer from the picture that it showed to the one that it shows after this turn's changes, with all its
/// sublayers.
///
/// Whatever key it is added with, its key is `transition`, so a layer has one at a time. It lasts a quarter of a second
/// where nothing else is said, and sliding pictures fade too. Nothing cuts them off beside the layer but what the
/// layers around it cut off.
open class CATransition: CAAnimation {
    /// How the new picture comes. It fades in by default.
    open var type = CATransitionType.fade
    /// Nil is `fromRight`.
    open var subtype: CATransitionSubtype?
    /// Where on the way it starts and ends, 0…1.
    open var startProgress: Float = 0
    /// Where on the way it ends, 0…1. 1 by default.
    open var endProgress: Float = 1
    /// - Coverage: inert (there are no picture filters)
    open var filter: Any? {
        didSet { if filter != nil { LayerLog.once("CATransition.filter has no effect: there are no picture filters") } }
    }

    /// How far the way is gone at a time after the start; nil when it does not show.
    func progress(at time: Double) -> CGFloat? {
        guard let fraction = fraction(at: time) else { return nil }
        let (first, last) = (Double(startProgress), Double(endProgress))
        let way = first + (last - first) * paced(fraction)
        return way.isFinite ? CGFloat(way) : 1
    }

    /// Where both pictures are at a point of the way, and how opaque they are.
    func places(at way: CGFloat, in size: CGSize) -> (old: Place, new: Place) {
        let (w, h) = (size.width, size.height)
        let step: CGVector =
            switch subtype ?? .fromRight {
            case .fromLeft: CGVector(dx: w, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -h)
            case .fromBottom: CGVector(dx: 0, dy: h)
            default: CGVector(dx: -w, dy: 0)
            }
        let coming = CGVector(dx: step.dx * (way - 1), dy: step.dy * (way - 1)),
            going = CGVector(dx: step.dx * way, dy: step.dy * way)
        let (rising, sinking) = (min(max(way, 0), 1), min(max(1 - way, 0), 1))
        return switch type {
        case .push: (Place(offset: going, opacity: sinking), Place(offset: coming, opacity: rising))
        case .moveIn: (Place(), Place(offset: coming, opacity: rising))
        case .reveal: (Place(offset: going, opacity: sinking), Place())
        default: (Place(opacity: sinking), Place(opacity: rising))
        }
    }

    struct Place {
        var offset = CGVector(dx: 0, dy: 0)
        var opacity: CGFloat = 1
    }
}

extension CALayer {
    /// The layer's picture on its way from a former one: both in a node of their own, in whose place the layer stands.
    func pass(_ running: RunningAnimation, _ shown: LayerModel, to new: SceneNode?) -> SceneNode? {
        let now = localTime(LayerEnvironment.current.now)
        guard let transition = running.animation as? CATransition,
            let way = transition.progress(at: now - running.presumedStart(now)), running.former != nil || new != nil
        else { return new }
        let places = transition.places(at: way, in: shown.bounds.size)
        let former = running.former?.placed(places.old), next = new?.placed(places.new)
        // What is revealed lies below.
        let parts = transition.type == .reveal ? [next, former] : [former, next]
        return SceneNode(id: running.id, geometry: shown.geometry, children: parts.compactMap { $0 })
    }
}

extension SceneNode {
    /// The same picture inside a node that has its place.
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

    /// The same picture under other names, so that it can be in one scene with what comes after it.
    func renamed() -> SceneNode {
        var inside: [SceneNode] = []
        CallStack.withRoom { inside = children.map { $0.renamed() } }
        return SceneNode(
            id: .next(), geometry: geometry, style: style, contents: contents, children: inside, mask: mask?.renamed())
    }
}
