import CoreGraphics
import Foundation
import FrameTime
package import HostInterface
import ObjectiveCRuntime
import Synchronization

/// The services of a host that every thread can use. All hosts of a process provide the same services; without a host
/// there are no services.
package enum SharedServices {
    private struct Kept {
        var codec: (any ImageCodec)?
        var drawing: (any SharedDrawing)?
        var clock: (any FrameClock)?
        var screenScale: CGFloat = 1
        var language = "en"
    }

    private static let kept = Mutex(Kept())

    package static var codec: (any ImageCodec)? { kept.withLock { $0.codec } }
    package static var drawing: (any SharedDrawing)? { kept.withLock { $0.drawing } }
    @MainActor
    private static var mainApp: AppContext { AppContext.current }
    /// The current app on the main thread. Other threads belong to no app and use the services of the last host.
    private static var app: AppContext? {
        DrawingThread.current.isMain ? MainActor.assumeIsolated { mainApp } : nil
    }

    /// The current calendar time, in seconds: that of the clock of the current app; on other threads that of the last
    /// host. Nil without a host.
    package static var calendarSeconds: Double? {
        let own = appOfMainQueue.flatMap { app in MainActor.assumeIsolated { app.host?.clock.calendarSeconds } }
        return own ?? kept.withLock { $0.clock }?.calendarSeconds
    }
    /// Returns the metrics of a font on any thread. The main thread uses the app's own shaper with its open fonts and
    /// cached layouts. Nil without a host.
    static func metrics(of font: FontRequest) -> FontMetrics? {
        guard let app else { return drawing?.metrics(of: font) }
        return MainActor.assumeIsolated { app.shaper?.metrics(of: font) }
    }

    static func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics? {
        guard let app else { return drawing?.metrics(of: block, width: width) }
        return MainActor.assumeIsolated { app.shaper?.metrics(of: block, width: width) }
    }

    /// The current app on the main queue. Under Swift Testing the main queue runs on another thread than the process's
    /// first one.
    private static var appOfMainQueue: AppContext? {
        MainQueueMark.isHere ? MainActor.assumeIsolated { mainApp } : nil
    }

    /// Pixels per point on the screen of the current app; on other threads, of the app that was current last.
    static var screenScale: CGFloat {
        get {
            guard let app = appOfMainQueue else { return kept.withLock { $0.screenScale } }
            return MainActor.assumeIsolated { app.screenScale }
        }
        set { kept.withLock { $0.screenScale = newValue } }
    }

    /// The user's language in the current app, such as `pt-BR`; on other threads and without a host, the language of
    /// the last host.
    static var language: String {
        let own = appOfMainQueue.flatMap { app in MainActor.assumeIsolated { app.host?.settings.language } }
        return own ?? kept.withLock { $0.language }
    }

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
