import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The Files app in its window, beside the same app in memory: what the screen shows must be the same pixels.
@MainActor @Suite(
    .serialized, .timeLimit(.minutes(2)),
    .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."))
struct FilesWindowTests {
    static let size = CGSize(width: 390, height: 700)

    /// A home folder with few things in it.
    private func makeHome() throws -> String {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-home-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: home + "/Notes", withIntermediateDirectories: true)
        for number in 1...3 { try Data("Note \(number)\n".utf8).write(to: URL(fileURLWithPath: "\(home)/note \(number).txt")) }
        return home
    }

    private func twin(_ home: String, scale: CGFloat = 1, size: CGSize = size, dark: Bool = false) -> TestApp {
        var places = Location.onThisMachine()
        if !places.isEmpty { places[0].path = DiskPath(home) }
        let app = TestApp(FilesSplitViewController(locations: places, userFolders: []), size: size, scale: scale, dark: dark)
        app.settle()
        return app
    }

    private func start(_ home: String, _ environment: [String: String] = [:], screen: String = "800x900") throws -> Desk {
        let desk = try Desk("Files", windowName: "Files", screen: screen)
        let own = ["CHEVRON_HOST": "sdl", "HOME": home, "CHEVRON_SIZE": "\(Int(Self.size.width))x\(Int(Self.size.height))", "LC_ALL": "C.UTF-8"]
        try desk.start(own.merging(environment) { $1 })
        return desk
    }

    @Test("A row opens its folder; the back button, the edge, the mouse and the keys lead back; each state is the headless picture")
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
        let edge = "mousemove --window $W 3 400 mousedown 1 " + (1...12).map { "mousemove --window $W \(3 + $0 * 28) 400 sleep 0.02" }.joined(separator: " ") + " mouseup 1"
        let ways = [
            ("the back button", "mousemove --window $W \(Int(backPlace.x)) \(Int(backPlace.y)) click 1"), ("a drag from the edge", edge),
            ("the mouse's back button", "click 8"), ("Alt and the left arrow", "key alt+Left"), ("Escape", "key Escape"),
        ]
        for (name, way) in ways {
            try desk.user(click)
            #expect(try desk.difference(from: second) == 0, "The folder, before \(name)")
            try desk.user(way)
            #expect(try desk.difference(from: first) == 0, "Back by \(name)")
        }
        #expect(try desk.askToClose())
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit && desk.probe?.terminationStatus == 0)
    }

    @Test("At rest no thread of the app is woken in five seconds")
    func rest() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        #expect(try desk.difference(from: twin(home).picture()) == 0)
        // What follows the first picture, like letting go of start-up work, may take a moment.
        try await Task.sleep(for: .seconds(1))
        let before = desk.sleeps()
        #expect(before > 0)
        try await Task.sleep(for: .seconds(5))
        #expect(desk.sleeps() == before)
    }

    @Test("Another size, dark colours and two pixels a point show what the same app in memory shows")
    func looks() throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home, ["CHEVRON_APPEARANCE": "dark", "CHEVRON_SCALE": "2", "CHEVRON_SIZE": "320x480"], screen: "1300x1000")
        let app = twin(home, scale: 2, size: CGSize(width: 320, height: 480), dark: true)
        #expect(try desk.difference(from: app.picture()) == 0)
        try desk.user("windowmove $W 0 0 windowsize $W 1280 800")
        app.resize(to: CGSize(width: 640, height: 400))
        app.settle()
        #expect(try desk.difference(from: app.picture()) == 0)
    }
}
