/// What one frame cost, counted rather than timed.
package struct RenderWork: Hashable, Sendable {
    /// Nodes that the planner looked at.
    package var nodesPlanned = 0
    /// Drawings that were rasterized rather than reused.
    package var recordsDrawn = 0
    /// Pictures that were composited from a cache.
    package var picturesComposited = 0
    /// Device pixels of the window that differ from the last frame by the plan.
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
