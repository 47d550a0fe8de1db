import Testing
import UIKit
import UIKitTesting

/// Children of containers that send no appearance calls themselves.
@MainActor
struct ContainmentTests {
    @Test("a child whose view joins a parent on screen appears, and disappears when it leaves")
    func joining() {
        let recorder = CallRecorder()
        let parent = UIViewController()
        let app = TestApp(parent)
        let child = RecordingViewController("C", recorder)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.settle()
        #expect(
            recorder.take() == [
                "C willMove to parent", "C viewDidLoad", "C viewWillAppear", "C didMove to parent", "C viewDidAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            recorder.take() == ["C willMove to nil", "C viewWillDisappear", "C viewDidDisappear", "C didMove to nil"])
    }

    @Test("show calls the nearest container with an override, and otherwise presents")
    func shown() {
        final class Shelf: UIViewController {
            var shown: [UIViewController] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        func nest(_ child: UIViewController, in parent: UIViewController) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        let (shelf, plain, leaf, late) = (Shelf(), UIViewController(), UIViewController(), UIViewController())
        nest(shelf, in: plain)
        nest(leaf, in: shelf)
        let stack = UINavigationController(rootViewController: plain)
        let app = TestApp(stack, draws: false)
        leaf.show(late, sender: nil)
        #expect(shelf.shown == [late])
        #expect(stack.viewControllers == [plain])
        plain.show(late, sender: nil)
        app.settle()
        #expect(stack.viewControllers == [plain, late])
        let alone = UIViewController()
        app.window.rootViewController = alone
        let page = UIViewController()
        alone.show(page, sender: nil)
        app.settle()
        #expect(alone.presentedViewController === page)
    }

    @Test("a child that was there before appears once, with its parent")
    func together() {
        let recorder = CallRecorder()
        let parent = UIViewController()
        let child = RecordingViewController("C", recorder)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = recorder.take()
        let app = TestApp(parent)
        app.settle()
        #expect(recorder.take() == ["C viewWillAppear", "C viewDidAppear"])
    }

    /// Records the frame of its view in `viewIsAppearing`.
    private final class Watcher: UIViewController {
        var seen: [String] = []
        override func viewWillAppear(_ animated: Bool) { seen.append("will") }
        override func viewIsAppearing(_ animated: Bool) {
            seen.append("is \(Int(view.bounds.width)) \(view.window == nil ? "outside" : "inside")")
        }
        override func viewDidAppear(_ animated: Bool) { seen.append("did") }
    }

    @Test(
        "viewIsAppearing comes once, with the view in the window", arguments: ["root", "push", "pop", "modal", "child"])
    func isAppearing(way: String) {
        let watcher = Watcher()
        let navigation = UINavigationController(rootViewController: way == "pop" ? watcher : UIViewController())
        let app = TestApp(way == "root" ? watcher : navigation, size: CGSize(width: 200, height: 300))
        app.settle()
        switch way {
        case "push": navigation.pushViewController(watcher, animated: true)
        case "modal": navigation.present(watcher, animated: true)
        case "pop":
            navigation.pushViewController(UIViewController(), animated: false)
            app.settle()
            watcher.seen = []
            navigation.popViewController(animated: true)
        case "child":
            let top = navigation.topViewController
            top?.addChild(watcher)
            watcher.view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            top?.view.addSubview(watcher.view)
            watcher.didMove(toParent: top)
        default: break
        }
        app.settle()
        #expect(watcher.seen == ["will", "is 200 inside", "did"])
    }

    @Test("an alert shows its texts and is dismissed by a tap")
    func alert() throws {
        let root = UIViewController()
        let app = TestApp(root)
        var chosen = ""
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen = "cancel" })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen = "delete" })
        root.present(alert, animated: true)
        app.settle()
        #expect(app.alert === alert)
        #expect(app.visibleTexts.contains("It cannot be undone."))
        try app.tap("Delete")
        app.settle()
        #expect(chosen == "delete")
        #expect(app.alert == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test("a full screen presentation takes the presenting screen off, and brings it back")
    func fullScreen() {
        let recorder = CallRecorder()
        let root = RecordingViewController("R", recorder)
        let app = TestApp(root)
        app.settle()
        _ = recorder.take()
        let modal = RecordingViewController("M", recorder)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true)
        app.settle()
        #expect(
            recorder.take() == [
                "M viewDidLoad", "R viewWillDisappear animated", "M viewWillAppear animated",
                "M viewDidAppear animated",
                "R viewDidDisappear animated",
            ])
        modal.dismiss(animated: true)
        app.settle()
        #expect(
            recorder.take() == [
                "M viewWillDisappear animated", "R viewWillAppear animated", "M viewDidDisappear animated",
                "R viewDidAppear animated",
            ])
    }
}
