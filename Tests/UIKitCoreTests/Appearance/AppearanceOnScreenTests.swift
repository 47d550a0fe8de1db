import Testing
import UIKit
import UIKitTesting

/// The displayed appearance, in pixels.
@MainActor
struct AppearanceOnScreenTests {
    /// Each of the eight appearances has a different color.
    static let names = [
        "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge", "item.compact",
        "bar.compact", "item.standard", "bar.standard",
    ]

    static let colors: [String: UIColor] = [
        "item.compactScrollEdge": UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        "bar.compactScrollEdge": UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        "item.scrollEdge": UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        "bar.scrollEdge": UIColor(red: 1, green: 1, blue: 0, alpha: 1),
        "item.compact": UIColor(red: 1, green: 0, blue: 1, alpha: 1),
        "bar.compact": UIColor(red: 0, green: 1, blue: 1, alpha: 1),
        "item.standard": UIColor(red: 0, green: 0, blue: 0, alpha: 1),
        "bar.standard": UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1),
    ]
    static let digits: [String: String] = [
        "item.compactScrollEdge": "ff0000", "bar.compactScrollEdge": "00ff00", "item.scrollEdge": "0000ff",
        "bar.scrollEdge": "ffff00",
        "item.compact": "ff00ff", "bar.compact": "00ffff", "item.standard": "000000", "bar.standard": "336699",
    ]

    private func set(_ name: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
        let appearance = plain(Self.colors[name] ?? .white)
        switch name {
        case "item.compactScrollEdge": item.compactScrollEdgeAppearance = appearance
        case "bar.compactScrollEdge": bar.compactScrollEdgeAppearance = appearance
        case "item.scrollEdge": item.scrollEdgeAppearance = appearance
        case "bar.scrollEdge": bar.scrollEdgeAppearance = appearance
        case "item.compact": item.compactAppearance = appearance
        case "bar.compact": bar.compactAppearance = appearance
        case "item.standard": item.standardAppearance = appearance
        default: bar.standardAppearance = appearance
        }
    }

    /// The search order in the headers for a situation, without the appearances that do not apply.
    static func order(compact: Bool, atEdge: Bool) -> [String] {
        names.filter { name in
            let kind = String(name.drop { $0 != "." }.dropFirst())
            return switch kind {
            case "compactScrollEdge": compact && atEdge
            case "scrollEdge": atEdge
            case "compact": compact
            default: true
            }
        }
    }

    @Test(
        "the first appearance that is set is used as a whole; a standard appearance at the edge has no background",
        arguments: [false, true], [false, true])
    func order(compact: Bool, atEdge: Bool) {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, size: compact ? CGSize(width: 600, height: 320) : CGSize(width: 390, height: 844))
        app.settle()
        page.scrollView.contentOffset.y += atEdge ? 0 : 200
        app.settle()
        // The first appearance in the order is set last, so each appearance replaces the former one.
        for name in Self.order(compact: compact, atEdge: atEdge).reversed() {
            app.activate()
            set(name, page.navigationItem, navigation.navigationBar)
            app.settle()
            let place = navigation.navigationBar.convert(CGPoint(x: 60, y: 4), to: nil)
            let shown = app.color(place.x, place.y)
            if atEdge, name.hasSuffix(".standard") {
                #expect(shown == "ffffff", "\(name)")
            } else {
                #expect(shown == Self.digits[name], "\(name)")
            }
        }
    }

    @Test("a bar of its own is never at the edge")
    func standalone() {
        let root = UIViewController()
        let app = TestApp(root)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        root.view.addSubview(bar)
        bar.setItems([UINavigationItem(title: "Alone")], animated: false)
        bar.standardAppearance = plain(.red)
        bar.scrollEdgeAppearance = plain(.green)
        app.settle()
        #expect(app.color(60, 50) == "ff0000")
    }

    @Test(
        "two looks with backgrounds fade into each other as content goes under the bar, and their texts change half way"
    )
    func fades() throws {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation)
        let edge = plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let standard = plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        edge.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        standard.titleTextAttributes = [.foregroundColor: UIColor.green]
        navigation.navigationBar.scrollEdgeAppearance = edge
        navigation.navigationBar.standardAppearance = standard
        app.settle()
        let top = page.scrollView.contentOffset.y
        var colors: [String] = []
        for offset in [0, 3, 6, 9, 12] as [CGFloat] {
            page.scrollView.contentOffset.y = top + offset
            app.settle()
            colors.append(app.color(60, 50))
            let title = try #require(app.find("Page") as? UILabel)
            #expect(title.textColor == (offset < 6 ? .yellow : .green))
        }
        #expect(colors == ["ff0000", "bf0040", "800080", "4000bf", "0000ff"])
    }

    @Test("a toolbar is transparent when content ends above the toolbar, and fades in with content below")
    func toolbarEdge() {
        let page = ScrollingPage("Page")
        page.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        navigation.toolbar.standardAppearance = plainToolbar(.blue)
        let app = TestApp(navigation)
        app.settle()
        let y: CGFloat = 844 - 34 - 4
        #expect(app.color(200, y) == "0000ff")
        let end =
            page.scrollView.contentSize.height + page.scrollView.adjustedContentInset.bottom
            - page.scrollView.bounds.height
        page.scrollView.contentOffset.y = end - 6
        app.settle()
        #expect(app.color(200, y) == "7f7fff")
        page.scrollView.contentOffset.y = end
        app.settle()
        #expect(app.color(200, y) == "ffffff")
        app.activate()
        navigation.toolbar.scrollEdgeAppearance = plainToolbar(.green)
        app.settle()
        #expect(app.color(200, y) == "00ff00")
    }

    @Test(
        "a toolbar resolves appearances in its order: compact scroll edge falls back to scroll edge, compact, standard")
    func toolbarOrder() {
        let page = ScrollingPage("Page")
        page.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let app = TestApp(navigation, size: CGSize(width: 600, height: 320))
        app.settle()
        page.scrollView.contentOffset.y =
            page.scrollView.contentSize.height + page.scrollView.adjustedContentInset.bottom
            - page.scrollView.bounds.height
        func shows(_ change: (UIToolbar) -> Void) -> String {
            app.activate()
            change(navigation.toolbar)
            app.settle()
            return app.color(300, 316)
        }
        #expect(shows { $0.standardAppearance = plainToolbar(.red) } == "ffffff")
        #expect(shows { $0.compactAppearance = plainToolbar(.green) } == "00ff00")
        #expect(shows { $0.scrollEdgeAppearance = plainToolbar(.blue) } == "0000ff")
        #expect(shows { $0.compactScrollEdgeAppearance = plainToolbar(.yellow) } == "ffff00")
    }
}
