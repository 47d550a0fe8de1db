import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The Files app in its window, compared with the same app in memory: the pixels must be equal.
@MainActor
@Suite(
    // Only against hanging: between two steps, the main actor runs the work of other suites.
    .serialized, .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct FilesWindowTests {
    static let size = CGSize(width: 390, height: 700)

    /// A home folder with few items.
    private func makeHome() throws -> String {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-home-" + UUID().uuidString)
            .path
        try FileManager.default.createDirectory(atPath: home + "/Notes", withIntermediateDirectories: true)
        for number in 1...3 {
            try Data("Note \(number)\n".utf8).write(to: URL(fileURLWithPath: "\(home)/note \(number).txt"))
        }
        return home
    }

    private func twin(_ home: String, scale: CGFloat = 1, size: CGSize = size, dark: Bool = false) -> TestApp {
        var places = Location.onThisMachine()
        if !places.isEmpty { places[0].path = DiskPath(home) }
        let app = TestApp(
            FilesSplitViewController(locations: places, userFolders: []), size: size, scale: scale, dark: dark)
        app.settle()
        return app
    }

    private func start(_ home: String, _ environment: [String: String] = [:], screen: String = "800x900") throws -> Desk
    {
        let desk = try Desk("Files", windowName: "Files", screen: screen)
        let own = [
            "CHEVRON_HOST": "sdl", "HOME": home, "CHEVRON_SIZE": "\(Int(Self.size.width))x\(Int(Self.size.height))",
            "LC_ALL": "C.UTF-8",
        ]
        try desk.start(own.merging(environment) { $1 })
        return desk
    }

    @Test(
        """
        A row opens its folder; the back button, the edge, the mouse and the keys lead back; each state is the \
        headless picture
        """
    )
    func wayThere() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let first = app.picture()
        #expect(try desk.difference(from: first) == 0, "The first screen")

        let row = try #require(app.find("Home"))
        let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        app.settle()
        let second = app.picture()
        let click = "mousemove --window $W \(Int(place.x)) \(Int(place.y)) click 1"

        let back = try #require(app.find(identifier: "BackButton"))
        let backPlace = back.convert(CGPoint(x: back.bounds.midX, y: back.bounds.midY), to: nil)
        let edge =
            "mousemove --window $W 3 400 mousedown 1 "
            + (1...12).map { "mousemove --window $W \(3 + $0 * 28) 400 sleep 0.02" }.joined(separator: " ")
            + " mouseup 1"
        let ways = [
            ("the back button", "mousemove --window $W \(Int(backPlace.x)) \(Int(backPlace.y)) click 1"),
            ("a drag from the edge", edge),
            ("the mouse's back button", "click 8"), ("Alt and the left arrow", "key alt+Left"),
            ("Escape", "key Escape"),
        ]
        for (name, way) in ways {
            try desk.user(click)
            #expect(try desk.difference(from: second) == 0, "The folder, before \(name)")
            try desk.user(way)
            #expect(try desk.difference(from: first) == 0, "Back by \(name)")
        }
        #expect(try desk.askToClose())
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("Ended by SIGTERM in a folder, the app starts in that folder; with restoration disabled it does not")
    func comesBack() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let app = twin(home)
        let first = app.picture()
        let way = try click("Home", app)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        app.settle()
        let second = app.picture()
        let states = ["XDG_STATE_HOME": home + "/.states"]
        for (environment, isFresh) in [([:], true), ([:], false), (["CHEVRON_RESTORE": "0"], true)] {
            let desk = try start(home, states.merging(environment) { $1 })
            #expect(try desk.difference(from: isFresh ? first : second) == 0, "\(environment)")
            if isFresh { try desk.user(way) }
            #expect(try desk.difference(from: second) == 0)
            let probe = try #require(desk.probe)
            kill(probe.processIdentifier, SIGTERM)
            probe.waitUntilExit()
            #expect(probe.terminationReason == .exit)
            #expect(probe.terminationStatus == 0)
            #expect(FileManager.default.fileExists(atPath: home + "/.states/Files/interface.state"))
        }
    }

    // MARK: In motion

    /// xdotool's arguments for a click on the view with this name in the twin.
    private func click(_ name: String, _ app: TestApp, more: String = "") throws -> String {
        let view = try app.require(name)
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return "mousemove --window $W \(Int(place.x)) \(Int(place.y)) click \(more) 1"
    }

    /// Opens a folder in the twin. Returns the pictures before and after, and the click that opens the folder.
    private func openHome(_ app: TestApp) async throws -> (first: TestPicture?, second: TestPicture?, way: String) {
        let first = app.picture()
        let way = try click("Home", app)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        return (first, app.picture(), way)
    }

    @Test(
        "The mouse catches a page during its return, and the release decides between continuing and returning",
        arguments: [true, false])
    func caught(returns: Bool) async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let (first, second, way) = try await openHome(app)
        #expect(try desk.difference(from: first) == 0)
        let back = try click("BackButton", app)
        let steps = { (places: [Int]) in
            places.map { "mousemove --window $W \($0) 400 sleep 0.02" }.joined(separator: " ")
        }
        var isCaught = false
        // On a busy machine the page may be at rest before the mouse arrives. Then the step is repeated.
        for attempt in 1...6 where !isCaught {
            try desk.user(way)
            #expect(try desk.difference(from: second) == 0, "The folder, attempt \(attempt)")
            try desk.user(back + " sleep 0.1 mousemove --window $W 3 400 mousedown 1 " + steps([12, 24, 36]))
            let held = try desk.windowPixels()
            isCaught =
                try held != nil && desk.difference(from: first, seconds: 0) > 0
                && desk.difference(from: second, seconds: 0) > 0
            if isCaught {
                #expect(try desk.windowPixels() == held, "A page that is held stands still")
            } else {
                try desk.user("mouseup 1")
                #expect(try desk.difference(from: first) == 0)
            }
        }
        #expect(isCaught)
        // A quick movement decides at every position: this one is a flick to the left.
        let flick = (0...7).map { "mousemove --window $W \(160 - $0 * 22) 400 sleep 0.008" }.joined(separator: " ")
        try desk.user((returns ? steps([80, 120, 160]) + " " + flick : steps([80, 140, 200, 260])) + " mouseup 1")
        #expect(try desk.difference(from: returns ? second : first) == 0)
        // No gesture remains: the next step has its usual result. A page may look at rest a few frames before its
        // animation ends.
        try desk.user("sleep 0.3 " + (returns ? "key Escape" : way))
        #expect(try desk.difference(from: returns ? first : second) == 0)
    }

    @Test("A double click on a row opens it once")
    func doubleClick() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let rowAgain = try click("Home", app, more: "--repeat 2 --delay 60")
        let (first, second, _) = try await openHome(app)
        #expect(try desk.difference(from: first) == 0)
        try desk.user(rowAgain)
        #expect(try desk.difference(from: second) == 0)
        try desk.user("key Escape")
        #expect(try desk.difference(from: first) == 0)
    }

    @Test(
        "A window that changes its size in the middle of a push shows what it would have shown at rest",
        arguments: [CGSize(width: 320, height: 560), CGSize(width: 900, height: 640)])
    func resized(size: CGSize) async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home, screen: "1000x900")
        let app = twin(home)
        let (first, _, way) = try await openHome(app)
        // The whole larger window is on the screen.
        try desk.user("windowmove $W 0 0")
        #expect(try desk.difference(from: first) == 0)
        try desk.user(way + " sleep 0.1 windowsize $W \(Int(size.width)) \(Int(size.height))")
        app.resize(to: size)
        try await app.settle(until: { !app.isBusy && app.visibleTexts.contains("Notes") })
        #expect(try desk.difference(from: app.picture()) == 0)
        try desk.user("windowsize $W \(Int(Self.size.width)) \(Int(Self.size.height))")
        app.resize(to: Self.size)
        app.settle()
        #expect(try desk.difference(from: app.picture()) == 0)
    }

    @Test("A text, the sheet that asks for a folder and a folder in that sheet look as in memory; the file moves")
    func moving() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try Data((1...200).map { "Line \($0)\n" }.joined().utf8).write(to: URL(fileURLWithPath: home + "/long.txt"))
        let desk = try start(home)
        let app = twin(home)
        let (_, second, way) = try await openHome(app)
        try desk.user(way)
        #expect(try desk.difference(from: second) == 0)
        try desk.user(try click("long.txt", app))
        try app.tap("long.txt")
        try await app.settle(until: { app.find(UITextView.self) != nil && !app.isBusy })
        #expect(try desk.difference(from: app.picture()) == 0, "A text")
        try desk.user(try click("Move", app))
        try app.tap("Move")
        try await app.settle(until: {
            app.visibleTexts.contains { $0.hasPrefix("Choose") } && app.visibleTexts.contains("Notes")
        })
        #expect(try desk.difference(from: app.picture()) == 0, "The sheet")
        try desk.user(try click("Notes", app))
        try app.tap("Notes")
        try await app.settle(until: { app.visibleTexts.contains("No Folders") })
        #expect(try desk.difference(from: app.picture()) == 0, "A folder in the sheet")
        // Both apps use one disk: only the window's app moves the item, and the twin cancels.
        let move = try click("Move", app)
        try app.tap("Cancel")
        app.settle()
        try desk.user(move)
        #expect(try desk.difference(from: app.picture()) == 0, "The text again")
        #expect(FileManager.default.fileExists(atPath: home + "/Notes/long.txt"))
        #expect(!FileManager.default.fileExists(atPath: home + "/long.txt"))
    }

    @Test("The mouse's other button opens a row's menu and a drag opens a row, as in memory")
    func rows() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let (_, second, way) = try await openHome(app)
        try desk.user(way)
        #expect(try desk.difference(from: second) == 0)
        let row = try app.require("note 2.txt")
        let place = row.convert(CGPoint(x: 40, y: row.bounds.midY), to: nil)
        try desk.user("mousemove --window $W \(Int(place.x)) \(Int(place.y)) click 3")
        app.pressSecondary(at: CGPoint(x: Int(place.x), y: Int(place.y)))
        app.settle()
        #expect(app.visibleTexts.contains("Rename"))
        #expect(try desk.difference(from: app.picture()) == 0, "The menu")
        try desk.user("key Escape")
        app.press(.escape)
        app.settle()
        #expect(try desk.difference(from: second) == 0, "Without the menu")
        let places = (0...15).map { 360 - $0 * 10 }
        let drag = places.map { "mousemove --window $W \($0) \(Int(place.y)) sleep 0.02" }
        try desk.user(drag[0] + " mousedown 1 " + drag.dropFirst().joined(separator: " ") + " sleep 0.3 mouseup 1")
        app.drag(from: CGPoint(x: 360, y: place.y), to: CGPoint(x: 210, y: place.y), frames: 15, lifts: false)
        app.advance(frames: 12)
        app.lift()
        app.settle()
        #expect(app.find("Delete") != nil)
        #expect(try desk.difference(from: app.picture()) == 0, "The open row")
        #expect(FileManager.default.fileExists(atPath: home + "/note 2.txt"))
    }

    @Test("At rest no thread of the app is woken in five seconds")
    func rest() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        #expect(try desk.difference(from: twin(home).picture()) == 0)
        // Work after the first picture, such as releasing start-up objects, may take a moment.
        try await Task.sleep(for: .seconds(1))
        let before = desk.sleeps()
        #expect(before > 0)
        try await Task.sleep(for: .seconds(5))
        #expect(desk.sleeps() == before)
    }

    @Test("Another size, dark colors and two pixels a point show what the same app in memory shows")
    func appearances() throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(
            home, ["CHEVRON_APPEARANCE": "dark", "CHEVRON_SCALE": "2", "CHEVRON_SIZE": "320x480"], screen: "1300x1000")
        let app = twin(home, scale: 2, size: CGSize(width: 320, height: 480), dark: true)
        #expect(try desk.difference(from: app.picture()) == 0)
        try desk.user("windowmove $W 0 0 windowsize $W 1280 800")
        app.resize(to: CGSize(width: 640, height: 400))
        app.settle()
        #expect(try desk.difference(from: app.picture()) == 0)
    }
}
