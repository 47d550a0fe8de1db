import LayerScene

/// Canvases for pictures that live no longer than a frame, used again and again.
struct ScratchCanvases {
    private var free: [Canvas] = []

    /// A transparent canvas; nil when there is no memory for it.
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

    mutating func giveBack(_ canvas: Canvas) {
        free.append(canvas)
        // Chosen: nested groups deeper than this are rare, and large canvases are dear.
        if free.count > 4 { free.removeFirst() }
    }

    // Of exactly the size they were made for: a filter that repeats edges must find them where the memory ends.
    private var exact: [Canvas] = []

    /// A canvas of exactly this size, showing whatever it showed before; nil when there is no memory for it.
    mutating func borrowExact(_ format: Canvas.Format, width: Int, height: Int) -> Canvas? {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        if let index = exact.firstIndex(where: { $0.format == format && $0.bounds == bounds }) {
            return exact.remove(at: index)
        }
        return Canvas(format, bounds)
    }

    mutating func giveBackExact(_ canvas: Canvas) {
        exact.append(canvas)
        // Chosen: the steps of two bars' blurs.
        if exact.count > 16 { exact.removeFirst() }
    }

    mutating func removeAll() {
        free.removeAll()
        exact.removeAll()
    }
}
