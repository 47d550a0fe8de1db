import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// A stack of A (and B) with a delegate whose animator fades.
@MainActor
final class CustomStage {
    let recorder: CallRecorder
    let delegate = TransitionDelegate()
    let fade = FadeAnimator()
    let navigation: UINavigationController
    let app: TestApp

    init(_ names: String..., size: CGSize = CGSize(width: 390, height: 844)) {
        navigation = UINavigationController()
        navigation.viewControllers = names.map { Self.page($0) }
        navigation.delegate = delegate
        delegate.animator = fade
        app = TestApp(navigation, size: size, draws: false)
        recorder = app.recordCalls()
    }

    static func page(_ name: String) -> UIViewController {
        let page = UIViewController()
        page.title = name
        page.view.backgroundColor = .systemBackground
        page.view.accessibilityIdentifier = name
        return page
    }

    func push(_ name: String) -> UIViewController {
        let page = Self.page(name)
        navigation.pushViewController(page, animated: true)
        app.turn()
        return page
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// The displayed opacity of the view.
    func alpha(_ page: UIViewController) -> Double { Double(page.view.layer.presentation()?.opacity ?? -1) }

    /// The conditions at rest.
    func faults() -> [String] {
        var wrong: [String] = []
        guard let top = navigation.topViewController, let view = top.view else { return ["no top"] }
        if view.window == nil { wrong.append("the top is not in the window") }
        if app.presentedFrame(of: view) != navigation.view.bounds {
            wrong.append("the top stands at \(app.presentedFrame(of: view) ?? .null)")
        }
        if view.alpha != 1 { wrong.append("the top's alpha is \(view.alpha)") }
        if app.title != top.title { wrong.append("the bar says \(app.title ?? "nothing")") }
        if navigation.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
        wrong += app.animatedLayers.map { "still held: \($0)" }
        if !app.settle() { wrong.append("it never rests") }
        return wrong
    }
}
