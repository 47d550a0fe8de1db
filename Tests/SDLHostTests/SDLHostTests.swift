import Foundation
import Testing

@Suite(
    .serialized, .timeLimit(.minutes(1)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct SDLHostTests {
    @Test("A click reaches the app, the animation it starts comes to rest, and SIGTERM closes cleanly")
    func click() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("task") != nil)
        #expect(desk.line("timer") != nil)
        #expect(desk.line("block") != nil)
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer began 50 80") != nil)
        #expect(desk.line("pointer ended 50 80") != nil)
        #expect(desk.line("rest") != nil)
        try desk.user.type(.escape)
        #expect(desk.line("key escape down") != nil)
        try desk.user.type(.x, holding: .shift)
        #expect(desk.line("text X") != nil)
        desk.probe?.terminate()
        #expect(desk.line("close") != nil)
        #expect(desk.line("ended") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("The environment chooses scale, appearance and direction")
    func environment() throws {
        let desk = try Desk()
        try desk.start(["CHEVRON_SCALE": "2", "CHEVRON_APPEARANCE": "dark", "LC_ALL": "ar_EG.UTF-8"])
        #expect(desk.line("window") == "window 200 150 2.0 dark true rtl true")
        #expect(desk.line("presented") == "presented 120000")
    }

    @Test(
        "An invalid value is reported in one line",
        arguments: [
            ["CHEVRON_SCALE": "big"], ["CHEVRON_APPEARANCE": "pink"], ["CHEVRON_FRAMES": "/none/frames"],
            ["DISPLAY": ":4711"],
        ])
    func badEnvironment(environment: [String: String]) throws {
        let desk = try Desk()
        try desk.start(environment)
        let expected = environment.keys.contains("DISPLAY") ? "No display" : environment.keys.first ?? ""
        #expect(desk.line(expected) != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 2)
    }

    @Test("A file that is not a pipe stays as it is")
    func framesInFile() throws {
        let desk = try Desk()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        try desk.start(["CHEVRON_FRAMES": file.path])
        #expect(desk.line("CHEVRON_FRAMES") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationStatus == 2)
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    @Test("The window's icon is the desktop's, its colors as they are without their transparency")
    func icon() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        let icon = try desk.user.property("_NET_WM_ICON", of: desk.window())
        let numbers = icon.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        #expect(numbers == [1, 1, 0x80FF_0000])
    }

    @Test("Resizing notifies the app and shows the new size")
    func resize() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("block") != nil)
        try desk.user.resize(desk.window(), to: 300, 220)
        #expect(desk.line("resized 300 220") != nil)
        #expect(desk.line("presented 66000") != nil)
    }

    @Test("A lost display ends the app with a message, without a crash")
    func lostDisplay() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("block") != nil)
        desk.stopServer()
        #expect(desk.line("The display went away") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        // A failure status, so that a supervisor does not mistake the end for a normal exit.
        #expect(desk.probe?.terminationStatus == 2)
    }
}
