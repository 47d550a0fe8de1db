import Testing
import UIKit
import UIKitTesting

/// The metrics of bars, measured on real bars.
///
/// The values for which sources differ:
///   - prompt: 30 additional points, as in reimplementations of the classic design; 32 was measured only on newer
///     systems.
/// - a phone in landscape: 32 points, even on large phones with regular width. Newer reimplementations use 44, the
///   value of later systems.
/// - the toolbar of an iPhone: 44 points. 49 in some reports is the height of a tab bar.
/// - a bar on a phone with an island begins 5 points and one device pixel above the end of the safe area: at 53.67 with
///   three pixels per point.
/// - the large title begins at the margin: 16 points below a width of 414, otherwise 20.
/// - the back label begins between its positions on iOS 17 and iOS 18.
@MainActor
struct BarGeometryTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        var name: String
        var size: CGSize
        var safeArea: UIEdgeInsets
        var height: CGFloat
        var margin: CGFloat

        init(_ name: String, _ width: CGFloat, _ height: CGFloat, safe: UIEdgeInsets, bar: CGFloat, margin: CGFloat) {
            (self.name, size, safeArea, self.height, self.margin) = (
                name, CGSize(width: width, height: height), safe, bar, margin
            )
        }

        var testDescription: String { name }

        /// The top of the bar. Measured: 53.67 on a phone with an island and three pixels per point.
        func barTop(scale: CGFloat = 2) -> CGFloat { safeArea.top >= 59 ? safeArea.top - 5 - 1 / scale : safeArea.top }
    }

    nonisolated static let screens = [
        Screen("small phone", 320, 568, safe: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), bar: 44, margin: 16),
        Screen("phone", 390, 844, safe: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), bar: 44, margin: 16),
        Screen(
            "phone with an island", 393, 852, safe: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), bar: 44,
            margin: 16),
        Screen(
            "large phone", 440, 956, safe: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), bar: 44, margin: 20),
        Screen("phone on its side", 667, 375, safe: .zero, bar: 32, margin: 20),
        Screen("large phone on its side", 736, 414, safe: .zero, bar: 32, margin: 20),
        Screen("pad", 820, 1180, safe: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), bar: 50, margin: 20),
        Screen(
            "pad on its side", 1180, 820, safe: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), bar: 50,
            margin: 20),
    ]

    private func makeStage(_ screen: Screen, scale: CGFloat = 2, rightToLeft: Bool = false) -> (
        TestApp, UINavigationController
    ) {
        let navigation = UINavigationController()
        navigation.viewControllers = [Page("Inbox"), Page("Mail")]
        let app = TestApp(
            navigation, size: screen.size, scale: scale, rightToLeft: rightToLeft, draws: false,
            safeArea: screen.safeArea)
        app.settle()
        return (app, navigation)
    }

    private func frame(_ app: TestApp, _ name: String) throws -> CGRect {
        let view = try app.require(name)
        return view.convert(view.bounds, to: nil)
    }

    @Test(
        "a bar is at the safe area, its size classes determine its height, and its background extends above it",
        arguments: screens)
    func bars(screen: Screen) throws {
        let (app, navigation) = makeStage(screen)
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: screen.barTop(), width: screen.size.width, height: screen.height))
        #expect(navigation.topViewController?.view.safeAreaInsets.top == bar.frame.maxY)
        let background = try #require(bar.subviews.first)
        #expect(
            background.convert(background.bounds, to: nil)
                == CGRect(x: 0, y: 0, width: screen.size.width, height: bar.frame.maxY))
        app.activate()
        navigation.topViewController?.navigationItem.prompt = "Choose."
        app.settle()
        #expect(bar.frame.height == screen.height + 30)
        #expect(try frame(app, "Choose.").midY == screen.barTop() + 15)
    }

    @Test("a toolbar is as high as a bar and is above the home indicator", arguments: screens)
    func toolbars(screen: Screen) {
        let (app, navigation) = makeStage(screen)
        app.activate()
        navigation.isToolbarHidden = false
        app.settle()
        #expect(
            navigation.toolbar.frame
                == CGRect(
                    x: 0, y: screen.size.height - screen.safeArea.bottom - screen.height, width: screen.size.width,
                    height: screen.height))
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == screen.height + screen.safeArea.bottom)
    }

    @Test(
        "the outermost item ends at the margin, and the back button begins before the margin",
        arguments: screens, [false, true])
    func margins(screen: Screen, rightToLeft: Bool) throws {
        let (app, navigation) = makeStage(screen, rightToLeft: rightToLeft)
        app.activate()
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        app.settle()
        func fromLeading(_ rect: CGRect) -> CGFloat { rightToLeft ? screen.size.width - rect.maxX : rect.minX }
        func fromTrailing(_ rect: CGRect) -> CGFloat { rightToLeft ? rect.minX : screen.size.width - rect.maxX }
        #expect(abs(fromTrailing(try frame(app, "Edit")) - screen.margin) <= 0.5)
        // The chevron's image begins 8 points before the margin and is 13 wide; the label follows after 9 1/3.
        #expect(abs(fromLeading(try frame(app, "Inbox")) - screen.margin - 14) <= 0.5)
        let title = try frame(app, "Mail")
        #expect(abs(title.midX - screen.size.width / 2) <= 0.5)
        #expect(abs(title.midY - navigation.navigationBar.frame.midY) <= 0.5)
    }

    @Test(
        "a large title adds 52 points, and is 8 points above the bottom, at the margin",
        arguments: screens, [false, true])
    func large(screen: Screen, rightToLeft: Bool) throws {
        let (app, navigation) = makeStage(screen, rightToLeft: rightToLeft)
        app.activate()
        navigation.navigationBar.prefersLargeTitles = true
        app.settle()
        // Folklore: no large title in compact height.
        let zone: CGFloat = screen.height == 32 ? 0 : 52
        let bar = navigation.navigationBar
        #expect(bar.frame.height == screen.height + zone)
        guard zone > 0 else { return }
        let label = try #require(app.findAll(UILabel.self).first { $0.text == "Mail" && $0.font.pointSize == 34 })
        let frame = label.convert(label.bounds, to: nil)
        #expect(frame.maxY == bar.frame.maxY - 8)
        #expect((rightToLeft ? screen.size.width - frame.maxX : frame.minX) == screen.margin)
        #expect(label.font == .systemFont(ofSize: 34, weight: .bold))
    }

    @Test("the hairline is one device pixel high, below the bar", arguments: [1.0, 2, 3] as [CGFloat])
    func hairline(scale: CGFloat) throws {
        let (app, navigation) = makeStage(Self.screens[1], scale: scale)
        app.activate()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .white
        appearance.shadowColor = .black
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.topViewController?.view.backgroundColor = .white
        app.settle()
        let picture = try #require(app.picture())
        let bottom = Int((navigation.navigationBar.frame.maxY * scale).rounded())
        func isDark(_ y: Int) -> Bool { (picture[5, y]?.red ?? 255) < 128 }
        #expect([bottom - 1, bottom, bottom + 1].map(isDark) == [false, true, false])
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("texts have the sizes and weights of the classic appearance")
    func fonts() throws {
        let (app, navigation) = makeStage(Self.screens[1])
        app.activate()
        let item = navigation.topViewController?.navigationItem
        item?.rightBarButtonItems = [
            UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Finish", style: .done, target: nil, action: nil),
        ]
        app.settle()
        let wanted: [(String, UIFont)] = [
            ("Mail", .systemFont(ofSize: 17, weight: .semibold)), ("Plain", .systemFont(ofSize: 17)),
            ("Finish", .systemFont(ofSize: 17, weight: .semibold)), ("Inbox", .systemFont(ofSize: 17)),
        ]
        for (text, font) in wanted { #expect((app.find(text) as? UILabel)?.font == font, "\(text)") }
        app.textSize = .accessibilityExtraExtraExtraLarge
        app.settle()
        // Neither the texts of a bar nor the bar itself grow with the user's text size.
        #expect((app.find("Mail") as? UILabel)?.font.pointSize == 17)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    /// The trailing space that the title must leave free, as the width of a custom view.
    @Test(
        "a title is centered while 8 points remain beside it, else it starts 12 points after the leading group",
        arguments: [100.0, 140, 160, 170, 220] as [CGFloat])
    func centring(width: CGFloat) throws {
        let (app, navigation) = makeStage(Self.screens[1])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        app.activate()
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        navigation.topViewController?.navigationItem.hidesBackButton = true
        navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        app.settle()
        let title = try frame(app, "Mail")
        let trailing = view.convert(view.bounds, to: nil)
        let leading = try frame(app, "Edit")
        let centered = 195 + title.width / 2 + 8 <= trailing.minX
        if centered {
            #expect(abs(title.midX - 195) <= 0.5)
        } else {
            #expect(abs(title.minX - leading.maxX - 12) <= 1, "\(title) \(leading)")
        }
        #expect(title.maxX <= trailing.minX - 7.5)
    }

    @Test(
        "the touch area of a bar button is 44 points wide around its center and has the bar's height",
        arguments: [CGPoint(x: -21, y: 0), CGPoint(x: 0, y: -21), CGPoint(x: 0, y: 21)])
    func targets(offset: CGPoint) throws {
        let (app, navigation) = makeStage(Self.screens[1])
        var taps = 0
        app.activate()
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
        app.settle()
        let place = try frame(app, "Add")
        app.tap(at: CGPoint(x: place.midX + offset.x, y: place.midY + offset.y))
        app.settle()
        #expect(taps == 1)
    }
}
