import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Appearances of tab bars and toolbars as values.
@MainActor
struct UITabBarAppearanceTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func full() -> UITabBarAppearance {
        let appearance = UITabBarAppearance(idiom: .pad)
        appearance.backgroundColor = .yellow
        appearance.stackedLayoutAppearance.normal.iconColor = .red
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.inlineLayoutAppearance.disabled.badgeBackgroundColor = .blue
        appearance.compactInlineLayoutAppearance.focused.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.selectionIndicatorTintColor = .brown
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 60
        appearance.stackedItemSpacing = 7
        return appearance
    }

    @Test("a new appearance has the system's background and sets nothing for tabs")
    func defaults() {
        let appearance = UITabBarAppearance()
        #expect(appearance.backgroundEffect != nil)
        #expect(appearance.stackedItemPositioning == .automatic)
        #expect(appearance.stackedItemWidth == 0)
        #expect(appearance.stackedItemSpacing == 0)
        #expect(appearance.selectionIndicatorImage == nil)
        #expect(appearance.selectionIndicatorTintColor == nil)
        #expect(appearance.stackedLayoutAppearance == UITabBarItemAppearance(style: .stacked))
        #expect(appearance.inlineLayoutAppearance == UITabBarItemAppearance(style: .inline))
        #expect(appearance.compactInlineLayoutAppearance == UITabBarItemAppearance(style: .compactInline))
    }

    @Test("a copy has equal values and changes independently, down to the states of tabs")
    func copies() {
        let appearance = full()
        let copy = appearance.copy()
        #expect(copy == appearance)
        copy.stackedLayoutAppearance.normal.iconColor = .white
        #expect(copy != appearance)
        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
    }

    @Test("one different value makes appearances unequal")
    func equality() {
        let changes: [(UITabBarAppearance) -> Void] = [
            { $0.backgroundColor = .red }, { $0.stackedLayoutAppearance.normal.iconColor = nil },
            { $0.inlineLayoutAppearance.disabled.badgeBackgroundColor = nil },
            { $0.compactInlineLayoutAppearance.focused.badgePositionAdjustment = .zero },
            { $0.selectionIndicatorTintColor = nil }, { $0.selectionIndicatorImage = UIImage(systemName: "star") },
            { $0.stackedItemPositioning = .fill }, { $0.stackedItemWidth = 61 }, { $0.stackedItemSpacing = 8 },
        ]
        for (number, change) in changes.enumerated() {
            let appearance = full()
            change(appearance)
            #expect(appearance != full(), "change \(number)")
        }
    }

    @Test("the property copies the appearance of tabs that an app sets")
    func copiesOfItems() {
        let tabs = UITabBarItemAppearance(style: .stacked)
        tabs.normal.iconColor = .red
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance = tabs
        tabs.normal.iconColor = .blue
        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
        appearance.stackedLayoutAppearance.normal.iconColor = .green
        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .green)
        #expect(tabs.normal.iconColor == .blue)
    }

    @Test("an archive restores every value of a tab bar's appearance")
    func coding() throws {
        #expect(try archived(full()) == full())
        let tabs = full().stackedLayoutAppearance
        tabs.selected.badgeTextAttributes = [.foregroundColor: UIColor.red]
        tabs.selected.badgeTitlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        #expect(try archived(tabs) == tabs)
    }

    @Test("the default configuration removes the values of tabs, and changes their style")
    func configuration() {
        let tabs = full().stackedLayoutAppearance
        tabs.configureWithDefault(for: .inline)
        #expect(tabs == UITabBarItemAppearance(style: .inline))
    }

    @Test("an appearance of another bar gives its background alone")
    func conversion() {
        let bar = UINavigationBarAppearance()
        bar.backgroundColor = .red
        let appearance = UITabBarAppearance(barAppearance: bar)
        #expect(appearance.backgroundColor == .red)
        #expect(appearance.stackedLayoutAppearance == UITabBarItemAppearance(style: .stacked))
        #expect(UITabBarAppearance(barAppearance: full()) == full())
    }

    @Test("a toolbar's appearance takes the buttons of a navigation bar's, as copies")
    func toolbar() throws {
        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titleTextAttributes = [.kern: 3]
        let appearance = UIToolbarAppearance(barAppearance: bar)
        #expect(appearance.buttonAppearance == bar.buttonAppearance)
        bar.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(appearance.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 3)
        #expect(appearance.doneButtonAppearance === appearance.prominentButtonAppearance)
        #expect(try archived(appearance) == appearance)
        #expect(appearance.copy() == appearance)
    }

    @Test("the selected tab has the colors of its state, others have the normal ones")
    func onScreen() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].enumerated().map { number, title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: number)
            return page
        }
        let app = TestApp(tabs)
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        app.settle()
        func color(_ text: String) throws -> UIColor? { (try app.require(text) as? UILabel)?.textColor }
        #expect(try color("One") == .green)
        #expect(try color("Two") == .red)
        tabs.selectedIndex = 1
        app.settle()
        #expect(try color("One") == .red)
        #expect(try color("Two") == .green)
    }
}
