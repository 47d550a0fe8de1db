import UIKit
import UIKitTesting

/// A stack of three pages in a phase, a request, and the expected result.
@MainActor
package final class InterruptionRun {
    private let app: TestApp
    private let navigation = UINavigationController()
    private var expected: [WalkPage] = []
    private var made: [Weak] = []
    private let example: InterruptionCase
    private let container: UIViewController
    private var isDragging = false
    private let delegate = TransitionDelegate()
    private let percent = UIPercentDrivenInteractiveTransition()
    private var wrong: [String] = []

    private struct Weak { weak var page: WalkPage? }

    package init(_ example: InterruptionCase) {
        self.example = example
        switch example.place {
        case .plain: container = navigation
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), navigation]
            tabs.selectedIndex = 1
            container = tabs
        case .sheet: container = UIViewController()
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredSplitBehavior = .tile
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(navigation, for: .secondary)
            container = split
        }
        app = TestApp(
            UIViewController(), size: Self.size(example.place), scale: 1, rightToLeft: example.rightToLeft,
            draws: false)
        for _ in 0..<3 { expected.append(make()) }
        navigation.viewControllers = expected
        if example.bar == .hidden { navigation.setNavigationBarHidden(true, animated: false) }
    }

    private static func size(_ place: InterruptionCase.Place) -> CGSize {
        place == .column ? CGSize(width: 900, height: 600) : CGSize(width: 200, height: 320)
    }

    /// The frame of the stack in the window.
    private var place: CGRect { app.presentedFrame(of: navigation.view) ?? .zero }

    private func make() -> WalkPage {
        let page = WalkPage("P\(made.count)")
        made.append(Weak(page: page))
        return page
    }

    /// A point in the vertical center of the page, at a fraction of its width from the leading side, plus 2 points.
    private func point(_ part: CGFloat) -> CGPoint {
        let way = 2 + part * place.width
        return CGPoint(x: example.rightToLeft ? place.maxX - way : place.minX + way, y: place.minY + 150)
    }

    private func startSwipe(to part: CGFloat, frames: Int) {
        app.drag(from: point(0), to: point(part), frames: frames, lifts: false)
    }

    /// Adopts the current stack as the expected one after a gesture has decided.
    private func believeStack() { expected = navigation.viewControllers.compactMap { $0 as? WalkPage } }

    // MARK: Phases

    private func enter(_ phase: InterruptionCase.Phase) {
        if phase != .unshown, phase != .containerAppearing {
            app.window.rootViewController = container
            if example.place == .sheet { container.present(navigation, animated: false) }
            app.settle()
        }
        switch phase {
        case .idle, .unshown: break
        case .scheduledPush: push(animated: true)
        case .scheduledPop: pop(animated: true)
        case .earlyPush, .latePush:
            push(animated: true)
            app.advance(frames: phase == .earlyPush ? 3 : 24)
        case .earlyPop, .latePop:
            pop(animated: true)
            app.advance(frames: phase == .earlyPop ? 3 : 24)
        case .dragging:
            startSwipe(to: 0.44, frames: 12)
            isDragging = true
        case .settling:
            startSwipe(to: 0.74, frames: 20)
            app.lift()
            believeStack()
            app.advance(frames: 2)
        case .takenBack:
            startSwipe(to: 0.19, frames: 20)
            app.advance(frames: 10)
            app.step(to: point(0.19))
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
        guard example.bar == .changing else { return }
        navigation.topViewController?.navigationItem.prompt = "Prompt"
        navigation.setNavigationBarHidden(true, animated: true)
        app.advance(frames: 2)
        navigation.setNavigationBarHidden(false, animated: true)
    }

    private func useAnimator(_ animator: FadeAnimator) {
        delegate.animator = animator
        navigation.delegate = delegate
    }

    // MARK: Requests

    private func push(animated: Bool) {
        let page = make()
        navigation.pushViewController(page, animated: animated)
        expected.append(page)
    }

    private func pop(animated: Bool) {
        navigation.popViewController(animated: animated)
        if expected.count > 1 { expected.removeLast() }
    }

    private func perform(_ request: InterruptionCase.Request, animated: Bool) {
        // A request by the app cancels the gesture: the dragged page is back before the request takes effect.
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
            let isHidden = navigation.isNavigationBarHidden
            navigation.setNavigationBarHidden(!isHidden, animated: animated)
            app.advance(frames: 4)
            navigation.setNavigationBarHidden(isHidden, animated: animated)
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
            app.resize(to: Self.size(example.place))
        case .dark:
            app.isDark = true
        }
    }

    /// Swipes across the whole page, unless a gesture is already running.
    private func swipe() {
        if isDragging { return }
        let before = navigation.viewControllers.count
        startSwipe(to: 0.93, frames: 8)
        app.lift()
        app.settle()
        // A swipe during an animation that cannot be caught changes nothing. Otherwise one page leaves or returns.
        let after = navigation.viewControllers.compactMap { $0 as? WalkPage }
        if after.count != before {
            if abs(after.count - before) != 1 { wrong.append("a swipe changed \(before) pages to \(after.count)") }
            expected = after
        }
    }

    private func release() {
        percent.finish()
        // The next request ends an animator that never ends.
        if app.settle(), navigation.transitionCoordinator != nil {
            navigation.setViewControllers(expected, animated: false)
        }
        guard isDragging else { return }
        let isHeld = navigation.transitionCoordinator?.isInteractive == true
        app.lift()
        app.settle()
        // If no request has cancelled the gesture, the gesture decides.
        if isHeld { expected = navigation.viewControllers.compactMap { $0 as? WalkPage } }
        isDragging = false
    }

    /// Runs the case.
    /// - Returns: the broken conditions at rest.
    package func faults() -> [String] {
        enter(example.phase)
        performRequest()
        checkStack()
        checkPages()
        return wrong.map { "\(example): \($0)" }
    }

    /// Runs the case.
    /// - Returns: the titles of the stack at rest, and the calls of the app's objects since the request.
    package func trace() -> (stack: [String], calls: [String]) {
        enter(example.phase)
        let recorder = app.recordCalls(of: navigation)
        performRequest()
        return (navigation.viewControllers.map { $0.title ?? "" }, recorder.take())
    }

    private func performRequest() {
        perform(example.request, animated: example.animated)
        release()
        if example.phase == .unshown { app.window.rootViewController = container }
        if !app.settle() { wrong.append("it never comes to rest") }
    }

    // MARK: At rest

    /// Compares the stack and its bar with the expected stack.
    private func checkStack() {
        let top = expected[expected.count - 1]
        if !navigation.viewControllers.elementsEqual(expected, by: ===) {
            wrong.append(
                """
                the stack is \(navigation.viewControllers.map { $0.title ?? "" }), asked \
                \(expected.map { $0.title ?? "" })
                """
            )
        }
        if navigation.visibleViewController !== top { wrong.append("visible is not the top") }
        if top.view.window == nil { wrong.append("the top is not in the window") }
        let bar = navigation.navigationBar
        if navigation.isNavigationBarHidden != (example.bar == .hidden) {
            wrong.append("whether the bar is hidden was forgotten")
        }
        if !navigation.isNavigationBarHidden {
            let titles = app.findAll(UILabel.self).filter {
                $0.isDescendant(of: bar) && $0.accessibilityTraits.contains(.header)
            }.compactMap(\.text)
            if titles != [top.title] { wrong.append("the bar says \(titles)") }
            let label = expected.count > 1 ? expected[expected.count - 2].title : nil
            if app.backLabel != label {
                wrong.append("back says \(app.backLabel ?? "nothing") for \(label ?? "nothing")")
            }
            if bar.frame.minY != 0 || bar.frame.width != navigation.view.bounds.width {
                wrong.append("the bar stands at \(bar.frame)")
            }
        }
        if navigation.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
        if app.presentedFrame(of: top.view) != place || top.view.bounds.size != navigation.view.bounds.size {
            wrong.append("the page stands at \(app.presentedFrame(of: top.view) ?? .null)")
        }
        wrong += app.animatedLayers.map { "still held: \($0)" }
    }

    /// Checks the appearance of all pages, and that removed pages are freed.
    private func checkPages() {
        let top = expected[expected.count - 1]
        for page in made.compactMap(\.page) {
            if let order = page.wrongOrder { wrong.append("\(page.title ?? ""): \(order)") }
            if page.phase != (page === top ? .shown : .hidden) {
                wrong.append("\(page.title ?? "") is \(page.phase)")
            }
            if page !== top, page.viewIfLoaded?.window != nil {
                wrong.append("\(page.title ?? "") is covered, but in the window")
            }
            if !expected.contains(where: { $0 === page }) { wrong.append("\(page.title ?? "") leaks") }
        }
    }
}
