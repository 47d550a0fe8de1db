import Foundation

extension UITabBar {
    var archivedItems: [UITabBarItem] { appearances.isManaged ? [] : tabs.items }

    func encodeOwnValues(_ coder: NSCoder) {
        if let index = archivedItems.firstIndex(where: { $0 === tabs.selected }) {
            coder.encode(index, forKey: "selected")
        }
        coder.encode(appearances.unselected, as: "unselected")
        coder.encode(appearances.indicator, as: "indicator")
        coder.encode(appearances.positioning.rawValue, forKey: "positioning")
        coder.encode(numbers: [appearances.itemWidth, appearances.itemSpacing], as: "itemSizes")
    }

    func decodeOwnValues(_ coder: NSCoder) {
        appearances.unselected = coder.color("unselected")
        appearances.indicator = coder.image("indicator")
        appearances.positioning = ItemPositioning(rawValue: coder.integer("positioning")) ?? .automatic
        if let sizes = coder.numbers("itemSizes", count: 2) {
            (appearances.itemWidth, appearances.itemSpacing) = (max(0, sizes[0]), max(0, sizes[1]))
        }
    }

    func decodedItems(_ items: [UITabBarItem], _ coder: NSCoder) {
        let selected = coder.containsValue(forKey: "selected") ? coder.integer("selected") : -1
        if items.indices.contains(selected) { selectedItem = items[selected] }
    }
}
