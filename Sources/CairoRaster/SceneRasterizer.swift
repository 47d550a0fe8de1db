package import CoreGraphics
import Foundation
package import HostInterface
package import LayerScene

/// The picture of one window. Each new scene redraws only the differences.
@MainActor
package final class SceneRasterizer {
    package struct Frame: Sendable {
        package var work: RenderWork
        /// The pixels that may have changed, as disjoint rectangles.
        package var damage: [PixelRect]
    }

    private let painter: NodePainter
    private var canvas: Canvas?
    private var last: LayerScene?
    /// The caller owns the memory and decides its size.
    private var drawsIntoGivenPixels = false

    package init(shaper: PangoShaper) {
        painter = NodePainter(shaper: shaper)
    }

    /// Draws into memory of 32-bit pixels (xRGB) until ``releasePixels()`` or the next call.
    ///
    /// The memory must stay valid and keep its content. The next scene is drawn completely.
    /// - Returns: whether the memory can be used for drawing.
    @discardableResult
    package func drawIntoPixels(_ bits: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) -> Bool {
        last = nil
        canvas = Canvas(
            .opaque, PixelRect(x: 0, y: 0, width: width, height: height), bits: bits, stride: bytesPerRow)
        drawsIntoGivenPixels = canvas != nil
        return canvas != nil
    }

    /// Stops using memory that is about to become invalid.
    package func releasePixels() {
        canvas = nil
        last = nil
        drawsIntoGivenPixels = false
    }

    /// Draws the next scene completely, for example after the window lost its picture.
    package func invalidate() { last = nil }

    package func render(_ scene: LayerScene) -> Frame {
        let surface = scene.surface
        painter.work = RenderWork()
        guard !surface.isEmpty else { return Frame(work: RenderWork(), damage: []) }
        if canvas?.bounds != surface, !drawsIntoGivenPixels {
            canvas = Canvas(.opaque, surface)
            last = nil
        }
        guard let canvas else { return Frame(work: RenderWork(), damage: []) }
        let diff = SceneDiff(from: last, to: scene)
        // A scene for the former or the next size is drawn as far as it fits, over its background.
        let isWhole = last == nil && canvas.bounds != surface
        let parts = isWhole ? [canvas.bounds] : diff.damage.rects.clipped(to: canvas.bounds)
        if !parts.isEmpty { draw(scene, to: NodePainter.Target(canvas: canvas, parts: parts, limit: canvas.bounds)) }
        last = scene
        painter.kept.endFrame(showing: scene.root)
        var work = painter.work
        work.nodesPlanned += diff.nodesCompared
        work.pixelsDamaged = parts.reduce(0) { $0 + $1.area }
        return Frame(work: work, damage: parts)
    }

    private func draw(_ scene: LayerScene, to target: NodePainter.Target) {
        let space = ParentSpace(scale: scene.scale)
        var bare = target.parts
        if let root = scene.root, let place = NodePlace(root, in: space) {
            bare = bare.subtracting(
                NodePainter.opaqueRects(of: root, at: place, scale: scene.scale, limit: target.limit, depth: 8))
        }
        // The window has no transparency: a translucent background is drawn over black.
        let background = scene.backgroundColor
        if background.alpha < 1 { target.canvas.fill(bare, .black) }
        target.canvas.fill(bare, background)
        if let root = scene.root { painter.draw(root, in: space, to: target) }
    }

    /// The last picture.
    package var picture: CGImage? { last == nil ? nil : canvas?.picture() }

    /// Frees all pictures that are not on screen and can be drawn again.
    package func trimMemory() {
        painter.kept.dropSpares()
        painter.contents.removeAll()
        painter.scratch.removeAll()
    }

    /// The memory of all pictures in bytes, including the window's.
    package var pictureBytes: Int {
        (canvas?.byteCount ?? 0) + painter.kept.byteCount + painter.contents.byteCount
    }

    package var keptPictureCount: Int { painter.kept.count }
}
