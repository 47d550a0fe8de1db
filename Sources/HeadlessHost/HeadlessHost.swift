package import AccessibilityLogic
import CairoRaster
import CoreGraphics
package import Foundation
package import FrameTime
package import HostInterface
import NumberConversion

/// A host without a display. Frames and input occur only by calls of its methods.
@MainActor
package final class HeadlessHost: HostInterface.Host {
    package let manualClock: ManualClock
    package let shaper: any TextShaper
    package let codec: any ImageCodec = HeadlessHost.makeCodec()
    package static func makeCodec() -> any ImageCodec { CairoCodec() }
    package let memoryClipboard = MemoryClipboard()
    package var clipboard: any HostClipboard { memoryClipboard }
    package let memoryDrags = MemoryDrags()
    package var drags: (any HostDrags)? { memoryDrags }
    package let memoryLinks = MemoryLinks()
    package var links: any HostLinks { memoryLinks }
    /// The dialog for files; nil, the default, for none. A test assigns its own.
    package var files: (any HostFiles)?
    /// The services of the desktop, which record requests.
    package let memoryDesktop = MemoryDesktop()
    package var desktop: (any HostDesktop)? { memoryDesktop }
    /// The screen readers; nil, the default, for none. A test assigns a connection before the app starts.
    package var readers: (any ReaderConnection)?
    package private(set) var settings: HostSettings
    package weak var client: (any HostClient)?
    /// The display of new windows.
    package var display: HeadlessDisplay
    /// The value of ``HeadlessWindow/draws`` for new windows.
    package var draws = true

    /// The open windows in the order of their opening.
    package private(set) var windows: [HeadlessWindow] = []
    /// Focus changes to deliver with the next turn, after windows were opened or closed.
    private var sayings: [WindowSample] = []
    private var focus: WindowID?
    private var windowCount: UInt32 = 0
    /// Whether a turn with the next frame was requested and has not occurred.
    package private(set) var isFrameRequested = false
    /// The last requested time of a turn.
    package private(set) var wakeInstant: FrameInstant?
    /// The number of turns, and the number of turns with a requested frame.
    package private(set) var turnCount = 0
    package private(set) var frameCount = 0
    package private(set) var isStopped = false
    /// Called after each advance of the clock, before the turn of that time.
    package var clockDidAdvance: (() -> Void)?
    private let pixelShaper: PangoShaper?

    package var clock: any FrameClock { manualClock }

    /// Chosen: noon of a day in June 2024, in Greenwich. The date of a test is always the same.
    package static let calendarOrigin = 1_718_193_600.0

    /// - Parameters:
    ///   - shaper: nil uses the shaper that draws. ``BoxShaper`` measures without fonts; drawn text then differs from
    ///     measured text.
    ///   - clock: nil uses a clock that starts at ``calendarOrigin``.
    package init(
        settings: HostSettings = HostSettings(), display: HeadlessDisplay = .phone, shaper: (any TextShaper)? = nil,
        clock: ManualClock? = nil
    ) {
        self.settings = settings
        self.display = display
        manualClock = clock ?? ManualClock(calendarOrigin: Self.calendarOrigin)
        let real = shaper as? PangoShaper ?? (shaper == nil ? .ofHosts : nil)
        pixelShaper = real
        self.shaper = shaper ?? real ?? BoxShaper()
        memoryDrags.windows = { [weak self] in self?.frontToBack ?? [] }
    }

    /// The open windows. The focused window is in front of the others, which are in the order of their opening.
    private var frontToBack: [HeadlessWindow] {
        let front = focused
        return [front].compactMap { $0 } + windows.reversed().filter { $0 !== front }
    }

    package func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        windowCount += 1
        let window = HeadlessWindow(
            id: WindowID(windowCount), title: request.title, metrics: display.metrics(for: request),
            rasterizer: SceneRasterizer(shaper: pixelShaper ?? .ofHosts))
        window.draws = draws
        window.didClose = { [weak self, weak window] in if let window { self?.forget(window) } }
        window.wasRaised = { [weak self, weak window] in if let window { self?.show(window) } }
        window.wasArranged = { [weak self, weak window] in if let window { self?.report(window) } }
        windows.append(window)
        // As on a desktop. The first window has the focus from the start without a sample.
        if windows.count > 1 { moveFocus(to: window) }
        return window
    }

    /// The app is notified of a change in its next turn, as on a desktop.
    private func report(_ window: HeadlessWindow) {
        sayings.append(WindowSample(.resized(window.metrics), in: window.id))
        sayings.append(WindowSample(.moved, in: window.id))
        isFrameRequested = true
    }

    private func forget(_ window: HeadlessWindow) {
        let hadFocus = focused === window
        windows.removeAll { $0 === window }
        guard hadFocus else { return }
        focus = nil
        if let next = windows.last { moveFocus(to: next, from: nil) }
    }

    package var sharedDrawing: any SharedDrawing { SharedShaper.one }

    /// - Throws: an error if no font is installed, because pictures would contain no text.
    package static func requireFonts() throws(HostError) { try PangoShaper.requireFonts() }

    package var availableWindowSize: CGSize? { nil }

    package func requestFrame() { isFrameRequested = true }
    package func wake(at instant: FrameInstant?) { wakeInstant = instant }

    /// Returns immediately: the code that created the host advances the clock.
    package func run() throws(HostError) {}
    package func stop() { isStopped = true }

    // MARK: Advancing

    /// The number of seconds between two frames.
    package var frameInterval: Double { windows.first?.metrics.frameInterval ?? display.frameInterval }

    /// The number of nanoseconds between two frames.
    private var frameStep: Int64 { max(1, Int64(saturating: (frameInterval * 1e9).rounded())) }

    /// The time of the next frame of the display.
    package var nextFrameInstant: FrameInstant {
        let step = frameStep
        return FrameInstant(nanoseconds: (manualClock.now.nanoseconds / step + 1) * step)
    }

    /// Whether a frame is requested or a wake time has passed.
    package var isDue: Bool { isFrameRequested || wakeInstant.map { $0 <= manualClock.now } ?? false }

    /// Runs one turn now with input from the first window, even if no turn was requested.
    package func turn(_ samples: [InputSample] = []) {
        deliver(samples.map { WindowSample($0, in: windows.first?.id) })
    }

    private func deliver(_ samples: [WindowSample]) {
        if isFrameRequested { frameCount += 1 }
        isFrameRequested = false
        if let wake = wakeInstant, wake <= manualClock.now { wakeInstant = nil }
        turnCount += 1
        let all = sayings + samples
        sayings = []
        client?.turn(all)
    }

    /// Runs one turn now with input.
    /// - Parameter window: nil is the first window.
    package func send(_ samples: [InputSample], to window: HeadlessWindow? = nil) {
        let id = (window ?? windows.first)?.id
        deliver(samples.map { WindowSample($0, in: id) })
    }

    /// Advances the clock to the next frame and runs a turn if one is due then.
    /// - Returns: whether a turn ran.
    @discardableResult
    package func advanceToNextFrame(_ samples: [InputSample] = []) -> Bool {
        move(to: nextFrameInstant)
        guard isDue || !samples.isEmpty else { return false }
        turn(samples)
        return true
    }

    /// Advances the clock frame by frame to `instant`. Runs each due turn; wake times between frames have their own
    /// turns.
    package func advance(to instant: FrameInstant) {
        while manualClock.now < instant, !isStopped {
            // Without a requested frame, nothing happens before the next wake time, so the clock skips to that time.
            var next = isFrameRequested ? nextFrameInstant : instant
            if let wake = wakeInstant {
                next = min(next, max(wake, FrameInstant(nanoseconds: manualClock.now.nanoseconds + 1)))
            }
            move(to: min(next, instant))
            if wakeInstant.map({ $0 <= manualClock.now }) ?? false || (isFrameRequested && isOnFrame) { turn() }
        }
    }

    private func move(to instant: FrameInstant) {
        manualClock.advance(to: instant)
        clockDidAdvance?()
    }

    private var isOnFrame: Bool {
        manualClock.now.nanoseconds % frameStep == 0
    }

    /// Runs requested turns frame by frame until none is requested, so that animations finish.
    /// - Returns: whether the app came to rest within `limit` frames.
    @discardableResult
    package func runUntilIdle(limit: Int = 600, includingWakes: Bool = false) -> Bool {
        for _ in 0..<limit {
            if isFrameRequested {
                advanceToNextFrame()
            } else if includingWakes, let wake = wakeInstant {
                move(to: max(wake, manualClock.now))
                turn()
            } else {
                return true
            }
        }
        return !isFrameRequested
    }

    // MARK: Environment

    /// The window with the keyboard focus.
    package var focused: HeadlessWindow? { windows.first { $0.id == focus } ?? windows.first }

    /// Gives a window the keyboard focus, as a click does. The app is notified in its next turn.
    package func moveFocus(to window: HeadlessWindow) { moveFocus(to: window, from: focused) }

    private func moveFocus(to window: HeadlessWindow, from former: HeadlessWindow?) {
        guard window !== former, !window.isClosed else { return }
        focus = window.id
        if let former { sayings.append(WindowSample(.focus(false), in: former.id)) }
        sayings.append(WindowSample(.focus(true), in: window.id))
        isFrameRequested = true
    }

    /// Minimizes a window. The most recent of the other windows gets the focus.
    package func minimize(_ window: HeadlessWindow) {
        guard !window.isMinimized, !window.isClosed else { return }
        window.isMinimized = true
        let hadFocus = focused === window
        if hadFocus { sayings.append(WindowSample(.focus(false), in: window.id)) }
        sayings.append(WindowSample(.visible(false), in: window.id))
        if hadFocus, let next = windows.last(where: { !$0.isMinimized }) { moveFocus(to: next, from: nil) }
        deliver([])
    }

    /// Shows a window in front of the others and gives it the focus.
    package func show(_ window: HeadlessWindow) {
        guard window.isMinimized, !window.isClosed else { return moveFocus(to: window) }
        window.isMinimized = false
        sayings.append(WindowSample(.visible(true), in: window.id))
        let former = focused
        moveFocus(to: window, from: former === window || former?.isMinimized == true ? nil : former)
    }

    /// Replaces the data on the clipboard, as another program does. The app is notified in its next turn.
    package func copyElsewhere(_ data: (any OfferedData)?) {
        memoryClipboard.replace(data)
        sayings.append(WindowSample(.clipboardChanged))
        isFrameRequested = true
    }

    /// Moves a window, as the user does with its title bar.
    package func move(_ window: HeadlessWindow, to origin: CGPoint) {
        window.origin = origin
        send([.moved], to: window)
    }

    /// Sends a request from outside, as a second start of the program does.
    package func request(_ request: LaunchRequest) { deliver([WindowSample(.requested(request))]) }

    /// Requests the end of the program, as SIGTERM does.
    package func quit() { deliver([WindowSample(.closeRequested)]) }

    /// Changes the settings of the user, for example to dark mode.
    package func change(_ settings: HostSettings) {
        self.settings = settings
        deliver([WindowSample(.settingsChanged(settings))])
    }

    /// Changes the size and shape of a window, as the rotation of a phone does.
    /// - Parameter window: nil is the first window.
    package func resize(to metrics: WindowMetrics, _ window: HeadlessWindow? = nil) {
        let window = window ?? windows.first
        window?.resize(to: metrics)
        send([.resized(metrics)], to: window)
    }
}

/// Records opened addresses. No program starts.
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
