import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Shout: UIActivity {
    var prepared: [Any] = []
    var screen: UIViewController?
    var performs = 0
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("test.shout") }
    override var activityTitle: String? { "Shout" }
    override var activityImage: UIImage? { UIImage(systemName: "star") }
    override var activityViewController: UIViewController? { screen }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() {
        performs += 1
        activityDidFinish(true)
    }
}

private final class LateText: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        "for \(activityType?.rawValue ?? "-")"
    }
}

@MainActor
struct ActivityTests {
    private let root = UIViewController()
    private final class Ends { var list: [String] = [] }
    private let ends = Ends()

    private func share(
        _ items: [Any], _ own: [UIActivity] = [], excluding: [UIActivity.ActivityType] = [],
        size: CGSize = CGSize(width: 390, height: 844), savingIn downloads: URL? = nil
    ) -> (
        TestApp, UIActivityViewController
    ) {
        let app = TestApp(root, size: size)
        if let downloads { app.context[SavingFolders.self].downloads = downloads }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
        sheet.excludedActivityTypes = excluding
        let ends = ends
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            ends.list.append("\(type?.rawValue ?? "-") \(completed)")
        }
        root.present(sheet, animated: true)
        app.settle()
        return (app, sheet)
    }

    private func shows(_ app: TestApp, _ name: String) -> Bool { app.find(name) != nil }

    @Test("a text is copied; the sheet is dismissed, then the app is notified")
    func copies() throws {
        let (app, sheet) = share(["Hello", URL(string: "https://example.org/a")!])
        #expect(shows(app, "Copy"))
        #expect(shows(app, "Open"))
        try app.tap("Copy")
        #expect(ends.list == [])
        app.settle()
        #expect(app.clipboard == "Hello\nhttps://example.org/a")
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(ends.list == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test("the app's own activities stand by their kind, and get the items for them")
    func own() throws {
        let shout = Shout()
        let (app, sheet) = share([LateText(), 5], [shout])
        #expect(sheet.offeredActivities().map(\.activityTitle) == ["Shout", "Copy"])
        try app.tap("Shout")
        app.settle()
        #expect(shout.prepared.first as? String == "for test.shout")
        #expect(shout.prepared.count == 2)
        #expect(shout.performs == 1)
        #expect(ends.list == ["test.shout true"])
    }

    @Test("an activity with a screen shows it, and ends when it says so")
    func screen() throws {
        let shout = Shout()
        shout.screen = UIViewController()
        let (app, sheet) = share(["x"], [shout])
        try app.tap("Shout")
        app.settle()
        #expect(sheet.presentedViewController === shout.screen)
        #expect(shout.performs == 0)
        shout.activityDidFinish(false)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(ends.list == ["test.shout false"])
        shout.activityDidFinish(true)
        #expect(ends.list.count == 1)
    }

    @Test("what is excluded, or cannot be done, is not offered")
    func excluded() {
        let (app, _) = share(["x"], [Shout()], excluding: [.copyToPasteboard, UIActivity.ActivityType("test.shout")])
        #expect(!shows(app, "Copy"))
        #expect(!shows(app, "Shout"))
        #expect(!shows(app, "Open"))
        #expect(!shows(app, "Save"))
    }

    @Test("a sheet that is pulled down reports that no activity was performed")
    func pulledAway() {
        let (app, _) = share(["x"])
        app.tap(at: CGPoint(x: 195, y: 60))
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(ends.list == ["- false"])
    }

    @Test("pictures and files are saved beside what is there")
    func saves() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("activity-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            let (app, _) = share([Data([1, 2, 3])], savingIn: folder)
            try app.tap("Save")
            app.settle()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Data", "Data 2"])
        #expect(ends.list == ["chevron.activity.Save true", "chevron.activity.Save true"])
    }

    @Test("in a wide window it is a popover at what it belongs to")
    func popover() throws {
        let app = TestApp(root, size: CGSize(width: 1024, height: 768))
        let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        let button = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
        root.view.addSubview(button)
        sheet.popoverPresentationController?.sourceView = button
        root.present(sheet, animated: false)
        app.settle()
        #expect(sheet.presentationController is UIPopoverPresentationController)
        #expect(shows(app, "Copy"))
        #expect(sheet.view.bounds.width < 500)
    }
}
