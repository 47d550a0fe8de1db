import FilesApp
import Foundation
import UIKit
import UIKitTesting

/// Plays a person's way through the Files app on the real disk, without a display, and keeps a picture of each step.
@main
enum FilesTour {
    @MainActor
    static func main() async throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "build/tour"
        let tour = try Tour(folder)
        try await tour.play()
        print("chevron: \(tour.count) pictures are in \(folder)/")
    }
}

/// One way through the app, with its pictures.
@MainActor
final class Tour {
    private let folder: String
    private let disk: TourDisk
    private(set) var count = 0

    init(_ folder: String) throws {
        self.folder = folder
        // Pictures are drawn by an app's host, so there is an app before the disk is made.
        let app = TestApp()
        app.activate()
        disk = try TourDisk()
    }

    func play() async throws {
        try await walk(name: "phone-light", size: CGSize(width: 390, height: 844), dark: false)
        try await walk(name: "phone-dark", size: CGSize(width: 390, height: 844), dark: true)
        try await walk(name: "desktop-light", size: CGSize(width: 1280, height: 800), dark: false)
        try await walk(name: "desktop-dark", size: CGSize(width: 1280, height: 800), dark: true)
        disk.remove()
    }

    private func walk(name: String, size: CGSize, dark: Bool) async throws {
        let places = Location.onThisMachine() + [Location(name: "Tour", path: DiskPath(disk.path), symbol: "folder")]
        let navigation = FilesSplitViewController(locations: places, userFolders: [])
        let app = TestApp(navigation, size: size, dark: dark)
        func keep(_ step: String) throws {
            count += 1
            try app.picture()?.write(to: "\(folder)/\(name)-\(step).png")
        }
        app.settle()
        try keep("01-locations")

        try app.tap("Tour")
        app.advance(frames: 7)
        try keep("02-push")
        try await app.settle(until: { app.visibleTexts.contains("Album") })
        try keep("03-folder")

        app.scroll(by: 120)
        app.settle()
        try keep("04-scrolled")
        for _ in 0..<3 { app.scroll(by: -400) }
        app.settle()

        try app.tap("Sort")
        app.settle()
        try keep("05-sort-menu")
        app.tap(at: CGPoint(x: 20, y: size.height - 60))
        app.settle()

        try app.tap("Deep")
        try await app.settle(until: { app.title == "Deep" && app.visibleTexts.contains { $0.hasPrefix("a title") } })
        try app.tap { $0.hasPrefix("a title") }
        try await app.settle(until: { app.visibleTexts.contains("العنوان الثاني") })
        try keep("06-long-title")
        try app.tap("العنوان الثاني")
        try await app.settle(until: { app.visibleTexts.contains("Folder is Empty") })
        try keep("07-empty")
        try app.pressLong("BackButton")
        app.settle()
        try keep("08-history")
        app.tap(at: CGPoint(x: size.width - 20, y: size.height - 60))
        app.settle()

        app.drag(from: CGPoint(x: 3, y: size.height / 2), to: CGPoint(x: size.width * 0.45, y: size.height / 2), frames: 30, lifts: false)
        try keep("09-swipe")
        app.lift()
        app.settle()

        navigation.popToRootViewController(animated: false)
        try app.tap("Tour")
        try await app.settle(until: { app.visibleTexts.contains("Album") })
        try app.tap("Album")
        try await app.settle(until: { app.visibleTexts.contains("gradient.png") })
        try app.tap("gradient.png")
        try await app.settle(until: { app.title == "gradient.png" && !app.isBusy })
        try keep("10-picture")
        app.tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
        app.settle()
        try keep("11-bars-hidden")
        app.tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
        app.settle()

        try await reopen("Tour", navigation, app)
        try app.tap("note 1.txt")
        try await app.settle(until: { app.title == "note 1.txt" && !app.isBusy })
        try keep("12-text")

        try await reopen("Tour", navigation, app)
        try app.tap("broken link")
        app.settle()
        try keep("13-facts")

        // A folder that goes away between being listed and being opened.
        try disk.addVanishing()
        try await reopen("Tour", navigation, app)
        disk.removeVanishing()
        try app.tap("A folder that goes away")
        try await app.settle(until: { app.visibleTexts.contains("Folder Is Gone") })
        try keep("14-gone")
    }

    private func reopen(_ place: String, _ navigation: UINavigationController, _ app: TestApp) async throws {
        navigation.popToRootViewController(animated: false)
        app.settle()
        try app.tap(place)
        try await app.settle(until: { app.visibleTexts.contains("Album") })
    }
}
