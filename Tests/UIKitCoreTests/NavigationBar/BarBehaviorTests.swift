import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Bars that are hidden by swipes, compact heights and the keyboard, and bars in sheets.
@MainActor
struct BarBehaviorTests {
    private func makeStage(items: Bool = true, size: CGSize = CGSize(width: 390, height: 844)) -> (
        TestApp, UINavigationController, UIScrollView
    ) {
        let page = UIViewController()
        page.title = "Page"
        // Otherwise the view has the size of the last window.
        page.view.frame = CGRect(origin: .zero, size: size)
        let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
        scrollView.contentSize = CGSize(width: size.width, height: 4000)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scrollView)
        if items { page.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)] }
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, size: size, draws: false)
        navigation.isToolbarHidden = false
        app.settle()
        return (app, navigation, scrollView)
    }

    private func drag(_ app: TestApp, by points: CGFloat) {
        app.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 400 + points), frames: 20)
        app.settle()
    }

    @Test("all behaviors are off by default, and their recognizers have no view")
    func defaults() {
        let (app, navigation, _) = makeStage()
        #expect(
            !navigation.hidesBarsOnTap && !navigation.hidesBarsOnSwipe && !navigation.hidesBarsWhenVerticallyCompact
                && !navigation.hidesBarsWhenKeyboardAppears
        )
        #expect(navigation.barHideOnSwipeGestureRecognizer.view == nil)
        #expect(navigation.barHideOnTapGestureRecognizer.view == nil)
        drag(app, by: -200)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test(
        "a swipe up hides the bars while content scrolls, and a swipe down shows them",
        arguments: [true, false])
    func swipe(items: Bool) {
        let (app, navigation, scrollView) = makeStage(items: items)
        navigation.hidesBarsOnSwipe = true
        drag(app, by: -200)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden == items)
        #expect(scrollView.contentOffset.y > 50)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 47)
        drag(app, by: 60)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        navigation.hidesBarsOnSwipe = false
        drag(app, by: -200)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a window of compact height hides the bars until a tap in their area; regular height shows them again")
    func compact() {
        let (app, navigation, _) = makeStage()
        navigation.hidesBarsWhenVerticallyCompact = true
        app.resize(to: CGSize(width: 667, height: 320))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 300, y: 160))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 300, y: 10))
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
        navigation.setNavigationBarHidden(true, animated: false)
        app.resize(to: CGSize(width: 390, height: 844))
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
        // A bar that the app itself has hidden stays hidden.
        navigation.setNavigationBarHidden(true, animated: false)
        app.resize(to: CGSize(width: 667, height: 320))
        app.resize(to: CGSize(width: 390, height: 844))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bars, and a tap in the content shows them")
    func keyboard() {
        let (app, navigation, _) = makeStage()
        navigation.hidesBarsWhenKeyboardAppears = true
        app.activate()
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: UIScreen.main)
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 195, y: 500))
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
        // The tap is an ordinary tap now.
        app.tap(at: CGPoint(x: 195, y: 500))
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a bar that the app hides stays hidden after a tap, even if the keyboard had hidden it before")
    func keyboardThenApp() {
        let (app, navigation, _) = makeStage()
        navigation.hidesBarsWhenKeyboardAppears = true
        app.activate()
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
        app.settle()
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        app.tap(at: CGPoint(x: 195, y: 500))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("a bar hidden in compact height returns in regular height, even if the behavior is off by then")
    func compactTurnedOff() {
        let (app, navigation, _) = makeStage()
        navigation.hidesBarsWhenVerticallyCompact = true
        app.resize(to: CGSize(width: 667, height: 320))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenVerticallyCompact = false
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        app.resize(to: CGSize(width: 390, height: 844))
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a stack whose class refuses to hide its bar keeps the bar, and taps do not change it")
    func refused() {
        final class Stubborn: UINavigationController {
            var refuses = true
            override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                if !refuses { super.setNavigationBarHidden(hidden, animated: animated) }
            }
        }
        let navigation = Stubborn(rootViewController: ScrollingPage("Page"))
        let app = TestApp(navigation, draws: false)
        app.settle()
        navigation.hidesBarsWhenKeyboardAppears = true
        app.activate()
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
        app.settle()
        #expect(!navigation.isNavigationBarHidden)
        navigation.refuses = false
        navigation.setNavigationBarHidden(true, animated: false)
        app.tap(at: CGPoint(x: 195, y: 500))
        app.settle()
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("in a sheet the bar is 56 points high, without the strip of the status bar")
    func sheet() {
        let app = TestApp(UIViewController(), draws: false)
        let page = CustomStage.page("Sheet")
        let navigation = UINavigationController(rootViewController: page)
        app.window.rootViewController?.present(navigation, animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(page.view.safeAreaInsets.top == 56)
        app.window.rootViewController?.dismiss(animated: false)
        app.settle()
        navigation.modalPresentationStyle = .fullScreen
        app.window.rootViewController?.present(navigation, animated: false)
        app.settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    }
}
