import CTestHost
import Dispatch
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import UIKitCore

/// The host of a test run of an app or a package, instead of a simulator: an app in memory with a scene and a key
/// window. The app's time is the wall clock's, and its turns are those of the main run loop.
///
/// Tests that only create windows and controllers run on this host unchanged: animations run, completions are called,
/// and `RunLoop.current.run(until:)` lays out. A `TestApp` has its own context and clock.
@MainActor
final class TestHost {
    private static var running: TestHost?

    private let context = AppContext.current
    private let host: HeadlessHost
    private let origin = DispatchTime.now().uptimeNanoseconds
    private var inTurn = false
    private var frames: Timer?

    private init() {
        // Measured (screens/safe-area-phone): a phone of 390 by 844 points has insets of 47 at the top and 34 at the
        // bottom.
        let display = HeadlessDisplay(
            size: CGSize(width: 390, height: 844), safeArea: SafeArea(top: 47, left: 0, bottom: 34, right: 0))
        host = HeadlessHost(display: display, clock: ManualClock(calendarOrigin: Date().timeIntervalSince1970))
    }

    static func start() {
        guard running == nil else { return }
        let started = TestHost()
        running = started
        started.context.choices = MemoryChoices()
        // Tests create their own interface. Of the app's Info.plist, only the fonts are used.
        let fonts = LaunchInformation.ofProgram.keys.filter { $0.key == "UIAppFonts" }
        started.context.launch(
            TestHostDelegate(), on: started.host, information: LaunchInformation(keys: fonts, bundle: .main))
        started.turn()
        // The timer wakes a run loop that waits. The observer is called by a run loop that a test runs without waiting.
        let timer = Timer(timeInterval: started.host.frameInterval, repeats: true) { _ in
            MainActor.assumeIsolated { running?.turn() }
        }
        RunLoop.main.add(timer, forMode: .common)
        started.frames = timer
        chevron_observe_main_run_loop { MainActor.assumeIsolated { TestHost.running?.turn() } }
    }

    /// Advances the app's time to the wall clock and runs a turn if one is due. The current context is restored
    /// afterwards, because a test with its own app may be waiting.
    private func turn() {
        guard !inTurn else { return }
        let elapsed = FrameInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds &- origin))
        if elapsed > host.manualClock.now { host.manualClock.advance(to: elapsed) }
        guard host.isDue else { return }
        inTurn = true
        defer { inTurn = false }
        // The pixels are not needed.
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
