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
struct FilesWindowTests: FilesComparison {
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
        #expect(try await desk.difference(from: first) == 0, "The first screen")

        let row = try place("Home", app)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        app.settle()
        let second = app.picture()

        let back = try #require(app.find(identifier: "BackButton"))
        let backPlace = back.convert(CGPoint(x: back.bounds.midX, y: back.bounds.midY), to: nil)
        let ways: [(String, () throws -> Void)] = [
            ("the back button", { try desk.click(backPlace) }),
            (
                "a drag from the edge",
                {
                    try desk.drag((0...12).map { CGPoint(x: 3 + $0 * 28, y: 400) })
                    desk.user.release(.left)
                }
            ),
            ("the mouse's back button", { desk.click(.back) }),
            ("Alt and the left arrow", { try desk.user.type(.left, holding: .alt) }),
        ]
        for (name, way) in ways {
            try desk.click(row)
            #expect(try await desk.difference(from: second) == 0, "The folder, before \(name)")
            try way()
            #expect(try await desk.difference(from: first) == 0, "Back by \(name)")
        }
        desk.user.askToClose(try desk.window())
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("Ended by SIGTERM in a folder, the app starts in that folder; with restoration disabled it does not")
    func comesBack() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let app = twin(home)
        let first = app.picture()
        let row = try place("Home", app)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        app.settle()
        let second = app.picture()
        let states = ["XDG_STATE_HOME": home + "/.states"]
        for (environment, isFresh) in [([:], true), ([:], false), (["CHEVRON_RESTORE": "0"], true)] {
            let desk = try start(home, states.merging(environment) { $1 })
            #expect(try await desk.difference(from: isFresh ? first : second) == 0, "\(environment)")
            if isFresh { try desk.click(row) }
            #expect(try await desk.difference(from: second) == 0)
            let probe = try #require(desk.probe)
            kill(probe.processIdentifier, SIGTERM)
            probe.waitForEnd()
            #expect(probe.terminationReason == .exit)
            #expect(probe.terminationStatus == 0)
            #expect(FileManager.default.fileExists(atPath: home + "/.states/Files/interface.state"))
        }
    }

    @Test("A text, the sheet that asks for a folder and a folder in that sheet look as in memory; the file moves")
    func moving() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try Data((1...200).map { "Line \($0)\n" }.joined().utf8).write(to: URL(fileURLWithPath: home + "/long.txt"))
        let desk = try start(home)
        let app = twin(home)
        let (_, second, row) = try await openHome(app)
        try desk.click(row)
        #expect(try await desk.difference(from: second) == 0)
        try desk.click(place("long.txt", app))
        try app.tap("long.txt")
        try await app.settle(until: { app.find(UITextView.self) != nil && !app.isBusy })
        #expect(try await desk.difference(from: app.picture()) == 0, "A text")
        try desk.click(place("Move", app))
        try app.tap("Move")
        try await app.settle(until: {
            app.visibleTexts.contains { $0.hasPrefix("Choose") } && app.visibleTexts.contains("Notes")
        })
        #expect(try await desk.difference(from: app.picture()) == 0, "The sheet")
        try desk.click(place("Notes", app))
        try app.tap("Notes")
        try await app.settle(until: { app.visibleTexts.contains("No Folders") })
        #expect(try await desk.difference(from: app.picture()) == 0, "A folder in the sheet")
        // Both apps use one disk: only the window's app moves the item, and the twin cancels.
        let move = try place("Move", app)
        try app.tap("Cancel")
        app.settle()
        try desk.click(move)
        #expect(try await desk.difference(from: app.picture()) == 0, "The text again")
        #expect(FileManager.default.fileExists(atPath: home + "/Notes/long.txt"))
        #expect(!FileManager.default.fileExists(atPath: home + "/long.txt"))
    }

    @Test("The mouse's other button opens a row's menu and a drag opens a row, as in memory")
    func rows() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let (_, second, row) = try await openHome(app)
        try desk.click(row)
        #expect(try await desk.difference(from: second) == 0)
        let note = try app.require("note 2.txt")
        let place = note.convert(CGPoint(x: 40, y: note.bounds.midY), to: nil)
        try desk.click(place, .right)
        app.pressSecondary(at: CGPoint(x: Int(place.x), y: Int(place.y)))
        app.settle()
        #expect(app.visibleTexts.contains("Rename"))
        #expect(try await desk.difference(from: app.picture()) == 0, "The menu")
        try desk.user.type(.escape)
        app.press(.escape)
        app.settle()
        #expect(try await desk.difference(from: second) == 0, "Without the menu")
        let places = (0...15).map { CGPoint(x: 360 - $0 * 10, y: Int(place.y)) }
        try desk.drag(places)
        // The finger stands still before the release, as the twin's does.
        try await Task.sleep(for: .milliseconds(200))
        desk.user.release(.left)
        app.drag(from: CGPoint(x: 360, y: place.y), to: CGPoint(x: 210, y: place.y), frames: 15, lifts: false)
        app.advance(frames: 12)
        app.lift()
        app.settle()
        #expect(app.find("Delete") != nil)
        #expect(try await desk.difference(from: app.picture()) == 0, "The open row")
        #expect(FileManager.default.fileExists(atPath: home + "/note 2.txt"))
    }

    @Test("Another size, dark colors and two pixels a point show what the same app in memory shows")
    func appearances() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(
            home, ["CHEVRON_APPEARANCE": "dark", "CHEVRON_SCALE": "2", "CHEVRON_SIZE": "320x480"], screen: "1300x1000")
        let app = twin(home, scale: 2, size: CGSize(width: 320, height: 480), dark: true)
        #expect(try await desk.difference(from: app.picture()) == 0)
        desk.user.move(try desk.window(), to: 0, 0)
        try desk.resize(to: 1280, 800)
        app.resize(to: CGSize(width: 640, height: 400))
        app.settle()
        #expect(try await desk.difference(from: app.picture()) == 0)
    }
}
