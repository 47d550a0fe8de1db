import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A user's session by keys alone in the Files app: each picture of the window is that of the same app in memory.
@MainActor
@Suite(
    // Only against hanging: between two steps, the main actor runs the work of other suites.
    .serialized, .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct FilesKeyTests: FilesComparison {
    /// A key for the window and for the app in memory.
    private struct Key {
        var real: XUser.Key
        var test: TestKey
        var held: (real: XUser.Key, test: TestKey.Modifiers)?
    }

    private let down = Key(real: .down, test: .down)
    private let enter = Key(real: .enter, test: .enter)
    private let escape = Key(real: .escape, test: .escape)
    private let back = Key(real: .left, test: .left, held: (.alt, .alternate))

    private func press(_ keys: [Key], _ desk: Desk, _ app: TestApp) throws {
        for key in keys {
            try desk.user.type(key.real, holding: key.held?.real)
            app.press(key.test, modifiers: key.held?.test ?? [])
        }
        app.settle()
    }

    @Test("Keys open a folder, menus and the list of commands, go back, and end the app", arguments: [false, true])
    func session(onWayland: Bool) async throws {
        if onWayland, Compositor.isMissing { return }
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let size = onWayland ? CGSize(width: 360, height: 480) : filesSize
        let desk = try Desk("Files", windowName: onWayland ? Compositor.windowName : "Files", screen: "800x900")
        let compositor = try onWayland ? Compositor(on: desk) : nil
        defer { compositor?.stop() }
        let environment = [
            "CHEVRON_HOST": "sdl", "HOME": home, "CHEVRON_SIZE": "\(Int(size.width))x\(Int(size.height))",
            "LC_ALL": "C.UTF-8",
        ]
        try desk.start(environment.merging(compositor?.environment ?? [:]) { $1 })
        let app = twin(home, size: size)
        // The compositor draws the mouse into its window: it rests on the panel.
        if onWayland { try desk.movePointer(to: CGPoint(x: 400, y: 5)) }
        func check(_ step: String) async throws {
            let isShown = try await desk.shows(app.picture())
            try #require(isShown, "\(step), \(onWayland ? "Wayland" : "X11")")
        }
        try await check("The first screen")
        try press([down], desk, app)
        try await check("The focus on a row")
        try press([enter], desk, app)
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        try await check("The folder")
        try press([down, down, Key(real: .menu, test: .menu)], desk, app)
        #expect(app.visibleTexts.contains("Rename"))
        try await check("The menu of a row")
        try press([down, escape], desk, app)
        try await check("The row without its menu")
        try press([Key(real: .f10, test: .function(10))], desk, app)
        #expect(app.visibleTexts.contains("File"))
        // The first menu has the name of the app, which is another one in memory. Its second entry opens.
        try press([down, enter], desk, app)
        #expect(app.visibleTexts.contains("Close"))
        try await check("A menu of the main menu")
        try press([escape], desk, app)
        try await check("The folder without the menu")
        // The list begins with the name of the app, too.
        let folder = try desk.windowPixels()
        try desk.user.hold(.control)
        try await desk.changes(from: folder)
        try desk.user.letGo(.control)
        try await check("The folder after the release")
        try press([back], desk, app)
        try await check("The first screen again")
        try desk.user.type(.q, holding: .control)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }
}
