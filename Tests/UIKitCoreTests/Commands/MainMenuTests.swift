import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An app with a command of its own in the main menu.
private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var built = 0
    private(set) var exports = 0
    var root: UIViewController?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = root ?? UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        built += 1
        builder.remove(menu: .format)
        let command = UIKeyCommand(
            title: "Export All", action: Selector("exportAll:", MenuDelegate.exportAll(_:)), input: "e",
            modifierFlags: [.command, .shift])
        builder.insertChild(UIMenu(options: .displayInline, children: [command]), atEndOfMenu: .file)
    }

    func exportAll(_ sender: Any?) { exports += 1 }
}

/// A screen that records the presses of keys.
@MainActor
private final class PressPage: UIViewController {
    private(set) var lines: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }

    private func note(_ phase: String, _ presses: Set<UIPress>) {
        for press in presses {
            guard let key = press.key else { continue }
            let modifiers = key.modifierFlags.contains(.shift) ? "shift" : "-"
            lines.append("\(phase) \(key.keyCode.rawValue)\(key.characters) \(modifiers)")
        }
    }
}

@MainActor
struct MainMenuTests {
    private let delegate = MenuDelegate()

    private func launch() -> TestApp { TestApp(launching: delegate) }

    @Test("the application's delegate builds the main menu once, and again on request")
    func building() {
        let app = launch()
        app.press(.character("e"), modifiers: [.control, .shift])
        app.press(.character("e"), modifiers: [.control, .shift])
        #expect(delegate.exports == 2)
        #expect(delegate.built == 1)
        UIMenuSystem.main.setNeedsRebuild()
        app.press(.character("e"), modifiers: [.control, .shift])
        #expect(delegate.built == 2)
    }

    @Test("F10 opens the main menu with what can be performed, and keys choose from it")
    func opening() throws {
        let app = launch()
        app.press(.function(10))
        app.settle()
        #expect(app.visibleTexts.contains("File"))
        // Nothing is selected, and the app removed the menu of formats.
        #expect(!app.visibleTexts.contains("Edit"))
        #expect(!app.visibleTexts.contains("Format"))
        app.press([.down, .enter])
        app.settle()
        #expect(app.visibleTexts.contains("Export All"))
        app.press([.end, .enter])
        app.settle()
        #expect(delegate.exports == 1)
        #expect(app.window.menuStage == nil)
    }

    @Test("the window performs undo and redo for its responders")
    func undo() {
        let app = launch()
        var value = 0
        func set(_ new: Int) {
            let old = value
            app.window.undoManager?.registerUndo(withTarget: delegate) { _ in set(old) }
            value = new
        }
        set(1)
        app.settle()
        app.press(.character("z"), modifiers: .control)
        #expect(value == 0)
        app.press(.character("z"), modifiers: [.control, .shift])
        #expect(value == 1)
    }

    @Test("Control-W closes the sheet in front, and then the window; Control-Q ends the app")
    func closing() {
        let app = launch()
        app.window.rootViewController?.present(Page("Sheet"), animated: true)
        app.settle()
        app.press(.character("w"), modifiers: .control)
        app.settle()
        #expect(app.window.rootViewController?.presentedViewController == nil)
        #expect(!app.context.desktop.isEnding)
        app.press(.character("w"), modifiers: .control)
        app.settle()
        #expect(app.context.desktop.isEnding)
        let other = TestApp(launching: MenuDelegate())
        other.press(.character("q"), modifiers: .control)
        other.settle()
        #expect(other.context.desktop.isEnding)
    }

    @Test("F1 lists the key commands that can be performed, by menu, and another key closes the list")
    func list() {
        let app = launch()
        app.press(.function(1))
        app.settle()
        for text in ["File", "Export All", "Ctrl+Shift+E", "Close", "Ctrl+W", "Keyboard Shortcuts", "F1"] {
            #expect(app.visibleTexts.contains(text), "\(text)")
        }
        #expect(!app.visibleTexts.contains("Ctrl+Z"))
        app.press(.down)
        app.settle()
        #expect(app.window.overlay(KeyCommandList.self) != nil)
        app.press(.character("x"))
        app.settle()
        #expect(app.window.overlay(KeyCommandList.self) == nil)
    }

    @Test("the list shows while Control is held alone for a second", arguments: [TestKey.Modifiers.control, .command])
    func heldList(key: TestKey.Modifiers) {
        let app = launch()
        app.press(.modifier(key), releases: false)
        app.advance(seconds: 0.9)
        #expect(app.window.overlay(KeyCommandList.self) == nil)
        app.advance(seconds: 0.5)
        #expect(app.visibleTexts.contains("Export All"))
        app.release(.modifier(key))
        app.settle()
        #expect(app.window.overlay(KeyCommandList.self) == nil)
        #expect(!app.visibleTexts.contains("Export All"))
    }

    @Test("the main menu lists the key commands, and a held Control lists none over an open menu")
    func listOfMenu() throws {
        let app = launch()
        app.press(.function(10))
        app.settle()
        app.press(.modifier(.control), releases: false)
        app.advance(seconds: 1.5)
        #expect(app.window.overlay(KeyCommandList.self) == nil)
        app.release(.modifier(.control))
        try app.tap("Help")
        app.settle()
        try app.tap("Keyboard Shortcuts")
        app.settle()
        #expect(app.window.overlay(KeyCommandList.self) != nil)
    }

    @Test("a command of the list works while it shows, and hides it")
    func heldCommand() {
        let app = launch()
        app.press(.modifier(.control), releases: false)
        app.advance(seconds: 1.5)
        app.press(.character("e"), modifiers: [.control, .shift])
        #expect(delegate.exports == 1)
        app.settle()
        #expect(app.window.overlay(KeyCommandList.self) == nil)
        app.release(.modifier(.control))
        app.settle()
        #expect(delegate.exports == 1)
    }

    @Test("a key, a touch or the wheel in the meantime keeps the list away", arguments: 0..<4)
    func heldForAnother(input: Int) {
        let app = launch()
        app.press(.modifier(.control), releases: false)
        app.advance(seconds: 0.3)
        switch input {
        case 0: app.press(.character("j"), modifiers: .control)
        case 1: app.tap(at: CGPoint(x: 100, y: 300))
        case 2: app.wheel(by: CGPoint(x: 0, y: 20), at: CGPoint(x: 100, y: 300))
        default: app.press(.modifier(.shift), modifiers: .control)
        }
        app.advance(seconds: 2)
        #expect(app.window.overlay(KeyCommandList.self) == nil)
    }

    @Test("a responder receives a modifier key as a press with its key code and no characters")
    func modifierPress() throws {
        let page = PressPage()
        delegate.root = page
        let app = launch()
        app.press(.modifier(.shift))
        app.press(.modifier(.alternate))
        #expect(page.lines == ["began 225 shift", "ended 225 -", "began 226 -", "ended 226 -"])
    }

    @Test("Control+N opens a window in an app that supports several")
    func newWindow() {
        let app = SeveralWindows.launch()
        app.press(.character("n"), modifiers: .control)
        app.settle()
        #expect(app.windows.count == 2)
    }

    @Test("a held key of the list and of the menu opens one of each")
    func repetition() {
        let app = launch()
        for key in [TestKey.function(1), .function(10)] { for _ in 0..<3 { app.press(key) } }
        app.settle()
        #expect(app.window.subviews.filter { $0 is WindowOverlay }.count <= 1)
    }
}
