import Foundation
import ListLogic

/// Short forms of the description, for tests.
typealias Length = CompositionalDimension

func cell(
    _ width: Length, _ height: Length, insets: CompositionalInsets = .zero,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), badges: [CompositionalSupplementaryItem] = []
) -> CompositionalItem {
    CompositionalItem(
        size: CompositionalSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
        supplementaryItems: badges)
}

func line(
    _ axis: CompositionalAxis, _ width: Length, _ height: Length, _ items: [CompositionalItem],
    spacing: CompositionalSpacing = .fixed(0), insets: CompositionalInsets = .zero,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), views: [CompositionalSupplementaryItem] = []
) -> CompositionalItem {
    let size = CompositionalSize(width: width, height: height)
    return CompositionalItem(
        size: size, group: .line(axis, size: size, subitems: items, interItemSpacing: spacing), contentInsets: insets,
        edgeSpacing: edges, supplementaryItems: views)
}

func counted(
    _ axis: CompositionalAxis, _ width: Length, _ height: Length, _ item: CompositionalItem, _ count: Int,
    spacing: CompositionalSpacing = .fixed(0), dividesExtent: Bool = true
) -> CompositionalItem {
    CompositionalItem(
        size: CompositionalSize(width: width, height: height),
        group: .repeated(
            axis, subitem: item, count: count, dividesExtent: dividesExtent, interItemSpacing: spacing))
}

func boundaryItem(
    _ kind: String, _ width: Length, _ height: Length, _ alignment: CompositionalAlignment, offset: CGPoint = .zero,
    extends: Bool = true, pins: Bool = false
) -> CompositionalBoundaryItem {
    CompositionalBoundaryItem(
        size: CompositionalSize(width: width, height: height), elementKind: kind, alignment: alignment, offset: offset,
        extendsBoundary: extends, pinsToVisibleBounds: pins)
}

func badge(
    _ kind: String, _ width: Length, _ height: Length, _ anchor: CompositionalAnchor, _ own: CompositionalAnchor? = nil,
    z: Int = 1
) -> CompositionalSupplementaryItem {
    CompositionalSupplementaryItem(
        size: CompositionalSize(width: width, height: height), elementKind: kind, containerAnchor: anchor,
        itemAnchor: own, zIndex: z)
}

func section(_ group: CompositionalItem, _ change: (inout CompositionalSection) -> Void = { _ in })
    -> CompositionalSection
{
    var section = CompositionalSection(group: group)
    change(&section)
    return section
}

/// A layout of equal sections, at two pixels in a point.
func layout(
    _ section: CompositionalSection, _ counts: [Int], _ width: CGFloat = 320, _ height: CGFloat = 480,
    axis: CompositionalAxis = .vertical, change: (inout CompositionalLayout) -> Void = { _ in }
) -> CompositionalLayout {
    var layout = CompositionalLayout(
        viewSize: CGSize(width: width, height: height), sections: counts.map { (section, $0) },
        pixels: CompositionalPixels(scale: 2))
    layout.scrollAxis = axis
    change(&layout)
    return layout
}

func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> CompositionalInsets {
    CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

private func text(_ number: CGFloat) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int64(rounded))" : "\(rounded)"
}

func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
}

extension CompositionalSolution {
    /// All cells of a section in the order of the items, as text.
    func cells(_ section: Int = 0) -> [String] {
        (0...).lazy.map { self.cell(at: [section, $0]) }.prefix { $0 != nil }.map { text($0?.frame ?? .null) }
    }

    var content: String { text(contentSize.width) + " " + text(contentSize.height) }

    func view(_ kind: String, _ section: Int = 0, _ item: Int = 0, visible: CGRect? = nil) -> String {
        supplementary(kind, at: [section, item], visible: visible).map { text($0.frame) } ?? "none"
    }

    /// The names of the views of a rectangle, sorted.
    func names(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String {
        elements(in: CGRect(x: x, y: y, width: width, height: height)).map(\.name).sorted().joined(separator: ", ")
    }
}

extension CompositionalElement {
    var name: String {
        let place = "\(path[0]).\(path[1] == .max ? "max" : "\(path[1])")"
        return switch category {
        case .cell: place
        case .supplementary(let kind), .decoration(let kind): "\(kind) \(place)"
        }
    }
}

extension CompositionalLayout {
    var solved: CompositionalSolution { CompositionalSolution(self) }
}
