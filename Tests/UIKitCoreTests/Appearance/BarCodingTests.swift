import Foundation
import Testing
import UIKit
import UIKitTesting

/// Bars and views in archives.
@MainActor
struct BarCodingTests {
    private func archive(_ object: NSObject & NSCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    private func read<Object: NSObject & NSCoding>(_ type: Object.Type, _ data: Data) throws -> Object {
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    private func color(_ color: UIColor?) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a]
    }

    @Test("an archived view keeps its frame, appearance and behavior")
    func view() throws {
        let held = TestApp(draws: false)
        defer { withExtendedLifetime(held) {} }
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        view.backgroundColor = .red
        view.tintColor = .green
        view.clipsToBounds = true
        view.contentMode = .bottom
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.isUserInteractionEnabled = false
        view.semanticContentAttribute = .forceRightToLeft
        view.overrideUserInterfaceStyle = .dark
        view.accessibilityIdentifier = "box"
        let twin = try read(UIView.self, try archive(view))
        #expect(twin.frame == view.frame)
        #expect(twin.alpha == 0.5)
        #expect(twin.isHidden)
        #expect(twin.tag == 7)
        #expect(twin.clipsToBounds)
        #expect(color(twin.backgroundColor) == color(.red))
        #expect(color(twin.tintColor) == color(.green))
        #expect(twin.contentMode == .bottom)
        #expect(twin.autoresizingMask == view.autoresizingMask)
        #expect(!twin.isUserInteractionEnabled)
        #expect(twin.semanticContentAttribute == .forceRightToLeft)
        #expect(twin.overrideUserInterfaceStyle == .dark)
        #expect(twin.accessibilityIdentifier == "box")
    }

    @Test("an archived navigation bar keeps its items, appearance objects and older properties")
    func navigationBar() throws {
        let held = TestApp(draws: false)
        defer { withExtendedLifetime(held) {} }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        let item = UINavigationItem(title: "Top")
        item.prompt = "Choose"
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        item.standardAppearance = plain(.orange)
        bar.setItems([UINavigationItem(title: "Root"), item], animated: false)
        bar.standardAppearance = plain(.red)
        bar.compactAppearance = plain(.green)
        bar.prefersLargeTitles = true
        bar.barStyle = .black
        bar.isTranslucent = false
        bar.barTintColor = .blue
        bar.tintColor = .yellow
        bar.titleTextAttributes = [.foregroundColor: UIColor.brown]
        bar.setTitleVerticalPositionAdjustment(3, for: .compact)
        bar.setBackgroundImage(swatch(.purple), for: .topAttached, barMetrics: .compact)
        bar.shadowImage = swatch(.cyan)
        let twin = try read(UINavigationBar.self, try archive(bar))
        #expect(twin.items?.map(\.title) == ["Root", "Top"])
        #expect(twin.topItem?.prompt == "Choose")
        #expect(twin.topItem?.rightBarButtonItem?.style == .done)
        #expect(color(twin.topItem?.standardAppearance?.backgroundColor) == color(.orange))
        #expect(color(twin.standardAppearance.backgroundColor) == color(.red))
        #expect(color(twin.compactAppearance?.backgroundColor) == color(.green))
        #expect(twin.scrollEdgeAppearance == nil)
        #expect(twin.prefersLargeTitles)
        #expect(twin.barStyle == .black)
        #expect(!twin.isTranslucent)
        #expect(color(twin.barTintColor) == color(.blue))
        #expect(color(twin.tintColor) == color(.yellow))
        #expect(color(twin.titleTextAttributes?[.foregroundColor] as? UIColor) == color(.brown))
        #expect(twin.titleVerticalPositionAdjustment(for: .compact) == 3)
        #expect(twin.titleVerticalPositionAdjustment(for: .default) == 0)
        #expect(twin.backgroundImage(for: .topAttached, barMetrics: .compact) != nil)
        #expect(twin.backgroundImage(for: .default) == nil)
        #expect(twin.shadowImage != nil)
        #expect(twin.frame == bar.frame)
    }

    @Test("archived toolbars and tab bars keep items and appearances")
    func bottomBars() throws {
        let held = TestApp(draws: false)
        defer { withExtendedLifetime(held) {} }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        toolbar.items = [UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil), .flexibleSpace()]
        toolbar.standardAppearance = plainToolbar(.red)
        toolbar.barTintColor = .green
        toolbar.setShadowImage(swatch(.blue), forToolbarPosition: .any)
        let twin = try read(UIToolbar.self, try archive(toolbar))
        #expect(twin.items?.map(\.title) == ["Send", nil])
        #expect(twin.items?[0].style == .done)
        #expect(color(twin.standardAppearance.backgroundColor) == color(.red))
        #expect(color(twin.barTintColor) == color(.green))
        #expect(twin.shadowImage(forToolbarPosition: .any) != nil)

        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let item = UITabBarItem(
            title: "Two", image: UIImage(systemName: "star"), selectedImage: UIImage(systemName: "star.fill"))
        item.badgeValue = "3"
        tabs.items = [UITabBarItem(title: "One", image: nil, tag: 4), item]
        tabs.selectedItem = item
        tabs.unselectedItemTintColor = .purple
        tabs.itemWidth = 70
        tabs.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
        let other = try read(UITabBar.self, try archive(tabs))
        #expect(other.items?.map(\.title) == ["One", "Two"])
        #expect(other.items?[0].tag == 4)
        #expect(other.selectedItem?.badgeValue == "3")
        #expect(other.selectedItem?.selectedImage?.description == item.selectedImage?.description)
        #expect(color(other.unselectedItemTintColor) == color(.purple))
        #expect(other.itemWidth == 70)
        #expect(color(other.standardAppearance.stackedLayoutAppearance.normal.iconColor) == color(.red))
    }

    @Test("an invalid value in an archive is replaced by the value of a new bar, and never ends the program")
    func broken() throws {
        let held = TestApp(draws: false)
        defer { withExtendedLifetime(held) {} }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode("many" as NSString, forKey: "items")
        archiver.encode([1, 2] as NSArray, forKey: "view.place")
        archiver.encode(Double.nan, forKey: "view.alpha")
        archiver.encode(-1, forKey: "view.autoresizing")
        archiver.encode("red" as NSString, forKey: "look.standard")
        archiver.encode(Data([1, 2, 3]) as NSData, forKey: "look.older")
        archiver.encode(99, forKey: "selected")
        archiver.encode(-5, forKey: "behavior")
        archiver.finishEncoding()
        let bar = UINavigationBar(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(bar?.items == nil)
        #expect(bar?.alpha == 1)
        #expect(bar?.isTranslucent == true)
        #expect(bar?.standardAppearance == UINavigationBarAppearance())
        let toolbar = UIToolbar(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(toolbar?.items == nil)
        let tabs = UITabBar(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(tabs?.items == nil)
        #expect(tabs?.selectedItem == nil)
    }

    @Test("the bar of a controller leaves its items out")
    func managed() throws {
        let stage = NavigationStage("Root", draws: false)
        stage.app.activate()
        #expect(try read(UINavigationBar.self, try archive(stage.bar)).items == nil)
    }
}
