import CallStack
package import CoreGraphics
package import Foundation

/// Names a layer from one scene to the next.
package struct LayerID: Hashable, Comparable, Sendable {
    package var value: UInt64
    package init(_ value: UInt64) { self.value = value }
    package static func < (a: LayerID, b: LayerID) -> Bool { a.value < b.value }
}

/// Where a node stands in its parent.
package struct SceneGeometry: Hashable, Sendable {
    /// Place of the anchor point in the parent's bounds space, in points.
    package var position: CGPoint
    package var bounds: CGRect
    /// 0…1 of the bounds; (0.5, 0.5) is the middle.
    package var anchorPoint: CGPoint
    /// Applied around the anchor point.
    package var transform: CGAffineTransform
    /// Applied to the children around the middle of the bounds.
    package var sublayerTransform: CGAffineTransform

    package init(
        position: CGPoint = .zero, bounds: CGRect = .zero, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        transform: CGAffineTransform = .identity, sublayerTransform: CGAffineTransform = .identity
    ) {
        self.position = position
        self.bounds = bounds
        self.anchorPoint = anchorPoint
        self.transform = transform
        self.sublayerTransform = sublayerTransform
    }

    /// An untransformed node with this frame.
    package init(frame: CGRect) {
        self.init(
            position: CGPoint(x: frame.midX, y: frame.midY), bounds: CGRect(origin: .zero, size: frame.size))
    }

    /// From the node's bounds space to its parent's bounds space.
    package var toParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
        if transform.isIdentity {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

package struct SceneShadow: Hashable, Sendable {
    package var color: CGColor
    /// 0…1, multiplied with the color's alpha.
    package var opacity: CGFloat
    /// Points.
    package var offset: CGSize
    /// Standard deviation of the blur in points.
    package var radius: CGFloat
    /// Nil takes the shape of the node's background and corners, and without a background that of all that is drawn
    /// inside.
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

/// What a node draws of its own, between its background and its children.
package indirect enum SceneContents: Hashable, Sendable {
    /// A recorded drawing in the node's bounds space.
    case record(DrawingRecord)
    /// A picture placed into `rect` of the bounds space; `center` (0…1) is the part that stretches; a tint replaces its
    /// color.
    case image(CGImage, rect: CGRect, center: CGRect, tint: CGColor?)
    /// A gradient over the bounds; points are 0…1 of the bounds.
    case gradient(CGGradient, start: CGPoint, end: CGPoint)
    /// A filled and stroked path in the bounds space.
    case shape(CGPath, fill: CGColor?, FillRule, stroke: CGColor?, StrokeStyle)
}

/// Shows what lies below the node, changed. Only what is inside the node's own bounds is read, its edge pixels repeated
/// outwards, so that a picture change beside the node never changes the node.
package struct SceneBackdrop: Hashable, Sendable {
    /// Standard deviation of the blur in points.
    package var blurRadius: CGFloat
    /// 1 leaves colors alone.
    package var saturation: CGFloat
    /// Laid over the blurred picture.
    package var tint: CGColor

    package init(blurRadius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
    }
}

/// One immutable node of a picture. Two scenes share the nodes that did not change, so identity tells "the same".
package final class SceneNode: Sendable {
    package struct Style: Hashable, Sendable {
        package var opacity: CGFloat = 1
        package var backgroundColor: CGColor?
        package var cornerRadius: CGFloat = 0
        package var maskedCorners: SceneCorners = .all
        package var borderWidth: CGFloat = 0
        /// Children and contents are cut off at the bounds and corners.
        package var clips = false
        /// Keep a picture of the whole node with its children, so that moving it costs a copy. The node's bounds cut it
        /// off.
        package var keepsPicture = false
        /// The picture has no transparent pixel, so it may be copied without blending. Only read with `keepsPicture`.
        package var isOpaque = false
        private var kept = Kept.nothing

        package init() {}

        // MARK: What few nodes have

        private struct Extras: Hashable, Sendable {
            var borderColor: CGColor?
            var shadow: SceneShadow?
            var backdrop: SceneBackdrop?

            var isEmpty: Bool { borderColor == nil && shadow == nil && backdrop == nil }
        }

        /// One word for a node that has none of them.
        private indirect enum Kept: Hashable, Sendable {
            case nothing
            case something(Extras)
        }

        private var extras: Extras {
            get { if case .something(let extras) = kept { extras } else { Extras() } }
            set { kept = newValue.isEmpty ? .nothing : .something(newValue) }
        }

        package var borderColor: CGColor? {
            get { extras.borderColor }
            set { extras.borderColor = newValue }
        }
        package var shadow: SceneShadow? {
            get { extras.shadow }
            set { extras.shadow = newValue }
        }
        package var backdrop: SceneBackdrop? {
            get { extras.backdrop }
            set { extras.backdrop = newValue }
        }
    }

    package let id: LayerID
    package let geometry: SceneGeometry
    package let style: Style
    package let contents: SceneContents?
    /// Drawn in order, the last one in front.
    package var children: [SceneNode] { inside }
    /// Changed when the node is freed, and never before.
    @exclusivity(unchecked) private nonisolated(unsafe) var inside: [SceneNode]
    /// Alpha of this node's own picture (with its children) cuts out the node it masks.
    package let mask: SceneNode?
    /// Whether this node or one inside it shows what lies below.
    package let holdsBackdrop: Bool
    /// Whether this node or one inside it keeps its picture.
    package let holdsKeptPicture: Bool

    package init(
        id: LayerID, geometry: SceneGeometry, style: Style = Style(), contents: SceneContents? = nil,
        children: [SceneNode] = [], mask: SceneNode? = nil
    ) {
        self.id = id
        self.geometry = geometry
        self.style = style
        self.contents = contents
        inside = children
        self.mask = mask
        holdsBackdrop = style.backdrop != nil || children.contains { $0.holdsBackdrop }
        holdsKeptPicture = style.keepsPicture || children.contains { $0.holdsKeptPicture }
    }

    deinit {
        guard !inside.isEmpty else { return }
        var last = inside
        inside = []
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

/// The whole picture of a window at one instant.
package struct LayerScene: Equatable, Sendable {
    /// Points.
    package var size: CGSize
    /// Device pixels a point.
    package var scale: CGFloat
    package var root: SceneNode?
    /// Shown where no node draws.
    package var backgroundColor: CGColor

    package init(size: CGSize, scale: CGFloat, root: SceneNode?, backgroundColor: CGColor = .black) {
        self.size = size
        self.scale = scale
        self.root = root
        self.backgroundColor = backgroundColor
    }
}
