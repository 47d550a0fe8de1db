import LayerScene

/// An opaque rectangle of a child that is too small to hide much, such as a row of a list. Rows below each other form
/// one large rectangle.
struct OpaqueStrip {
    var rect: PixelRect
    /// The index of the child. In a joined strip, the lowest index.
    var index: Int

    /// Joins strips of the same columns that touch or overlap.
    static func joined(_ strips: [OpaqueStrip]) -> [OpaqueStrip] {
        var joined: [OpaqueStrip] = []
        for strip in strips {
            var grown = strip
            // A strip may close the gap between two others. The last one is the most likely neighbor.
            while let neighbor = joined.lastIndex(where: { $0.touches(grown) }) {
                grown.unite(with: joined.remove(at: neighbor))
            }
            joined.append(grown)
        }
        return joined
    }

    private func touches(_ other: OpaqueStrip) -> Bool {
        rect.x == other.rect.x && rect.width == other.rect.width && rect.y <= other.rect.maxY
            && other.rect.y <= rect.maxY
    }

    private mutating func unite(with other: OpaqueStrip) {
        let bottom = max(rect.maxY, other.rect.maxY)
        rect.y = min(rect.y, other.rect.y)
        rect.height = bottom - rect.y
        index = min(index, other.index)
    }
}
