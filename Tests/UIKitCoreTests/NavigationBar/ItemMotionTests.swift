import Testing
import UIKit
import UIKitTesting

/// The bar button items of two pages during a transition.
@MainActor
struct ItemMotionTests {
    private func page(_ name: String) -> UIViewController {
        let page = UIViewController()
        page.title = name
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Leading \(name)", primaryAction: nil)
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Trailing \(name)", primaryAction: nil),
            UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: nil),
        ]
        page.toolbarItems = [UIBarButtonItem(title: "Below \(name)", primaryAction: nil)]
        return page
    }

    @Test(
        "items that appear with a push or a pop have their full size from the first frame",
        arguments: [true, false])
    func fullSize(large: Bool) throws {
        let navigation = UINavigationController(rootViewController: page("one"))
        navigation.isToolbarHidden = false
        navigation.navigationBar.prefersLargeTitles = large
        let app = TestApp(navigation, draws: false)
        app.settle()
        func check(_ when: String) {
            for bar in [navigation.navigationBar, navigation.toolbar] as [UIView] {
                for view in parts(of: bar) {
                    let shown = app.presentedFrame(of: view)?.size
                    #expect(shown == view.bounds.size, "\(view) \(when)")
                }
            }
        }
        navigation.pushViewController(page("two"), animated: true)
        for frame in 1...8 {
            app.advance(frames: 1)
            check("in frame \(frame) of the push")
        }
        app.settle()
        navigation.popViewController(animated: true)
        for frame in 1...8 {
            app.advance(frames: 1)
            check("in frame \(frame) of the pop")
        }
    }

    @Test(
        "items beside the back button move behind its label, which never slides through them",
        arguments: [false, true], [false, true])
    func besideTheWayBack(large: Bool, rightToLeft: Bool) throws {
        let root = UIViewController()
        root.title = "A title"
        root.navigationItem.backButtonTitle = "All of them"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = large
        let app = TestApp(navigation, rightToLeft: rightToLeft, draws: false)
        app.settle()
        let next = UIViewController()
        next.navigationItem.leftItemsSupplementBackButton = true
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })
        navigation.pushViewController(next, animated: true)
        for frame in 1...30 {
            app.advance(frames: 1)
            guard let label = app.presentedFrame(of: app.find("All of them")),
                let item = app.presentedFrame(of: app.find("Sort"))
            else { continue }
            #expect(rightToLeft ? item.maxX <= label.minX : item.minX >= label.maxX, "frame \(frame)")
        }
        #expect(app.find("All of them") != nil)
        #expect(app.find("Sort") != nil)
    }

    /// The visible labels and images of buttons.
    private func parts(of view: UIView) -> [UIView] {
        guard !view.isHidden else { return [] }
        if view is UIControl { return view.subviews.filter { $0 is UILabel || $0 is UIImageView } }
        return view.subviews.flatMap { parts(of: $0) }
    }
}
