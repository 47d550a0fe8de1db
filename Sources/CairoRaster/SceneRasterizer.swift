package import CoreGraphics
import Foundation
package import HostInterface
package import LayerScene

/// Keeps the picture of one window and redraws what differs from scene to scene.
@MainActor
package final class SceneRasterizer {
    package struct Frame: Sendable {
        package var work: RenderWork
        /// The pixels that may differ from the last picture; rectangles that do not meet.
        package var damage: [PixelRect]
    }

    private let painter: NodePainter
    private var canvas: Canvas?
    private var last: LayerScene?
    /// The memory is someone else's, so its size is not ours to choose.
    private var drawsIntoGivenPixels = false

    package init(shaper: PangoShaper) {
        painter = NodePainter(shaper: shaper)
    }

    /// Draws into memory of 32-bit pixels (xRGB) from now on, until ``releasePixels()`` or the next call.
    ///
    /// The memory must keep what was drawn into it and stay valid; the next scene is drawn as a whole.
    /// - Returns: whether the memory can be drawn into.
    @discardableResult
    package func drawIntoPixels(_ bits: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) -> Bool {
        last = nil
        canvas = Canvas(
            .opaque, PixelRect(x: 0, y: 0, width: width, height: height), bits: bits, stride: bytesPerRow)
        drawsIntoGivenPixels = canvas != nil
        return canvas != nil
    }

    /// Forgets memory that is about to become invalid.
    package func releasePixels() {
        canvas = nil
        last = nil
        drawsIntoGivenPixels = false
    }

    /// Draws the whole scene the next time, as after the picture was lost.
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
        // A scene made for the size before or after this one shows what fits, over its background.
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
        // The window has no transparency: a translucent background lies over black.
        let background = scene.backgroundColor
        if background.alpha < 1 { target.canvas.fill(bare, .black) }
        target.canvas.fill(bare, background)
        if let root = scene.root { painter.draw(root, in: space, to: target) }
    }

    /// The last picture.
    package var picture: CGImage? { last == nil ? nil : canvas?.picture() }

    /// Gives back all pictures that can be made again and are not on screen.
    package func trimMemory() {
        painter.kept.dropSpares()
        painter.contents.removeAll()
        painter.scratch.removeAll()
    }

    /// Bytes in pictures, the window's own included.
    package var pictureBytes: Int {
        (canvas?.byteCount ?? 0) + painter.kept.byteCount + painter.contents.byteCount
    }

    package var keptPictureCount: Int { painter.kept.count }
}
