import Testing
import UIKit
import UIKitTesting

/// Transitions that a controller prefers for itself.
@MainActor
struct PreferredTransitionTests {
    let root = CustomStage.page("Root")
    let page = CustomStage.page("Page")
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50))

    private func stack() -> (TestApp, UINavigationController) {
        root.view.addSubview(source)
        let navigation = UINavigationController(rootViewController: root)
        return (TestApp(navigation, draws: false), navigation)
    }

    private func close(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) < 1 && abs(a.minY - b.minY) < 1.5 && abs(a.width - b.width) < 1.5
            && abs(a.height - b.height) < 1.5
    }

    @Test("a zoomed page grows out of its source and shrinks back into it")
    func push() {
        let (app, navigation) = stack()
        var asked: [UIViewController] = []
        page.preferredTransition = .zoom { [source] context in
            asked += [context.sourceViewController, context.zoomedViewController]
            return source
        }
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 1)
        #expect(asked.count == 2 && asked[0] === root && asked[1] === page)
        #expect(close(app.presentedFrame(of: page.view), CGRect(x: 40, y: 300, width: 100, height: 50)))
        #expect(source.alpha == 0)
        app.advance(frames: 8)
        let width = app.presentedFrame(of: page.view)?.width ?? 0
        #expect(width > 120)
        #expect(width < 389)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.transform.isIdentity)
        #expect(!page.view.clipsToBounds)
        #expect(source.alpha == 1)
        source.frame.origin.y = 500
        navigation.popViewController(animated: true)
        app.advance(frames: 29)
        #expect(close(app.presentedFrame(of: page.view), CGRect(x: 40, y: 500, width: 100, height: 50)))
        app.settle()
        #expect(navigation.topViewController === root)
        #expect(page.view.window == nil)
        #expect(page.view.transform.isIdentity)
        #expect(source.alpha == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a presented page zooms too, out of a bar button")
    func presents() throws {
        let item = UIBarButtonItem(systemItem: .add)
        root.navigationItem.rightBarButtonItem = item
        let (app, navigation) = stack()
        page.modalPresentationStyle = .fullScreen
        page.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
        app.settle()
        let place = try #require(item.frame(in: app.window))
        navigation.present(page, animated: true)
        app.advance(frames: 1)
        #expect(close(app.presentedFrame(of: page.view), place))
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        navigation.dismiss(animated: true)
        app.advance(frames: 10)
        #expect((app.presentedFrame(of: page.view)?.width ?? 390) < 300)
        app.settle()
        #expect(page.view.window == nil)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a zoom without a source fades")
    func sourceless() {
        let (app, navigation) = stack()
        page.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 6)
        let alpha = page.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.05)
        #expect(alpha < 0.99)
        #expect(app.presentedFrame(of: page.view)?.width == 390)
        app.settle()
        #expect(page.view.alpha == 1)
    }

    @Test("an alignment rectangle is over the source")
    func aligned() {
        let (app, navigation) = stack()
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 390, height: 195) }
        page.preferredTransition = .zoom(options: options) { [source] _ in source }
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 1)
        let scale = 100.0 / 390
        #expect(
            close(
                app.presentedFrame(of: page.view),
                CGRect(x: 40, y: 300 - 100 * scale, width: 100, height: 844 * 50 / 195)))
    }

    @Test(
        "a pushed page may come as presented ones do",
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
    func styles(style: UIModalTransitionStyle) {
        let (app, navigation) = stack()
        let ways: [UIModalTransitionStyle: UIViewController.Transition] = [
            .coverVertical: .coverVertical, .crossDissolve: .crossDissolve, .flipHorizontal: .flipHorizontal,
            .partialCurl: .partialCurl,
        ]
        page.preferredTransition = ways[style]
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 3)
        let frame = app.presentedFrame(of: page.view) ?? .zero
        let alpha = page.view.layer.presentation()?.opacity ?? 1
        #expect(frame.minY > 10 || alpha < 0.99 || frame.width < 389)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.alpha == 1)
        #expect(page.view.transform.isIdentity)
        #expect(root.view.transform.isIdentity)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(app.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.alpha == 1)
        #expect(root.view.transform.isIdentity)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a zoom that is overtaken leaves its views whole", arguments: [1, 8, 20])
    func interrupted(frame: Int) {
        let (app, navigation) = stack()
        page.preferredTransition = .zoom { [source] _ in source }
        navigation.pushViewController(page, animated: true)
        app.advance(frames: frame)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(navigation.topViewController === root)
        #expect(source.alpha == 1)
        #expect(page.view.transform.isIdentity)
        #expect(app.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(app.animatedLayers.isEmpty)
    }
}
