import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// Drags between views.
@MainActor
struct DragInteractionTests {
    private let views = DragViews()
    private var recorder: DragRecorder { views.recorder }
    private var source: UIView { views.source }
    private var target: UIView { views.target }
    private var start: CGPoint { views.start }
    private var goal: CGPoint { views.goal }

    private func show() -> TestApp {
        let page = UIViewController(), app = TestApp(page)
        views.add(to: page)
        app.settle()
        return app
    }

    private func overlay(_ app: TestApp) -> DragOverlay? { app.window.overlay(DragOverlay.self) }

    @Test func `a drop calls source and target in order, and copies the items`() {
        let app = show()
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(
            recorder.calls == [
                "items", "lift", "begin", "lifted end", "can handle", "enter", "will end copy", "perform", "conclude",
                "drop ended", "did end copy", "transferred",
            ]
                || recorder.calls == [
                    "items", "lift", "lifted end", "begin", "can handle", "enter", "will end copy", "perform",
                    "conclude",
                    "drop ended", "did end copy", "transferred",
                ])
        #expect(recorder.loaded == ["apple"])
        #expect(overlay(app) == nil)
        #expect(source.layer.isConcealed == false)
    }

    @Test func `a finger that lifts before it moved returns the preview`() {
        let app = show()
        app.liftItem(at: start)
        #expect(overlay(app) != nil)
        #expect(recorder.calls == ["items", "lift"])
        app.lift()
        app.settle()
        #expect(recorder.calls == ["items", "lift", "lifted start"])
        #expect(overlay(app) == nil)
    }

    @Test func `a drag goes on when its window loses the keyboard`() {
        let app = show()
        app.dragItem(from: start, to: goal, drops: false)
        app.host.send([.focus(false)])
        app.advance(frames: 2)
        #expect(app.context.drag?.isDragging == true)
        app.lift()
        app.settle()
        #expect(recorder.calls.suffix(2) == ["did end copy", "transferred"])
    }

    @Test func `lifted items return when their window loses the keyboard`() {
        let app = show()
        app.liftItem(at: start)
        app.host.send([.focus(false)])
        app.settle()
        #expect(app.context.drag == nil)
        #expect(recorder.calls == ["items", "lift", "lifted start"])
    }

    @Test func `a short touch drags nothing`() {
        let app = show()
        app.drag(from: start, to: goal)
        app.settle()
        #expect(recorder.calls.isEmpty)
    }

    @Test func `no drag begins without items`() {
        let app = show()
        recorder.texts = []
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(recorder.calls == ["items"])
    }

    @Test func `a mouse drags without a press`() {
        let app = show()
        app.dragItemWithMouse(from: start, to: goal)
        app.settle()
        #expect(recorder.loaded == ["apple"])
    }

    @Test func `a refused item flies back to its view`() throws {
        let app = show()
        recorder.operation = .forbidden
        app.dragItem(from: start, to: goal, drops: false)
        #expect(overlay(app)?.badgeText == "\u{2715}")
        let platter = try #require(overlay(app)?.subviews.compactMap { $0 as? DragPlatter }.first)
        #expect(abs(platter.center.x - goal.x) < 1 && abs(platter.center.y - goal.y) < 1)
        app.lift()
        #expect(recorder.calls.suffix(3) == ["exit", "will end forbidden", "fly back"])
        app.advance(frames: 30)
        #expect(platter.center == CGPoint(x: 70, y: 130))
        app.settle()
        #expect(recorder.calls.suffix(3) == ["back", "drop ended", "did end forbidden"])
    }

    @Test func `a copy has a mark, and a move has none`() {
        let app = show()
        app.dragItem(from: start, to: goal, drops: false)
        #expect(overlay(app)?.badgeText == "+")
        recorder.operation = .move
        app.step(to: CGPoint(x: goal.x + 1, y: goal.y))
        #expect(overlay(app)?.badgeText == nil)
        app.step(to: CGPoint(x: 5, y: 5))
        #expect(recorder.calls.last == "exit")
        app.lift()
        app.settle()
        #expect(recorder.calls.last == "did end cancel")
    }

    @Test func `a session that allows only copies is not moved`() {
        let app = show()
        recorder.operation = .move
        recorder.allowsMove = false
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(recorder.calls.last == "did end forbidden")
        #expect(recorder.loaded.isEmpty)
    }

    @Test func `a target that cannot handle the session is asked once and gets no calls`() {
        let app = show()
        recorder.handles = false
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(recorder.calls.count { $0 == "can handle" } == 1)
        #expect(!recorder.calls.contains("enter"))
    }

    @Test func `a tap of another finger adds items`() {
        let app = show()
        recorder.added = ["pear", "plum"]
        app.dragItem(from: start, to: CGPoint(x: 200, y: 200), drops: false)
        app.tapWithSecondFinger(at: start)
        #expect(recorder.calls.last == "add 2")
        #expect(overlay(app)?.badgeText == "3")
        app.step(to: goal)
        app.lift()
        app.settle()
        #expect(recorder.loaded == ["apple", "pear", "plum"])
    }

    @Test func `Escape cancels the drag`() {
        let app = show()
        app.dragItem(from: start, to: goal, drops: false)
        app.press(.escape)
        #expect(recorder.calls.suffix(3) == ["exit", "will end cancel", "fly back"])
        app.settle()
        app.lift()
        app.settle()
        #expect(recorder.calls.last == "did end cancel")
        #expect(recorder.loaded.isEmpty)
    }

    @Test func `the innermost target gets the items`() {
        let app = show()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
        let own = DragRecorder()
        inner.addInteraction(UIDropInteraction(delegate: own))
        target.addSubview(inner)
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(own.loaded == ["apple"])
        #expect(recorder.loaded.isEmpty)
    }

    @Test func `a view with a paste configuration takes its types`() {
        final class Pasting: UIView {
            var pasted: [String] = []
            override func paste(itemProviders: [NSItemProvider]) {
                pasted += itemProviders.flatMap(\.registeredTypeIdentifiers)
            }
        }
        let app = show()
        let view = Pasting(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        target.superview?.addSubview(view)
        app.dragItem(from: start, to: CGPoint(x: 150, y: 650))
        app.settle()
        #expect(view.pasted.isEmpty)
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        app.dragItem(from: start, to: CGPoint(x: 150, y: 650))
        app.settle()
        #expect(view.pasted == ["public.utf8-plain-text"])
    }

    @Test func `objects are loaded in the order of the items`() async throws {
        let app = show()
        recorder.texts = ["one", "two", "three"]
        app.dragItem(from: start, to: goal)
        let session = try #require(recorder.session)
        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(!session.canLoadObjects(ofClass: UIImage.self))
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        let texts = await withCheckedContinuation { done in
            session.loadObjects(ofClass: String.self) { done.resume(returning: $0) }
        }
        #expect(texts == ["one", "two", "three"])
        #expect(session.progress.totalUnitCount == 3)
        app.settle()
        #expect(recorder.calls.last == "transferred")
    }

    @Test func `the source is notified of the transfer after the last object was loaded`() async throws {
        let app = show(), gate = DispatchSemaphore(value: 0)
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
            gate.wait()
            done(Data("late".utf8), nil)
            return nil
        }
        recorder.items = [UIDragItem(itemProvider: provider)]
        app.dragItem(from: start, to: goal)
        let session = try #require(recorder.session)
        let texts: [String] = await withCheckedContinuation { done in
            session.loadObjects(ofClass: String.self) { done.resume(returning: $0) }
            app.settle()
            #expect(recorder.calls.last == "did end copy")
            gate.signal()
        }
        #expect(texts == ["late"])
        #expect(recorder.calls.last == "transferred")
    }

    @Test func `a press opens the menu of the view, and moving begins the drag`() {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
                )
            }
        }
        let app = show(), menus = Menus()
        source.addInteraction(UIContextMenuInteraction(delegate: menus))
        app.liftItem(at: start)
        app.advance(frames: 20)
        #expect(app.window.showsMenu)
        #expect(overlay(app)?.isHidden == true)
        app.step(to: CGPoint(x: 100, y: 200))
        app.advance(frames: 30)
        #expect(!app.window.showsMenu)
        #expect(overlay(app)?.isHidden == false)
        app.step(to: goal)
        app.lift()
        app.settle()
        #expect(recorder.loaded == ["apple"])
        #expect(source.layer.isConcealed == false)
    }

    @Test func `a press without movement leaves the menu open`() {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
                )
            }
        }
        let app = show(), menus = Menus()
        source.addInteraction(UIContextMenuInteraction(delegate: menus))
        app.liftItem(at: start)
        app.lift()
        app.settle()
        #expect(app.window.showsMenu)
        #expect(recorder.calls.last == "lifted start")
    }

    @Test func `a disabled interaction drags nothing`() {
        let app = show()
        (source.interactions.first as? UIDragInteraction)?.isEnabled = false
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(recorder.calls.isEmpty)
    }

    @Test func `an item shows its own preview during the drag`() throws {
        let app = show()
        let size = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        recorder.texts = []
        final class Own: NSObject, UIDragInteractionDelegate {
            let view: UIView
            init(_ view: UIView) {
                self.view = view
                super.init()
            }
            func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
                -> [UIDragItem]
            {
                let item = DragRecorder.item("own")
                item.previewProvider = { [view] in UIDragPreview(view: view) }
                return [item]
            }
        }
        let own = Own(size)
        source.interactions.forEach { source.removeInteraction($0) }
        source.addInteraction(UIDragInteraction(delegate: own))
        app.dragItem(from: start, to: goal, drops: false)
        let platters = overlay(app)?.subviews.compactMap { $0 as? DragPlatter } ?? []
        #expect(platters.map(\.size) == [CGSize(width: 30, height: 20)])
        app.lift()
        app.settle()
    }

    @Test func `a drag goes on after its view was removed and released`() {
        let app = show()
        weak var view: UIView?
        do {
            let own = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 60))
            own.addInteraction(UIDragInteraction(delegate: recorder))
            target.superview?.addSubview(own)
            app.settle()
            app.dragItem(from: CGPoint(x: 250, y: 130), to: CGPoint(x: 250, y: 300), drops: false)
            own.removeFromSuperview()
            view = own
        }
        app.step(to: goal)
        app.lift()
        app.settle()
        #expect(recorder.loaded == ["apple"])
        #expect(recorder.calls.suffix(2) == ["did end copy", "transferred"])
        #expect(app.window.appContext.drag == nil)
        app.tap(at: CGPoint(x: 5, y: 5))
        #expect(view == nil)
    }

    @Test func `the mark is at the corner of the preview from the start`() throws {
        let app = show()
        app.dragItem(from: start, to: goal, frames: 2, drops: false)
        let overlay = try #require(self.overlay(app))
        let badge = try #require(overlay.subviews.compactMap { $0 as? DragBadge }.first)
        #expect(badge.layer.presentation()?.position ?? badge.center == badge.center)
        #expect(badge.center.x > goal.x && badge.center.y < goal.y)
        app.lift()
        app.settle()
    }

    @Test func `a drag and its views are freed`() {
        weak var view: UIView?
        weak var interaction: UIDragInteraction?
        do {
            let page = UIViewController(), app = TestApp(page)
            let own = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
            let drag = UIDragInteraction(delegate: recorder)
            own.addInteraction(drag)
            page.view.addSubview(own)
            app.settle()
            app.dragItem(from: start, to: goal)
            app.settle()
            own.removeFromSuperview()
            (view, interaction) = (own, drag)
        }
        recorder.session = nil
        #expect(view == nil)
        #expect(interaction == nil)
    }
}
