import Testing
import UIKit
import UIKitTesting

/// Requests inside the calls that other requests cause.
@MainActor
struct NavigationReentryTests {
    let recorder = CallRecorder()

    private func makeStack(_ names: String...) -> (
        TestApp, UINavigationController, [RecordingViewController], RecordingNavigationDelegate
    ) {
        let pages = names.map { RecordingViewController($0, recorder) }
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        let delegate = RecordingNavigationDelegate(recorder)
        let app = TestApp(navigation)
        app.settle()
        navigation.delegate = delegate
        _ = recorder.take()
        return (app, navigation, pages, delegate)
    }

    private func expectRest(
        _ app: TestApp, _ navigation: UINavigationController, _ titles: [String], _ place: String = ""
    ) {
        app.settle()
        #expect(navigation.viewControllers.map { $0.title ?? "" } == titles, "\(place)")
        #expect(navigation.visibleViewController === navigation.topViewController, "\(place)")
        #expect(app.title == titles.last, "\(place)")
        #expect(app.backLabel == titles.dropLast().last, "\(place)")
        #expect(app.animatedLayers.isEmpty, "\(place)")
        #expect(navigation.transitionCoordinator == nil, "\(place)")
        expectBalance(place)
    }

    /// Expects that each `will` of a page is followed by its `did` or by the opposite `will`.
    private func expectBalance(_ place: String) {
        var open: [String: String] = [:]
        for line in recorder.lines {
            let words = line.split(separator: " ").map(String.init)
            guard words.count > 1, words[1].hasPrefix("view"), words[1] != "viewDidLoad" else { continue }
            let (name, call) = (words[0], words[1])
            if call.hasPrefix("viewWill") {
                open[name] = call.replacing("Will", with: "Did")
            } else {
                #expect(open[name] == call, "\(place): \(line) without its will")
                open[name] = nil
            }
        }
        #expect(open.isEmpty, "\(place): \(open)")
    }

    @Test(
        "a push from inside a callback of a push comes after it",
        arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "willMove", "didMove"],
        [true, false])
    func pushInside(call: String, animated: Bool) {
        let (app, navigation, _, delegate) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        page.onCall[call] = { [weak navigation, recorder] in
            guard let navigation, navigation.topViewController?.title == "B" else { return }
            navigation.pushViewController(RecordingViewController("C", recorder), animated: animated)
        }
        navigation.pushViewController(page, animated: animated)
        expectRest(app, navigation, ["A", "B", "C"], call)
        _ = delegate
    }

    @Test("a new stack from inside didShow, a pop from inside willShow", arguments: [true, false])
    func fromDelegate(animated: Bool) {
        let (app, navigation, pages, delegate) = makeStack("A", "B")
        delegate.onDidShow = { [weak navigation, weak delegate, recorder] in
            delegate?.onDidShow = nil
            navigation?.setViewControllers(
                [RecordingViewController("X", recorder), RecordingViewController("Y", recorder)], animated: animated)
        }
        navigation.popViewController(animated: animated)
        expectRest(app, navigation, ["X", "Y"])
        delegate.onWillShow = { [weak navigation, weak delegate] in
            delegate?.onWillShow = nil
            navigation?.popViewController(animated: animated)
        }
        navigation.pushViewController(RecordingViewController("Z", recorder), animated: animated)
        expectRest(app, navigation, ["X", "Y"])
        _ = pages
    }

    @Test(
        "a pop from inside the popped screen's own callbacks takes one more",
        arguments: ["viewWillDisappear", "viewDidDisappear"])
    func popInside(call: String) {
        let (app, navigation, pages, delegate) = makeStack("A", "B", "C")
        pages[2].onCall[call] = { [weak navigation] in navigation?.popViewController(animated: true) }
        navigation.popViewController(animated: true)
        app.settle()
        expectRest(app, navigation, ["A"], call)
        _ = delegate
    }

    @Test("the root popped from inside its own push stays")
    func popRoot() {
        let (app, navigation, pages, delegate) = makeStack("A")
        pages[0].onCall["viewDidAppear"] = { [weak navigation] in _ = navigation?.popViewController(animated: true) }
        navigation.pushViewController(RecordingViewController("B", recorder), animated: false)
        navigation.popViewController(animated: true)
        expectRest(app, navigation, ["A"])
        _ = delegate
    }

    @Test("an alert presented during a push stays in front at the end of the push", arguments: [1, 15, 29])
    func presentDuringPush(frames: Int) throws {
        let (app, navigation, _, delegate) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        app.advance(frames: frames)
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.topViewController?.present(alert, animated: true)
        app.settle()
        #expect(app.alert === alert)
        #expect(navigation.visibleViewController === alert)
        try app.tap("OK")
        expectRest(app, navigation, ["A", "B"])
        _ = delegate
    }

    @Test("an alongside animation's completion may push")
    func fromCoordinator() {
        let (app, navigation, _, delegate) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        var ran: [String] = []
        _ = navigation.transitionCoordinator?.animate(alongsideTransition: { _ in ran.append("alongside") }) {
            [weak navigation, recorder] context in
            ran.append(context.isCancelled ? "cancelled" : "completed")
            navigation?.pushViewController(RecordingViewController("C", recorder), animated: true)
        }
        expectRest(app, navigation, ["A", "B", "C"])
        #expect(ran == ["alongside", "completed"])
        _ = delegate
    }

    @Test("a bar button that pushes twice in one tap pushes both")
    func twoInOneTap() throws {
        let (app, navigation, pages, delegate) = makeStack("A")
        pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go",
            primaryAction: UIAction { [weak navigation, recorder] _ in
                navigation?.pushViewController(RecordingViewController("B", recorder), animated: true)
                navigation?.pushViewController(RecordingViewController("C", recorder), animated: true)
            })
        app.settle()
        try app.tap("Go")
        expectRest(app, navigation, ["A", "B", "C"])
        _ = delegate
    }
}
