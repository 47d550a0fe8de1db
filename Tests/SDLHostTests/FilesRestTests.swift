import Foundation
import Testing
import UIKitTesting

/// The Files app in its window without acts.
@MainActor
@Suite(
    // Only against hanging: between two steps, the main actor runs the work of other suites.
    .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct FilesRestTests: FilesComparison {
    @Test("At rest no thread of the app is woken in five seconds")
    func rest() async throws {
        let home = try makeHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let desk = try start(home)
        #expect(try await desk.difference(from: twin(home).picture()) == 0)
        // Work after the first picture, such as releasing start-up objects, may take a moment.
        try await Task.sleep(for: .seconds(1))
        let before = desk.sleeps()
        #expect(before > 0)
        try await Task.sleep(for: .seconds(5))
        #expect(desk.sleeps() == before)
    }
}
