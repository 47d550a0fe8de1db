import AccessibilityHost
package import AccessibilityLogic
import CSDL2
import CairoRaster
import DesktopPortals
import Dispatch
import CoreGraphics
package import Foundation
package import FrameTime
package import HostInterface
import NumberConversion

/// Windows on a display, by SDL. The main loop sleeps until the display, a timer or the main queue has an event.
///
/// ```
/// display's descriptor ─ readable ─→ drain events ─→ turn(samples)
/// requestFrame() ──→ frame timer, one shot ──────────→ turn([]) plus held-back movement
/// wake(at:) ───────→ wake timer, one shot ───────────→ turn([])
/// ```
/// Pointer movement waits for the next frame, so that a fast mouse causes no more turns than the display has frames.
@MainActor
package final class SDLHost: HostInterface.Host {
    package var clock: any FrameClock { time }
    package let shaper: any TextShaper
    package let codec: any ImageCodec = CairoCodec()
    package var sharedDrawing: any SharedDrawing { SharedShaper.one }
    package var clipboard: any HostClipboard { exchange?.clipboard ?? ownClipboard }
    /// The clipboard of a display without an ``exchange``.
    let ownClipboard = SDLClipboard()
    /// The clipboard and the drags of the display; nil for a display that has none.
    var exchange: DisplayExchange?
    /// The desktop's services; nil for a session without D-Bus.
    private let services: DesktopServices?
    package var desktop: (any HostDesktop)? { services }
    package let links: any HostLinks
    /// The instance of the app that other programs find by its name.
    package var running: RunningApp? { didSet { observeRequests() } }
    /// The desktop's dialog; nil until the desktop has answered that it has one.
    package var files: (any HostFiles)? { chooser?.isAvailable == true ? self : nil }
    package private(set) var settings: HostSettings
    package weak var client: (any HostClient)?

    private let time = MonotonicClock()
    private let pango = PangoShaper.ofHosts
    private let wanted: EnvironmentSettings
    private var scale: CGFloat? { wanted.scale }
    /// The desktop's settings; nil for a session without D-Bus.
    private let portal: SettingsPortal?
    /// The desktop's dialog for files; nil for a session without D-Bus.
    let chooser: FileChooserPortal?
    /// The connection to screen readers; nil for a session without D-Bus.
    private let accessibility: AccessibilityBus?
    package var readers: (any ReaderConnection)? { accessibility }
    /// The keys for screen readers; nil for a session without D-Bus.
    private var readerKeys: ReaderKeys?
    var order = InputOrder()
    /// The keys that ibus returns by a signal; nil without ibus, and on Wayland.
    var forwarded: ForwardedKeys?
    /// The codes of the held keys on the X server, and whether ibus has returned their press.
    var heldKeys: [UInt32: Bool] = [:]
    /// Reports presented frames to a test; nil without `CHEVRON_FRAMES`.
    private let report: FrameReport?
    private(set) var windows: [SDLWindow] = []
    var events = SDLEvents()
    private var pending: [WindowSample] = []
    private var connection: DisplayConnection?
    private var reader: (any DispatchSourceRead)?
    private var poller: (any DispatchSourceTimer)?
    private var signals: [any DispatchSourceSignal] = []
    private let frameTimer: any DispatchSourceTimer
    private let wakeTimer: any DispatchSourceTimer
    private var frameIsArmed = false
    private var lastFrame = FrameInstant.zero
    private var isInTurn = false
    private var turnIsQueued = false
    private var hasStopped = false
    private var hadWindow = false
    /// The reason why the display closed the windows.
    private var loss: HostError?

    static var lastError: String {
        let text = String(cString: SDL_GetError())
        return text.isEmpty ? "no reason given" : text
    }

    /// - Throws: ``HostError`` without a display, or for an invalid environment variable.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        wanted = try EnvironmentSettings(environment: environment)
        settings = wanted.host
        report = try environment["CHEVRON_FRAMES"].flatMap { $0.isEmpty ? nil : try FrameReport(path: $0) }
        // Requested first, so that the desktop answers while the display is opened.
        portal = SettingsPortal()
        portal?.process()
        shaper = pango
        try PangoShaper.requireFonts()
        for (hint, value) in [
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        ] { SDL_SetHint(hint, value) }
        Self.disableSilentBus(portal, time)
        // Requested early, so that the desktop has answered before the first dialog.
        chooser = FileChooserPortal()
        services = DesktopServices()
        links = DesktopLinks(services)
        services?.keepAwakeOtherwise = { $0 ? SDL_DisableScreenSaver() : SDL_EnableScreenSaver() }
        accessibility = AccessibilityBus(environment: environment)
        // Video only: joysticks and sound would wake an idle process.
        guard WindowClass.with(Bundle.main.bundleIdentifier, { SDL_Init(UInt32(SDL_INIT_VIDEO)) }) == 0 else {
            throw HostError(
                "No display: \(Self.lastError). Set DISPLAY or WAYLAND_DISPLAY, or run headless.")
        }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        // Without a server, SDL uses an invisible display.
        guard !["offscreen", "dummy"].contains(driver) || environment["SDL_VIDEODRIVER"] != nil else {
            SDL_Quit()
            throw HostError(
                "No display: neither X11 nor Wayland answers. Set DISPLAY or WAYLAND_DISPLAY, or run headless.")
        }
        // SDL has no memory for the pixels of a Wayland window, so a renderer must display the pixels.
        if driver == "wayland" {
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1")
            // SDL chose libdecor before if the compositor decorates no windows. Some compositors, such as cage, can
            // decorate windows and do not. SDL 2.26 then changes to libdecor, and the window disappears.
            SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
        }
        SDL_StopTextInput()
        // Enables messages about windows that other programs destroy.
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        // Created last, because a source that was never activated must not be released.
        frameTimer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        wakeTimer = DispatchSource.makeTimerSource(queue: .main)
        frameTimer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.receiveFrame() } }
        wakeTimer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.turn() } }
        frameTimer.schedule(deadline: .distantFuture)
        wakeTimer.schedule(deadline: .distantFuture)
        frameTimer.activate()
        wakeTimer.activate()
        observeDesktop()
        if driver == "x11" { openX11Exchange { [weak self] in self?.time.running ?? .zero } }
    }

    /// Delivers a sample that is no event of SDL.
    func deliver(_ sample: WindowSample) {
        pending.append(sample)
        queueDrain()
    }

    /// SDL's D-Bus client waits forever for a bus that accepts a connection and never answers, so SDL gets no bus in
    /// this case. SDL opens the system bus in addition to the session bus. Chosen: 1 s for both. A working bus answers
    /// in about a millisecond.
    private static func disableSilentBus(_ portal: SettingsPortal?, _ time: MonotonicClock) {
        guard let portal else { return }
        let end = time.running + 1
        let remaining = { UInt64(saturating: (end - time.running) * 1e6) }
        guard portal.waitForBus(remaining: remaining) else {
            return leaveBus(
                "DBUS_SESSION_BUS_ADDRESS",
                "the session's D-Bus does not answer; input methods and settings of the desktop are not used")
        }
        guard !SystemBus.answers(remaining: remaining) else { return }
        leaveBus("DBUS_SYSTEM_BUS_ADDRESS", "the system's D-Bus does not answer; input methods are not used")
    }

    private static func leaveBus(_ variable: String, _ message: String) {
        FileHandle.standardError.write(Data("chevron: \(message)\n".utf8))
        setenv(variable, "disabled:", 1)
    }

    /// Waits for the desktop's settings, so that the first frame has the right colors; a later answer changes them.
    /// Chosen: 20 ms. A working portal answers in about one.
    private func observeDesktop() {
        observeReaders()
        guard let portal else { return }
        let end = time.running + 0.02
        portal.waitForAnswer { UInt64(saturating: (end - time.running) * 1e6) }
        settings = currentSettings
        portal.changed = { [weak self] in self?.settingsChanged() }
        portal.observe()
    }

    /// The settings of the environment and the desktop. A screen reader is running if a program listens to the focus:
    /// the desktop's setting is only an intention.
    private var currentSettings: HostSettings {
        var settings = portal.map { wanted.with($0.settings) } ?? wanted.host
        if let accessibility { settings.readsScreen = accessibility.hasReader }
        return settings
    }

    private func settingsChanged() {
        let now = currentSettings
        guard now != settings else { return }
        settings = now
        pending.append(WindowSample(.settingsChanged(now)))
        queueDrain()
    }

    private func observeRequests() {
        running?.service.requested = { [weak self] in
            self?.pending.append(WindowSample(.requested($0)))
            self?.queueDrain()
        }
        running?.service.observe()
        running?.service.process()
    }

    private func observeReaders() {
        accessibility?.changed = { [weak self] in
            guard let self else { return }
            settingsChanged()
            // The first program that listens gets the present objects.
            requestFrame()
        }
        readerKeys = accessibility.map { bus in
            ReaderKeys(bus) { [weak self] samples in
                guard let self else { return }
                pending += samples
                queueDrain()
            }
        }
        accessibility?.placement = { [weak self] number in
            self?.windows.first { $0.id.number == number }?.placement ?? WindowPlacement()
        }
    }

    package func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = try SDLWindow(request, scale: scale, rasterizer: SceneRasterizer(shaper: pango))
        windows.append(window)
        hadWindow = true
        window.didClose = { [weak self, weak window] in
            guard let self, let window else { return }
            windows.removeAll { $0 === window }
            events.forget(window)
            connection?.forget(window.number)
            if windows.isEmpty { stop() }
        }
        window.wasArranged = { [weak self] in self?.queueDrain() }
        window.willEditText = { [weak self] in self?.connectForwardedKeys() }
        if connection == nil, poller == nil { listen(through: window) }
        connection?.know(window.handle, window.number)
        openWaylandExchange(window) { [weak self] in self?.time.running ?? .zero }
        acceptDrops(on: window)
        window.fit(into: availableWindowSize)
        if let before = windows.dropLast().last { window.stepAside(from: before) }
        if wanted.isFullScreen {
            window.setFullScreen(true)
            // The first picture has the size of the display, also if no event follows.
            _ = window.remeasure()
        }
        queueDrain()
        return window
    }

    package var availableWindowSize: CGSize? {
        var room = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else { return nil }
        let points = windows.first.map { $0.unitsAPoint } ?? scale ?? 1
        return CGSize(width: CGFloat(room.w) / points, height: CGFloat(room.h) / points)
    }

    // MARK: Requests

    package func requestFrame() {
        armFrame()
    }

    package func wake(at instant: FrameInstant?) {
        wakeTimer.schedule(deadline: instant.map(time.deadline) ?? .distantFuture, leeway: .milliseconds(1))
    }

    private func armFrame() {
        guard !frameIsArmed else { return }
        frameIsArmed = true
        // The frames of the fastest display serve all windows.
        let interval = windows.map(\.metrics.frameInterval).min() ?? 1.0 / 60
        let next = max(lastFrame + interval, time.running)
        frameTimer.schedule(deadline: time.deadline(next), leeway: .microseconds(100))
    }

    private func receiveFrame() {
        frameIsArmed = false
        lastFrame = time.running
        turn()
    }

    // MARK: Turns

    private func turn() {
        // A nested run loop inside a turn must not start another turn: `now` is constant until the turn ends.
        guard !isInTurn else { return queueDrain() }
        isInTurn = true
        let samples = pending
        pending = []
        time.freeze()
        client?.turn(samples)
        time.thaw()
        isInTurn = false
        report?.write(windows, newSamples: samples.count, isAtRest: !frameIsArmed)
        // Presenting may have read events from the connection, and no wake-up follows for them.
        collect()
    }

    func queueDrain() {
        guard !turnIsQueued else { return }
        turnIsQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated { [weak self] in
                guard let self else { return }
                turnIsQueued = false
                drain()
            }
        }
    }

    /// Handles pending events. Movement waits for the next frame, all other events run a turn now.
    private func drain() {
        guard !isInTurn else { return queueDrain() }
        _ = receiveEvents()
        deliver()
    }

    private func collect() {
        if receiveEvents() { pending.contains { !$0.sample.isMovement } ? queueDrain() : deliver() }
    }

    private func deliver() {
        guard !pending.isEmpty else { return }
        if pending.allSatisfy(\.sample.isMovement) { armFrame() } else { turn() }
    }

    /// - Returns: whether there were events.
    private func receiveEvents() -> Bool {
        guard !hasStopped else { return false }
        if checkForLoss() { return false }
        let before = pending.count
        readForwardedKeys()
        var event = SDL_Event()
        // The X server's own event of a press is before SDL's.
        var serverPress: XButtonEvent?
        while order.next(&event) {
            if let connection, event.type == SDL_SYSWMEVENT.rawValue, let message = event.syswm.msg {
                connection.read(message.pointee)
                serverPress = connection.press(of: message.pointee)
            }
            if event.type == SDL_CLIPBOARDUPDATE.rawValue, exchange == nil {
                ownClipboard.changes += 1
                pending.append(WindowSample(.clipboardChanged))
            }
            if event.type == SDL_MOUSEBUTTONDOWN.rawValue, let serverPress {
                correctWindow(of: &event.button, from: serverPress)
            }
            // The mouse may be outside all SDL windows when its button is released. The press belongs to one window.
            let unnamed =
                event.carriesWindow
                ? nil
                : events.heldWindow.flatMap { id in windows.first { $0.id == id } }
                    ?? (windows.count == 1 ? windows.first : nil)
            let window = windows.first { $0.number == event.windowID } ?? unnamed
            // Remaining events of a closed window.
            guard window != nil || !event.carriesWindow else { continue }
            let samples = events.samples(of: event, window: window, clock: time)
            pending += readerKeys?.pass(samples, of: event) ?? samples
            if event.isExposure { report?.write(windows, newSamples: 0, isAtRest: !frameIsArmed && pending.isEmpty) }
        }
        readerKeys?.advance()
        dispatchExchange()
        if checkForLoss() { return false }
        return pending.count > before
    }

    // MARK: The display

    private func listen(through window: SDLWindow) {
        if let found = DisplayConnection(window: window.handle) {
            connection = found
            let source = DispatchSource.makeReadSource(fileDescriptor: found.fileDescriptor, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.drain() } }
            source.activate()
            reader = source
        } else {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.drain() } }
            timer.schedule(deadline: .now(), repeating: window.metrics.frameInterval, leeway: .milliseconds(1))
            timer.activate()
            poller = timer
        }
    }

    /// Ends the app if the display or the window is lost: the app is notified that it closes, and ``run()`` throws.
    private func checkForLoss() -> Bool {
        guard loss == nil, !hasStopped else { return loss != nil }
        // Another program has destroyed one of several windows. The app continues with the others.
        for window in windows where windows.count > 1 && connection?.isGone(window.number) == true {
            window.abandon()
            pending.append(WindowSample(.closeRequested, in: window.id))
        }
        guard let found = connection?.loss else { return false }
        loss = found
        reader?.cancel()
        reader = nil
        for window in windows { window.abandon() }
        pending = [WindowSample(.closeRequested)]
        turn()
        stop()
        return true
    }

    // MARK: Running

    package func run() throws(HostError) {
        watchSignals()
        // Each block on the main queue and each ready file descriptor ends one pass. Timers of the app run during the
        // pass.
        while !hasStopped, !(hadWindow && windows.isEmpty) {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        reader?.cancel()
        poller?.cancel()
        frameTimer.cancel()
        wakeTimer.cancel()
        for source in signals { source.cancel() }
        if loss == nil { saveClipboard() }
        exchange?.close()
        for window in windows { window.close() }
        // Without the display, SDL would wait for answers that never arrive.
        if let loss { throw loss }
        SDL_Quit()
    }

    package func stop() {
        hasStopped = true
        // Wakes the loop, even if a timer of the app requested the stop.
        DispatchQueue.main.async {}
    }

    private func watchSignals() {
        // SIGHUP is sent when the terminal of the app is closed.
        for number in [SIGTERM, SIGINT, SIGHUP] {
            // The source installs its own handler. Ignoring the signal first would lose a signal that arrives in
            // between.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated { [weak self] in
                    guard let self else { return }
                    pending.append(WindowSample(.closeRequested))
                    turn()
                    stop()
                }
            }
            source.activate()
            signals.append(source)
        }
    }
}

extension InputSample {
    /// Whether the event may wait for the next frame.
    fileprivate var isMovement: Bool {
        switch self {
        case .hover, .wheel, .moved: true
        case .pointer(let sample): sample.phase == .moved
        case .incomingDrag(let drag): drag.phase == .moved
        default: false
        }
    }
}

extension SDL_Event {
    fileprivate var carriesWindow: Bool { windowID != 0 }

    /// Whether a window displays its last picture again.
    fileprivate var isExposure: Bool {
        type == SDL_WINDOWEVENT.rawValue && window.event == UInt8(truncatingIfNeeded: SDL_WINDOWEVENT_EXPOSED.rawValue)
    }

    /// The number of the event's window; 0 for none.
    fileprivate var windowID: UInt32 {
        switch SDL_EventType(rawValue: type) {
        case SDL_WINDOWEVENT: window.windowID
        case SDL_KEYDOWN, SDL_KEYUP: key.windowID
        case SDL_TEXTINPUT: text.windowID
        case SDL_TEXTEDITING: edit.windowID
        case SDL_TEXTEDITING_EXT: editExt.windowID
        case SDL_MOUSEMOTION: motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
        case SDL_MOUSEWHEEL: wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: tfinger.windowID
        default: 0
        }
    }
}
