import LayerScene

/// Canvases for pictures that live no longer than a frame, used again and again.
struct ScratchCanvases {
    private var free: [Canvas] = []

    /// A transparent canvas; nil when there is no memory for it.
    mutating func take(_ bounds: PixelRect) -> Canvas? {
        if let index = free.firstIndex(where: {
            $0.capacityWidth >= bounds.width && $0.capacityHeight >= bounds.height
                && $0.capacityWidth * $0.capacityHeight <= 4 * bounds.area + 65_536
        }) {
            let canvas = free.remove(at: index)
            canvas.move(to: bounds)
            canvas.clear([bounds])
            return canvas
        }
        return Canvas(.alpha, bounds)
    }

    mutating func giveBack(_ canvas: Canvas) {
        free.append(canvas)
        // Chosen: nested groups deeper than this are rare, and large canvases are dear.
        if free.count > 4 { free.removeFirst() }
    }

    mutating func removeAll() { free.removeAll() }
}
