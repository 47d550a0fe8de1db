import Foundation
import Testing
import UIKit
import UIKitTesting

/// Appearance objects as values: copied, converted, compared and archived.
@MainActor
@Suite struct AppearanceCopyTests {
    private func full() -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance(idiom: .pad)
        look.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
        look.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        look.backgroundImage = swatch(.red)
        look.backgroundImageContentMode = .scaleAspectFill
        look.shadowColor = .green
        look.shadowImage = UIImage(systemName: "star")
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        look.titleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21, weight: .heavy), .kern: 2,
            .shadow: shadow,
        ]
        look.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        look.subtitleTextAttributes = [.foregroundColor: UIColor.green]
        look.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        look.largeSubtitleTextAttributes = [.foregroundColor: UIColor.brown]
        look.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.orange]
        look.prominentButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        look.backButtonAppearance.focused.backgroundImage = swatch(.blue)
        look.backButtonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        look.setBackIndicatorImage(swatch(.cyan), transitionMaskImage: swatch(.magenta))
        return look
    }

    @Test("a bar and an item copy their appearances, including the states of buttons")
    func copyOnSet() {
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: "")
        let look = full()
        let original = look.copy()
        bar.standardAppearance = look
        item.compactAppearance = look
        look.backgroundColor = .white
        look.buttonAppearance.highlighted.titleTextAttributes = [:]
        look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 9)
        #expect(bar.standardAppearance == original)
        #expect(item.compactAppearance == original)
        #expect(bar.standardAppearance != look)
        let buttons = UIBarButtonItemAppearance(style: .done)
        look.buttonAppearance = buttons
        buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
        #expect(look.buttonAppearance.normal.titlePositionAdjustment == .zero)
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
        #expect(UIBarAppearance().idiom == .phone)
    }

    @Test("configuring the background leaves texts and buttons alone")
    func configure() {
        let look = full()
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil)
        #expect(look.backgroundColor == nil)
        #expect(look.backgroundImage == nil)
        #expect(look.shadowColor == nil)
        #expect(look.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        look.configureWithDefaultBackground()
        #expect(look.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil)
        #expect(look.backgroundColor == .systemBackground)
        #expect(look.shadowColor != nil)
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
        let look = full()
        // A dynamic color is decoded as another object with the same values.
        let read = try roundTrip(look)
        #expect(read == look)
        let toolbar = UIToolbarAppearance(barAppearance: look)
        #expect(try roundTrip(toolbar) == toolbar)
        let buttons = look.backButtonAppearance
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

    @Test("a broken archive gives the system's look, not a stop")
    func broken() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(Data([1, 2, 3]) as NSData, forKey: "background")
        archiver.encode(Data([4]) as NSData, forKey: "navigationBar")
        archiver.encode(99, forKey: "idiom")
        archiver.finishEncoding()
        let look = UINavigationBarAppearance(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(look.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(look.idiom == .phone)
    }
}
