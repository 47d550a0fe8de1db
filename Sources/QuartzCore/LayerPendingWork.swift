import CallStack
import CoreGraphics
import Foundation
package import LayerScene

/// The work of a layer before the next frame. Each flag has a second flag for the sublayers, so that a frame visits
/// only changed layers.
package struct LayerPendingWork {
    var needsNode = true
    var needsLayout = false
    var needsLayoutBelow = false
    var needsDisplay = false
    var needsDisplayBelow = false
    /// A view decides about actions and drawing.
    package var isOwnedByView = false
    /// Another layer displays the content of this layer.
    var isConcealed = false
    /// The contents are an image that the app has set, not the image of a view.
    var holdsOwnImage = false
    package var redrawsOnResize = false
    /// Whether a layer that a view owns is drawn by `draw(in:)`. Layers without a view are always drawn.
    package var drawsItself = false
    /// Whether the view of the layer sets the contents in `display(_:)`.
    package var isDisplayedByView = false
    var node: SceneNode?
    /// The position and the visible part of the app's image; nil if the whole image fills the bounds.
    var imagePlacement: ImagePlacement?

    /// Whether a view animation block is open. Only then do layers of views request actions.
    package nonisolated(unsafe) static var viewActionsAreOn = false
}

extension CALayer {
    /// Marks the layer's node as invalid. Stops at the first ancestor that is already marked.
    package func setNeedsNode() {
        requireThread()
        var next: CALayer? = self
        while let layer = next {
            if layer.pending.needsNode { return }
            layer.pending.needsNode = true
            if layer.tree.isRoot { return LayerEnvironment.current.requestFrame() }
            next = layer.tree.superlayer
        }
    }

    func markNeedsLayout() {
        requireThread("layout")
        guard !pending.needsLayout else { return }
        pending.needsLayout = true
        passUp(\.needsLayoutBelow)
    }

    func markNeedsDisplay() {
        requireThread("drawing")
        guard !pending.needsDisplay else { return }
        pending.needsDisplay = true
        passUp(\.needsDisplayBelow)
    }

    @inline(__always)
    private func passUp(_ flag: WritableKeyPath<LayerPendingWork, Bool>) {
        if tree.isRoot { LayerEnvironment.current.requestFrame() }
        var next = tree.superlayer
        while let layer = next {
            if layer.pending[keyPath: flag] { return }
            layer.pending[keyPath: flag] = true
            if layer.tree.isRoot { LayerEnvironment.current.requestFrame() }
            next = layer.tree.superlayer
        }
    }

    /// Propagates the pending work of a layer that was just added.
    func passPendingUp() {
        if pending.needsLayout || pending.needsLayoutBelow { passUp(\.needsLayoutBelow) }
        if pending.needsDisplay || pending.needsDisplayBelow { passUp(\.needsDisplayBelow) }
    }

    // MARK: Layout

    package var needsAnyLayout: Bool { pending.needsLayout || pending.needsLayoutBelow }

    func layoutTree() {
        // Layout of one layer may invalidate another layer. The limit stops two layers that invalidate each other
        // forever.
        for _ in 0..<8 where pending.needsLayout || pending.needsLayoutBelow { layoutPass() }
    }

    private func layoutPass() {
        if pending.needsLayout {
            pending.needsLayout = false
            layoutSublayers()
        }
        guard pending.needsLayoutBelow else { return }
        pending.needsLayoutBelow = false
        CallStack.withRoom {
            for layer in tree.sublayersAndMask where layer.pending.needsLayout || layer.pending.needsLayoutBelow {
                layer.layoutPass()
            }
        }
    }

    // MARK: Drawing

    /// Records each outdated drawing in this tree.
    /// - Returns: the number of recorded drawings.
    @discardableResult
    package func recordTree() -> Int {
        var count = 0
        if pending.needsDisplay {
            recordDisplay()
            count += 1
        }
        guard pending.needsDisplayBelow else { return count }
        pending.needsDisplayBelow = false
        CallStack.withRoom {
            for layer in tree.sublayersAndMask where layer.pending.needsDisplay || layer.pending.needsDisplayBelow {
                count += layer.recordTree()
            }
        }
        return count
    }

    func recordDisplay() {
        pending.needsDisplay = false
        display()
    }

    func recordDrawing() {
        if pending.isDisplayedByView {
            if hasDelegate { MainCalls.display(self) }
            return
        }
        guard pending.drawsItself || !pending.isOwnedByView else { return }
        guard !bounds.isEmpty else { return setSceneContents(nil) }
        let context = CGContext(showing: bounds)
        if hasDelegate { MainCalls.willDraw(self) }
        draw(in: context)
        let record = context.record
        setSceneContents(record.isEmpty ? nil : .record(record))
    }

    // MARK: Scene

    /// The node of this layer at the time of the frame. Unchanged parts are the same nodes as in the last frame.
    package func sceneNode() -> SceneNode? {
        guard pending.needsNode else { return pending.node }
        pending.needsNode = false
        if !animations.list.isEmpty { enrollAnimations() }
        let shown = sampledModel()
        pending.node = shown.isHidden || shown.opacity <= 0 || pending.isConcealed ? nil : makeNode(shown)
        if let transition { pending.node = pass(transition, shown, to: pending.node) }
        return pending.node
    }

    /// Releases the nodes of this layer and its sublayers, which no scene contains. The next scene with the layer makes
    /// new nodes.
    package func releaseNodes() {
        pending.node = nil
        pending.needsNode = true
        CallStack.withRoom { for layer in tree.sublayersAndMask { layer.releaseNodes() } }
    }

    /// Returns nil if an invisible mask hides the layer.
    private func makeNode(_ shown: LayerModel) -> SceneNode? {
        let mask = tree.mask?.sceneNode()
        if tree.mask != nil, mask == nil { return nil }
        return node(shown, children: makeChildren(shown), mask: mask)
    }

    /// The nodes of all sublayers, from back to front.
    func sublayerNodes() -> [SceneNode] {
        let sublayers = orderedSublayers
        var children: [SceneNode] = []
        guard !sublayers.isEmpty else { return children }
        children.reserveCapacity(sublayers.count)
        CallStack.withRoom {
            for layer in sublayers {
                if let node = layer.sceneNode() { children.append(node) }
            }
        }
        return children
    }

    private func node(_ shown: LayerModel, children: [SceneNode], mask: SceneNode?) -> SceneNode {
        if keepsDepth {
            var style = SceneNode.Style()
            style.opacity = shown.style.opacity
            return SceneNode(
                id: id, geometry: SceneGeometry(anchorPoint: .zero), style: style, children: children, mask: mask)
        }
        var style = shown.style
        var contents = makeContents(shown)
        if let tile = style.backgroundColor?.tile, let tiled = shown.tiled(tile, below: contents) {
            (style.backgroundColor, contents) = (nil, tiled)
        }
        return SceneNode(
            id: id, geometry: shown.geometry, style: style, contents: contents, children: children, mask: mask)
    }

    /// The node of this layer as it was `delay` seconds ago, as far as running animations decide. The node is not
    /// cached.
    func delayedNode(by delay: Double) -> SceneNode? {
        let shown = sampledModel(delay: delay)
        guard !shown.isHidden, shown.opacity > 0, !pending.isConcealed else { return nil }
        let mask = tree.mask?.delayedNode(by: delay)
        if tree.mask != nil, mask == nil { return nil }
        var children: [SceneNode] = []
        CallStack.withRoom {
            children =
                (self as? CAReplicatorLayer)?.copies(shown, delay: delay) ?? (keepsDepth ? makeChildren(shown) : nil)
                ?? orderedSublayers.compactMap { $0.delayedNode(by: delay) }
        }
        return node(shown, children: children, mask: mask)
    }

    /// Whether an animation runs in this layer or its sublayers.
    var holdsAnimations: Bool {
        if !animations.list.isEmpty { return true }
        var holds = false
        CallStack.withRoom { holds = tree.sublayersAndMask.contains { $0.holdsAnimations } }
        return holds
    }

    var orderedSublayers: [CALayer] {
        var isInOrder = true
        for layer in tree.sublayers where layer.modelValues.zPosition != 0 { isInOrder = false }
        if isInOrder { return tree.sublayers }
        return tree.sublayers.enumerated()
            .sorted { ($0.element.modelValues.zPosition, $0.offset) < ($1.element.modelValues.zPosition, $1.offset) }
            .map(\.element)
    }
}
