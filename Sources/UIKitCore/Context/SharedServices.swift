import CoreGraphics
import Foundation
import FrameTime
import HostInterface
import Synchronization

/// What of a host serves every thread. Each host of a process brings the same; without one there is none.
package enum SharedServices {
    private struct Kept {
        var codec: (any ImageCodec)?
        var drawing: (any SharedDrawing)?
        var clock: (any FrameClock)?
        var screenScale: CGFloat = 1
        var language = "en"
    }

    private static let kept = Mutex(Kept())

    static var codec: (any ImageCodec)? { kept.withLock { $0.codec } }
    static var drawing: (any SharedDrawing)? { kept.withLock { $0.drawing } }
    /// The calendar's moment: on the main thread by the app's own clock. Nil without a host.
    package static var calendarSeconds: Double? {
        guard DrawingThread.current.isMain else { return kept.withLock { $0.clock }?.calendarSeconds }
        return MainActor.assumeIsolated { AppContext.current.host?.clock.calendarSeconds }
    }
    /// Measures on any thread: on the main one by the app's own shaper, whose fonts are open and whose layouts are
    /// kept. Nil without a host.
    static func metrics(of font: FontRequest) -> FontMetrics? {
        guard DrawingThread.current.isMain else { return drawing?.metrics(of: font) }
        return MainActor.assumeIsolated { AppContext.current.shaper?.metrics(of: font) }
    }

    static func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics? {
        guard DrawingThread.current.isMain else { return drawing?.metrics(of: block, width: width) }
        return MainActor.assumeIsolated { AppContext.current.shaper?.metrics(of: block, width: width) }
    }

    /// Device pixels a point on the screen of the current app.
    static var screenScale: CGFloat {
        get { kept.withLock { $0.screenScale } }
        set { kept.withLock { $0.screenScale = newValue } }
    }

    /// The user's language, as `pt-BR`.
    static var language: String { kept.withLock { $0.language } }

    @MainActor
    static func update(from host: any HostInterface.Host) {
        let (codec, drawing, clock, language) = (host.codec, host.sharedDrawing, host.clock, host.settings.language)
        BitmapRasterizer.use { drawing.picture(of: $0, size: $1, scale: 1) }
        kept.withLock {
            $0.codec = codec
            $0.drawing = drawing
            $0.clock = clock
            $0.language = language
        }
    }
}
