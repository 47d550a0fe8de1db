import Foundation

/// A data source whose sections can be outlines.
@preconcurrency @MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands or collapses an item, as a tap of the outline disclosure does.
    func toggleOutline(at path: IndexPath)
    /// The number of parents above an item. Nil for an item of a section that is not an outline.
    func outlineLevel(at path: IndexPath) -> Int?
    /// Whether the children of an item are visible. Nil for an item of a section that is not an outline.
    func isExpanded(at path: IndexPath) -> Bool?
}
