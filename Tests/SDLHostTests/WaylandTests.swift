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

    @Test("A window on a display of scale 2 has its size in points and draws the whole picture")
    func scale() throws {
        let desk = try Desk(screen: "1600x1200")
        let compositor = try Compositor(on: desk, scale: 2)
        try desk.start(compositor.environment, arguments: ["pixels"])
        let opened = try #require(desk.line("window")).split(separator: " ")
        #expect(opened[1...2] == ["200", "150"])
        // Old versions of SDL draw one pixel per point, which the compositor enlarges.
        let scale = try #require(Double(opened[3]))
        #expect(scale == 1 || scale == 2)
        #expect(desk.line("pixels") == "pixels \(Int(200 * scale)) \(Int(150 * scale))")
    }

    @Test("A window fills the display in full screen, and has its former size afterwards")
    func fullScreen() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment, arguments: ["full"])
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("resized") == "resized 800 600 1.0")
        #expect(desk.line("full") == "full true")
        #expect(desk.line("resized") == "resized 200 150 1.0")
        #expect(desk.line("full") == "full false")
    }

    @Test("CHEVRON_FULLSCREEN opens a window in full screen, as in a kiosk")
    func kiosk() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment.merging(["CHEVRON_FULLSCREEN": "1"]) { $1 })
        let opened = try #require(desk.line("window"))
        if !opened.hasPrefix("window 800 600") { #expect(desk.line("resized") == "resized 800 600 1.0") }
    }
}
