/// The work of one frame, as counts instead of times.
package struct RenderWork: Hashable, Sendable {
    /// The number of nodes that the planner visited.
    package var nodesPlanned = 0
    /// The number of drawings that were rasterized instead of reused.
    package var recordsDrawn = 0
    /// The number of cached pictures that were composited.
    package var picturesComposited = 0
    /// The number of device pixels of the window that may differ from the last frame.
    package var pixelsDamaged = 0

    package init() {}

    package static func + (a: RenderWork, b: RenderWork) -> RenderWork {
        var sum = a
        sum.nodesPlanned += b.nodesPlanned
        sum.recordsDrawn += b.recordsDrawn
        sum.picturesComposited += b.picturesComposited
        sum.pixelsDamaged += b.pixelsDamaged
        return sum
    }
}
