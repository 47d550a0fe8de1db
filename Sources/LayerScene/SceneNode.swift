import CallStack
package import CoreGraphics
package import Foundation

/// Identifies a layer across scenes.
package struct LayerID: Hashable, Comparable, Sendable {
    package var value: UInt64
    package init(_ value: UInt64) { self.value = value }
    package static func < (a: LayerID, b: LayerID) -> Bool { a.value < b.value }
}

/// The geometry of a node in its parent.
package struct SceneGeometry: Hashable, Sendable {
    /// The position of the anchor point in the parent's bounds coordinates, in points.
    package var position: CGPoint
    package var bounds: CGRect
    /// The anchor point as a fraction of the bounds; (0.5, 0.5) is the center.
    package var anchorPoint: CGPoint
    private var transforms = Transforms.none

    package init(
        position: CGPoint = .zero, bounds: CGRect = .zero, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        transform: CGAffineTransform = .identity, sublayerTransform: CGAffineTransform = .identity
    ) {
        self.position = position
        self.bounds = bounds
        self.anchorPoint = anchorPoint
        set(transform, sublayerTransform)
    }

    /// Uses one word for a node without transforms.
    private indirect enum Transforms: Hashable, Sendable {
        case none
        case some(own: CGAffineTransform, children: CGAffineTransform)
    }

    private mutating func set(_ own: CGAffineTransform, _ children: CGAffineTransform) {
        transforms = own.isIdentity && children.isIdentity ? .none : .some(own: own, children: children)
    }

    /// The transform around the anchor point.
    package var transform: CGAffineTransform {
        get { if case .some(let own, _) = transforms { own } else { .identity } }
        set { set(newValue, sublayerTransform) }
    }

    /// The transform of the children around the center of the bounds.
    package var sublayerTransform: CGAffineTransform {
        get { if case .some(_, let children) = transforms { children } else { .identity } }
        set { set(transform, newValue) }
    }

    /// Creates the geometry of an untransformed node with this frame.
    package init(frame: CGRect) {
        self.init(
            position: CGPoint(x: frame.midX, y: frame.midY), bounds: CGRect(origin: .zero, size: frame.size))
    }

    /// The transform from the node's bounds coordinates to the parent's bounds coordinates.
    package var toParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
        guard case .some(let transform, _) = transforms, !transform.isIdentity else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

package struct SceneShadow: Hashable, Sendable {
    package var color: CGColor
    /// In `0 ... 1`, multiplied by the color's alpha.
    package var opacity: CGFloat
    /// In points.
    package var offset: CGSize
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    /// Nil uses the shape of the node's background and corners or, without a background, the shape of the content.
    package var path: CGPath?

    package init(color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

package struct SceneCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let topLeft = SceneCorners(rawValue: 1)
    package static let topRight = SceneCorners(rawValue: 2)
    package static let bottomLeft = SceneCorners(rawValue: 4)
    package static let bottomRight = SceneCorners(rawValue: 8)
    package static let all: SceneCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The node's own drawing between its background and its children.
package indirect enum SceneContents: Hashable, Sendable {
    /// A recorded drawing in the node's bounds coordinates.
    case record(DrawingRecord)
    /// An image in `rect` of the bounds coordinates. `center` is the stretchable part in `0 ... 1`; a tint replaces the
    /// colors.
    case image(CGImage, rect: CGRect, center: CGRect, tint: CGColor?)
    /// A gradient over the bounds. Points are fractions of the bounds.
    case gradient(CGGradient, start: CGPoint, end: CGPoint)
    /// A filled and stroked path in bounds coordinates.
    case shape(CGPath, fill: CGColor?, FillRule, stroke: CGColor?, StrokeStyle)
    /// The images of an emitter, which may be outside the bounds.
    case particles(SceneParticles)
}

/// Displays the content below the node with effects. Only pixels inside the node's bounds are read, and the edge pixels
/// are repeated outward, so a change beside the node never changes the node.
package struct SceneBackdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    package var blurRadius: CGFloat
    /// 1 keeps the colors.
    package var saturation: CGFloat
    /// Painted over the blurred picture.
    package var tint: CGColor

    package init(blurRadius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
    }
}

/// One immutable node of a scene. Two scenes share their unchanged nodes, so identity means equality.
package final class SceneNode: Sendable {
    package struct Style: Hashable, Sendable {
        package var opacity: CGFloat = 1
        package var backgroundColor: CGColor?
        package var cornerRadius: CGFloat = 0
        package var maskedCorners: SceneCorners = .all
        package var borderWidth: CGFloat = 0
        /// Whether children and contents are clipped to the bounds and corners.
        package var clips = false
        /// Whether the node with its children is cached as a picture, so that moving the node costs a copy. The picture
        /// is clipped to the node's bounds.
        package var keepsPicture = false
        /// Whether the cached picture has no transparent pixel, so that it can be copied without blending. Only read
        /// with `keepsPicture`.
        package var isOpaque = false
        private var kept = Kept.nothing

        package init() {}

        // MARK: Rarely used properties

        private struct Extras: Hashable, Sendable {
            var borderColor: CGColor?
            var shadow: SceneShadow?
            var backdrop: SceneBackdrop?

            var isEmpty: Bool { borderColor == nil && shadow == nil && backdrop == nil }
        }

        /// Uses one word for a node without these properties.
        private indirect enum Kept: Hashable, Sendable {
            case nothing
            case something(Extras)
        }

        private var extras: Extras {
            get { if case .something(let extras) = kept { extras } else { Extras() } }
            set { kept = newValue.isEmpty ? .nothing : .something(newValue) }
        }

        package var borderColor: CGColor? {
            get { hasExtras ? extras.borderColor : nil }
            set { extras.borderColor = newValue }
        }
        package var shadow: SceneShadow? {
            get { hasExtras ? extras.shadow : nil }
            set { extras.shadow = newValue }
        }
        package var backdrop: SceneBackdrop? {
            get { hasExtras ? extras.backdrop : nil }
            set { extras.backdrop = newValue }
        }

        /// False for most nodes, which are then read without copies.
        private var hasExtras: Bool { if case .something = kept { true } else { false } }
    }

    package let id: LayerID
    package let geometry: SceneGeometry
    package let style: Style
    package let contents: SceneContents?
    /// The children in drawing order. The last child is the frontmost.
    ///
    /// Changed only when the node is freed. Stored under this name, because other modules read a stored property in
    /// place and call the getter of a computed one.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) var children: [SceneNode]
    /// A node whose alpha channel (with its children) masks this node.
    package let mask: SceneNode?
    /// Whether this node or a descendant has a backdrop.
    package let holdsBackdrop: Bool
    /// Whether this node or a descendant has a cached picture.
    package let holdsKeptPicture: Bool

    package init(
        id: LayerID, geometry: SceneGeometry, style: Style = Style(), contents: SceneContents? = nil,
        children: [SceneNode] = [], mask: SceneNode? = nil
    ) {
        self.id = id
        self.geometry = geometry
        self.style = style
        self.contents = contents
        self.children = children
        self.mask = mask
        holdsBackdrop = style.backdrop != nil || children.contains { $0.holdsBackdrop }
        holdsKeptPicture = style.keepsPicture || children.contains { $0.holdsKeptPicture }
    }

    deinit {
        guard !children.isEmpty else { return }
        var last = children
        children = []
        CallStack.withRoom { last.removeAll() }
    }
}

extension SceneNode: Equatable {
    package static func == (a: SceneNode, b: SceneNode) -> Bool {
        a === b
            || (a.id == b.id && a.geometry == b.geometry && a.style == b.style && a.contents == b.contents
                && a.mask == b.mask && a.children == b.children)
    }
}

/// The scene of a window at one time.
package struct LayerScene: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// The device pixels per point.
    package var scale: CGFloat
    package var root: SceneNode?
    /// The color of pixels that no node draws.
    package var backgroundColor: CGColor

    package init(size: CGSize, scale: CGFloat, root: SceneNode?, backgroundColor: CGColor = .black) {
        self.size = size
        self.scale = scale
        self.root = root
        self.backgroundColor = backgroundColor
    }
}
