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
        try desk.user("mousemove --window $W 50 80 click 1")
        #expect(desk.line("pointer began 50 80") != nil)
        #expect(desk.line("pointer ended 50 80") != nil)
        #expect(desk.line("rest") != nil)
        try desk.user("key Escape")
        #expect(desk.line("key escape down") != nil)
        try desk.user("key shift+x")
        #expect(desk.line("text X") != nil)
        desk.probe?.terminate()
        #expect(desk.line("close") != nil)
        #expect(desk.line("ended") != nil)
        desk.probe?.waitUntilExit()
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
        arguments: [["CHEVRON_SCALE": "big"], ["CHEVRON_APPEARANCE": "pink"], ["DISPLAY": ":4711"]])
    func badEnvironment(environment: [String: String]) throws {
        let desk = try Desk()
        try desk.start(environment)
        let expected = environment.keys.contains("DISPLAY") ? "No display" : environment.keys.first ?? ""
        #expect(desk.line(expected) != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 2)
    }

    @Test(
        "The window's icon is the desktop's, its colors as they are without their transparency",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xprop")))
    func icon() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        let said = try desk.user("getwindowname $W; xprop -id $W -notype 32c _NET_WM_ICON")
        let numbers = said.split { !$0.isNumber }.compactMap { UInt32($0) }
        #expect(numbers.suffix(3) == [1, 1, 0x80FF_0000], "\(said)")
    }

    @Test("Resizing notifies the app and shows the new size")
    func resize() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("block") != nil)
        try desk.user("windowsize $W 300 220")
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
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
        // A failure status, so that a supervisor does not mistake the end for a normal exit.
        #expect(desk.probe?.terminationStatus == 2)
    }
}
