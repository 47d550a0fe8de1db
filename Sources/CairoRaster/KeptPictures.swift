import CPixman
import CallStack
import CoreGraphics
import Foundation
import LayerScene

/// Cached pictures of whole nodes that request it, so that moving the nodes costs a copy.
@MainActor
final class KeptPictures {
    struct Picture {
        var canvas: Canvas
        /// The node that the picture displays.
        var node: SceneNode
        var scale: CGFloat
        var lastSeen: Int
    }

    // Chosen: a popped page is often pushed again, and a cancelled swipe shows the page again.
    static let spareCount = 3

    private var pictures: [LayerID: Picture] = [:]
    private var frame = 0

    var count: Int { pictures.count }
    var byteCount: Int { pictures.values.reduce(0) { $0 + $1.canvas.byteCount } }

    subscript(id: LayerID) -> Picture? {
        get { pictures[id] }
        set { pictures[id] = newValue }
    }

    /// Marks the pictures of the scene as used, and removes the least recently used of the others.
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

    /// Removes all pictures of nodes that are not in the scene.
    func dropSpares() { pictures = pictures.filter { $0.value.lastSeen == frame } }

    func removeAll() { pictures.removeAll() }
}
