import Testing
import UIKit
import UIKitTesting

/// Measurements in pictures of iOS at three pixels per point, compared with the same points here.
@MainActor
struct MeasuredPictureTests {
    static let pixel: CGFloat = 1.0 / 3

    private func stack(
        _ titles: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat = 3, large: Bool = false
    ) -> (
        TestApp, UINavigationController
    ) {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = large
        navigation.viewControllers = titles.map { Page($0) }
        let app = TestApp(
            navigation, size: CGSize(width: width, height: height), scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
        app.settle()
        return (app, navigation)
    }

    /// The bounding box of the drawing in a part of the window, in points.
    private func ink(_ app: TestApp, _ part: CGRect, scale: CGFloat = 3, share: Double = 0.25) throws -> CGRect {
        let area = CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        let box = try #require(app.picture()?.ink(within: area, share: share))
        return CGRect(x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
    }

    // MARK: Bars

    // Measured: the chevron begins at 9.33, on the largest phones at 13.33, and is 11 by 18.67; the label begins at
    // 30.67 on iOS 17, and on iOS 18 at 32.0 and, on the largest phones, at 35.67. Ours begins between the two, nearer
    // to iOS 18.
    @Test(
        "the chevron and the label of the way back stand where they do on iOS",
        arguments: [
            (393, 852, 59, 9.33, 30.67, 1), (402, 874, 62, 9.33, 32.0, 0.67), (440, 956, 62, 13.33, 35.67, 0.67),
        ]
            as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func back(width: CGFloat, height: CGFloat, top: CGFloat, chevron: CGFloat, label: CGFloat, within: CGFloat) throws {
        let (app, _) = stack(["Back", "Title"], width, height, top: top)
        let top = top - 5 - Self.pixel
        let drawn = try ink(app, CGRect(x: 2, y: top + 2, width: 24, height: 40))
        #expect(abs(drawn.minX - chevron) <= Self.pixel + 0.01, "\(drawn)")
        #expect(abs(drawn.width - 11) <= Self.pixel + 0.01, "\(drawn)")
        #expect(abs(drawn.height - 18.67) <= Self.pixel + 0.01, "\(drawn)")
        #expect(abs(drawn.midY - top - 22) <= Self.pixel + 0.01, "\(drawn)")
        let words = try ink(app, CGRect(x: 27, y: top + 2, width: 60, height: 40))
        #expect(abs(words.minX - label) <= within + 0.01, "\(words)")
    }

    // Measured: 8.0 between the ink of the two texts.
    @Test("a title that a label pushes aside begins eight points behind it")
    func shiftedTitle() throws {
        let (app, navigation) = stack(["Inbox", "A message with quite a long title"], 393, 852, top: 59)
        // A label with its own attributes is not shortened.
        let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        navigation.viewControllers[0].navigationItem.backBarButtonItem = item
        app.settle()
        let label = try app.require("Inbox"), title = try app.require("A message with quite a long title")
        let words = label.convert(label.bounds, to: nil), box = title.convert(title.bounds, to: nil)
        #expect(box.midX > 393 / 2 + 0.4)
        let left = try ink(app, CGRect(x: words.minX - 1, y: 61, width: words.width + 4, height: 40))
        let right = try ink(app, CGRect(x: words.maxX + 2, y: 61, width: 100, height: 40))
        #expect(abs(right.minX - left.maxX - 8) <= 2 * Self.pixel + 0.01, "\(left) \(right)")
    }

    // Measured: a box of 21 points at 11.5, two pixels a point.
    @Test(
        "the box of a title is 21 points high and begins at 11.5, and buttons and the way back share its line",
        arguments: [2, 3] as [CGFloat])
    func titleBox(scale: CGFloat) throws {
        let (app, navigation) = stack(["Inbox", "Mail"], 393, 852, top: 59, scale: scale)
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        app.settle()
        for name in ["Mail", "Inbox", "Edit"] {
            let label = try app.require(name)
            let box = label.convert(label.bounds, to: nil)
            #expect(box.height == 21, "\(name)")
            #expect(abs(box.minY - 54 + 1 / scale - (scale == 2 ? 11.5 : 34.0 / 3)) < 0.001, "\(name) \(box)")
        }
    }

    // Measured: 40.5 points high at two pixels a point.
    @Test(
        "the box of a large title is 40.5 points high, or 40 2/3 at three pixels a point",
        arguments: [2, 3] as [CGFloat])
    func largeTitleBox(scale: CGFloat) throws {
        let (app, navigation) = stack(["Inbox"], 393, 852, top: 59, scale: scale, large: true)
        let label = try #require(
            app.findAll(UILabel.self).first { $0.text == "Inbox" && $0.font.pointSize == 34 && $0.alpha > 0 })
        #expect(abs(label.bounds.height - (scale == 2 ? 40.5 : 122.0 / 3)) < 0.001)
        #expect(abs(label.convert(label.bounds, to: nil).maxY - navigation.navigationBar.frame.maxY + 8) < 0.001)
    }

    // Measured: the bar ends at 97.67, so it begins at 53.67. Over white the bar is 247, and its line begins at the
    // bar's end.
    @Test(
        """
        on a phone with an island the bar begins at 53.67, and the safe area of the screen at 97.67; the bar is \
        247 over white
        """
    )
    func island() throws {
        let (app, navigation) = stack(["MyApp"], 393, 852, top: 59)
        let page = try #require(navigation.topViewController)
        page.view.backgroundColor = .white
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        page.view.addSubview(list)
        page.setContentScrollView(list)
        app.settle()
        list.contentOffset.y = 300
        app.settle()
        let bar = navigation.navigationBar.frame
        #expect(abs(bar.minY - 53.67) < 0.01)
        #expect(abs(bar.maxY - 97.67) < 0.01)
        #expect(abs(page.view.safeAreaInsets.top - 97.67) < 0.01)
        let picture = try #require(app.picture())
        #expect(picture[30, 200]?.red == 247)
        #expect(picture[30, 200]?.blue == 247)
        #expect(picture[30, 290]?.red == 247)
        #expect(try #require(picture[30, 293]).red < 220)
        #expect(picture[30, 297]?.red == 255)
        // Without its bar the page begins at the safe area.
        navigation.isNavigationBarHidden = true
        app.settle()
        #expect(page.view.safeAreaInsets.top == 59)
    }

    // MARK: Search

    // Measured: a field from 16,10 to 377,46 filled with 239, the magnifier at 24.0, the placeholder at 48.33.
    @Test("a search field is filled with 239, and begins with its magnifier and its placeholder where they are on iOS")
    func search() throws {
        let (app, navigation) = stack(["Mail"], 393, 852, top: 59)
        let search = UISearchController()
        navigation.topViewController?.navigationItem.searchController = search
        navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
        navigation.topViewController?.view.backgroundColor = .white
        app.settle()
        let field = search.searchBar.searchTextField
        let place = field.convert(field.bounds, to: nil)
        #expect(place.minX == 16)
        #expect(place.maxX == 377)
        let fill = try #require(app.picture()?[Int(place.midX * 3), Int((place.minY + 3) * 3)])
        #expect(fill.red == 239)
        #expect(fill.green == 239)
        let sign = try ink(app, CGRect(x: place.minX + 2, y: place.minY + 4, width: 28, height: 28))
        #expect(abs(sign.minX - 24) <= Self.pixel + 0.01, "\(sign)")
        let words = try ink(app, CGRect(x: place.minX + 29.34, y: place.minY + 4, width: 80, height: 28))
        #expect(abs(words.minX - 48.33) <= Self.pixel + 0.01, "\(words)")
    }

    // MARK: Tab bar

    private func tabs(_ items: [UITabBarItem]) -> (TestApp, UITabBar) {
        let page = Page("")
        let app = TestApp(page, size: CGSize(width: 393, height: 852), scale: 3)
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
        bar.items = items
        page.view.addSubview(bar)
        app.settle()
        return (app, bar)
    }

    // Measured: ink of the labels from 38.0 to 45.0 in the bar. Inter's capitals are a third of a point higher.
    @Test("labels of tabs have the baseline that they have on iOS")
    func tabLabels() throws {
        let (app, _) = tabs([UITabBarItem(title: "HILL", image: nil, tag: 0)])
        let drawn = try ink(app, CGRect(x: 150, y: 132, width: 100, height: 17))
        #expect(abs(drawn.minY - 138) <= Self.pixel + 0.01, "\(drawn)")
        #expect(abs(drawn.maxY - 145) <= Self.pixel + 0.01, "\(drawn)")
    }

    // Measured.
    @Test("the buttons of six tabs begin at 2, 68, 133, 199, 264 and 330, and no finger falls between them")
    func tabPlaces() throws {
        let (app, bar) = tabs((0..<6).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) })
        let buttons = bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(buttons.map(\.frame.minX) == [2, 68, 133, 199, 264, 330])
        for x in stride(from: 1, to: 393, by: 1.0) {
            #expect(app.window.hitTest(CGPoint(x: x, y: 120), with: nil) is UIControl, "\(x)")
        }
    }

    // Measured: badges of four items without icons begin at 60, 158.33, 257 and 355, 3 points below the bar's edge.
    @Test("badges of tabs without icons begin where they do on iOS")
    func badges() throws {
        let (app, _) = tabs(
            (0..<4).map { index in
                let item = UITabBarItem(title: "", image: nil, tag: index)
                item.badgeValue = "\(index + 1)"
                return item
            })
        for start in [60, 158.33, 257, 355] as [CGFloat] {
            let drawn = try ink(app, CGRect(x: start - 6, y: 100.67, width: 28, height: 26))
            #expect(abs(drawn.minX - start) <= Self.pixel + 0.01, "\(drawn)")
            #expect(abs(drawn.minY - 103) <= Self.pixel + 0.01, "\(drawn)")
        }
    }

    // MARK: Controls

    private func page(_ view: UIView) -> TestApp {
        let page = Page("")
        let app = TestApp(page, size: CGSize(width: 300, height: 200), scale: 3)
        page.view.addSubview(view)
        app.settle()
        return app
    }

    // Measured: 17.67 from dot to dot, dots of 7.33.
    @Test("dots of a page control are 7.33 points wide and 17.67 apart")
    func pageControl() throws {
        let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 160, height: 26))
        control.numberOfPages = 4
        control.currentPageIndicatorTintColor = .black
        control.pageIndicatorTintColor = .black
        let app = page(control)
        let all = try ink(app, CGRect(x: 20, y: 20, width: 160, height: 26), share: 0.5)
        #expect(abs(all.width - (3 * 53.0 / 3 + 22.0 / 3)) <= Self.pixel + 0.01, "\(all)")
        #expect(abs(all.height - 22.0 / 3) <= Self.pixel + 0.01, "\(all)")
        #expect(abs(control.intrinsicContentSize.width - (4 * 53.0 / 3 + 20)) < 0.001)
    }

    // Measured: the thumb's shadow is not visible beside the control.
    @Test("a segmented control's shadow ends with the control")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 20, y: 20, width: 160, height: 32)
        let app = page(control)
        let picture = try #require(app.picture())
        for x in stride(from: 60, to: 540, by: 6) {
            for y in [52 * 3, 52 * 3 + 2, 54 * 3] { #expect(picture[x, y]?.red == 255, "\(x) \(y)") }
        }
        // Inside the control, the shadow is visible below the thumb.
        let under = try #require(picture[60 * 3, 51 * 3]), beside = try #require(picture[160 * 3, 51 * 3])
        #expect(under.red < beside.red)
    }

    // MARK: Rows

    // Measured by eye: a glyph of 6 by 11 points. A glyph of 7 by 14 was too thin and too large.
    @Test("the sign of a way on is small and bold")
    func disclosure() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let app = page(cell)
        let drawn = try ink(app, CGRect(x: 260, y: 2, width: 38, height: 40), share: 0.4)
        #expect(abs(drawn.width - 6) <= 2 * Self.pixel, "\(drawn)")
        #expect(abs(drawn.height - 11) <= 2 * Self.pixel, "\(drawn)")
    }

    @Test("the ring of a capital Å is not cut off in a row or a label", arguments: [false, true])
    func ring(isListed: Bool) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if isListed {
            var content = cell.defaultContentConfiguration()
            content.text = "Å"
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = "Å"
        }
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let app = page(cell)
        let inRow = try ink(app, CGRect(x: 10, y: 1, width: 40, height: 42))
        let free = UILabel(frame: CGRect(x: 16, y: 100, width: 40, height: 60))
        free.text = "Å"
        app.window.rootViewController?.view.addSubview(free)
        app.settle()
        let whole = try ink(app, CGRect(x: 10, y: 101, width: 40, height: 58))
        #expect(abs(inRow.height - whole.height) < 0.01, "\(inRow) \(whole)")
    }

    // Measured by eye: 30 by 30 points.
    @Test("a button that closes has a size of 30 by 30 points, and draws a cross on a disc")
    func close() throws {
        let button = UIButton(type: .close)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(button.bounds.size == CGSize(width: 30, height: 30))
        #expect(button.accessibilityLabel == "Close")
        button.frame.origin = CGPoint(x: 30, y: 30)
        let app = page(button)
        let drawn = try ink(app, CGRect(x: 20, y: 20, width: 50, height: 50), share: 0.05)
        #expect(abs(drawn.width - 30) <= Self.pixel + 0.01)
        #expect(abs(drawn.height - 30) <= Self.pixel + 0.01)
        let picture = try #require(app.picture())
        let cross = try #require(picture[45 * 3, 45 * 3]), disc = try #require(picture[45 * 3, 35 * 3])
        #expect(cross.red < disc.red)
    }
}
