import Foundation

/// The frames in one group, relative to the outer corner of the group.
struct CompositionalGroupSolution: Sendable {
    struct Cell: Sendable {
        var frame: CGRect
        var zIndex = 0
        /// Whether the measured width or height of the cell replaces an estimate.
        var measuresWidth = false
        var measuresHeight = false

        var isSelfSizing: Bool { measuresWidth || measuresHeight }
    }

    struct Supplementary: Sendable {
        var frame: CGRect
        var elementKind: String
        var zIndex: Int
        /// The first cell of the item or group that has the view.
        var cell: Int
        /// The number of views of the same kind before this view in the group.
        var ordinal = 0
    }

    /// The supplementary views of the group itself, which are placed again if the group is trimmed.
    struct Owned: Sendable {
        var items: [CompositionalSupplementaryItem] = []
        /// The size that fractions refer to: the container that the group is laid out in.
        var container = CGSize.zero
    }

    private(set) var size: CGSize
    let insets: CompositionalInsets
    private(set) var cells: [Cell]
    /// The views of the group itself, then the views of the items in the order of the items.
    private(set) var supplementaries: [Supplementary]
    private let owned: Owned
    private let pixels: CompositionalPixels
    /// The number of supplementary views of each kind.
    private(set) var supplementaryCounts: [String: Int] = [:]
    private var cellIndex = CompositionalSpanIndex()
    private var supplementaryIndex = CompositionalSpanIndex()

    init(
        size: CGSize, insets: CompositionalInsets, cells: [Cell], supplementaries: [Supplementary], owned: Owned,
        pixels: CompositionalPixels
    ) {
        (self.size, self.insets, self.cells, self.supplementaries) = (size, insets, cells, supplementaries)
        (self.owned, self.pixels) = (owned, pixels)
        addOwned()
        count()
    }

    private mutating func addOwned() {
        let frame = CGRect(origin: .zero, size: size)
        supplementaries.insert(
            contentsOf: owned.items.map { item in
                Supplementary(
                    frame: item.frame(on: frame, in: owned.container, pixels), elementKind: item.elementKind,
                    zIndex: item.zIndex, cell: 0)
            }, at: 0)
    }

    private mutating func count() {
        supplementaryCounts = [:]
        for index in supplementaries.indices {
            let kind = supplementaries[index].elementKind, ordinal = supplementaryCounts[kind, default: 0]
            supplementaries[index].ordinal = ordinal
            supplementaryCounts[kind] = ordinal + 1
        }
        let axis: CompositionalAxis = size.width > size.height ? .horizontal : .vertical
        cellIndex = CompositionalSpanIndex(cells.lazy.map(\.frame), axis: axis)
        supplementaryIndex = CompositionalSpanIndex(supplementaries.lazy.map(\.frame), axis: axis)
    }

    /// The cells whose frames may overlap a rectangle in the coordinates of the group.
    func cells(near rect: CGRect) -> [Int] { cellIndex.elements(near: rect, count: cells.count) }

    func supplementaries(near rect: CGRect) -> [Int] {
        supplementaryIndex.elements(near: rect, count: supplementaries.count)
    }

    /// The far end of the cells along an axis, from the inner corner of the group.
    private func reach(along axis: CompositionalAxis) -> CGFloat {
        (cells.lazy.map { $0.frame.end(along: axis) }.max() ?? 0) - insets.start(along: axis)
    }

    /// The group with its first `count` cells.
    ///
    /// Measured (collections/last-group): the group is as long along `axis` as its items reach, plus the length that
    /// the whole group has after its items. The insets of the group are not added.
    func truncated(to count: Int, along axis: CompositionalAxis) -> CompositionalGroupSolution {
        guard count < cells.count else { return self }
        let whole = size.length(along: axis), left = whole - insets.total(along: axis) - reach(along: axis)
        var part = self
        part.cells = Array(cells.prefix(count))
        part.supplementaries = supplementaries.dropFirst(owned.items.count).filter { $0.cell < count }
        // Derived: the trimmed group is not longer than the whole group.
        part.size.set(min(max(part.reach(along: axis) + left, 0), whole), along: axis)
        part.addOwned()
        part.count()
        return part
    }
}
