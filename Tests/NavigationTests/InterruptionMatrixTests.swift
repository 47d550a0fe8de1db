import Testing
import UIKit
import UIKitTesting

/// Every request in every phase, animated or not, in both directions of reading: at rest everything agrees.
@MainActor
@Suite struct InterruptionMatrixTests {
    enum Request: CaseIterable { case push, pop, popTo, popToRoot, set, setSameTop, swipe, hideBar, present, resize, dark }
    enum Phase: CaseIterable { case idle, earlyPush, latePush, earlyPop, latePop, dragging, settling, takenBack, unshown, containerAppearing
        case customPush, customPop, customHeld, customCancelled, customOverdue }

    struct Case: CustomTestStringConvertible, Sendable {
        let phase: Phase
        let animated: Bool
        let rightToLeft: Bool
        var testDescription: String { "\(phase), \(animated ? "animated" : "at once"), \(rightToLeft ? "right to left" : "left to right")" }
    }

    nonisolated static let cases = Phase.allCases.flatMap { phase in
        [true, false].flatMap { animated in [true, false].map { Case(phase: phase, animated: animated, rightToLeft: $0) } }
    }

    /// One run: a stack of three in some phase, and what is expected of it.
    @MainActor
    final class Run {
        let app: TestApp
        let navigation = UINavigationController()
        var expected: [CheckingViewController] = []
        var made: [Weak] = []
        let rightToLeft: Bool
        var finger = CGPoint.zero
        var isDragging = false
        let delegate = TransitionDelegate()
        let percent = UIPercentDrivenInteractiveTransition()

        struct Weak { weak var page: CheckingViewController? }

        init(_ rightToLeft: Bool) {
            self.rightToLeft = rightToLeft
            app = TestApp(UIViewController(), size: CGSize(width: 200, height: 320), scale: 1, rightToLeft: rightToLeft, draws: false)
            for _ in 0..<3 { expected.append(make()) }
            navigation.viewControllers = expected
        }

        func make() -> CheckingViewController {
            let page = CheckingViewController()
            page.title = "P\(made.count)"
            made.append(Weak(page: page))
            return page
        }

        func x(_ way: CGFloat) -> CGFloat { rightToLeft ? 200 - way : way }

        func startSwipe(to way: CGFloat, frames: Int) {
            app.drag(from: CGPoint(x: x(2), y: 200), to: CGPoint(x: x(way), y: 200), frames: frames, lifts: false)
        }

        // MARK: Phases

        func enter(_ phase: Phase) {
            if phase != .unshown, phase != .containerAppearing {
                app.window.rootViewController = navigation
                app.settle()
            }
            switch phase {
            case .idle, .unshown: break
            case .earlyPush, .latePush:
                push(animated: true)
                app.advance(frames: phase == .earlyPush ? 3 : 24)
            case .earlyPop, .latePop:
                pop(animated: true)
                app.advance(frames: phase == .earlyPop ? 3 : 24)
            case .dragging:
                startSwipe(to: 90, frames: 12)
                isDragging = true
            case .settling:
                startSwipe(to: 150, frames: 20)
                app.lift()
                expected.removeLast()
                app.advance(frames: 2)
            case .takenBack:
                startSwipe(to: 40, frames: 20)
                app.advance(frames: 10)
                app.step(to: CGPoint(x: x(40), y: 200))
                app.lift()
                app.advance(frames: 2)
            case .customPush, .customPop, .customOverdue:
                let fade = FadeAnimator()
                if phase == .customOverdue { fade.ending = .never }
                useAnimator(fade)
                if phase == .customPop { pop(animated: true) } else { push(animated: true) }
                app.advance(frames: phase == .customOverdue ? 140 : 20)
                if phase == .customOverdue { useAnimator(FadeAnimator()) }
            case .customHeld, .customCancelled:
                useAnimator(FadeAnimator())
                delegate.interaction = percent
                push(animated: true)
                percent.update(0.4)
                app.advance(frames: 3)
                delegate.interaction = nil
                if phase == .customCancelled {
                    percent.cancel()
                    expected.removeLast()
                    app.advance(frames: 3)
                }
            case .containerAppearing:
                app.window.rootViewController = UIViewController()
                app.settle()
                app.window.rootViewController?.present(navigation, animated: true)
                app.advance(frames: 3)
            }
        }

        private func useAnimator(_ animator: FadeAnimator) {
            delegate.animator = animator
            navigation.delegate = delegate
        }

        // MARK: Requests

        func push(animated: Bool) {
            let page = make()
            navigation.pushViewController(page, animated: animated)
            expected.append(page)
        }

        func pop(animated: Bool) {
            navigation.popViewController(animated: animated)
            if expected.count > 1 { expected.removeLast() }
        }

        func perform(_ request: Request, animated: Bool) {
            // A finger on the screen loses against the app: what it dragged is back before the request counts.
            switch request {
            case .push: push(animated: animated)
            case .pop: pop(animated: animated)
            case .popTo:
                let target = expected[min(1, expected.count - 1)]
                navigation.popToViewController(target, animated: animated)
                expected = Array(expected.prefix { $0 !== target }) + [target]
            case .popToRoot:
                navigation.popToRootViewController(animated: animated)
                expected = [expected[0]]
            case .set:
                expected = [expected[expected.count - 1], make(), make()]
                navigation.setViewControllers(expected, animated: animated)
            case .setSameTop:
                expected = [make(), expected[expected.count - 1]]
                navigation.setViewControllers(expected, animated: animated)
            case .swipe: swipe()
            case .hideBar:
                navigation.setNavigationBarHidden(true, animated: animated)
                app.advance(frames: 4)
                navigation.setNavigationBarHidden(false, animated: animated)
            case .present:
                let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                navigation.present(alert, animated: animated)
                app.advance(frames: 4)
                app.settle()
                alert.presentingViewController?.dismiss(animated: animated)
            case .resize:
                app.resize(to: CGSize(width: 320, height: 200))
                app.advance(frames: 2)
                app.resize(to: CGSize(width: 200, height: 320))
            case .dark:
                app.isDark = true
            }
        }

        /// A finger that goes all the way, unless one is on its way already.
        private func swipe() {
            if isDragging { return }
            let before = navigation.viewControllers.count
            startSwipe(to: 190, frames: 8)
            app.lift()
            app.settle()
            // In motions that cannot be caught it changes nothing; where it can, one page leaves or returns.
            let after = navigation.viewControllers.compactMap { $0 as? CheckingViewController }
            if after.count != before {
                #expect(abs(after.count - before) == 1)
                expected = after
            }
        }

        func letGo() {
            percent.finish()
            // An animator that never ends is left behind by the next request, whatever it asks.
            if app.settle(), navigation.transitionCoordinator != nil { navigation.setViewControllers(expected, animated: false) }
            guard isDragging else { return }
            let isHeld = navigation.transitionCoordinator?.isInteractive == true
            app.lift()
            app.settle()
            // Where no request took the page from the finger, the finger decides.
            if isHeld { expected = navigation.viewControllers.compactMap { $0 as? CheckingViewController } }
            isDragging = false
        }

        // MARK: At rest

        func faults() -> [String] {
            var wrong: [String] = []
            let top = expected[expected.count - 1]
            if !navigation.viewControllers.elementsEqual(expected, by: ===) {
                wrong.append("the stack is \(navigation.viewControllers.map { $0.title ?? "" }), asked \(expected.map { $0.title ?? "" })")
            }
            if navigation.visibleViewController !== top { wrong.append("visible is not the top") }
            if top.view.window == nil { wrong.append("the top is not in the window") }
            if app.title != top.title { wrong.append("the bar says \(app.title ?? "nothing")") }
            let label = expected.count > 1 ? expected[expected.count - 2].title : nil
            if app.backLabel != label { wrong.append("back says \(app.backLabel ?? "nothing") for \(label ?? "nothing")") }
            if navigation.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
            if navigation.navigationBar.frame.minY != 0 || navigation.navigationBar.frame.width != 200 {
                wrong.append("the bar stands at \(navigation.navigationBar.frame)")
            }
            if app.presentedFrame(of: top.view)?.origin != .zero || top.view.bounds.size != navigation.view.bounds.size {
                wrong.append("the page stands at \(app.presentedFrame(of: top.view) ?? .null)")
            }
            wrong += app.animatedLayers.map { "still held: \($0)" }
            for page in made.compactMap(\.page) {
                if let order = page.wrongOrder { wrong.append("\(page.title ?? ""): \(order)") }
                if page.phase != (page === top ? .shown : .hidden) { wrong.append("\(page.title ?? "") is \(page.phase)") }
                if page !== top, page.viewIfLoaded?.window != nil { wrong.append("\(page.title ?? "") is covered, but in the window") }
                if !expected.contains(where: { $0 === page }) { wrong.append("\(page.title ?? "") leaks") }
            }
            return wrong
        }
    }

    @Test("at rest stack, screen, bar and callbacks agree, and nothing is left over", arguments: cases)
    func matrix(example: Case) {
        for request in Request.allCases {
            let run = Run(example.rightToLeft)
            run.enter(example.phase)
            run.perform(request, animated: example.animated)
            run.letGo()
            if example.phase == .unshown { run.app.window.rootViewController = run.navigation }
            #expect(run.app.settle(), "\(example.testDescription), \(request) never comes to rest")
            for fault in run.faultsOfPresentation(example.phase) { Issue.record("\(example.testDescription), \(request): \(fault)") }
        }
    }
}

extension InterruptionMatrixTests.Run {
    /// A presented navigation controller stands in a sheet, elsewhere than one that fills the window.
    func faultsOfPresentation(_ phase: InterruptionMatrixTests.Phase) -> [String] {
        faults().filter { phase != .containerAppearing || !($0.hasPrefix("the page stands") || $0.hasPrefix("the bar stands")) }
    }
}
