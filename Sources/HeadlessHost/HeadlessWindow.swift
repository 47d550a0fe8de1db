import CairoRaster
package import CoreGraphics
package import Foundation
package import HostInterface
package import LayerScene

/// The display of a headless window.
package struct HeadlessDisplay: Hashable, Sendable {
    /// In points; nil uses the app's requested size.
    package var size: CGSize?
    package var scale: CGFloat
    package var safeArea: SafeArea
    /// The number of seconds between two frames.
    package var frameInterval: Double

    package init(
        size: CGSize? = nil, scale: CGFloat = 2, safeArea: SafeArea = SafeArea(), frameInterval: Double = 1.0 / 60
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.frameInterval = frameInterval
    }

    /// A phone of 390 by 844 points without a notch.
    package static let phone = HeadlessDisplay(size: CGSize(width: 390, height: 844))

    func metrics(for request: WindowRequest) -> WindowMetrics {
        WindowMetrics(size: size ?? request.size, scale: scale, safeArea: safeArea, frameInterval: frameInterval)
    }
}

/// A window in memory.
@MainActor
package final class HeadlessWindow: HostWindow {
    package let id: WindowID
    package private(set) var metrics: WindowMetrics
    package var title: String
    package private(set) var icon: CGImage?
    package private(set) var isClosed = false
    package internal(set) var isMinimized = false
    /// The last scene, for tests that check the content instead of pixels.
    package private(set) var scene: LayerScene?
    /// The work of the last frame, and the sum of all frames.
    package private(set) var lastWork = RenderWork()
    package private(set) var totalWork = RenderWork()
    package private(set) var presentCount = 0
    package private(set) var lastDamage: [PixelRect] = []
    package private(set) var textInputCaret: CGRect?
    package private(set) var pointer = PointerShape.arrow
    /// False skips drawing: ``present(_:)`` only stores the scene, for tests that never read pixels.
    package var draws = true
    var didClose: () -> Void = {}
    var wasRaised: () -> Void = {}
    private let rasterizer: SceneRasterizer

    init(id: WindowID, title: String, metrics: WindowMetrics, rasterizer: SceneRasterizer) {
        self.id = id
        self.title = title
        self.metrics = metrics
        self.rasterizer = rasterizer
    }

    @discardableResult
    package func present(_ scene: LayerScene) -> RenderWork {
        self.scene = scene
        presentCount += 1
        guard draws else { return RenderWork() }
        let frame = rasterizer.render(scene)
        lastDamage = frame.damage
        lastWork = frame.work
        totalWork = totalWork + frame.work
        return frame.work
    }

    /// The pixels of the last scene. A scene that was not drawn is drawn now.
    package func picture() -> CGImage? {
        if !draws, let scene { _ = rasterizer.render(scene) }
        return rasterizer.picture
    }

    /// The pixels of the last scene, drawn completely by a new rasterizer.
    package func freshPicture() -> CGImage? {
        guard let scene else { return nil }
        let fresh = SceneRasterizer(shaper: PangoShaper())
        _ = fresh.render(scene)
        return fresh.picture
    }

    package func trimMemory() { rasterizer.trimMemory() }
    package var pictureBytes: Int { rasterizer.pictureBytes }
    package func setIcon(_ icon: CGImage) { self.icon = icon }
    package func setTextInput(_ caret: CGRect?) { textInputCaret = caret }
    package func setPointer(_ shape: PointerShape) { pointer = shape }

    package func raise() { wasRaised() }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        didClose()
    }

    func resize(to metrics: WindowMetrics) { self.metrics = metrics }
}
