import Testing
import UIKit
import UIKitTesting

/// The older properties of bars.
@MainActor
struct LegacyAppearanceTests {
    /// A bar without a navigation controller, which always displays its standard appearance.
    private func makeBar(y: CGFloat = 47, _ edit: (UINavigationBar) -> Void) -> (TestApp, UINavigationBar) {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .white
        // The content under the bar is half red, half blue.
        let under = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        under.backgroundColor = .red
        root.view.addSubview(under)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 390, height: 44))
        bar.setItems([UINavigationItem(title: "Title")], animated: false)
        root.view.addSubview(bar)
        edit(bar)
        app.settle()
        return (app, bar)
    }

    @Test("an opaque bar has the exact bar tint, a translucent bar mixes the tint with the content below")
    func barTint() {
        let (app, bar) = makeBar { $0.barTintColor = .green }
        let translucent = app.color(60, 70)
        #expect(translucent != "00ff00")
        app.activate()
        bar.isTranslucent = false
        app.settle()
        #expect(app.color(60, 70) == "00ff00")
    }

    @Test("the table of isTranslucent and images, in pixels")
    func table() {
        // The expected color of a green image above red, opaque and at half opacity.
        let whole = swatch(.green)
        let half = swatch(.green, alpha: 0.5)
        func shows(_ image: UIImage, _ isTranslucent: Bool?, _ style: UIBarStyle = .default, _ tint: UIColor? = nil)
            -> (Bool, String)
        {
            let (app, bar) = makeBar { bar in
                bar.setBackgroundImage(image, for: .default)
                if let isTranslucent { bar.isTranslucent = isTranslucent }
                bar.barStyle = style
                bar.barTintColor = tint
            }
            return (bar.isTranslucent, app.color(60, 70))
        }
        #expect(shows(whole, nil) == (false, "00ff00"))
        #expect(shows(whole, false) == (false, "00ff00"))
        #expect(shows(whole, true) == (true, "26d900"))
        #expect(shows(whole, nil, .blackTranslucent) == (true, "26d900"))
        #expect(shows(half, nil) == (true, "7f8000"))
        #expect(shows(half, true) == (true, "7f8000"))
        #expect(shows(half, false) == (false, "7fff7f"))
        #expect(shows(half, false, .black) == (false, "008000"))
        #expect(shows(half, false, .black, .blue) == (false, "00807f"))
    }

    @Test("a bar without an image is translucent by default")
    func defaults() {
        let (_, bar) = makeBar { _ in }
        #expect(bar.isTranslucent)
        bar.isTranslucent = false
        #expect(!bar.isTranslucent)
        #expect(UIToolbar(frame: .zero).isTranslucent)
    }

    @Test("images fall back to the default metrics, and to any position")
    func images() {
        let (app, bar) = makeBar { bar in
            bar.setBackgroundImage(swatch(.green), for: .any, barMetrics: .default)
        }
        #expect(app.color(60, 70) == "00ff00")
        func shows(_ edit: () -> Void) -> String {
            app.activate()
            edit()
            app.settle()
            return app.color(60, bar.frame.maxY - 10)
        }
        #expect(shows { bar.setBackgroundImage(swatch(.blue), for: .top, barMetrics: .default) } == "0000ff")
        bar.topItem?.prompt = "Prompt"
        bar.frame.size.height = 74
        #expect(shows { bar.setBackgroundImage(swatch(.yellow), for: .any, barMetrics: .defaultPrompt) } == "ffff00")
        #expect(shows { bar.setBackgroundImage(nil, for: .any, barMetrics: .defaultPrompt) } == "0000ff")
        #expect(shows { bar.setBackgroundImage(nil, for: .top, barMetrics: .default) } == "00ff00")
        #expect(bar.backgroundImage(for: .default) != nil)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        #expect(UIBarMetrics.landscapePhone == .compact)
        #expect(UIBarMetrics.landscapePhonePrompt == .compactPrompt)
    }

    @Test("caps of a resizable image keep their size")
    func caps() {
        let edge = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 44)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 44))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 44))
        }
        let (app, _) = makeBar {
            $0.setBackgroundImage(
                edge.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)), for: .default)
        }
        #expect(app.color(5, 70) == "0000ff")
        #expect(app.color(15, 70) == "00ff00")
        #expect(app.color(100, 70) == "00ff00")
    }

    private final class Attached: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
        var asked = 0
        let answer: UIBarPosition
        init(_ answer: UIBarPosition) { self.answer = answer }
        func position(for bar: any UIBarPositioning) -> UIBarPosition {
            asked += 1
            return answer
        }
    }

    @Test(
        "a bar attached to the top extends under the status area, a top bar does not",
        arguments: [UIBarPosition.top, .topAttached])
    func attached(position: UIBarPosition) {
        let judge = Attached(position)
        let (app, bar) = makeBar { bar in
            bar.removeFromSuperview()
            bar.delegate = judge
            bar.standardAppearance = plain(.green)
        }
        app.activate()
        app.window.rootViewController?.view.addSubview(bar)
        app.settle()
        #expect(judge.asked == 1)
        #expect(bar.barPosition == position)
        #expect(app.color(60, 70) == "00ff00")
        #expect(app.color(60, 20) == (position == .topAttached ? "00ff00" : "ff0000"))
    }

    @Test(
        """
        a fixed image of 44 points stays below the status area in a controller's bar; a resizable image extends \
        under it
        """)
    func statusArea() {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation)
        app.settle()
        page.scrollView.contentOffset.y += 200
        app.settle()
        #expect(navigation.navigationBar.barPosition == .topAttached)
        func shows(_ image: UIImage, _ position: UIBarPosition) -> [String] {
            app.activate()
            for other in [UIBarPosition.any, .topAttached] {
                navigation.navigationBar.setBackgroundImage(nil, for: other, barMetrics: .default)
            }
            navigation.navigationBar.setBackgroundImage(image, for: position, barMetrics: .default)
            app.settle()
            return [app.color(60, 20), app.color(60, 49)]
        }
        let tall = swatch(.green, CGSize(width: 10, height: 44))
        #expect(shows(tall, .any)[1] == "00ff00")
        #expect(shows(tall, .any)[0] != "00ff00")
        #expect(shows(tall, .topAttached) == ["00ff00", "00ff00"])
        #expect(
            shows(tall.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)), .any) == [
                "00ff00", "00ff00",
            ])
    }

    @Test("a shadow image is used only together with a background image")
    func shadow() {
        let (app, bar) = makeBar { $0.shadowImage = swatch(.blue, CGSize(width: 4, height: 6)) }
        #expect(app.color(60, 95) == "ff0000")
        app.activate()
        bar.setBackgroundImage(swatch(.green), for: .default)
        app.settle()
        #expect(app.color(60, 95) == "0000ff")
        app.activate()
        bar.shadowImage = UIImage()
        app.settle()
        #expect(app.color(60, 91.25) == "ff0000")
    }

    @Test("the black style has light texts; texts use the older attributes and offsets")
    func texts() throws {
        let (app, bar) = makeBar { bar in
            bar.barStyle = .black
            bar.titleTextAttributes = [.foregroundColor: UIColor.orange, .font: UIFont.systemFont(ofSize: 12)]
        }
        let title = try #require(app.find("Title") as? UILabel)
        #expect(title.textColor == .orange)
        #expect(title.font.pointSize == 12)
        #expect(title.traitCollection.userInterfaceStyle == .dark)
        let before = title.frame.minY
        app.activate()
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        app.settle()
        #expect(title.frame.minY == before + 5)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
        #expect(UIBarStyle.blackOpaque == .black)
    }

    @Test("an appearance object wins over everything older, once it is set")
    func modernWins() throws {
        let (app, bar) = makeBar { bar in
            bar.barTintColor = .blue
            bar.setBackgroundImage(swatch(.yellow), for: .default)
            bar.titleTextAttributes = [.foregroundColor: UIColor.orange]
            bar.standardAppearance = plain(.green)
        }
        #expect(app.color(60, 70) == "00ff00")
        let title = try #require(app.find("Title") as? UILabel)
        #expect(title.textColor == .label)
        _ = bar
    }

    @Test("a toolbar has the same: tint, image by position, shadow above")
    func toolbar() {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .red
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        root.view.addSubview(bar)
        bar.isTranslucent = false
        bar.barTintColor = .blue
        app.settle()
        #expect(app.color(60, 320) == "0000ff")
        app.activate()
        bar.setBackgroundImage(swatch(.green), forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(swatch(.yellow, CGSize(width: 4, height: 6)), forToolbarPosition: .any)
        app.settle()
        #expect(app.color(60, 320) == "00ff00")
        #expect(app.color(60, 297) == "ffff00")
        app.activate()
        bar.setBackgroundImage(swatch(.cyan), forToolbarPosition: .bottom, barMetrics: .default)
        app.settle()
        #expect(app.color(60, 320) == "00ffff")
        #expect(bar.shadowImage(forToolbarPosition: .any) != nil)
        #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
    }

    @Test("a toolbar of the app's own asks its delegate for its position; at the top its shadow is below")
    func toolbarPosition() {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .red
        let judge = Attached(.top)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        bar.delegate = judge
        let appearance = plainToolbar(.green)
        appearance.shadowImage = swatch(.blue, CGSize(width: 2, height: 5))
        bar.standardAppearance = appearance
        root.view.addSubview(bar)
        app.settle()
        #expect(judge.asked == 1)
        #expect(bar.barPosition == .top)
        #expect(app.color(60, 346) == "0000ff")
        #expect(app.color(60, 298) == "ff0000")
    }
}
