import SeededNumbers
package import UIKit
package import UIKitTesting

/// An app for a walk: performs one act after the other, and knows the created objects.
@MainActor
package final class Walker {
    /// The callbacks for requests.
    package enum Inside: Int, CaseIterable {
        case willAppear, didAppear, willDisappear, didDisappear, willShow, didShow
    }

    package let app: TestApp
    package let root: UIViewController
    let blank = UIViewController()
    private let times: FrameTimes?
    private(set) var pages: [Remembered] = []
    let delegate = WalkDelegate()
    /// Performs acts inside callbacks, in walks with such acts.
    let reentry: Reentry?
    let listener = HookListener()
    /// Controllers that the app retains outside of containers.
    var kept: [UIViewController] = []
    private let mayPresent: Bool
    private var percent: UIPercentDrivenInteractiveTransition?
    private var finger: CGPoint?
    /// The acts for the next callback of a kind.
    private var waiting: [(Inside, Act)] = []
    var isInside = false
    /// The number of requests inside callbacks so far.
    private var entered = 0
    /// The callback in which the next act is performed.
    private var nextPlace: Inside?
    private var made = 0
    private var faults: [String] = []

    struct Remembered { weak var page: WalkPage? }

    init(
        _ place: Walk.Place, rightToLeft: Bool, times: FrameTimes? = nil, insides: Walk.Insides? = nil,
        log: ((String) -> Void)? = nil
    ) {
        self.times = times
        reentry = insides == nil ? nil : Reentry()
        mayPresent = insides != .withoutPresentations
        let makeStack: () -> UINavigationController = {
            insides == nil ? UINavigationController() : HookNavigation(nibName: nil, bundle: nil)
        }
        let size =
            place == .split || place == .triple ? CGSize(width: 900, height: 600) : CGSize(width: 200, height: 320)
        let start: UIViewController
        var first: [UINavigationController] = []
        switch place {
        case .plain, .sheet:
            start = place == .plain ? makeStack() : UIViewController()
        case .tabs:
            first = (0..<4).map { _ in makeStack() }
            let tabs = UITabBarController()
            tabs.viewControllers = first
            start = tabs
        case .split, .triple: start = UISplitViewController(style: place == .split ? .doubleColumn : .tripleColumn)
        }
        root = start
        app = TestApp(start, size: size, scale: 1, rightToLeft: rightToLeft, draws: times?.draws ?? false)
        if let navigation = start as? UINavigationController { first = [navigation] }
        if let split = start as? UISplitViewController {
            for column in Self.columns where column != .supplementary || place == .triple {
                split.setViewController(makePage(0), for: column)
            }
        }
        if place == .sheet {
            let navigation = makeStack()
            start.present(navigation, animated: false)
            first = [navigation]
        }
        for (number, navigation) in first.enumerated() {
            navigation.viewControllers = [makePage(number)]
            navigation.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
        }
        delegate.walker = self
        if let reentry {
            (start as? UITabBarController)?.delegate = delegate
            (start as? UISplitViewController)?.delegate = delegate
            reentry.log = log
            reentry.readControllers = { [weak self] in self.map { Reentry.readControllers(at: $0.controllers) } }
            reentry.perform = { [weak self] act in self?.performInside(act) }
        }
        app.settle()
    }

    /// The called callbacks, and the number of acts performed inside them.
    package var hooksSeen: Set<String> { Set(reentry?.seen.keys.map(\.rawValue) ?? []) }
    package var performedInside: Int { reentry?.performed ?? 0 }

    static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    func makePage(_ kind: Int) -> WalkPage {
        made += 1
        let page = reentry == nil ? WalkPage("P\(made)", kind: kind) : WalkPage(reentrant: "P\(made)", kind: kind)
        page.onCall = { [weak self] in self?.enter($0) }
        pages.removeAll { $0.page == nil }
        pages.append(Remembered(page: page))
        return page
    }

    // MARK: What is there

    /// All controllers from the window's root, the root first.
    var controllers: [UIViewController] {
        var found: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            guard !found.contains(where: { $0 === controller }) else { return }
            found.append(controller)
            controller.children.forEach(visit)
            (controller as? UINavigationController)?.viewControllers.forEach(visit)
            (controller as? UITabBarController)?.viewControllers?.forEach(visit)
            if let split = controller as? UISplitViewController {
                Self.columns.compactMap { split.viewController(for: $0) }.forEach(visit)
            }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                visit(presented)
            }
        }
        visit(root)
        return found
    }

    package var navigations: [UINavigationController] { controllers.compactMap { $0 as? UINavigationController } }

    /// The topmost presented controller, or the root.
    var front: UIViewController {
        var front = root
        while let next = front.presentedViewController, next !== front { front = next }
        return front
    }

    var isAway: Bool { app.window.rootViewController === blank }

    func takeFaults() -> [String] {
        defer { faults = [] }
        return faults
    }

    // MARK: Inside callbacks

    func enter(_ place: Inside) {
        guard !isInside, let found = waiting.firstIndex(where: { $0.0 == place }) else { return }
        isInside = true
        entered += 1
        perform(request: waiting.remove(at: found).1)
        isInside = false
    }

    // MARK: Acts

    package func perform(_ act: Act) {
        app.activate()
        if act.spot != nil { return reentry?.add(act) ?? () }
        if let place = nextPlace, act.verb.isRequest {
            nextPlace = nil
            waiting.append((place, act))
        } else if act.verb == .inside {
            nextPlace = Inside(rawValue: act.what % Inside.allCases.count)
        } else {
            perform(request: act)
        }
    }

    /// Performs an act of a callback, which may be inside another callback.
    private func performInside(_ act: Act) {
        let outer = isInside
        isInside = true
        entered += 1
        perform(request: act)
        isInside = outer
    }

    private func perform(request act: Act) {
        if !mayPresent, act.verb == .present || act.verb == .dismiss { return }
        switch act.verb {
        case .push, .pop, .popTo, .popToRoot, .set: performStack(act)
        case .give: give(act)
        case .hideBar, .hideToolbar, .toolbarItems, .retitle, .prompt, .largeTitles, .appearance, .leftItem,
            .barsOnSwipe:
            performBar(act)
        case .press, .edge, .move, .lift, .back, .mouseBack, .keyBack, .wheel, .tapTab: performHand(act)
        case .tab, .column, .present, .dismiss, .away: performContainer(act)
        case .resize, .dark, .textSize, .direction, .lessMotion, .lowMemory: performWorld(act)
        case .animator, .interaction, .update, .hold, .finish: performTransition(act)
        case .frames: if !isInside { advance(frames: 1 + act.what % 12) }
        case .rest: if !isInside, finger == nil { app.settle() }
        case .inside: break
        default: performMore(act)
        }
    }

    private func advance(frames: Int) {
        guard let times else { return app.advance(frames: frames) }
        for _ in 0..<frames { times.measure { app.advance(frames: 1) } }
    }

    private func performStack(_ act: Act) {
        let all = navigations
        guard !all.isEmpty else { return }
        let navigation = all[act.who % all.count]
        if navigation.delegate == nil, !(navigation.parent is UISplitViewController) { navigation.delegate = delegate }
        let before = navigation.viewControllers
        let enteredBefore = entered
        // A gesture that holds the transition restores the old stack before a request takes effect.
        let isHeld =
            finger != nil
            || navigation.transitionCoordinator.map { $0.initiallyInteractive || $0.isInterruptible } ?? false
        var expected = before
        switch act.verb {
        case .push:
            let page = makePage(act.what)
            navigation.pushViewController(page, animated: act.animated)
            expected.append(page)
        case .pop:
            let popped = navigation.popViewController(animated: act.animated)
            if before.count > 1 { expected.removeLast() }
            if !isHeld, !isInside, entered == enteredBefore, popped !== (before.count > 1 ? before.last : nil) {
                faults.append("pop returned \(popped?.title ?? "nothing")")
            }
        case .popTo:
            guard !before.isEmpty else { return }
            let target = before[act.what % before.count]
            let popped = navigation.popToViewController(target, animated: act.animated) ?? []
            expected = Array(before.prefix { $0 !== target }) + [target]
            if !isHeld, !isInside, entered == enteredBefore, popped.count != before.count - expected.count {
                faults.append("popTo returned \(popped.count) controllers")
            }
        case .popToRoot:
            navigation.popToRootViewController(animated: act.animated)
            expected = Array(before.prefix(1))
        default:
            var numbers = SeededNumbers(seed: UInt64(act.what))
            expected = Array(before.shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers)))
            if act.what % 3 != 0 || expected.isEmpty { expected.append(makePage(act.what)) }
            navigation.setViewControllers(expected, animated: act.animated)
        }
        // A request inside one of its callbacks takes effect as well.
        guard !isHeld, !isInside, entered == enteredBefore else { return }
        if !navigation.viewControllers.elementsEqual(expected, by: ===) {
            faults.append(
                """
                the stack is \(Self.names(navigation.viewControllers)), asked \(Self.names(expected)) of \
                \(Self.names(before))
                """
            )
        }
    }

    /// Moves the top page of one stack to another stack in one turn: popped first, or directly.
    private func give(_ act: Act) {
        let all = navigations
        guard !all.isEmpty else { return }
        let (from, to) = (all[act.who % all.count], all[act.what % all.count])
        guard from !== to else { return }
        if act.what / all.count % 2 == 1, isInside {
            if from.viewControllers.count > 1, let page = from.topViewController,
                !to.viewControllers.contains(where: { $0 === page })
            {
                to.pushViewController(page, animated: act.animated)
            }
            return
        }
        guard let page = from.viewControllers.count > 1 ? from.popViewController(animated: act.animated) : nil else {
            return
        }
        // A callback may have moved the page elsewhere.
        if !navigations.contains(where: { $0.viewControllers.contains { $0 === page } }) {
            to.pushViewController(page, animated: act.animated)
        }
    }

    static func names(_ list: [UIViewController]) -> [String] { list.map { $0.title ?? "\(type(of: $0))" } }

    private func performBar(_ act: Act) {
        let all = navigations
        guard !all.isEmpty else { return }
        let navigation = all[act.who % all.count]
        guard let top = navigation.topViewController else { return }
        switch act.verb {
        case .hideBar: navigation.setNavigationBarHidden(act.what % 2 == 0, animated: act.animated)
        case .hideToolbar: navigation.setToolbarHidden(act.what % 2 == 0, animated: act.animated)
        case .toolbarItems:
            top.setToolbarItems(
                (0..<act.what % 4).map { _ in UIBarButtonItem(systemItem: .add) }, animated: act.animated)
        case .retitle: top.title = [nil, "", "Short", String(repeating: "Long title ", count: 20)][act.what % 4]
        case .prompt: top.navigationItem.prompt = act.what % 2 == 0 ? nil : "Prompt"
        case .largeTitles: navigation.navigationBar.prefersLargeTitles = act.what % 2 == 0
        case .appearance:
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            top.navigationItem.standardAppearance = act.what % 2 == 0 ? appearance : nil
        case .leftItem:
            top.navigationItem.leftBarButtonItem = act.what % 2 == 0 ? UIBarButtonItem(systemItem: .cancel) : nil
        default: navigation.hidesBarsOnSwipe = act.what % 3 == 0
        }
    }

    private func performHand(_ act: Act) {
        guard !isInside else { return }
        let size = app.window.bounds.size
        let place = CGPoint(x: size.width * CGFloat(act.who) / 1_000, y: size.height * CGFloat(act.what) / 1_000)
        switch act.verb {
        case .press, .edge:
            guard finger == nil else { return }
            let start =
                act.verb == .edge ? CGPoint(x: app.isRightToLeft ? size.width - 2 : 2, y: size.height * 0.6) : place
            app.press(at: start)
            finger = start
        case .move:
            guard let start = finger else { return }
            for frame in 1...4 {
                let part = CGFloat(frame) / 4
                app.step(to: CGPoint(x: start.x + (place.x - start.x) * part, y: start.y + (place.y - start.y) * part))
            }
            finger = place
        case .lift: liftFinger()
        case .back:
            guard finger == nil, let button = app.find(identifier: "BackButton") else { return }
            app.tap(button)
        case .mouseBack: app.pressMouseBack()
        case .keyBack: app.press(.left, modifiers: .alternate)
        case .wheel: app.wheel(by: CGPoint(x: act.what % 7 == 0 ? 60 : 0, y: CGFloat(act.what % 200) - 100), at: place)
        default:
            guard finger == nil, let bar = app.find(UITabBar.self) else { return }
            let frame = bar.convert(bar.bounds, to: nil)
            app.tap(at: CGPoint(x: frame.minX + frame.width * CGFloat(act.who) / 1_000, y: frame.minY + 20))
        }
    }

    private func liftFinger() {
        if finger != nil { app.lift() }
        finger = nil
    }

    private func performContainer(_ act: Act) {
        switch act.verb {
        case .tab:
            guard let tabs = root as? UITabBarController, let count = tabs.viewControllers?.count, count > 0 else {
                return
            }
            tabs.selectedIndex = act.what % count
        case .column:
            guard let split = root as? UISplitViewController else { return }
            let column = Self.columns[act.who % Self.columns.count]
            guard split.viewController(for: column) != nil else { return }
            switch act.what % 4 {
            case 0: split.hide(column)
            case 1:
                split.preferredDisplayMode =
                    [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary][act.what / 4 % 4]
            case 2: split.showDetailViewController(makePage(act.what), sender: nil)
            default: split.show(column)
            }
        case .present:
            let kind = act.what % 4
            let shown: UIViewController
            if kind == 0 {
                let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                shown = alert
            } else {
                shown =
                    kind == 3
                    ? makePage(act.what / 4) : UINavigationController(rootViewController: makePage(act.what / 4))
                shown.modalPresentationStyle = [.automatic, .fullScreen, .formSheet][kind - 1]
            }
            if reentry != nil {
                shown.presentationController?.delegate = delegate
                front.present(shown, animated: act.animated) { Reentry.call(.presentCompletion) }
            } else {
                front.present(shown, animated: act.animated)
            }
        case .dismiss:
            // The sheet that is the walk's place stays.
            let base = place == .sheet ? root.presentedViewController : root
            guard let presenter = front.presentingViewController, front !== base else { return }
            if reentry != nil {
                presenter.dismiss(animated: act.animated) { Reentry.call(.dismissCompletion) }
            } else {
                presenter.dismiss(animated: act.animated)
            }
        default:
            guard !isInside else { return }
            app.window.rootViewController = isAway ? root : blank
        }
    }

    private var place: Walk.Place {
        root is UINavigationController || root is UITabBarController || root is UISplitViewController ? .plain : .sheet
    }

    private func performWorld(_ act: Act) {
        guard !isInside else { return }
        switch act.verb {
        case .resize:
            let sizes = [(200, 320), (320, 200), (900, 600), (1024, 768), (507, 700), (390, 844), (60, 90)]
            let (width, height) = sizes[act.what % sizes.count]
            app.resize(to: CGSize(width: width, height: height))
        case .dark: app.isDark.toggle()
        case .textSize: app.textSize = [.large, .extraSmall, .accessibilityExtraExtraExtraLarge][act.what % 3]
        case .direction: app.isRightToLeft.toggle()
        case .lowMemory: app.warnOfMemory()
        default: app.reducesMotion.toggle()
        }
    }

    private func performTransition(_ act: Act) {
        switch act.verb {
        case .animator:
            let fade = FadeAnimator()
            fade.duration = Double(act.who % 5) / 10
            fade.usesPropertyAnimator = act.who % 2 == 0
            fade.ending = [.once, .once, .once, .twice, .never, .atOnce, .cancelled][act.what % 7]
            delegate.animator =
                reentry != nil && act.who % 2 == 0 ? HookFade() : [nil, fade, InterruptibleFade()][act.who % 3]
        case .interaction:
            percent = act.what % 2 == 0 ? UIPercentDrivenInteractiveTransition() : nil
            percent?.wantsInteractiveStart = act.what % 4 == 0
            delegate.interaction = percent
        case .update: percent?.update(CGFloat(act.what) / 1_000)
        case .hold: percent?.pause()
        default: if act.what % 2 == 0 { percent?.finish() } else { percent?.cancel() }
        }
    }

    /// Ends everything that keeps the app from resting: the touch, gestures, endless animators, waiting requests.
    func calmDown() {
        waiting = []
        reentry?.forgetAll()
        calmMore()
        nextPlace = nil
        liftFinger()
        delegate.animator = nil
        delegate.interaction = nil
        percent?.finish()
        percent = nil
        if isAway { app.window.rootViewController = root }
        guard app.settle() else { return faults.append("it never comes to rest") }
        // The next request ends an animator that never ends.
        for navigation in navigations where navigation.transitionCoordinator != nil {
            navigation.viewControllers = navigation.viewControllers
        }
        if let tabs = root as? UITabBarController, tabs.transitionCoordinator != nil {
            tabs.viewControllers = tabs.viewControllers
        }
        if !app.settle() { faults.append("it never comes to rest") }
    }
}

extension Act.Verb {
    /// Whether an app's own code can perform the act, so that it is possible inside a callback.
    var isRequest: Bool {
        switch self {
        case .frames, .rest, .inside, .press, .edge, .move, .lift, .back, .mouseBack, .keyBack, .wheel, .tapTab, .away,
            .resize, .dark, .textSize,
            .direction, .lessMotion, .lowMemory:
            false
        default: true
        }
    }
}

/// Returns the walk's animators, and allows requests in its calls.
@MainActor
final class WalkDelegate: NSObject, UINavigationControllerDelegate {
    weak var walker: Walker?
    var columns = ColumnNotifications()
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Reentry.call(.animator)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Reentry.call(.interaction)
        return interaction
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        walker?.enter(.willShow)
        Reentry.call(.willShow)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        walker?.enter(.didShow)
        Reentry.call(.didShow)
    }
}
