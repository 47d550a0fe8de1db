import Foundation
import Testing
import UIKit
import UIKitTesting

/// The Files app in its window, with acts in the middle of motion.
@MainActor
@Suite(
    // Only against hanging: between two steps, the main actor runs the work of other suites.
    .serialized, .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct FilesMotionTests: FilesComparison {
    @Test(
        "The mouse catches a page during its return, and the release decides between continuing and returning",
        arguments: [true, false])
    func caught(returns: Bool) async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let (first, second, row) = try await openHome(app)
        #expect(try await desk.difference(from: first) == 0)
        let back = try place("BackButton", app)
        func follow(_ places: [Int]) throws { try desk.follow(places.map { CGPoint(x: $0, y: 400) }) }
        var isCaught = false
        // On a busy machine the page may be at rest before the mouse arrives. Then the step is repeated.
        for attempt in 1...6 where !isCaught {
            try desk.click(row)
            #expect(try await desk.difference(from: second) == 0, "The folder, attempt \(attempt)")
            try desk.frames(6) { try desk.click(back) }
            try desk.drag([3, 12, 24, 36].map { CGPoint(x: $0, y: 400) })
            try desk.rest()
            let held = try desk.windowPixels()
            isCaught = held != nil && held != Desk.pixels(of: first) && held != Desk.pixels(of: second)
            if isCaught {
                #expect(try desk.windowPixels() == held, "A page that is held stands still")
            } else {
                desk.user.release(.left)
                #expect(try await desk.difference(from: first) == 0)
            }
        }
        #expect(isCaught)
        if returns {
            try follow([80, 120, 160])
            // A quick movement decides at every position: this one is a flick to the left.
            try follow((1...7).map { 160 - $0 * 22 })
        } else {
            try follow([80, 140, 200, 260])
        }
        desk.user.release(.left)
        #expect(try await desk.difference(from: returns ? second : first) == 0)
        // No gesture remains: the next step has its usual result.
        if returns { try desk.user.type(.left, holding: .alt) } else { try desk.click(row) }
        #expect(try await desk.difference(from: returns ? first : second) == 0)
    }

    @Test("A double click on a row opens it once")
    func doubleClick() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        let app = twin(home)
        let (first, second, row) = try await openHome(app)
        #expect(try await desk.difference(from: first) == 0)
        try desk.frames(4) { try desk.click(row) }
        desk.click(.left)
        #expect(try await desk.difference(from: second) == 0)
        try desk.user.type(.left, holding: .alt)
        #expect(try await desk.difference(from: first) == 0)
    }

    @Test(
        "A window that changes its size in the middle of a push shows what it would have shown at rest",
        arguments: [CGSize(width: 320, height: 560), CGSize(width: 900, height: 640)])
    func resized(size: CGSize) async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home, screen: "1000x900")
        let app = twin(home)
        let (first, _, row) = try await openHome(app)
        #expect(try await desk.difference(from: first) == 0)
        // The whole larger window is on the screen.
        desk.user.move(try desk.window(), to: 0, 0)
        try desk.frames(6) { try desk.click(row) }
        try desk.resize(to: Int(size.width), Int(size.height))
        app.resize(to: size)
        try await app.settle(until: { !app.isBusy && app.visibleTexts.contains("Notes") })
        #expect(try await desk.difference(from: app.picture()) == 0)
        try desk.resize(to: Int(filesSize.width), Int(filesSize.height))
        app.resize(to: filesSize)
        app.settle()
        #expect(try await desk.difference(from: app.picture()) == 0)
    }
}
