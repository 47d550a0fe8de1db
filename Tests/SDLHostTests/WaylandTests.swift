import Foundation
import Testing

@Suite(
    .serialized, .timeLimit(.minutes(1)),
    .enabled(
        if: !Compositor.isMissing,
        "Weston or Xvfb is not installed, so there is no Wayland compositor to try the window on."))
struct WaylandTests {
    @Test("A window on Wayland shows its pixels, and SIGTERM closes it cleanly")
    func shows() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment)
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("presented") == "presented 30000")
        #expect(desk.line("block") != nil)
        desk.probe?.terminate()
        #expect(desk.line("close") != nil)
        #expect(desk.line("ended") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("A compositor that dies ends the app with a word, not with a crash")
    func lost() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment)
        #expect(desk.line("block") != nil)
        compositor.stop()
        #expect(desk.line("The display went away") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
    }
}
