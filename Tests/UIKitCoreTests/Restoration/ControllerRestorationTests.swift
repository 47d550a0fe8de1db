import Foundation
import Testing
import UIKit
import UIKitTesting

/// A stack that is restored after a restart by its controllers.
@MainActor @Suite(.serialized) struct ControllerRestorationTests {
    private func stack(_ app: TestApp) throws -> UINavigationController {
        try #require(app.window.rootViewController as? UINavigationController)
    }

    private func fill(_ app: TestApp, _ numbers: Range<Int>) throws {
        let stack = try stack(app)
        for number in numbers { stack.pushViewController(Shelf(number), animated: false) }
        app.settle()
    }

    @Test("The delegate and the controllers are called in the documented order")
    func order() throws {
        let app = ShelfApp.start()
        #expect(ShelfApp.calls == ["willFinish", "didFinish"])
        try fill(app, 1..<3)
        ShelfApp.calls = []
        let state = try #require(app.quit())
        #expect(
            ShelfApp.calls == [
                "background", "shouldSave", "willEncode", "encode 0", "encode 1", "encode 2", "terminate",
            ])
        let again = ShelfApp.start(state: state)
        #expect(
            ShelfApp.calls == [
                "willFinish", "shouldRestore 7", "make stack", "make stack/shelf", "class stack/shelf",
                "class stack/shelf", "decode 0 true", "decode 1 true",
                "decode 2 true", "didDecode 7", "finished 0", "finished 1", "finished 2", "didFinish",
            ])
        #expect(try stack(again).viewControllers.map { $0.title ?? "" } == ["Shelf 0", "Shelf 1", "Shelf 2"])
        #expect(again.title == "Shelf 2")
        #expect(again.backLabel == "Shelf 1")
        try again.back()
        again.settle()
        #expect(again.title == "Shelf 1")
    }

    @Test("Nothing is saved or restored without the delegate's permission")
    func optIn() throws {
        defer { (ShelfApp.saves, ShelfApp.restores) = (true, true) }
        let app = ShelfApp.start()
        try fill(app, 1..<3)
        let state = try #require(app.quit())
        ShelfApp.restores = false
        let fresh = ShelfApp.start(state: state)
        #expect(fresh.title == "Shelf 0")
        #expect(ShelfApp.calls == ["willFinish", "shouldRestore 7", "didFinish"])
        ShelfApp.saves = false
        #expect(fresh.quit() == nil)
    }

    @Test(
        """
        A stack of 100 screens is restored with one loaded view, also a second time; other views restore their \
        position later
        """
    )
    func hundred() throws {
        let app = ShelfApp.start()
        try fill(app, 1..<50)
        let middle = try #require(try stack(app).topViewController as? Shelf)
        middle.list.contentOffset.y = 700
        try fill(app, 50..<100)
        let top = try #require(try stack(app).topViewController as? Shelf)
        top.list.contentOffset.y = 333
        app.settle()
        var state = try #require(app.quit())
        for _ in 0..<2 {
            let again = ShelfApp.start(state: state)
            let shelves = try stack(again).viewControllers.compactMap { $0 as? Shelf }
            // The thirteenth controller returns nil from its restoration method.
            #expect(shelves.count == 99)
            #expect(shelves.filter(\.isViewLoaded).count == 1)
            #expect(shelves.last?.list.contentOffset.y == 333)
            state = try #require(again.quit())
        }
        let last = ShelfApp.start(state: state)
        let shelf = try #require(try stack(last).viewControllers.compactMap { $0 as? Shelf }.first { $0.number == 49 })
        #expect(!shelf.isViewLoaded)
        try stack(last).popToViewController(shelf, animated: false)
        last.settle()
        #expect(shelf.list.contentOffset.y == 700)
    }

    @Test("A controller that its class does not create stays away, and the others close the gap")
    func refused() throws {
        let app = ShelfApp.start()
        try fill(app, 12..<15)
        let again = ShelfApp.start(state: app.quit())
        #expect(try stack(again).viewControllers.map { $0.title ?? "" } == ["Shelf 0", "Shelf 12", "Shelf 14"])
    }

    @Test("A screen without an identifier is not saved; the screens above it are")
    func unnamed() throws {
        let app = ShelfApp.start()
        let plain = UIViewController()
        try stack(app).pushViewController(plain, animated: false)
        try fill(app, 3..<4)
        let again = ShelfApp.start(state: app.quit())
        #expect(try stack(again).viewControllers.map { $0.title ?? "" } == ["Shelf 0", "Shelf 3"])
    }

    @Test(
        "A presented controller is presented again, in its style, without animation",
        arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
    func presented(style: UIModalPresentationStyle) throws {
        let app = ShelfApp.start()
        let sheet = Sheet()
        sheet.modalPresentationStyle = style
        try stack(app).present(sheet, animated: true)
        app.settle()
        let again = ShelfApp.start(state: app.quit())
        #expect(ShelfApp.calls.contains("make stack/sheet"))
        let shown = try #require(try stack(again).presentedViewController as? Sheet)
        #expect(shown.modalPresentationStyle == style)
        #expect(shown.view.window === again.window)
        again.turn()
        #expect(!again.isMoving)
        shown.dismiss(animated: false)
        again.settle()
        let third = ShelfApp.start(state: again.quit())
        #expect(try stack(third).presentedViewController == nil)
    }

    @Test("State is saved when another app becomes active, so that a crash loses only later changes")
    func killed() throws {
        let app = ShelfApp.start()
        try fill(app, 1..<2)
        app.switchToAnotherApp()
        try fill(app, 2..<3)
        let again = ShelfApp.start(state: app.kill())
        #expect(again.title == "Shelf 1")
    }

    @Test("A state with which an app fails to launch is not tried twice")
    func crashed() throws {
        let app = ShelfApp.start()
        try fill(app, 1..<2)
        var state = try #require(app.quit())
        state.isOnTrial = true
        let again = ShelfApp.start(state: state)
        #expect(again.title == "Shelf 0")
        #expect(again.refusedState == "was read by a program that did not come up; it is not tried again")
        #expect(again.kill() == nil)
    }

    @Test("A broken file is put aside, and the app starts fresh")
    func broken() throws {
        let app = ShelfApp.start()
        try fill(app, 1..<2)
        var state = try #require(app.quit())
        state.data.removeLast(10)
        let again = ShelfApp.start(state: state)
        #expect(again.title == "Shelf 0")
        #expect(again.refusedState == "was written by half")
        state.data = Data("no state".utf8)
        #expect(ShelfApp.start(state: state).refusedState == "is no state of an app")
    }
}
