import UIKit
import UIKitTesting

/// Runs one presentation from `present` to its end and once again, and performs one act during the first run.
@MainActor
package final class PresentationRun {
    package let example: PresentationCase
    private(set) var app: TestApp
    private var navigation: UINavigationController!
    private weak var presenter: MatrixPage?
    /// Retained, as in an app that presents the page again.
    private var page: MatrixPage?
    private let supplier = MatrixSupplier()
    private var made: [WeakObject] = []
    private var isDone = false
    private var count = 0
    private var isGoing = false
    private var endings: [String] = []

    private struct WeakObject { weak var object: AnyObject? }

    package init(_ example: PresentationCase) {
        self.example = example
        navigation = UINavigationController()
        app = TestApp(navigation, size: CGSize(width: 390, height: 844), scale: 1, draws: false)
        let root = make(.other)
        let presenter = make(.presenter)
        presenter.definesPresentationContext = true
        navigation.viewControllers = [root, presenter]
        self.presenter = presenter
        supplier.run = self
        page = makePage()
        app.settle()
    }

    /// Runs the whole case.
    /// - Returns: the broken conditions with the performed acts.
    package func faults(log: ((String) -> Void)? = nil) -> [String] {
        let recorder = log == nil ? nil : app.recordCalls()
        defer { recorder?.take().forEach { log?($0) } }
        var wrong = walk()
        // Twice, because the act may set another root while the first root is removed.
        for _ in 0..<2 { app.window.rootViewController = UIViewController() }
        if !app.settle() { wrong.append("it never comes to rest without its root") }
        (page, navigation) = (nil, nil)
        supplier.made = nil
        // References of the last frame are released with the next frame.
        app.advance(frames: 2)
        wrong += made.compactMap { $0.object as? MatrixPage }.map {
            "\($0.role) is kept\($0.phase == .hidden ? "" : ", and is \($0.phase)")"
        }
        if app.window.subviews.count != 1 { wrong.append("\(app.window.subviews.count) views stay in the window") }
        return wrong.map { "\(example): \($0)" }
    }

    private func walk() -> [String] {
        var wrong: [String] = []
        present(page, animated: example.animated)
        wrong += rest("presented")
        app.resize(to: CGSize(width: 900, height: 700))
        wrong += rest("wide")
        // A pull on the page and a tap beside it: the user's ways to dismiss.
        app.drag(from: CGPoint(x: 450, y: 300), to: CGPoint(x: 450, y: 330), frames: 3)
        wrong += rest("pulled")
        app.tap(at: CGPoint(x: 3, y: 600))
        wrong += rest("tapped beside")
        app.resize(to: CGSize(width: 390, height: 844))
        wrong += rest("narrow")
        isGoing = true
        if page?.presentingViewController != nil {
            page?.dismiss(animated: example.animated) { [weak self] in self?.notify(.dismissed) }
        }
        wrong += rest("dismissed")
        if page?.presentingViewController == nil { present(page, animated: !example.animated) }
        app.advance(frames: 6)
        navigation.dismiss(animated: true)
        wrong += rest("dismissed in the middle")
        return wrong
    }

    // MARK: What there is

    private func make(_ role: MatrixPage.Role) -> MatrixPage {
        let made = MatrixPage(role)
        made.run = self
        self.made.append(WeakObject(object: made))
        return made
    }

    private func makePage() -> MatrixPage {
        let page = make(.presented)
        page.modalPresentationStyle = style
        switch example.style {
        case .custom, .animator, .sheetAnimator: page.transitioningDelegate = supplier
        default: break
        }
        supplier.usesAnimator = example.style == .animator || example.style == .sheetAnimator
        return page
    }

    private var style: UIModalPresentationStyle {
        switch example.style {
        case .fullScreen, .animator: .fullScreen
        case .pageSheet, .sheetAnimator: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        case .custom: .custom
        }
    }

    private func present(_ page: MatrixPage?, animated: Bool) {
        guard let page, let presenter else { return }
        if page.presentationController?.delegate == nil { page.presentationController?.delegate = supplier }
        if let sheet = page.sheetPresentationController, page.presentingViewController == nil {
            sheet.delegate = supplier
            sheet.detents = [
                .custom(identifier: .init("low")) { [weak self] _ in
                    self?.notify(.detentAsked)
                    return 200
                }, .large(),
            ]
        }
        if let popover = page.popoverPresentationController, page.presentingViewController == nil {
            popover.delegate = supplier
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        }
        presenter.present(page, animated: animated) { [weak self] in self?.notify(.presented) }
        guard let coordinator = page.transitionCoordinator else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.notify(self?.isGoing == true ? .alongsideDismissal : .alongside)
        }) { [weak self] _ in
            self?.notify(.coordinatorEnds)
        }
    }

    // MARK: The act

    func notify(_ hook: PresentationCase.Hook) {
        guard hook == example.hook, !isDone else { return }
        isDone = true
        perform()
    }

    func notifyLayout() { if isGoing { notify(.layoutWhileGoing) } }

    private func perform() {
        let animated = example.animated
        switch example.act {
        case .dismissSelf: page?.dismiss(animated: true)
        case .dismissSelfAtOnce: page?.dismiss(animated: false)
        case .dismissFromPresenter: presenter?.dismiss(animated: true)
        case .dismissFromPresenterAtOnce: presenter?.dismiss(animated: false)
        case .dismissTwice:
            page?.dismiss(animated: true)
            page?.dismiss(animated: animated)
        case .presentOver: presentOther(from: page)
        case .presentFromPresenter: presentOther(from: presenter)
        case .presentAgain: if let page, page.presentingViewController == nil { present(page, animated: animated) }
        case .exchange:
            presenter?.dismiss(animated: animated)
            presentOther(from: presenter)
        case .replaceRoot: app.window.rootViewController = make(.other)
        case .dropRoot: app.window.rootViewController = nil
        case .dropPage: page = nil
        case .layOut: app.window.layoutIfNeeded()
        case .push: navigation.pushViewController(make(.other), animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .popAtOnce: navigation.popViewController(animated: false)
        case .widen: app.window.frame.size = CGSize(width: 900, height: 700)
        case .narrow: app.window.frame.size = CGSize(width: 320, height: 480)
        }
    }

    private func presentOther(from controller: UIViewController?) {
        guard let controller else { return }
        let other = make(.other)
        other.modalPresentationStyle = example.animated ? .pageSheet : .fullScreen
        controller.present(other, animated: example.animated)
    }

    // MARK: At rest

    private func rest(_ moment: String) -> [String] {
        guard app.settle() else { return ["\(moment): it never comes to rest"] }
        var wrong = app.animatedLayers.map { "still held: \($0)" }
        for page in made.compactMap({ $0.object as? MatrixPage }) {
            if let order = page.wrongOrder { wrong.append("\(page.role): \(order)") }
            if page.transitionCoordinator != nil { wrong.append("\(page.role) has a coordinator") }
            if page.phase == .appearing || page.phase == .disappearing { wrong.append("\(page.role) is \(page.phase)") }
            if page.phase == .shown, page.viewIfLoaded?.window == nil {
                wrong.append("\(page.role) is shown, and in no window")
            }
            if page.isBeingPresented || page.isBeingDismissed {
                wrong.append("\(page.role) is still being presented or dismissed")
            }
        }
        if navigation.transitionCoordinator != nil { wrong.append("the stack has a coordinator") }
        if supplier.open != [] { wrong.append("the presentation had no end of \(supplier.open)") }
        wrong += chain()
        return wrong.map { "\(moment): \($0)" }
    }

    /// Checks that each presented controller is in the window with the right presenter, and that there is nothing else.
    private func chain() -> [String] {
        var wrong: [String] = []
        var stages = 0
        var hosts: [UIViewController] = [app.window.rootViewController].compactMap { $0 }
        var index = 0
        while index < hosts.count {
            let host = hosts[index]
            index += 1
            hosts += host.children
            // A child returns the presented controller of its parent.
            guard let presented = host.presentedViewController, presented.presentingViewController === host,
                !hosts.contains(where: { $0 === presented })
            else { continue }
            hosts.append(presented)
            if presented.modalPresentationStyle != .currentContext,
                presented.modalPresentationStyle != .overCurrentContext
            {
                stages += 1
            }
            // A full-screen presentation removes the view below from the window.
            let isInWindow =
                presented.view.window != nil || presented.presentedViewController?.viewIfLoaded?.window != nil
            if !isInWindow, host.viewIfLoaded?.window != nil {
                wrong.append("what \(type(of: host)) presents is in no window")
            }
        }
        let root = app.window.rootViewController?.viewIfLoaded
        let views = app.window.subviews.count - (root?.superview === app.window ? 1 : 0)
        if let root, root.window == nil, stages == 0 { wrong.append("the root is in no window") }
        if views != stages {
            wrong.append(
                """
                \(views) views stand in the window for \(stages) presentations: \
                \(app.window.subviews.map { "\(type(of: $0))" })
                """
            )
        }
        return wrong
    }

    /// Observes a presentation controller of the style `.custom`.
    func watch(_ presentation: UIPresentationController) { made.append(WeakObject(object: presentation)) }
}
