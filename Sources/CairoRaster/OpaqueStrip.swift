import LayerScene

/// An opaque rectangle of a child that is too small to hide much, such as a row of a list. Rows below each other form
/// one large rectangle.
struct OpaqueStrip {
    var rect: PixelRect
    /// The index of the child. In a joined strip, the lowest index.
    var index: Int

    /// Joins strips of the same columns that touch or overlap.
    static func joined(_ strips: [OpaqueStrip]) -> [OpaqueStrip] {
        let sorted = strips.sorted {
            ($0.rect.x, $0.rect.width, $0.rect.y, $0.index) < ($1.rect.x, $1.rect.width, $1.rect.y, $1.index)
        }
        var joined: [OpaqueStrip] = []
        for strip in sorted {
            guard let last = joined.last, last.rect.x == strip.rect.x, last.rect.width == strip.rect.width,
                strip.rect.y <= last.rect.maxY
            else {
                joined.append(strip)
                continue
            }
            let height = max(last.rect.maxY, strip.rect.maxY) - last.rect.y
            joined[joined.count - 1] = OpaqueStrip(
                rect: PixelRect(x: last.rect.x, y: last.rect.y, width: last.rect.width, height: height),
                index: min(last.index, strip.index))
        }
        return joined
    }
}
