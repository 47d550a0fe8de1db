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
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    private static let decorations = "/usr/lib/x86_64-linux-gnu/libdecor/plugins-1/libdecor-cairo.so"

    @Test(
        "A window has a title bar where libdecor draws it, also at rest and away from the mouse",
        .enabled(
            if: FileManager.default.fileExists(atPath: decorations), "libdecor-0-plugin-1-cairo is not installed."))
    func decorated() throws {
        let desk = try Desk(windowName: Compositor.windowName)
        let compositor = try Compositor(on: desk)
        defer { compositor.stop() }
        try desk.movePointer(to: CGPoint(x: 400, y: 5))
        try desk.start(compositor.environment)
        #expect(desk.line("focus true") != nil)
        let window = try desk.window()
        let width = try #require(desk.user.size(of: window)).width
        // Only against hanging: the compositor displays a picture some time after the program.
        for _ in 0..<100 {
            // The probe's window is white at its top, and the bar above has one color at its left end.
            let pixels = desk.user.pixels(of: window) ?? []
            let rows = stride(from: 0, to: pixels.count, by: width)
            let top = rows.lazy.compactMap { row in
                pixels[row..<(row + width)].firstRange(of: [UInt32](repeating: 0xFF_FFFF, count: 150))?.lowerBound
            }.first
            if let top, top > 12 * width {
                let bar = pixels[(top - 12 * width + 2)..<(top - 12 * width + 32)]
                if Set(bar).count == 1 { return }
            }
            usleep(20_000)
        }
        Issue.record("the window has no title bar")
    }

    @Test("A compositor that dies ends the app with a word, not with a crash")
    func lost() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment)
        #expect(desk.line("block") != nil)
        compositor.stop()
        #expect(desk.line("The display went away") != nil)
        desk.probe?.waitForEnd()
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
