import CairoRaster
import CoreGraphics
package import Foundation
package import FrameTime
package import HostInterface
import NumberConversion

/// A host without a display. It moves only when told: there is no frame and no input but those that its caller makes.
@MainActor
package final class HeadlessHost: HostInterface.Host {
    package let manualClock: ManualClock
    package let shaper: any TextShaper
    package let codec: any ImageCodec = CairoCodec()
    package let clipboard: any HostClipboard = MemoryClipboard()
    package let memoryLinks = MemoryLinks()
    package var links: any HostLinks { memoryLinks }
    package private(set) var settings: HostSettings
    package weak var client: (any HostClient)?
    /// What new windows are shown on.
    package var display: HeadlessDisplay

    package private(set) var windows: [HeadlessWindow] = []
    /// Whether a turn with the next frame was asked for and has not come.
    package private(set) var wantsFrame = false
    /// The newest wish for a turn at some moment.
    package private(set) var wakeInstant: FrameInstant?
    /// Turns given so far; those that a frame was asked for.
    package private(set) var turnCount = 0
    package private(set) var frameCount = 0
    package private(set) var isStopped = false
    private let pixelShaper: PangoShaper?

    package var clock: any FrameClock { manualClock }

    /// Chosen: noon of a day in June 2024, in Greenwich; a test's day is always the same.
    package static let calendarOrigin = 1_718_193_600.0

    /// - Parameters:
    ///   - shaper: nil takes the one that draws; ``BoxShaper`` measures without fonts (and then text is not drawn to measure).
    ///   - clock: nil takes one that begins at ``calendarOrigin``.
    package init(
        settings: HostSettings = HostSettings(), display: HeadlessDisplay = .phone, shaper: (any TextShaper)? = nil,
        clock: ManualClock? = nil
    ) {
        self.settings = settings
        self.display = display
        manualClock = clock ?? ManualClock(calendarOrigin: Self.calendarOrigin)
        let real = shaper as? PangoShaper ?? (shaper == nil ? PangoShaper() : nil)
        pixelShaper = real
        self.shaper = shaper ?? real ?? BoxShaper()
    }

    package func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = HeadlessWindow(
            title: request.title, metrics: display.metrics(for: request), rasterizer: SceneRasterizer(shaper: pixelShaper ?? PangoShaper()))
        window.didClose = { [weak self, weak window] in self?.windows.removeAll { $0 === window } }
        windows.append(window)
        return window
    }

    package var sharedDrawing: any SharedDrawing { SharedShaper.one }

    /// - Throws: where no font is installed: pictures would have no text.
    package static func requireFonts() throws(HostError) { try PangoShaper.requireFonts() }

    package var roomForWindows: CGSize? { nil }

    package func requestFrame() { wantsFrame = true }
    package func wake(at instant: FrameInstant?) { wakeInstant = instant }

    /// Returns at once: whoever made this host moves it.
    package func run() throws(HostError) {}
    package func stop() { isStopped = true }

    // MARK: Moving

    /// Seconds between two frames.
    package var frameInterval: Double { windows.first?.metrics.frameInterval ?? display.frameInterval }

    /// Nanoseconds between two frames.
    private var frameStep: Int64 { max(1, Int64(saturating: (frameInterval * 1e9).rounded())) }

    /// The next moment on the display's raster of frames, after now.
    package var nextFrameInstant: FrameInstant {
        let step = frameStep
        return FrameInstant(nanoseconds: (manualClock.now.nanoseconds / step + 1) * step)
    }

    /// Whether a frame is asked for, or a wake moment has come.
    package var isDue: Bool { wantsFrame || wakeInstant.map { $0 <= manualClock.now } ?? false }

    /// One turn now, with what came in. Also where nothing asked for one.
    package func turn(_ samples: [InputSample] = []) {
        if wantsFrame { frameCount += 1 }
        wantsFrame = false
        if let wish = wakeInstant, wish <= manualClock.now { wakeInstant = nil }
        turnCount += 1
        client?.turn(samples)
    }

    /// Gives input its turn now.
    package func send(_ samples: [InputSample]) { turn(samples) }

    /// Moves the clock to the next frame and gives a turn if one is due then.
    /// - Returns: whether there was a turn.
    @discardableResult
    package func advanceToNextFrame(_ samples: [InputSample] = []) -> Bool {
        manualClock.advance(to: nextFrameInstant)
        guard isDue || !samples.isEmpty else { return false }
        turn(samples)
        return true
    }

    /// Frame by frame to `instant`, giving each turn that is due, and wakes between frames at their own moment.
    package func advance(to instant: FrameInstant) {
        while manualClock.now < instant, !isStopped {
            // Nothing asked for: nothing happens before the next wake, so go there at once.
            var next = wantsFrame ? nextFrameInstant : instant
            if let wish = wakeInstant { next = min(next, max(wish, FrameInstant(nanoseconds: manualClock.now.nanoseconds + 1))) }
            manualClock.advance(to: min(next, instant))
            if wakeInstant.map({ $0 <= manualClock.now }) ?? false || (wantsFrame && isOnFrame) { turn() }
        }
    }

    private var isOnFrame: Bool {
        manualClock.now.nanoseconds % frameStep == 0
    }

    /// Gives the turns that are asked for, frame by frame, until none is: animations run to their end.
    /// - Returns: whether it came to rest within `limit` frames.
    @discardableResult
    package func runUntilIdle(limit: Int = 600, includingWakes: Bool = false) -> Bool {
        for _ in 0..<limit {
            if wantsFrame {
                advanceToNextFrame()
            } else if includingWakes, let wish = wakeInstant {
                manualClock.advance(to: max(wish, manualClock.now))
                turn()
            } else {
                return true
            }
        }
        return !wantsFrame
    }

    // MARK: The outside

    /// The next window's or this window's settings change, as when the user switches to dark.
    package func change(_ settings: HostSettings) {
        self.settings = settings
        send([.settingsChanged(settings)])
    }

    /// The display gives the first window another shape, as when a phone is turned.
    package func resize(to metrics: WindowMetrics) {
        windows.first?.resize(to: metrics)
        send([.resized(metrics)])
    }
}

@MainActor
package final class MemoryClipboard: HostClipboard {
    package var text: String?
    package init() {}
}

/// Addresses that would have been shown; no program starts.
package final class MemoryLinks: HostLinks {
    package var schemes: Set<String> = ["http", "https", "mailto"]
    package private(set) var opened: [String] = []

    package init() {}

    package func hasProgram(for scheme: String) -> Bool { schemes.contains(scheme) }
    package func open(_ address: String, _ answer: @escaping @MainActor (Bool) -> Void) {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        guard hasProgram(for: scheme) else { return answer(false) }
        opened.append(address)
        answer(true)
    }
}
