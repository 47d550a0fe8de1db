import Foundation
import Testing
import UIKit
import UIKitTesting

/// Archives of items.
@MainActor
struct ItemCodingTests {
    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Value)
    }

    @Test("an archived button keeps its text, style, size and state")
    func button() throws {
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: Selector("save:"))
        item.tag = 7
        item.width = 90
        item.possibleTitles = ["A", "B"]
        item.isEnabled = false
        item.isSelected = true
        item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        item.accessibilityIdentifier = "save"
        item.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let back = try copy(item)
        #expect(back.title == "Save")
        #expect(back.style == .done)
        #expect(back.tag == 7)
        #expect(back.width == 90)
        #expect(back.possibleTitles == ["A", "B"])
        #expect(!back.isEnabled)
        #expect(back.isSelected)
        #expect(back.imageInsets == item.imageInsets)
        #expect(back.accessibilityIdentifier == "save")
        #expect(back.action?.name == "save:")
        #expect(back.tintColor?.cgColor.components == item.tintColor?.cgColor.components)
    }

    @Test("a system item stays one, and a symbol its symbol")
    func system() throws {
        #expect(try copy(UIBarButtonItem(systemItem: .done)).title == "Done")
        let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        #expect(try copy(item).image?.description == item.image?.description)
        #expect(try copy(UIBarButtonItem.fixedSpace(12)).width == 12)
    }

    @Test("archived groups and navigation items keep their items")
    func groups() throws {
        let item = UINavigationItem(title: "Title")
        item.prompt = "Prompt."
        item.subtitle = "Second"
        item.style = .editor
        item.largeTitleDisplayMode = .never
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        item.backBarButtonItem = UIBarButtonItem(title: "Back to me", style: .plain, target: nil, action: nil)
        item.centerItemGroups = [
            .optionalGroup(
                customizationIdentifier: "pen", isInDefaultCustomization: false,
                representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil),
                items: [UIBarButtonItem(title: "Pen", style: .plain, target: nil, action: nil)])
        ]
        let back = try copy(item)
        #expect(back.title == "Title")
        #expect(back.prompt == "Prompt.")
        #expect(back.subtitle == "Second")
        #expect(back.style == .editor)
        #expect(back.largeTitleDisplayMode == .never)
        #expect(back.leftBarButtonItem?.title == "Left")
        #expect(back.backBarButtonItem?.title == "Back to me")
        let group = try #require(back.centerItemGroups.first)
        #expect(group.barButtonItems.map(\.title) == ["Pen"])
        #expect(group.representativeItem?.title == "All")
        #expect(group.barButtonItems[0].buttonGroup === group)
    }
}
