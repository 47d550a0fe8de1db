import CPixman
import CallStack
import CoreGraphics
import Foundation
import LayerScene

/// Whole pictures of nodes that ask for it, so that moving them costs a copy.
@MainActor
final class KeptPictures {
    struct Picture {
        var canvas: Canvas
        /// What the picture shows.
        var node: SceneNode
        var scale: CGFloat
        var lastSeen: Int
    }

    // Chosen: a page that was popped is often pushed again, and a swipe that is cancelled brings it back at once.
    static let spareCount = 3

    private var pictures: [LayerID: Picture] = [:]
    private var frame = 0

    var count: Int { pictures.count }
    var byteCount: Int { pictures.values.reduce(0) { $0 + $1.canvas.byteCount } }

    subscript(id: LayerID) -> Picture? {
        get { pictures[id] }
        set { pictures[id] = newValue }
    }

    /// Remembers which pictures belong to the scene and lets the longest unseen of the others go.
    func endFrame(showing root: SceneNode?) {
        guard !pictures.isEmpty else { return }
        frame += 1
        if let root { see(root) }
        let spare = pictures.filter { $0.value.lastSeen != frame }
        guard spare.count > Self.spareCount else { return }
        for (id, _) in spare.sorted(by: { ($0.value.lastSeen, $0.key) > ($1.value.lastSeen, $1.key) }).dropFirst(
            Self.spareCount)
        {
            pictures[id] = nil
        }
    }

    private func see(_ node: SceneNode) {
        guard node.holdsKeptPicture else { return }
        if node.style.keepsPicture, let index = pictures.index(forKey: node.id) {
            pictures.values[index].lastSeen = frame
        }
        CallStack.withRoom { for child in node.children { see(child) } }
    }

    /// Lets go of all pictures that are not in the scene.
    func dropSpares() { pictures = pictures.filter { $0.value.lastSeen == frame } }

    func removeAll() { pictures.removeAll() }
}
