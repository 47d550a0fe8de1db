package import Foundation

/// The sizes of self-sized items: the measured sizes of cells that were displayed, and an estimate for the others.
///
/// Measured (collections/estimate-average): an item without measured size has the average of the measured sizes. Before
/// the first measured size the item has the estimate.
package struct MeasuredSizes: Sendable, Equatable {
    /// The size of items while no item is measured.
    package var estimate: CGSize
    /// The measured sizes by section and item.
    private var known: [Int: [Int: CGSize]] = [:]
    private var sum = CGSize.zero
    /// The number of measured items.
    package private(set) var count = 0

    /// - Parameter estimate: `estimatedItemSize`, or for the automatic size an estimate of the caller.
    package init(estimate: CGSize) { self.estimate = estimate }

    /// The average of the measured sizes of all sections, or the estimate.
    package var average: CGSize {
        guard count > 0 else { return estimate }
        return CGSize(width: sum.width / CGFloat(count), height: sum.height / CGFloat(count))
    }

    /// The measured size of an item, or nil.
    package func measured(section: Int, item: Int) -> CGSize? { known[section]?[item] }

    /// Stores the measured size of an item. Numbers that are negative or NaN count as zero.
    ///
    /// - Returns: whether the size differs from the stored size.
    @discardableResult package mutating func record(_ size: CGSize, section: Int, item: Int) -> Bool {
        let size = CGSize(width: max(0, size.width.bounded), height: max(0, size.height.bounded))
        let old = known[section]?[item]
        guard old != size else { return false }
        remove(section: section, item: item)
        known[section, default: [:]][item] = size
        count += 1
        sum.width += size.width
        sum.height += size.height
        return true
    }

    /// Removes the measured size of an item, as when the item is reloaded.
    package mutating func remove(section: Int, item: Int) {
        guard let old = known[section]?.removeValue(forKey: item) else { return }
        if known[section]?.isEmpty == true { known[section] = nil }
        count -= 1
        // Rounding errors end with the last size.
        sum.width = count > 0 ? sum.width - old.width : 0
        sum.height = count > 0 ? sum.height - old.height : 0
    }

    /// Measured (collections/estimate-average): sizes are kept until the width of the view changes or the data is
    /// reloaded.
    package mutating func removeAll() { self = MeasuredSizes(estimate: estimate) }

    /// The sizes after some items were deleted, inserted or moved.
    ///
    /// - Parameter place: the new section and item of an item, or nil for a deleted item.
    package func renumbered(_ place: (_ section: Int, _ item: Int) -> (section: Int, item: Int)?) -> MeasuredSizes {
        var new = MeasuredSizes(estimate: estimate)
        for (section, sizes) in known.sorted(by: { $0.key < $1.key }) {
            for (item, size) in sizes.sorted(by: { $0.key < $1.key }) {
                if let place = place(section, item) { new.record(size, section: place.section, item: place.item) }
            }
        }
        return new
    }

    /// The sizes of the items of a section.
    ///
    /// - Parameter count: the number of items.
    package func items(section: Int, count: Int) -> FlowLayout.Items {
        items(section: section, estimates: .equal(average, count: count))
    }

    /// The sizes of the items of a section for which a delegate returns sizes.
    ///
    /// Measured (collections/estimate-average): the sizes of the delegate are estimates. The average is not used.
    package func items(section: Int, estimates: FlowLayout.Items) -> FlowLayout.Items {
        guard let sizes = known[section] else { return estimates }
        var result: [CGSize]
        switch estimates {
        case .equal(let size, _): result = [CGSize](repeating: size, count: estimates.count)
        case .each(let sizes): result = sizes
        }
        for (item, size) in sizes where result.indices.contains(item) { result[item] = size }
        return .each(result)
    }
}
