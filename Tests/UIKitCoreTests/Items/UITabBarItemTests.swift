import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tab bar items as objects, and what a tab bar shows of them.
@MainActor
struct UITabBarItemTests {
    private let star = UIImage(systemName: "star")
    private let heart = UIImage(systemName: "heart")

    private func archived(_ item: UITabBarItem) throws -> UITabBarItem {
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITabBarItem)
    }

    @Test("a new item is enabled and has no badge and no offsets")
    func defaults() {
        let item = UITabBarItem()
        #expect(item.isEnabled)
        #expect(item.title == nil)
        #expect(item.image == nil)
        #expect(item.selectedImage == nil)
        #expect(item.badgeValue == nil)
        #expect(item.badgeColor == nil)
        #expect(item.titlePositionAdjustment == .zero)
        #expect(item.standardAppearance == nil)
        #expect(item.scrollEdgeAppearance == nil)
    }

    @Test("initializers set title, images and tag")
    func initializers() {
        let first = UITabBarItem(title: "One", image: star, tag: 4)
        #expect(first.title == "One")
        #expect(first.image === star)
        #expect(first.tag == 4)
        let second = UITabBarItem(title: nil, image: star, selectedImage: heart)
        #expect(second.title == nil)
        #expect(second.selectedImage === heart)
        #expect(second.tag == 0)
    }

    @Test("the selected image is the image until it is set, and after nil")
    func selectedImage() {
        let item = UITabBarItem(title: "One", image: star, tag: 0)
        #expect(item.selectedImage === star)
        item.selectedImage = heart
        #expect(item.selectedImage === heart)
        #expect(item.image === star)
        item.selectedImage = nil
        #expect(item.selectedImage === star)
        item.image = heart
        #expect(item.selectedImage === heart)
    }

    @Test(
        "system items have a title and two images",
        arguments: [
            (UITabBarItem.SystemItem.more, "More"), (.favorites, "Favorites"), (.featured, "Featured"),
            (.topRated, "Top Rated"), (.recents, "Recents"), (.contacts, "Contacts"), (.history, "History"),
            (.bookmarks, "Bookmarks"), (.search, "Search"), (.downloads, "Downloads"), (.mostRecent, "Most Recent"),
            (.mostViewed, "Most Viewed"),
        ])
    func systemItems(system: UITabBarItem.SystemItem, title: String) {
        let item = UITabBarItem(tabBarSystemItem: system, tag: 3)
        #expect(item.title == title)
        #expect(item.image != nil)
        #expect(item.selectedImage != nil)
        #expect(item.tag == 3)
    }

    @Test("system items have the raw values of UIKit")
    func rawValues() {
        let items: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        #expect(items.map(\.rawValue) == Array(0...11))
    }

    @Test("attributes of the badge belong to one state")
    func badgeAttributes() {
        let item = UITabBarItem()
        item.setBadgeTextAttributes([.kern: 2], for: .selected)
        #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(item.badgeTextAttributes(for: .normal) == nil)
        item.setBadgeTextAttributes(nil, for: .selected)
        #expect(item.badgeTextAttributes(for: .selected) == nil)
    }

    @Test("an archive restores badge, offset, images and appearances")
    func coding() throws {
        let item = UITabBarItem(title: "One", image: star, selectedImage: heart)
        item.badgeValue = "7"
        item.badgeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
        item.isEnabled = false
        item.tag = 9
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        item.standardAppearance = appearance
        let back = try archived(item)
        #expect(back.title == "One")
        #expect(back.image?.description == star?.description)
        #expect(back.selectedImage?.description == heart?.description)
        #expect(back.badgeValue == "7")
        #expect(back.badgeColor == item.badgeColor)
        #expect(back.titlePositionAdjustment == item.titlePositionAdjustment)
        #expect(!back.isEnabled)
        #expect(back.tag == 9)
        #expect(back.standardAppearance == appearance)
        #expect(back.scrollEdgeAppearance == nil)
    }

    @Test("an item copies the appearance that an app sets")
    func appearance() {
        let item = UITabBarItem()
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        item.standardAppearance = appearance
        appearance.backgroundColor = .blue
        #expect(item.standardAppearance?.backgroundColor == .red)
    }

    @Test("a tab bar shows the badge, and a controller's title is the title of its item")
    func onScreen() {
        let page = UIViewController()
        page.title = "Mail"
        page.tabBarItem.image = star
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, other]
        let app = TestApp(tabs)
        app.settle()
        #expect(page.tabBarItem.title == "Mail")
        #expect(app.visibleTexts.contains("Mail"))
        page.tabBarItem.badgeValue = "12"
        app.settle()
        #expect(app.visibleTexts.contains("12"))
        page.tabBarItem.badgeValue = nil
        app.settle()
        #expect(!app.visibleTexts.contains("12"))
        page.tabBarItem.title = "Post"
        app.settle()
        #expect(app.visibleTexts.contains("Post"))
    }

    @Test("a disabled tab cannot be selected by a tap")
    func disabled() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: star, tag: 0)
            return page
        }
        let app = TestApp(tabs)
        tabs.viewControllers?[1].tabBarItem.isEnabled = false
        app.settle()
        let label = try app.require("Two")
        app.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        app.settle()
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers?[1].tabBarItem.isEnabled = true
        app.settle()
        try app.tap("Two")
        app.settle()
        #expect(tabs.selectedIndex == 1)
    }
}
