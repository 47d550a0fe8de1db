import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Appearances of tab bars and toolbars as values.
@MainActor
@Suite struct UITabBarAppearanceTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func full() -> UITabBarAppearance {
        let look = UITabBarAppearance(idiom: .pad)
        look.backgroundColor = .yellow
        look.stackedLayoutAppearance.normal.iconColor = .red
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        look.inlineLayoutAppearance.disabled.badgeBackgroundColor = .blue
        look.compactInlineLayoutAppearance.focused.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        look.selectionIndicatorTintColor = .brown
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 60
        look.stackedItemSpacing = 7
        return look
    }

    @Test("a new appearance has the system's background and sets nothing for tabs")
    func defaults() {
        let look = UITabBarAppearance()
        #expect(look.backgroundEffect != nil)
        #expect(look.stackedItemPositioning == .automatic)
        #expect(look.stackedItemWidth == 0)
        #expect(look.stackedItemSpacing == 0)
        #expect(look.selectionIndicatorImage == nil)
        #expect(look.selectionIndicatorTintColor == nil)
        #expect(look.stackedLayoutAppearance == UITabBarItemAppearance(style: .stacked))
        #expect(look.inlineLayoutAppearance == UITabBarItemAppearance(style: .inline))
        #expect(look.compactInlineLayoutAppearance == UITabBarItemAppearance(style: .compactInline))
    }

    @Test("a copy has equal values and changes independently, down to the states of tabs")
    func copies() {
        let look = full()
        let copy = look.copy()
        #expect(copy == look)
        copy.stackedLayoutAppearance.normal.iconColor = .white
        #expect(copy != look)
        #expect(look.stackedLayoutAppearance.normal.iconColor == .red)
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
            let look = full()
            change(look)
            #expect(look != full(), "change \(number)")
        }
    }

    @Test("the property copies the appearance of tabs that an app sets")
    func copiesOfItems() {
        let tabs = UITabBarItemAppearance(style: .stacked)
        tabs.normal.iconColor = .red
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance = tabs
        tabs.normal.iconColor = .blue
        #expect(look.stackedLayoutAppearance.normal.iconColor == .red)
        look.stackedLayoutAppearance.normal.iconColor = .green
        #expect(look.stackedLayoutAppearance.normal.iconColor == .green)
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
        let look = UITabBarAppearance(barAppearance: bar)
        #expect(look.backgroundColor == .red)
        #expect(look.stackedLayoutAppearance == UITabBarItemAppearance(style: .stacked))
        #expect(UITabBarAppearance(barAppearance: full()) == full())
    }

    @Test("a toolbar's appearance takes the buttons of a navigation bar's, as copies")
    func toolbar() throws {
        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titleTextAttributes = [.kern: 3]
        let look = UIToolbarAppearance(barAppearance: bar)
        #expect(look.buttonAppearance == bar.buttonAppearance)
        bar.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(look.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 3)
        #expect(look.doneButtonAppearance === look.prominentButtonAppearance)
        #expect(try archived(look) == look)
        #expect(look.copy() == look)
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
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
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
