import Testing
import UIKit
import UIKitTesting

/// Blur, transparency and contrast according to the user's settings.
@MainActor
struct MaterialTests {
    private func makeStage() -> (TestApp, UINavigationController, ScrollingPage) {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation)
        app.settle()
        page.scrollView.backgroundColor = .red
        page.scrollView.contentOffset.y += 300
        app.settle()
        return (app, navigation, page)
    }

    @Test("content is visible through a bar, unless the user reduces transparency or the bar is opaque")
    func opaque() {
        let (app, navigation, _) = makeStage()
        #expect(app.color(60, 50) != "f6f6f6")
        app.reducesTransparency = true
        app.settle()
        #expect(app.color(60, 50) == "f6f6f6")
        app.isDark = true
        app.settle()
        #expect(app.color(60, 50) == "1d1d1d")
        app.isDark = false
        app.reducesTransparency = false
        app.settle()
        #expect(app.color(60, 50) != "f6f6f6")
        app.activate()
        navigation.navigationBar.isTranslucent = false
        app.settle()
        #expect(app.color(60, 50) == "f6f6f6")
    }

    @Test("more contrast makes the hairline stronger")
    func contrast() throws {
        let (app, navigation, page) = makeStage()
        page.scrollView.backgroundColor = .white
        navigation.navigationBar.standardAppearance = plain(.white)
        let appearance = plain(.white)
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance = appearance
        app.settle()
        let soft = app.color(200, 91.25)
        #expect(soft == "b2b2b2" || soft == "b3b3b3")
        app.increasesContrast = true
        app.settle()
        #expect(app.color(200, 91.25) == "666666")
    }

    @Test("a shadow is a colored hairline, nothing for nil or clear, a tinted template, or the given image")
    func shadows() {
        let (app, navigation, page) = makeStage()
        page.scrollView.backgroundColor = .white
        func shows(_ image: UIImage?, _ color: UIColor?) -> [String] {
            app.activate()
            let appearance = plain(.white)
            appearance.shadowImage = image
            appearance.shadowColor = color
            navigation.navigationBar.standardAppearance = appearance
            app.settle()
            return [app.color(200, 91.25), app.color(200, 93)]
        }
        let image = swatch(.blue, CGSize(width: 4, height: 4))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(shows(nil, .red) == ["ff0000", "ffffff"])
        #expect(shows(nil, nil) == ["ffffff", "ffffff"])
        #expect(shows(nil, .clear) == ["ffffff", "ffffff"])
        #expect(shows(template, .red) == ["ff0000", "ff0000"])
        #expect(shows(template, nil) == ["ffffff", "ffffff"])
        #expect(shows(template, .clear) == ["ffffff", "ffffff"])
        #expect(shows(image, nil) == ["0000ff", "0000ff"])
        #expect(shows(image, .red) == ["0000ff", "0000ff"])
    }

    @Test(
        """
        background images: over the color, scaled to fill, centered or in a corner by the content mode; redraw is \
        scaled to fill
        """
    )
    func modes() {
        let (app, navigation, _) = makeStage()
        let image = swatch(.blue, CGSize(width: 20, height: 20))
        func shows(_ mode: UIView.ContentMode) -> [String] {
            app.activate()
            let appearance = plain(.yellow)
            appearance.backgroundImage = image
            appearance.backgroundImageContentMode = mode
            navigation.navigationBar.standardAppearance = appearance
            app.settle()
            return [app.color(5, 5), app.color(100, 10), app.color(195, 40), app.color(385, 86)]
        }
        #expect(shows(.scaleToFill) == ["0000ff", "0000ff", "0000ff", "0000ff"])
        #expect(shows(.redraw) == ["0000ff", "0000ff", "0000ff", "0000ff"])
        #expect(shows(.center) == ["ffff00", "ffff00", "0000ff", "ffff00"])
        #expect(shows(.topLeft) == ["0000ff", "ffff00", "ffff00", "ffff00"])
        #expect(shows(.bottomRight) == ["ffff00", "ffff00", "ffff00", "0000ff"])
        #expect(shows(.scaleAspectFill) == ["0000ff", "0000ff", "0000ff", "0000ff"])
        #expect(shows(.scaleAspectFit) == ["ffff00", "ffff00", "0000ff", "ffff00"])
    }

    @Test("materials of light and dark keep theirs in any interface; the others follow it", arguments: [false, true])
    func styles(dark: Bool) throws {
        let root = UIViewController()
        let app = TestApp(root, dark: dark)
        root.view.backgroundColor = .gray
        func brightness(_ style: UIBlurEffect.Style) throws -> Int {
            app.activate()
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
            root.view.addSubview(view)
            let pixel = try #require(app.picture()?[100, 300])
            app.activate()
            view.removeFromSuperview()
            return Int(pixel.red)
        }
        typealias Style = UIBlurEffect.Style
        let families: [(Style, Style, Style)] = [
            (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
            (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
            (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
            (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
            (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
        ]
        for (adaptive, light, darker) in families {
            #expect(try brightness(light) > 127)
            #expect(try brightness(darker) < 127)
            #expect(try brightness(adaptive) == brightness(dark ? darker : light))
        }
        #expect(try brightness(.extraLight) > brightness(.light))
    }

    @Test("vibrant content has its style's color in the light of its blur")
    func vibrancy() {
        let root = UIViewController()
        let app = TestApp(root)
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .secondaryLabel))
        root.view.addSubview(view)
        app.settle()
        #expect(view.contentView.tintColor == .secondaryLabel)
        #expect(view.contentView.traitCollection.userInterfaceStyle == .dark)
        app.activate()
        view.effect = nil
        #expect(view.contentView.traitCollection.userInterfaceStyle == .light)
        #expect(view.contentView.tintColor == .systemBlue)
    }

    @Test("a label in vibrant content shows in the effect's color, whatever its own, and in its own again without")
    func vibrantLabel() {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .black
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark)))
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.text = "█████"
        label.font = .systemFont(ofSize: 40)
        label.textColor = .red
        root.view.addSubview(view)
        view.contentView.addSubview(label)
        app.settle()
        #expect(app.color(40, 130) == "ffffff")
        #expect(label.textColor == .red)
        app.activate()
        view.effect = nil
        app.settle()
        #expect(app.color(40, 130) == "ff0000")
        app.activate()
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark))
        app.settle()
        #expect(app.color(40, 130) == "ffffff")
        app.activate()
        root.view.addSubview(label)
        app.settle()
        #expect(app.color(40, 30) == "ff0000")
    }

    @Test("an alert takes the color out of the bar's tint, and gives it back")
    func dimming() throws {
        let page = Page("Page")
        let navigation = UINavigationController(rootViewController: page)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let app = TestApp(navigation)
        app.settle()
        let label = try #require(app.find("Go") as? UILabel)
        func saturation() -> CGFloat {
            var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            label.textColor.resolvedColor(with: label.traitCollection).getRed(&r, green: &g, blue: &b, alpha: nil)
            return max(r, g, b) - min(r, g, b)
        }
        #expect(saturation() > 0.5)
        app.activate()
        page.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        app.settle()
        #expect(navigation.navigationBar.tintAdjustmentMode == .dimmed)
        #expect(saturation() < 0.01)
        app.activate()
        page.dismiss(animated: true)
        app.settle()
        #expect(navigation.navigationBar.tintAdjustmentMode == .normal)
        #expect(saturation() > 0.5)
    }

    @Test(
        "the Mac behavior has a low bar with a leading title; no window toolbar hosts a bar"
    )
    func behavior() throws {
        let (app, navigation, _) = makeStage()
        let bar = navigation.navigationBar
        #expect(bar.behavioralStyle == .pad)
        #expect(bar.preferredBehavioralStyle == .automatic)
        #expect(bar.currentNSToolbarSection == .none)
        app.activate()
        bar.preferredBehavioralStyle = .mac
        app.settle()
        #expect(bar.behavioralStyle == .mac)
        #expect(bar.frame.height == 32)
        let title = try app.require("Page")
        #expect(title.convert(title.bounds, to: nil).minX == 16)
    }
}
