import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// Views that dragged items activate.
@MainActor
struct SpringLoadingTests {
    private let recorder = DragRecorder()
    private let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    private let start = CGPoint(x: 70, y: 130)

    private func show(_ view: UIView) -> TestApp {
        let page = UIViewController(), app = TestApp(page)
        source.addInteraction(UIDragInteraction(delegate: recorder))
        page.view.addSubview(source)
        page.view.addSubview(view)
        app.settle()
        return app
    }

    @Test func `items that rest on a button press it once`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 400, width: 100, height: 50)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let app = show(button)
        app.dragItem(from: start, to: CGPoint(x: 150, y: 420), drops: false)
        app.advance(frames: 90)
        #expect(taps == 0)
        button.isSpringLoaded = true
        app.step(to: CGPoint(x: 151, y: 420))
        app.advance(frames: 40)
        #expect(taps == 0)
        app.advance(frames: 60)
        #expect(taps == 1)
        app.advance(frames: 90)
        #expect(taps == 1)
        app.lift()
        app.settle()
        #expect(button.alpha == 1)
    }

    @Test func `the states of an interaction follow each other, and leaving ends them`() {
        final class Effect: NSObject, UISpringLoadedInteractionEffect {
            var states: [UISpringLoadedInteractionEffectState] = []
            func interaction(
                _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
            ) { states.append(context.state) }
        }
        let view = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 50)), effect = Effect()
        var activations = 0
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
                activations += 1
                #expect(context.location(in: view).y == 20)
            })
        let app = show(view)
        app.dragItem(from: start, to: CGPoint(x: 150, y: 420), drops: false)
        app.advance(frames: 20)
        app.step(to: CGPoint(x: 10, y: 700))
        #expect(effect.states == [.possible, .inactive])
        app.step(to: CGPoint(x: 150, y: 420))
        app.advance(frames: 60)
        #expect(effect.states == [.possible, .inactive, .possible, .activating, .activated])
        #expect(activations == 1)
        app.lift()
        app.settle()
        #expect(effect.states.last == .inactive)
    }

    @Test func `items over a segment select it`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 45, y: 400, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        control.isSpringLoaded = true
        let app = show(control)
        app.dragItem(from: start, to: CGPoint(x: 300, y: 415), drops: false)
        app.advance(frames: 60)
        #expect(control.selectedSegmentIndex == 2)
        app.step(to: CGPoint(x: 190, y: 415))
        app.advance(frames: 60)
        #expect(control.selectedSegmentIndex == 1)
        app.lift()
        app.settle()
    }

    @Test func `items over a tab select it`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
        bar.items = items
        bar.selectedItem = items[0]
        bar.isSpringLoaded = true
        let app = show(bar)
        app.dragItem(from: start, to: CGPoint(x: 290, y: 720), drops: false)
        app.advance(frames: 60)
        #expect(bar.selectedItem === items[1])
        app.lift()
        app.settle()
    }

    @Test func `items over a row select it, unless the delegate refuses`() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var chosen: [IndexPath] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
            func tableView(
                _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
                with context: any UISpringLoadedInteractionContext
            ) -> Bool { indexPath.row != 1 }
        }
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        table.isSpringLoaded = true
        let app = show(table)
        app.dragItem(from: start, to: CGPoint(x: 150, y: 366), drops: false)
        app.advance(frames: 60)
        #expect(rows.chosen.isEmpty)
        app.step(to: CGPoint(x: 150, y: 410))
        app.advance(frames: 60)
        #expect(rows.chosen == [IndexPath(row: 2, section: 0)])
        app.lift()
        app.settle()
    }

    @Test func `items that rest on a button of an alert choose its action`() throws {
        let app = show(UIView())
        var chosen: [String] = []
        let alert = UIAlertController(title: "Move", message: nil, preferredStyle: .alert)
        for name in ["Cancel", "Here"] {
            alert.addAction(
                UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default) { _ in
                    chosen.append(name)
                })
        }
        #expect(!alert.isSpringLoaded)
        alert.isSpringLoaded = true
        #expect(alert.isSpringLoaded)
        app.dragItem(from: start, to: CGPoint(x: 20, y: 700), drops: false)
        app.window.rootViewController?.present(alert, animated: true)
        app.advance(frames: 60)
        let button = try app.require("Here")
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        app.step(to: middle)
        app.advance(frames: 120)
        #expect(chosen == ["Here"])
        app.lift()
        app.settle()
    }
}
