package import CoreGraphics
package import Foundation

/// One image of an emitter.
package struct SceneParticle: Hashable, Sendable {
    package var image: CGImage
    /// In points, before the transform.
    package var size: CGSize
    /// From coordinates around the center of the image to the node's bounds coordinates.
    package var transform: CGAffineTransform
    /// Replaces the colors of the image; nil keeps them.
    package var tint: CGColor?
    /// In `0 ... 1`.
    package var alpha: CGFloat

    package init(image: CGImage, size: CGSize, transform: CGAffineTransform, tint: CGColor?, alpha: CGFloat) {
        (self.image, self.size, self.transform) = (image, size, transform)
        (self.tint, self.alpha) = (tint, alpha)
    }

    package var frame: CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
    }
}

/// The images of an emitter in drawing order.
package final class SceneParticles: Sendable {
    package let list: [SceneParticle]
    /// Whether colors are added to the colors below.
    package let adds: Bool
    /// The box around all images in the node's bounds coordinates; null without images.
    package let box: CGRect

    package init(_ list: [SceneParticle], adds: Bool) {
        self.list = list
        self.adds = adds
        box = list.reduce(CGRect.null) { $0.union($1.frame) }
    }
}

extension SceneParticles: Hashable {
    package static func == (a: SceneParticles, b: SceneParticles) -> Bool {
        a === b || a.adds == b.adds && a.list == b.list
    }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(list.count)
        hasher.combine(list.first)
    }
}
