import FilesApp
import Foundation
import UIKit
import UIKitTesting

/// The size of the app's window.
let filesSize = CGSize(width: 390, height: 700)

/// A suite that compares the Files app in its window with the same app in memory, the twin.
@MainActor protocol FilesComparison {}

extension FilesComparison {
    /// A home folder with few items.
    func makeHome() throws -> String {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-home-" + UUID().uuidString)
            .path
        try FileManager.default.createDirectory(atPath: home + "/Notes", withIntermediateDirectories: true)
        for number in 1...3 {
            try Data("Note \(number)\n".utf8).write(to: URL(fileURLWithPath: "\(home)/note \(number).txt"))
        }
        return home
    }

    func twin(_ home: String, scale: CGFloat = 1, size: CGSize = filesSize, dark: Bool = false) -> TestApp {
        var places = Location.onThisMachine()
        if !places.isEmpty { places[0].path = DiskPath(home) }
        let app = TestApp(
            FilesSplitViewController(locations: places, userFolders: []), size: size, scale: scale, dark: dark)
        app.settle()
        return app
    }

    func start(_ home: String, _ environment: [String: String] = [:], screen: String = "800x900") throws -> Desk {
        let desk = try Desk("Files", windowName: "Files", screen: screen)
        let own = [
            "CHEVRON_HOST": "sdl", "HOME": home, "CHEVRON_SIZE": "\(Int(filesSize.width))x\(Int(filesSize.height))",
            "LC_ALL": "C.UTF-8",
        ]
        try desk.start(own.merging(environment) { $1 })
        return desk
    }

    /// The middle of the view with this name in the twin, in whole pixels of the window.
    func place(_ name: String, _ app: TestApp) throws -> CGPoint {
        let view = try app.require(name)
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return CGPoint(x: Int(place.x), y: Int(place.y))
    }

    /// Opens a folder in the twin. Returns the pictures before and after, and the place of the folder's row.
    func openHome(_ app: TestApp) async throws -> (first: TestPicture?, second: TestPicture?, row: CGPoint) {
        let first = app.picture()
        let row = try place("Home", app)
        try app.tap("Home")
        try await app.settle(until: { app.visibleTexts.contains("note 3.txt") })
        return (first, app.picture(), row)
    }
}
