import LayerScene

/// Reusable canvases for pictures within one frame.
struct ScratchCanvases {
    private var free: [Canvas] = []

    /// A transparent canvas; nil without enough memory.
    mutating func borrow(_ bounds: PixelRect) -> Canvas? {
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

    mutating func recycle(_ canvas: Canvas) {
        free.append(canvas)
        // Chosen: deeper nested groups are rare, and large canvases are expensive.
        if free.count > 4 { free.removeFirst() }
    }

    // Canvases of an exact size: a filter that repeats edges must find the edges at the end of the memory.
    private var exact: [Canvas] = []

    /// A canvas of exactly this size with undefined content; nil without enough memory.
    mutating func borrowExact(_ format: Canvas.Format, width: Int, height: Int) -> Canvas? {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        if let index = exact.firstIndex(where: { $0.format == format && $0.bounds == bounds }) {
            return exact.remove(at: index)
        }
        return Canvas(format, bounds)
    }

    mutating func recycleExact(_ canvas: Canvas) {
        exact.append(canvas)
        // Chosen: the number of steps for the blurs of two bars.
        if exact.count > 16 { exact.removeFirst() }
    }

    mutating func removeAll() {
        free.removeAll()
        exact.removeAll()
    }
}
