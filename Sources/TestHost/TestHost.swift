import CTestHost
import Dispatch
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import UIKitCore

/// What a test run of an app or a package has in the place of a simulator: an app in memory, with a scene and a key
/// window, whose time is the wall's and whose turns come with those of the main run loop.
///
/// Tests that only make windows and controllers run on it unchanged: animations move, completions come,
/// `RunLoop.current.run(until:)` lays out. A `TestApp` beside it has a context and a clock of its own.
@MainActor
final class TestHost {
    private static var running: TestHost?

    private let context = AppContext.current
    private let host: HeadlessHost
    private let origin = DispatchTime.now().uptimeNanoseconds
    private var inTurn = false
    private var frames: Timer?

    private init() {
        // Measured (screens/safe-area-phone): a phone of 390 by 844 points covers 47 at the top and 34 at the bottom.
        let display = HeadlessDisplay(
            size: CGSize(width: 390, height: 844), safeArea: SafeArea(top: 47, left: 0, bottom: 34, right: 0))
        host = HeadlessHost(display: display, clock: ManualClock(calendarOrigin: Date().timeIntervalSince1970))
    }

    static func start() {
        guard running == nil else { return }
        let started = TestHost()
        running = started
        started.context.choices = MemoryChoices()
        // The tests make what they look at. Of the app's Info.plist only the fonts count.
        let fonts = LaunchInformation.ofProgram.keys.filter { $0.key == "UIAppFonts" }
        started.context.launch(
            TestHostDelegate(), on: started.host, information: LaunchInformation(keys: fonts, bundle: .main))
        started.turn()
        // Two ways in: a run loop that waits is woken by the timer, and one that an app's test turns by itself for no
        // time at all calls the observer.
        let timer = Timer(timeInterval: started.host.frameInterval, repeats: true) { _ in
            MainActor.assumeIsolated { running?.turn() }
        }
        RunLoop.main.add(timer, forMode: .common)
        started.frames = timer
        chevron_observe_main_run_loop { MainActor.assumeIsolated { TestHost.running?.turn() } }
    }

    /// Moves the app's time to the wall's, and gives it a turn where one is due. What is current is left as it was: a
    /// test that drives an app of its own may be waiting.
    private func turn() {
        guard !inTurn else { return }
        let elapsed = FrameInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds &- origin))
        if elapsed > host.manualClock.now { host.manualClock.advance(to: elapsed) }
        guard host.isDue else { return }
        inTurn = true
        defer { inTurn = false }
        // Nothing here is looked at.
        for window in host.windows { window.draws = false }
        let former = AppContext.current
        context.perform { host.turn() }
        if former !== context { former.makeCurrent() }
    }
}

@_cdecl("chevron_start_test_host")
public func startTestHost() {
    MainActor.assumeIsolated { TestHost.start() }
}
