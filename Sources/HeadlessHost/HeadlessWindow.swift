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
    var wasArranged: () -> Void = {}
    private let rasterizer: SceneRasterizer
    /// The size of the display, which a window in full screen fills. Chosen: a common size of laptops.
    package var screen = CGSize(width: 1280, height: 800)
    package var limits = WindowLimits() { didSet { limitsChanged() } }
    package internal(set) var origin = CGPoint.zero
    /// False as on Wayland, where programs cannot move their windows.
    package var canMove = true
    /// The frame before the window became full screen.
    var formerFrame: CGRect?

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

extension HeadlessWindow {
    package var frame: CGRect { CGRect(origin: origin, size: metrics.size) }
    package var isFullScreen: Bool { formerFrame != nil }

    package func arrange(in frame: CGRect) {
        guard !isClosed, !isFullScreen else { return }
        change(to: CGRect(origin: canMove ? frame.origin : origin, size: limits.limited(frame.size)))
    }

    package func setFullScreen(_ isFullScreen: Bool) {
        guard !isClosed, isFullScreen != self.isFullScreen, limits.allowsFullScreen || !isFullScreen else { return }
        if isFullScreen {
            formerFrame = frame
            change(to: CGRect(origin: .zero, size: screen))
        } else if let former = formerFrame {
            formerFrame = nil
            change(to: CGRect(origin: former.origin, size: limits.limited(former.size)))
        }
    }

    private func limitsChanged() {
        if !limits.allowsFullScreen { setFullScreen(false) }
        if !isFullScreen { change(to: CGRect(origin: origin, size: limits.limited(metrics.size))) }
    }

    private func change(to frame: CGRect) {
        guard frame != self.frame else { return }
        var new = metrics
        new.size = frame.size
        origin = frame.origin
        resize(to: new)
        wasArranged()
    }
}
