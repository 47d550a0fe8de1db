import Foundation
import Testing
import UIKit

@MainActor struct UndoManagerTests {
    /// A number with undo support.
    @MainActor private final class Model {
        var value = 0
        let manager = UndoManager()

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("a change is undone, redone and undone again")
    func undoAndRedo() {
        let model = Model()
        #expect(!model.manager.canUndo)
        model.set(1)
        #expect(model.manager.canUndo)
        #expect(!model.manager.canRedo)
        model.manager.undo()
        #expect(model.value == 0)
        #expect(!model.manager.canUndo)
        #expect(model.manager.canRedo)
        model.manager.redo()
        #expect(model.value == 1)
        model.manager.undo()
        #expect(model.value == 0)
        model.set(5)
        #expect(!model.manager.canRedo, "a new change forgets what could be redone")
    }

    @Test("changes of one turn are one group, and groups that the app makes are undone one by one")
    func groups() async {
        let model = Model()
        model.set(1)
        model.set(2)
        #expect(model.manager.groupingLevel == 1)
        model.manager.undo()
        #expect(model.value == 0)
        #expect(!model.manager.canUndo)

        model.manager.removeAllActions()
        model.manager.groupsByEvent = false
        for value in [1, 2, 3] {
            model.manager.beginUndoGrouping()
            model.set(value)
            model.set(value * 10)
            model.manager.endUndoGrouping()
        }
        model.manager.undo()
        #expect(model.value == 20)
        model.manager.undo()
        #expect(model.value == 10)
        model.manager.redo()
        #expect(model.value == 20)
    }

    @Test("the group of a turn is closed when the turn is over")
    func turns() async {
        let model = Model()
        model.set(1)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(model.manager.groupingLevel == 0)
        model.set(2)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        model.manager.undo()
        #expect(model.value == 1)
        model.manager.undo()
        #expect(model.value == 0)
    }

    @Test("an inner group is undone with the outer one")
    func nested() {
        let model = Model()
        model.manager.beginUndoGrouping()
        model.set(1)
        model.manager.beginUndoGrouping()
        model.set(2)
        model.manager.endUndoGrouping()
        model.manager.endUndoGrouping()
        model.manager.undo()
        #expect(model.value == 0)
        model.manager.redo()
        #expect(model.value == 2)
    }

    @Test("the oldest groups are forgotten beyond the levels, and registration can be disabled")
    func limits() {
        let model = Model()
        model.manager.groupsByEvent = false
        model.manager.levelsOfUndo = 2
        for value in 1...4 {
            model.manager.beginUndoGrouping()
            model.set(value)
            model.manager.endUndoGrouping()
        }
        for _ in 0..<5 { model.manager.undo() }
        #expect(model.value == 2)

        model.manager.removeAllActions()
        model.manager.disableUndoRegistration()
        model.set(9)
        model.manager.enableUndoRegistration()
        #expect(!model.manager.canUndo)
        #expect(model.manager.isUndoRegistrationEnabled)
    }

    @Test("names belong to groups and follow them to the other stack")
    func names() {
        let model = Model()
        model.set(1)
        model.manager.setActionName("Paint")
        #expect(model.manager.undoActionName == "Paint")
        #expect(model.manager.undoMenuItemTitle == "Undo Paint")
        model.manager.undo()
        #expect(model.manager.redoActionName == "Paint")
        #expect(model.manager.undoActionName == "")
    }

    @Test("a target is held weakly, and what was registered for it can be forgotten")
    func targets() {
        let manager = UndoManager()
        let kept = Model()
        var calls: [String] = []
        do {
            let released = Model()
            manager.registerUndo(withTarget: released) { _ in calls.append("released") }
        }
        manager.registerUndo(withTarget: kept) { _ in calls.append("kept") }
        manager.undo()
        #expect(calls == ["kept"])
        manager.registerUndo(withTarget: kept) { _ in calls.append("again") }
        manager.removeAllActions(withTarget: kept)
        manager.undo()
        #expect(calls == ["kept"])
    }

    @MainActor private final class Posted {
        var names: [String] = []
    }

    @Test("notifications are posted in the order of the phases")
    func notifications() {
        let model = Model()
        let posted = Posted()
        let tokens = [
            NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: model.manager, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { posted.names.append(name) }
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        model.set(1)
        model.manager.undo()
        model.manager.redo()
        #expect(
            posted.names == [
                "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
                "NSUndoManagerDidRedoChangeNotification",
            ])
    }

    @Test("a view finds the undo manager of its window, and another one where a controller has its own")
    func responders() {
        final class Page: UIViewController {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        #expect(view.undoManager == nil)
        window.addSubview(view)
        #expect(view.undoManager != nil)
        #expect(view.undoManager === window.undoManager)
        let page = Page()
        window.addSubview(page.view)
        #expect(page.view.undoManager === page.own)
    }
}
