import Testing
import UIKit
import UIKitTesting

/// Buttons and titles in the appearance of the bar.
@MainActor
struct ButtonAppearanceTests {
    private func label(_ app: TestApp, _ name: String) throws -> UILabel { try #require(app.find(name) as? UILabel) }

    private func makeStage(_ edit: (UINavigationBarAppearance) -> Void) -> (
        NavigationStage, UIBarButtonItem, UIBarButtonItem
    ) {
        let stage = NavigationStage("Root", "Top")
        let appearance = UINavigationBarAppearance()
        edit(appearance)
        let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Finish", style: .done, target: nil, action: nil)
        stage.change {
            stage.top.navigationItem.rightBarButtonItems = [plain, done]
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        return (stage, plain, done)
    }

    @Test("plain, done and back buttons use their own appearances; back inherits from plain")
    func kinds() throws {
        let (stage, _, _) = makeStage { appearance in
            appearance.buttonAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 13),
            ]
            appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        }
        #expect(try label(stage.app, "Plain").textColor == .red)
        #expect(try label(stage.app, "Plain").font == .systemFont(ofSize: 13))
        #expect(try label(stage.app, "Finish").textColor == .green)
        #expect(try label(stage.app, "Finish").font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(try label(stage.app, "Root").textColor == .blue)
        #expect(try label(stage.app, "Root").font == .systemFont(ofSize: 13))
    }

    @Test("a disabled button is gray whatever color normal has, unless disabled has one itself")
    func disabled() throws {
        let (stage, plain, _) = makeStage { appearance in
            appearance.buttonAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 13),
            ]
        }
        stage.change { plain.isEnabled = false }
        #expect(try label(stage.app, "Plain").textColor == .tertiaryLabel)
        #expect(try label(stage.app, "Plain").font == .systemFont(ofSize: 13))
        stage.change {
            let appearance = stage.bar.standardAppearance.copy()
            appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        #expect(try label(stage.app, "Plain").textColor == .brown)
    }

    @Test("a touched button fades, or has the highlighted color, until the touch ends")
    func highlighted() throws {
        let (stage, _, _) = makeStage { appearance in
            appearance.doneButtonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.orange]
        }
        let plain = try label(stage.app, "Plain")
        stage.app.press(at: try stage.frame("Plain").center)
        stage.app.advance(frames: 1)
        #expect(abs(plain.alpha - 0.2) < 0.001)
        stage.app.lift()
        stage.app.settle()
        #expect(plain.alpha == 1)
        let done = try label(stage.app, "Finish")
        stage.app.press(at: try stage.frame("Finish").center)
        stage.app.advance(frames: 1)
        #expect(done.alpha == 1)
        #expect(done.textColor == .orange)
        stage.app.lift()
        stage.app.settle()
        #expect(done.textColor == done.tintColor)
    }

    @Test("attributes other than font and color are drawn on buttons and titles")
    func extras() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowColor = UIColor.red
        let (stage, _, _) = makeStage { appearance in
            appearance.titleTextAttributes = [.kern: 4, .shadow: shadow]
            appearance.buttonAppearance.normal.titleTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
        }
        let (bare, _, _) = makeStage { _ in }
        let wider = try stage.frame("Top").width - bare.frame("Top").width
        #expect(wider >= 2 * 4)
        #expect(wider <= 3 * 4)
        let title = try #require(try label(stage.app, "Top").attributedText)
        #expect(title.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
        let button = try #require(try label(stage.app, "Plain").attributedText)
        #expect(button.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test("offsets move the titles of the bar, of buttons and of the back button")
    func offsets() throws {
        let (bare, _, _) = makeStage { _ in }
        let (stage, _, _) = makeStage { appearance in
            appearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 7)
            appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
            appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -2)
        }
        func moved(_ name: String) throws -> CGPoint {
            let (a, b) = (try bare.frame(name), try stage.frame(name))
            return CGPoint(x: b.minX - a.minX, y: b.minY - a.minY)
        }
        #expect(try moved("Top") == CGPoint(x: 5, y: 7))
        #expect(try moved("Plain") == CGPoint(x: 0, y: 3))
        #expect(try moved("Root") == CGPoint(x: 2, y: -2))
    }

    @Test("a background image lies behind the title, by state")
    func images() throws {
        let (stage, plain, _) = makeStage { appearance in
            appearance.buttonAppearance.normal.backgroundImage = swatch(.yellow, CGSize(width: 20, height: 30))
            appearance.buttonAppearance.disabled.backgroundImage = swatch(.green, CGSize(width: 20, height: 30))
        }
        let place = try stage.frame("Plain")
        #expect(stage.app.color(place.minX + 3, place.midY - 12) == "ffff00")
        stage.change { plain.isEnabled = false }
        #expect(stage.app.color(place.minX + 3, place.midY - 12) == "00ff00")
    }

    @Test("an item's own attributes win over the bar's appearance, and its older methods have effect")
    func items() throws {
        let (stage, plain, _) = makeStage { appearance in
            appearance.buttonAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 13),
            ]
        }
        stage.change {
            plain.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
            plain.setBackgroundImage(swatch(.cyan, CGSize(width: 20, height: 30)), for: .normal, barMetrics: .default)
            plain.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 4), for: .default)
        }
        #expect(try label(stage.app, "Plain").textColor == .purple)
        #expect(try label(stage.app, "Plain").font == .systemFont(ofSize: 13))
        let place = try stage.frame("Plain")
        #expect(stage.app.color(place.minX + 3, place.midY - 4 - 12) == "00ffff")
        // An image for another style is ignored; an image for the item's style is used.
        stage.change {
            plain.setBackgroundImage(
                swatch(.red, CGSize(width: 20, height: 30)), for: .normal, style: .done, barMetrics: .default)
        }
        #expect(stage.app.color(place.minX + 3, place.midY - 4 - 12) == "00ffff")
        stage.change {
            plain.setBackgroundImage(
                swatch(.red, CGSize(width: 20, height: 30)), for: .normal, style: .plain, barMetrics: .default)
        }
        #expect(stage.app.color(place.minX + 3, place.midY - 4 - 12) == "ff0000")
        #expect(plain.backgroundImage(for: .normal, style: .plain, barMetrics: .default) != nil)
        #expect(plain.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    }

    @Test("a back button draws what its item has for back buttons, and nothing that it has for others")
    func backItem() throws {
        let stage = NavigationStage("Root", "Top")
        stage.change {
            let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
            item.setBackgroundImage(swatch(.red, CGSize(width: 20, height: 30)), for: .normal, barMetrics: .default)
            item.setBackButtonBackgroundImage(
                swatch(.yellow, CGSize(width: 20, height: 30)), for: .normal, barMetrics: .default)
            item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 6, vertical: 0), for: .default)
            stage.below.backBarButtonItem = item
        }
        let place = try stage.frame("Home")
        #expect(abs(place.minX - (8 + 13 + 28.0 / 3 + 6)) < 0.001)
        #expect(stage.app.color(place.midX, place.midY - 13) == "ffff00")
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
