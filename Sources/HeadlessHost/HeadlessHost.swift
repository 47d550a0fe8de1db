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
    package let codec: any ImageCodec = HeadlessHost.makeCodec()
    package static func makeCodec() -> any ImageCodec { CairoCodec() }
    package let clipboard: any HostClipboard = MemoryClipboard()
    package let memoryLinks = MemoryLinks()
    package var links: any HostLinks { memoryLinks }
    package private(set) var settings: HostSettings
    package weak var client: (any HostClient)?
    /// What new windows are shown on.
    package var display: HeadlessDisplay
    /// What new windows take over: ``HeadlessWindow/draws``.
    package var draws = true

    /// Those that are open, in the order of their opening.
    package private(set) var windows: [HeadlessWindow] = []
    /// What the display itself says with the next turn: whose the keys are, as windows come and go.
    private var sayings: [WindowSample] = []
    private var focus: WindowID?
    private var windowCount: UInt32 = 0
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
    ///   - shaper: nil takes the one that draws; ``BoxShaper`` measures without fonts (and then text is not drawn to
    ///     measure).
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
        windowCount += 1
        let window = HeadlessWindow(
            id: WindowID(windowCount), title: request.title, metrics: display.metrics(for: request),
            rasterizer: SceneRasterizer(shaper: pixelShaper ?? PangoShaper()))
        window.draws = draws
        window.didClose = { [weak self, weak window] in if let window { self?.forget(window) } }
        window.wasRaised = { [weak self, weak window] in if let window { self?.show(window) } }
        windows.append(window)
        // As a desktop does. The first one has the keys from the start, and is not told so.
        if windows.count > 1 { moveFocus(to: window) }
        return window
    }

    private func forget(_ window: HeadlessWindow) {
        let hadFocus = focused === window
        windows.removeAll { $0 === window }
        guard hadFocus else { return }
        focus = nil
        if let next = windows.last { moveFocus(to: next, from: nil) }
    }

    package var sharedDrawing: any SharedDrawing { SharedShaper.one }

    /// - Throws: where no font is installed: pictures would have no text.
    package static func requireFonts() throws(HostError) { try PangoShaper.requireFonts() }

    package var roomForWindows: CGSize? { nil }

    package func requestFrame() { wantsFrame = true }
    package func wake(at instant: FrameInstant?) { wakeInstant = instant }

    /// Returns at once: the code that made this host moves its clock.
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

    /// One turn now, with what came in through the first window. Also where nothing asked for one.
    package func turn(_ samples: [InputSample] = []) {
        deliver(samples.map { WindowSample($0, in: windows.first?.id) })
    }

    private func deliver(_ samples: [WindowSample]) {
        if wantsFrame { frameCount += 1 }
        wantsFrame = false
        if let wish = wakeInstant, wish <= manualClock.now { wakeInstant = nil }
        turnCount += 1
        let all = sayings + samples
        sayings = []
        client?.turn(all)
    }

    /// Gives input its turn now.
    /// - Parameter window: nil is the first one.
    package func send(_ samples: [InputSample], to window: HeadlessWindow? = nil) {
        let id = (window ?? windows.first)?.id
        deliver(samples.map { WindowSample($0, in: id) })
    }

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
            if let wish = wakeInstant {
                next = min(next, max(wish, FrameInstant(nanoseconds: manualClock.now.nanoseconds + 1)))
            }
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

    /// The window that has the keys.
    package var focused: HeadlessWindow? { windows.first { $0.id == focus } ?? windows.first }

    /// Gives a window the keys, as a click on it does; the app is notified in its next turn.
    package func moveFocus(to window: HeadlessWindow) { moveFocus(to: window, from: focused) }

    private func moveFocus(to window: HeadlessWindow, from former: HeadlessWindow?) {
        guard window !== former, !window.isClosed else { return }
        focus = window.id
        if let former { sayings.append(WindowSample(.focus(false), in: former.id)) }
        sayings.append(WindowSample(.focus(true), in: window.id))
        wantsFrame = true
    }

    /// Takes a window off the display without closing it; the keys go to the newest of the others.
    package func minimize(_ window: HeadlessWindow) {
        guard !window.isMinimized, !window.isClosed else { return }
        window.isMinimized = true
        let hadFocus = focused === window
        if hadFocus { sayings.append(WindowSample(.focus(false), in: window.id)) }
        sayings.append(WindowSample(.visible(false), in: window.id))
        if hadFocus, let next = windows.last(where: { !$0.isMinimized }) { moveFocus(to: next, from: nil) }
        deliver([])
    }

    /// In front, on the display and with the keys.
    package func show(_ window: HeadlessWindow) {
        guard window.isMinimized, !window.isClosed else { return moveFocus(to: window) }
        window.isMinimized = false
        sayings.append(WindowSample(.visible(true), in: window.id))
        let former = focused
        moveFocus(to: window, from: former === window || former?.isMinimized == true ? nil : former)
    }

    /// Asks the whole program to end, as SIGTERM does.
    package func quit() { deliver([WindowSample(.closeRequested)]) }

    /// The next window's or this window's settings change, as when the user switches to dark.
    package func change(_ settings: HostSettings) {
        self.settings = settings
        deliver([WindowSample(.settingsChanged(settings))])
    }

    /// The display gives a window another shape, as when a phone is turned.
    /// - Parameter window: nil is the first one.
    package func resize(to metrics: WindowMetrics, _ window: HeadlessWindow? = nil) {
        let window = window ?? windows.first
        window?.resize(to: metrics)
        send([.resized(metrics)], to: window)
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
