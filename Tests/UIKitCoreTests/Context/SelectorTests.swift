import Foundation
import Testing
import UIKit
import UIKitTesting

/// A selector contains its method; the sender passes the arguments.
@MainActor
struct SelectorTests {
    @MainActor
    fileprivate class Editor: NSObject {
        var received: [String] = []
        func save() { received.append("save") }
        func tap(_ sender: UIButton) { received.append("tap \(sender.tag)") }
        func touch(_ sender: UIControl, with event: UIEvent) {
            received.append("touch \(sender.tag) \(event.type == .touches)")
        }
        func anything(_ sender: Any?) { received.append("anything \(sender as? Int ?? -1)") }
        func title() -> String { "Title" }
        func count() -> Int { 3 }
        func child() -> Editor? { nil }
        func both(_ a: NSString, _ b: NSString) -> NSString { "\(a)\(b)" as NSString }
        class func reset() { resets += 1 }
        class func open(_ path: NSString) -> NSString { "opened \(path)" as NSString }
        static var resets = 0
    }

    private final class Writer: Editor {
        override func save() { received.append("write") }
    }
    private final class Stranger: NSObject {}

    private let editor = Editor()
    private static let save = Selector("save", Editor.save)

    // MARK: Names

    @Test("Two selectors are equal where their names are, whatever method they bring")
    func names() {
        #expect(Selector("save") == Self.save)
        #expect(Set([Selector("save"), Self.save, Selector("load")]).count == 2)
        #expect(NSSelectorFromString("tap:") == Selector("tap:", Editor.tap(_:)))
        #expect(NSStringFromSelector(Selector("touch:with:", Editor.touch(_:with:))) == "touch:with:")
        #expect("\(Self.save)" == "save")
        let literal: Selector = "save"
        #expect(literal == Self.save)
    }

    @Test func `a class performs its methods, and no other`() {
        #expect(
            Editor.perform(Selector("open:", of: Editor.self, Editor.open(_:)), with: "a")?.takeUnretainedValue()
                as? NSString == "opened a")
        Editor.resets = 0
        Editor.perform(Selector("reset", of: Editor.self, Editor.reset))
        #expect(Editor.resets == 1)
        #expect(UIView.perform(NSSelectorFromString("noSuchMethodOfTheClass")) == nil)
    }

    @Test func `classes are compared as objects`() {
        let optional: AnyClass? = Editor.self
        let type: AnyClass = Editor.self
        #expect(optional === type)
        #expect(optional !== Writer.self)
        #expect(editor === self.editor)
    }

    @Test func `insets are values of objects`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    // MARK: Sending

    @Test("A control sends nothing, itself, or itself and the event, as the method takes it")
    func control() {
        let app = TestApp(UIViewController())
        app.activate()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.tag = 7
        button.addTarget(editor, action: Self.save, for: .touchUpInside)
        button.addTarget(editor, action: Selector("tap:", Editor.tap(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(editor.received == ["save", "tap 7"])
        editor.received = []
        button.removeTarget(editor, action: nil, for: .allEvents)
        button.addTarget(editor, action: Selector("touch:with:", Editor.touch(_:with:)), for: .touchUpInside)
        app.window.rootViewController?.view.addSubview(button)
        app.turn()
        app.tap(button)
        app.settle()
        #expect(editor.received == ["touch 7 true"])
    }

    @Test("An action without a target is sent to the first responder up the chain with the method")
    func chain() {
        final class Page: UIViewController {
            var received = 0
            func refresh() { received += 1 }
        }
        let page = Page()
        let app = TestApp(page)
        app.activate()
        let button = UIButton()
        page.view.addSubview(button)
        button.addTarget(nil, action: Selector("refresh", Page.refresh), for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(page.received == 1)
    }

    @Test("A subclass's method is called through the selector of its superclass")
    func overriding() {
        let writer = Writer()
        _ = writer.perform(Self.save)
        #expect(writer.received == ["write"])
    }

    @Test("An argument of another type calls nothing")
    func wrongArgument() {
        editor.perform(Selector("tap:", Editor.tap(_:)), with: "text")
        #expect(editor.received.isEmpty)
    }

    // MARK: Answers

    @Test("Values are returned as objects, and a result without a value as nil")
    func answers() {
        #expect(editor.perform(Selector("title", Editor.title))?.takeUnretainedValue() as? String == "Title")
        #expect(editor.perform(Selector("count", Editor.count))?.takeUnretainedValue() as? Int == 3)
        #expect(editor.perform(Selector("child", Editor.child)) == nil)
        #expect(editor.perform(Self.save) == nil)
        let joined = editor.perform(Selector("both::", Editor.both(_:_:)), with: "a" as NSString, with: "b" as NSString)
        #expect(joined?.takeUnretainedValue() as? NSString == "ab")
    }

    @Test("An object answers whether it has a method that some selector has brought")
    func responding() {
        #expect(editor.responds(to: Self.save))
        #expect(editor.responds(to: NSSelectorFromString("save")))
        #expect(Writer().responds(to: Selector("save")))
        #expect(!Stranger().responds(to: Self.save))
        #expect(Writer.instancesRespond(to: Self.save) && Editor.instancesRespond(to: Selector("save")))
        #expect(!UIResponder.instancesRespond(to: Self.save))
        #expect(!editor.responds(to: Selector("never brought by anything")))
        #expect(!editor.responds(to: nil))
    }

    @Test("A selector made of a name calls what another of that name has brought")
    func byName() {
        _ = Selector("anything:", Editor.anything(_:))
        editor.perform(NSSelectorFromString("anything:"), with: 5)
        #expect(editor.received == ["anything 5"])
        #expect(Stranger().perform(NSSelectorFromString("anything:"), with: 5) == nil)
    }

    // MARK: Classes

    @Test("A method of a class is called on the class")
    func classes() throws {
        let app = TestApp(UIViewController())
        app.activate()
        let before = Editor.resets
        let reset = Selector("reset", of: Editor.self, Editor.reset)
        let button = UIButton()
        button.addTarget(Editor.self, action: reset, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Editor.resets == before + 1)
        #expect(!reset.isAnswered(by: editor))
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Reset", style: .plain, target: Editor.self, action: reset)
        page.navigationItem.rightBarButtonItem = item
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        let tap = UITapGestureRecognizer(target: Editor.self, action: reset)
        view.addGestureRecognizer(tap)
        page.view.addSubview(view)
        let other = TestApp(UINavigationController(rootViewController: page))
        try other.tap("Reset")
        #expect(Editor.resets == before + 2)
        #expect(item.target as? AnyClass == Editor.self)
        other.tap(at: CGPoint(x: 150, y: 350))
        #expect(Editor.resets == before + 3)
        tap.removeTarget(Editor.self, action: reset)
        other.tap(at: CGPoint(x: 150, y: 350))
        #expect(Editor.resets == before + 3)
    }

    // MARK: Later

    @Test("A message is sent after its delay by the app's clock, and keeps its object until then")
    func later() {
        let app = TestApp(UIViewController())
        app.activate()
        weak var kept: Editor?
        do {
            let editor = Editor()
            kept = editor
            editor.perform(Selector("anything:", Editor.anything(_:)), with: 1, afterDelay: 0.5)
        }
        app.advance(frames: 20)
        #expect(kept?.received == [])
        app.advance(frames: 20)
        #expect(kept == nil)
    }

    @Test("Delayed messages are cancelled by selector and equal argument, or for an object as a whole")
    func cancelled() {
        let app = TestApp(UIViewController())
        app.activate()
        let anything = Selector("anything:", Editor.anything(_:))
        let other = Editor()
        for object in [editor, other] {
            object.perform(anything, with: 1, afterDelay: 0.1)
            object.perform(anything, with: 2, afterDelay: 0.1)
            object.perform(Self.save, with: nil, afterDelay: 0.1)
        }
        NSObject.cancelPreviousPerformRequests(withTarget: editor, selector: anything, object: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        app.advance(frames: 12)
        #expect(editor.received == ["anything 2", "save"])
        #expect(other.received.isEmpty)
    }

    @Test("A notification calls a method with itself until its observer is removed or freed")
    func notifications() {
        @MainActor final class Listener: NSObject {
            var names: [String] = []
            func receive(_ notification: Notification) { names.append(notification.name.rawValue) }
        }
        let name = Notification.Name("SelectorTests.changed")
        let listener = Listener()
        NotificationCenter.default.addObserver(
            listener, selector: Selector("receive:", Listener.receive(_:)), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(listener)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(listener.names == [name.rawValue])
    }
}

extension Selector {
    @MainActor fileprivate func isAnswered(by object: NSObject) -> Bool { object.responds(to: self) }
}
