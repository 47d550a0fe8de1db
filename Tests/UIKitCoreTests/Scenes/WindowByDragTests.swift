import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKitTesting

@testable import UIKitCore

/// Drags whose items have an activity, and end where no program accepts them.
@MainActor
struct WindowByDragTests {
    private let recorder = DragRecorder()
    private let source = UIView(frame: CGRect(x: 20, y: 260, width: 100, height: 60))
    private let start = CGPoint(x: 70, y: 290)
    private let beyond = CGPoint(x: 70, y: -40)

    private func show(types: [String] = ["com.example.note"], supportsSeveral: Bool = true) throws -> TestApp {
        SeveralWindows.made = 0
        var information: [String: Any] = supportsSeveral ? SeveralWindows.manifest : [:]
        information["NSUserActivityTypes"] = types
        let app = TestApp(
            launching: SeveralWindows.App(), information: information, size: CGSize(width: 320, height: 480), scale: 1,
            draws: false)
        let provider = NSItemProvider(object: NSString(string: "apple"))
        provider.registerObject(NSUserActivity(activityType: "com.example.note"), visibility: .all)
        recorder.items = [UIDragItem(itemProvider: provider)]
        source.addInteraction(UIDragInteraction(delegate: recorder))
        let window = try #require(app.windows.first)
        window.rootViewController?.view.addSubview(source)
        app.settle()
        SeveralWindows.calls = []
        return app
    }

    @Test("an item that is dropped where no program accepts it opens a window with the activity of the item")
    func opens() throws {
        let app = try show()
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        app.advance(frames: 2)
        #expect(SeveralWindows.calls.contains("configure com.example.note"))
        #expect(app.windows.count == 2)
        #expect(recorder.sourceCalls == ["begin", "will end copy", "did end copy", "transferred"])
        #expect(app.outgoingDrag?.isDropped == false)
        #expect(app.context.drag == nil)
    }

    @Test("a program that accepts the item gets the item, and no window opens")
    func accepted() throws {
        let app = try show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        let drag = try #require(app.outgoingDrag)
        drag.answer(.copy)
        app.lift()
        #expect(drag.isDropped)
        drag.end(.copy)
        app.settle()
        #expect(app.windows.count == 1)
    }

    @Test("Escape, a type that the Info.plist lacks, and an app of one window open no window")
    func refused() throws {
        var app = try show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        app.press(.escape)
        app.lift()
        app.settle()
        #expect(app.windows.count == 1)
        #expect(recorder.sourceCalls.last == "did end cancel")
        app = try show(types: ["com.example.other"])
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        #expect(app.windows.count == 1)
        app = try show(supportsSeveral: false)
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        #expect(app.windows.count <= 1)
    }

    @Test("an activity is written and read as an item, and other bytes are refused")
    func items() throws {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.title = "Note"
        activity.userInfo = ["number": 3]
        #expect(NSItemProvider(object: activity).registeredTypeIdentifiers == ["com.example.note"])
        let written = Mutex<Data?>(nil)
        _ = activity.loadData(withTypeIdentifier: "com.example.note") { data, _ in written.withLock { $0 = data } }
        let data = try #require(written.withLock { $0 })
        let read = try NSUserActivity.object(withItemProviderData: data, typeIdentifier: "com.example.note")
        #expect(read.title == "Note")
        #expect(read.userInfo?["number"] as? Int == 3)
        for (data, type) in [(data, "com.example.other"), (data.dropLast(), "com.example.note"), (Data(), "x")] {
            #expect(throws: (any Error).self) {
                try NSUserActivity.object(withItemProviderData: data, typeIdentifier: type)
            }
        }
    }
}
