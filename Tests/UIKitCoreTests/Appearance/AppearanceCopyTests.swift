import Foundation
import Testing
import UIKit
import UIKitTesting

/// Appearance objects as values: copied, converted, compared and archived.
@MainActor
struct AppearanceCopyTests {
    private func full() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance(idiom: .pad)
        appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
        appearance.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        appearance.backgroundImage = swatch(.red)
        appearance.backgroundImageContentMode = .scaleAspectFill
        appearance.shadowColor = .green
        appearance.shadowImage = UIImage(systemName: "star")
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        appearance.titleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21, weight: .heavy), .kern: 2,
            .shadow: shadow,
        ]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.brown]
        appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.orange]
        appearance.prominentButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        appearance.backButtonAppearance.focused.backgroundImage = swatch(.blue)
        appearance.backButtonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        appearance.setBackIndicatorImage(swatch(.cyan), transitionMaskImage: swatch(.magenta))
        return appearance
    }

    @Test("a bar and an item copy their appearances, including the states of buttons")
    func copyOnSet() {
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: "")
        let appearance = full()
        let original = appearance.copy()
        bar.standardAppearance = appearance
        item.compactAppearance = appearance
        appearance.backgroundColor = .white
        appearance.buttonAppearance.highlighted.titleTextAttributes = [:]
        appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 9)
        #expect(bar.standardAppearance == original)
        #expect(item.compactAppearance == original)
        #expect(bar.standardAppearance != appearance)
        let buttons = UIBarButtonItemAppearance(style: .done)
        appearance.buttonAppearance = buttons
        buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
        #expect(appearance.buttonAppearance.normal.titlePositionAdjustment == .zero)
    }

    @Test("equal values are equal, one different value is not")
    func equality() {
        #expect(full() == full())
        #expect(full().hash == full().hash)
        let changes: [(UINavigationBarAppearance) -> Void] = [
            { $0.backgroundEffect = nil }, { $0.backgroundColor = nil }, { $0.backgroundImage = nil },
            { $0.backgroundImageContentMode = .top },
            { $0.shadowColor = nil }, { $0.shadowImage = nil }, { $0.titleTextAttributes[.kern] = 3 },
            { $0.titlePositionAdjustment = .zero },
            { $0.subtitleTextAttributes = [:] }, { $0.largeTitleTextAttributes = [:] },
            { $0.largeSubtitleTextAttributes = [:] },
            { $0.buttonAppearance.highlighted.titleTextAttributes = [:] },
            { $0.doneButtonAppearance = UIBarButtonItemAppearance() },
            { $0.backButtonAppearance.focused.backgroundImage = nil },
            { $0.setBackIndicatorImage(nil, transitionMaskImage: nil) },
        ]
        for (index, change) in changes.enumerated() {
            let other = full()
            change(other)
            #expect(other != full(), "change \(index)")
        }
    }

    @Test("one kind becomes another with what both have")
    func conversion() {
        let toolbar = UIToolbarAppearance(barAppearance: full())
        #expect(toolbar.backgroundImage == full().backgroundImage)
        #expect(toolbar.idiom == .pad)
        #expect(toolbar.buttonAppearance == full().buttonAppearance)
        let plain = UIBarAppearance(barAppearance: toolbar)
        #expect(plain.shadowColor == .green)
        let back = UINavigationBarAppearance(barAppearance: plain)
        #expect(back.titleTextAttributes.isEmpty)
        #expect(back.backgroundEffect == full().backgroundEffect)
        #expect(type(of: full().copy()) == UINavigationBarAppearance.self)
    }

    @Test("an appearance has the idiom of the current app")
    func idiom() {
        for (size, idiom) in [
            (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone), (CGSize(width: 1024, height: 768), .pad),
        ] {
            let app = TestApp(UIViewController(), size: size, scale: 1, draws: false)
            app.activate()
            #expect(UIBarAppearance().idiom == idiom)
        }
    }

    @Test("configuring the background leaves texts and buttons alone")
    func configure() {
        let appearance = full()
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.backgroundImage == nil)
        #expect(appearance.shadowColor == nil)
        #expect(appearance.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == .systemBackground)
        #expect(appearance.shadowColor != nil)
        let buttons = full().buttonAppearance
        buttons.configureWithDefault(for: .done)
        #expect(buttons == UIBarButtonItemAppearance(style: .done))
    }

    private func roundTrip<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    @Test("archived appearances and effects are decoded with equal values")
    func archives() throws {
        let held = TestApp(draws: false)
        defer { withExtendedLifetime(held) {} }
        #expect(
            try roundTrip(UINavigationBarAppearance()).backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        let appearance = full()
        // A dynamic color is decoded as another object with the same values.
        let read = try roundTrip(appearance)
        #expect(read == appearance)
        let toolbar = UIToolbarAppearance(barAppearance: appearance)
        #expect(try roundTrip(toolbar) == toolbar)
        let buttons = appearance.backButtonAppearance
        #expect(try roundTrip(buttons) == buttons)
        let dynamic = UIBarAppearance()
        dynamic.backgroundColor = .systemBackground
        let color = try #require(try roundTrip(dynamic).backgroundColor)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(color.resolvedColor(with: traits) == UIColor.systemBackground.resolvedColor(with: traits))
        }
        let blur = UIBlurEffect(style: .systemUltraThinMaterialLight)
        #expect(try roundTrip(blur) == blur)
        let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .separator)
        #expect(try roundTrip(vibrancy) == vibrancy)
        #expect(vibrancy.copy() as? UIVibrancyEffect == vibrancy)
    }

    @Test("a broken archive results in the system's appearance, not in a stop")
    func broken() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(Data([1, 2, 3]) as NSData, forKey: "background")
        archiver.encode(Data([4]) as NSData, forKey: "navigationBar")
        archiver.encode(99, forKey: "idiom")
        archiver.finishEncoding()
        let appearance = UINavigationBarAppearance(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(appearance.idiom == .phone)
    }
}
