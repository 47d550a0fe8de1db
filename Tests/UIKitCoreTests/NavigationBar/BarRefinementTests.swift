import Testing
import UIKit
import UIKitTesting

/// Details of the bar's appearance that were found in pictures of whole screens.
@MainActor
struct BarRefinementTests {
    private func picture(_ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test("an opaque bar keeps its background while no content is under it; a translucent bar has none there")
    func opaque() throws {
        func color(translucent: Bool) throws -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
            let page = UITableViewController(style: .plain)
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.barTintColor = .green
            navigation.navigationBar.isTranslucent = translucent
            let app = TestApp(navigation, scale: 1)
            app.settle()
            return try #require(app.picture()?[300, 60])
        }
        let opaque = try color(translucent: false)
        #expect(opaque.green > 200)
        #expect(opaque.red < 60)
        let bare = try color(translucent: true)
        #expect(bare.red == bare.green)
    }

    @Test("the background image of plain buttons is not drawn behind the back button")
    func plate() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.backgroundImage = picture(20)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        navigation.navigationBar.standardAppearance = appearance
        let app = TestApp(navigation, draws: false)
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        let back = app.find(identifier: "BackButton")
        let labels = back?.descendants.compactMap { $0 as? UILabel } ?? []
        #expect(labels.first?.textColor == .purple)
        let plates =
            back?.descendants.compactMap { ($0 as? UIImageView)?.image }.filter {
                $0.size == CGSize(width: 20, height: 20)
            } ?? []
        #expect(plates.isEmpty)
    }

    @Test("an inline large title works with a hidden back button")
    func inline() {
        let page = UIViewController()
        page.title = "Library"
        page.navigationItem.largeTitleDisplayMode = .inline
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        navigation.pushViewController(page, animated: false)
        app.settle()
        #expect(navigation.navigationBar.bounds.height == 96)
        page.navigationItem.hidesBackButton = true
        app.settle()
        #expect(navigation.navigationBar.bounds.height == 44)
    }

    @Test("a segmented control without a size keeps its thumb inside")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.frame = .zero
        control.layoutIfNeeded()
        for view in control.subviews { #expect(view.frame.minX.isFinite && view.frame.width <= 1) }
    }

    @Test("a background image for attached bars is displayed in a window without a status area")
    func attached() throws {
        let navigation = UINavigationController(rootViewController: UITableViewController(style: .plain))
        navigation.navigationBar.setBackgroundImage(picture(1), for: .topAttached, barMetrics: .default)
        let app = TestApp(navigation, size: CGSize(width: 600, height: 500), scale: 1)
        app.settle()
        #expect(navigation.navigationBar.barPosition == .topAttached)
        let pixel = try #require(app.picture()?[300, 10])
        #expect(pixel.red == 255)
        #expect(pixel.green == 0)
    }

    @Test("scroll indicators stay at the edge of a view whose width changes")
    func indicators() throws {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        let app = TestApp(page, draws: false)
        page.view.addSubview(scrollView)
        app.settle()
        app.activate()
        scrollView.flashScrollIndicators()
        app.advance(frames: 2)
        let bar = try #require(scrollView.layer.sublayers?.first { $0.zPosition > 0 })
        #expect(bar.frame.maxX == 197)
        scrollView.frame.size.width = 300
        app.advance(frames: 2)
        #expect(bar.frame.maxX == 297)
    }

    @Test(
        "an opaque toolbar and an opaque tab bar keep their background if the content ends above them",
        arguments: [true, false])
    func opaqueBelow(opaque: Bool) throws {
        let page = UITableViewController(style: .plain)
        page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        navigation.toolbar.barTintColor = .green
        navigation.toolbar.isTranslucent = !opaque
        let tabs = UITabBarController()
        tabs.viewControllers = [UITableViewController(style: .plain)]
        tabs.tabBar.barTintColor = .green
        tabs.tabBar.isTranslucent = !opaque
        for root in [navigation, tabs] as [UIViewController] {
            let app = TestApp(root, size: CGSize(width: 390, height: 600), scale: 1)
            app.settle()
            let pixel = try #require(app.picture()?[5, 590])
            #expect((pixel.green > 200 && pixel.red < 60) == opaque, "\(type(of: root))")
        }
    }
}
