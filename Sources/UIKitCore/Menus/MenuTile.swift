import CoreGraphics
import Foundation

/// The place of a menu's element beside other elements of its menu.
struct MenuTile: Equatable {
    enum Size { case small, medium }

    let size: Size
    /// The index of the tile in the line.
    let index: Int
    /// The number of places in the line.
    let places: Int
    let isLast: Bool

    /// Chosen: 1.2 and 1.36 times the height of a row of 44 points, rounded up, as in the design resources of iOS 18.
    var height: CGFloat { size == .small ? 53 : 60 }

    /// Chosen: a line has at most four small tiles or three medium tiles, as in the design resources of iOS 18. A
    /// palette has at most six, since its images have no titles, and further tiles are in further lines.
    static func limit(_ size: Size, inPalette: Bool) -> Int {
        switch size {
        case .small: inPalette ? 6 : 4
        case .medium: inPalette ? 4 : 3
        }
    }

    /// The size of tiles in a menu; nil for rows.
    @MainActor
    static func size(in menu: UIMenu) -> Size? {
        switch menu.preferredElementSize {
        case .small: .small
        case .medium: .medium
        // Chosen: large tiles of a palette are medium tiles.
        case .large: menu.options.contains(.displayAsPalette) ? .medium : nil
        case .automatic: menu.options.contains(.displayAsPalette) ? .small : nil
        }
    }

    /// Divides tiles into lines. All lines have the same number of places.
    static func tiles(_ count: Int, _ size: Size, inPalette: Bool) -> [MenuTile] {
        guard count > 0 else { return [] }
        let limit = limit(size, inPalette: inPalette)
        let places = min(count, limit)
        return (0..<count).map { index in
            MenuTile(
                size: size, index: index % places, places: places,
                isLast: index == count - 1 || index % places == places - 1)
        }
    }
}
