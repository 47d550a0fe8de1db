import Foundation

extension UITabBar {
    func encodeBar(_ coder: NSCoder) {
        if !appearances.isManaged, !tabs.items.isEmpty {
            coder.encode(tabs.items as NSArray, forKey: "items")
            if let index = tabs.items.firstIndex(where: { $0 === tabs.selected }) {
                coder.encode(index, forKey: "selected")
            }
        }
        coder.encode(appearances.unselected, as: "unselected")
        coder.encode(appearances.indicator, as: "indicator")
        coder.encode(appearances.positioning.rawValue, forKey: "positioning")
        coder.encode(numbers: [appearances.itemWidth, appearances.itemSpacing], as: "itemSizes")
        encodeAppearances(coder)
    }

    func decodeBar(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeAppearances(coder)
        appearances.unselected = coder.color("unselected")
        appearances.indicator = coder.image("indicator")
        appearances.positioning = ItemPositioning(rawValue: coder.integer("positioning")) ?? .automatic
        if let sizes = coder.numbers("itemSizes", count: 2) {
            (appearances.itemWidth, appearances.itemSpacing) = (max(0, sizes[0]), max(0, sizes[1]))
        }
        guard let items = coder.object("items", as: [UITabBarItem].self) else { return }
        setItems(items, animated: false)
        let selected = coder.containsValue(forKey: "selected") ? coder.integer("selected") : -1
        if items.indices.contains(selected) { selectedItem = items[selected] }
    }
}
