import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// `transition(from:to:duration:options:animations:completion:)` and its coordinator.
@MainActor
struct ChildTransitionTests {
    private final class Log { var lines: [String] = [] }

    private final class Child: UIViewController {
        let name: String
        let log: Log
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        /// Whether the controller adds an animation alongside in `viewWillAppear`.
        var animatesAlongside = false

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(mark)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.lines.append("\(name) will appear")
            guard animatesAlongside else { return }
            transitionCoordinator?.animate { [self] context in
                log.lines.append("alongside \(context.transitionDuration)")
                mark.frame.origin.x = 100
            } completion: { [self] context in
                log.lines.append("completion, cancelled \(context.isCancelled)")
            }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.lines.append("\(name) did appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.lines.append("\(name) did disappear")
        }
    }

    private let log = Log()
    private let root = UIViewController()
    private let one: Child
    private let two: Child
    private let app: TestApp

    init() {
        (one, two) = (Child("one", log), Child("two", log))
        app = TestApp(root, draws: false)
        for child in [one, two] {
            root.addChild(child)
            child.didMove(toParent: root)
        }
        root.view.addSubview(one.view)
        app.settle()
        log.lines = []
        two.animatesAlongside = true
    }

    private func swap(duration: TimeInterval, _ options: UIView.AnimationOptions = []) {
        app.activate()
        root.transition(from: one, to: two, duration: duration, options: options, animations: {}) { [log] finished in
            log.lines.append("done \(finished)")
        }
    }

    @Test("animations alongside run with the transition, and end after the did-calls")
    func alongside() {
        swap(duration: 1, [.transitionCrossDissolve, .curveLinear])
        #expect(one.transitionCoordinator === two.transitionCoordinator)
        #expect(two.transitionCoordinator?.isAnimated == true)
        #expect(two.transitionCoordinator?.viewController(forKey: .from) === one)
        #expect(two.transitionCoordinator?.viewController(forKey: .to) === two)
        app.advance(frames: 31)
        #expect(abs((app.presentedFrame(of: two.mark)?.minX ?? 0) - 50) < 2)
        app.settle()
        #expect(app.presentedFrame(of: two.mark)?.minX == 100)
        #expect(
            log.lines == [
                "two will appear", "alongside 1.0", "one did disappear", "two did appear",
                "completion, cancelled false", "done true",
            ])
        #expect(two.transitionCoordinator == nil)
        #expect(one.transitionCoordinator == nil)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a transition without a duration makes the changes alongside at once")
    func instant() {
        swap(duration: 0)
        app.settle()
        #expect(two.mark.frame.minX == 100)
        #expect(
            log.lines == [
                "two will appear", "one did disappear", "two did appear", "alongside 0.0",
                "completion, cancelled false", "done true",
            ])
        #expect(two.transitionCoordinator == nil)
    }

    @Test("a second transition back in the middle of the first completes both, and leaves no coordinator behind")
    func interrupted() {
        swap(duration: 1, .transitionCrossDissolve)
        app.advance(frames: 10)
        var completions = 0
        root.transition(
            from: two, to: one, duration: 0.5, options: .transitionCrossDissolve, animations: nil,
            completion: { _ in completions += 1 })
        app.settle()
        #expect(completions == 1)
        #expect(log.lines.contains { $0.hasPrefix("done") })
        #expect(one.transitionCoordinator == nil)
        #expect(two.transitionCoordinator == nil)
        #expect(app.animatedLayers.isEmpty)
    }
}
