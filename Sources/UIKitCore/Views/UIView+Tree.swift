import CallStack
import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view can be freed on any thread. The owner of its layer is cleared on that thread.
private nonisolated(unsafe) let clearOwner = FunctionCast.withoutActor(
    clearLayerOwner as @MainActor (UIView) -> Void, as: ((UIView) -> Void).self)
@MainActor private func clearLayerOwner(_ view: UIView) { view.layer.owner = nil }

extension UIView {
    /// Releases the scene nodes and drawings in a tree that is in no window. The next picture makes them again, without
    /// calls of the app.
    func releaseDrawings() {
        layer.releaseNodes()
        releaseDrawingsOfViews()
    }

    private func releaseDrawingsOfViews() {
        releaseOwnDrawings()
        CallStack.withRoom { for view in tree.subviews { view.releaseDrawingsOfViews() } }
    }

    /// The app that shows the view; without a window the current app.
    var appContext: AppContext { tree.window?.owner ?? AppContext.current }

    /// Clears the superview of the subviews of a view that is being freed, and the delegate of its layer.
    nonisolated func clearSuperview(of subviews: [UIView]) {
        for view in subviews where view.tree.hasSuperview(self) {
            view.tree.superview = nil
            if view.tree.islandRoot != nil { view.forgetIslandRoot() }
        }
        clearOwner(self)
        // Subviews are freed on the main thread, even if this view is released on another thread.
        guard !subviews.isEmpty, !LayerThread.isMain else { return }
        let kept = subviews
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    }

    /// Frees the subviews of a view that is being freed one level after the other, at any depth.
    nonisolated func releaseSubviews() {
        guard !tree.subviews.isEmpty else { return }
        var last = tree.subviews
        tree.subviews = []
        CallStack.withRoom { last.removeAll() }
    }

    nonisolated static func forgetWindow(in subviews: [UIView]) {
        guard !subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in subviews {
                view.tree.window = nil
                forgetWindow(in: view.tree.subviews)
            }
        }
    }

    static func makeLayer() -> CALayer {
        guard let kind = layerClass as? CALayer.Type else {
            misuse("\(self).layerClass is \(layerClass), which is no layer; answer CALayer or a subclass of it")
        }
        return kind.init()
    }

    func isInside(_ view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.tree.superview
        }
        return false
    }

    func claimLayer() {
        layer.owner = self
        layer.pending.isOwnedByView = true
        if DrawingState.mayDraw(type(of: self)) {
            layer.pending.drawsItself = true
            layer.setNeedsDisplay()
        }
        layer.setNeedsLayout()
    }

    func insert(_ view: UIView, at index: Int) {
        guard view !== self, view.tree.subviews.isEmpty || !isDescendant(of: view) else {
            misuse(
                """
                addSubview: \(view) cannot be added to itself or to a view inside it; remove it from its \
                superview first
                """
            )
        }
        if view.tree.hasSuperview(self), let from = tree.subviews.identityIndex(of: view) {
            // Adding a subview again only moves the subview. The calls for a removal are not made.
            tree.subviews.remove(at: from)
            let place = min(max(index, 0), tree.subviews.count)
            let layers = layer.tree.sublayers
            let goal = layerIndex(before: place)
            tree.subviews.insert(view, at: place)
            // The target index counts the view's own layer, which is removed first.
            let isFartherBack = layers.identityIndex(of: view.layer).map { $0 < goal } ?? false
            layer.moveSublayer(view.layer, to: isFartherBack ? goal - 1 : goal)
            return
        }
        let tint = view.effectiveTintColor
        view.willMove(toSuperview: self)
        // Documented (View Controller Programming Guide, Implementing a Container View Controller): appearance messages
        // are forwarded to children. The view of a child controller that is added to the view of a parent on screen
        // appears together with it.
        let newcomer = tree.window == nil ? nil : view.tree.controller.flatMap { $0.appearsWithParent ? $0 : nil }
        newcomer?.beginAppearance(true, false)
        let turn = newcomer?.appearanceTurn
        if view.tree.window !== tree.window { view.notifyWillMove(to: tree.window) }
        view.leaveSuperview()
        // Code in the former superview has moved the view to another superview. The view is added to this superview
        // nevertheless, as requested last.
        view.unlink()
        let place = min(max(index, 0), tree.subviews.count)
        let layerPlace = layerIndex(before: place)
        tree.subviews.insert(view, at: place)
        view.tree.superview = self
        if !view.isIslandBorder { view.forgetIslandRoot() }
        view.forgetInherited()
        layer.insertSublayer(view.layer, at: UInt32(layerPlace))
        arrived(view, tint)
        if newcomer?.appearanceTurn == turn { newcomer?.endJoining() }
    }

    /// Notifies an added subview of its window and its inherited values. Each call to app code may move the subview, or
    /// remove this view from the window; the moving code then performs the remaining notifications.
    private func arrived(_ view: UIView, _ tint: UIColor?) {
        var isHere: Bool { view.tree.hasSuperview(self) }
        if tree.window != nil { view.notifyTraits() }
        guard isHere else { return }
        view.positionChanged()
        guard isHere else { return }
        if view.tree.window !== tree.window {
            view.setWindow(tree.window)
            guard isHere else { return }
            view.positionChanged()
        }
        if view.effectiveTintColor != tint { view.notifyTintChange() }
        guard isHere else { return }
        view.didMoveToSuperview()
        guard isHere else { return }
        didAddSubview(view)
        guard isHere else { return }
        constraintsJoined(by: view)
        subviewsChanged()
    }

    /// Requests layout, unless the view's own `layoutSubviews()` has changed the subviews. Derived: on iOS, layout ends
    /// even if a view sets up its subviews in each layout.
    private func subviewsChanged() {
        // Views of UIKit rely on another layout.
        if !layoutState.isLayingOut || isOfLibrary { setNeedsLayout() }
    }

    /// Whether a class of views belongs to the library, cached by class. Reading the name of a class takes longer than
    /// a layout.
    private static var libraryClasses: [ObjectIdentifier: Bool] = [:]

    /// Whether the library, not the app, declares the view's class.
    private var isOfLibrary: Bool {
        let key = ObjectIdentifier(type(of: self))
        if let known = Self.libraryClasses[key] { return known }
        let answer = qualifiedName(of: type(of: self)).hasPrefix("UIKitCore.")
        Self.libraryClasses[key] = answer
        return answer
    }

    /// The sublayer index that keeps the order of the views, with layers of the app in between.
    private func layerIndex(before place: Int) -> Int {
        let layers = layer.tree.sublayers
        guard place < tree.subviews.count else { return layers.count }
        let next = tree.subviews[place].layer
        return layers.identityIndex(of: next) ?? layers.count
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard tree.subviews.contains(where: { $0 === sibling }) else {
            misuse("insertSubview: \(sibling) is not a subview of \(self); add it first")
        }
        if view.tree.hasSuperview(self) { view.quietlyReorder() }
        let index = tree.subviews.identityIndex(of: sibling) ?? tree.subviews.count
        insert(view, at: index + offset)
    }

    /// Moves the view in front of its siblings without notifications, so that an index found afterwards does not count
    /// the view.
    private func quietlyReorder() {
        guard let parent = tree.superview, let from = parent.tree.subviews.identityIndex(of: self) else { return }
        parent.tree.subviews.remove(at: from)
        parent.tree.subviews.append(self)
    }

    func detach() {
        guard let parent = tree.superview else { return }
        let leaver = tree.window == nil ? nil : tree.controller.flatMap { $0.appearsWithParent ? $0 : nil }
        leaver?.beginAppearance(false, false)
        let turn = leaver?.appearanceTurn
        defer { if leaver?.appearanceTurn == turn { leaver?.endAppearance() } }
        willMove(toSuperview: nil)
        if tree.window != nil, tree.hasSuperview(parent) { notifyWillMove(to: nil) }
        // Each of these calls may move the view; the view then keeps its new superview.
        guard tree.hasSuperview(parent) else { return }
        leaveSuperview()
        guard tree.superview == nil else { return }
        if tree.window != nil { setWindow(nil) }
        if tree.superview == nil { didMoveToSuperview() }
        parent.subviewsChanged()
    }

    private func leaveSuperview() {
        guard let parent = tree.superview else { return }
        parent.willRemoveSubview(self)
        if tree.hasSuperview(parent) { unlink() }
    }

    /// Removes the view from its superview without notifications.
    private func unlink() {
        guard let parent = tree.superview else { return }
        parent.constraintsLeft(by: self)
        if let index = parent.tree.subviews.identityIndex(of: self) { parent.tree.subviews.remove(at: index) }
        tree.superview = nil
        if !isIslandBorder { forgetIslandRoot() }
        forgetInherited()
        layer.removeFromSuperlayer()
    }

    func move(_ view: UIView, toFront: Bool) {
        guard let from = tree.subviews.identityIndex(of: view) else { return }
        tree.subviews.remove(at: from)
        let place = toFront ? tree.subviews.count : 0
        tree.subviews.insert(view, at: place)
        layer.moveSublayer(view.layer, to: toFront ? layer.tree.sublayers.count : 0)
    }

    func exchange(_ a: Int, _ b: Int) {
        guard tree.subviews.indices.contains(a), tree.subviews.indices.contains(b), a != b else { return }
        let (low, high) = (tree.subviews[min(a, b)].layer, tree.subviews[max(a, b)].layer)
        tree.subviews.swapAt(a, b)
        let layers = layer.tree.sublayers
        guard let below = layers.identityIndex(of: low), let above = layers.identityIndex(of: high) else { return }
        layer.moveSublayer(low, to: above)
        layer.moveSublayer(high, to: below)
    }

    private func notifyWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom { for view in tree.subviews { view.notifyWillMove(to: window) } }
    }

    func setWindow(_ window: UIWindow?) {
        guard !tree.isIn(window) else { return }
        leaveWindow()
        tree.window = window
        // Updated before the notifications in the window, so that an appearing view has the safe area of its position.
        if window != nil, !(self is UIWindow) { updateSafeArea() }
        guard tree.isIn(window) else { return }
        // The following calls may remove subviews or this view.
        if !tree.subviews.isEmpty {
            CallStack.withRoom {
                for view in tree.subviews where tree.isIn(window) && view.tree.hasSuperview(self) {
                    view.setWindow(window)
                }
            }
        }
        // The code that moved this view to another window has notified the remaining views.
        guard tree.isIn(window) else { return }
        if window != nil, tree.isIn(window) { applyAppearances() }
        guard tree.isIn(window) else { return }
        windowChanged()
        didMoveToWindow()
        if window != nil, tree.isIn(window) { tree.controller?.viewEnteredWindow() }
    }

    private func leaveWindow() {
        guard let window = tree.window else { return }
        if let responder = window.firstResponder, responder === self || responder === tree.controller {
            window.firstResponder = nil
        }
        cancelGestures()
        window.higher.viewLeaves(self)
    }

    func endEditingInside(_ force: Bool) -> Bool {
        guard let window = tree.window, let editor = window.firstResponder as? UIView, editor is any UIKeyInput,
            editor.isDescendant(of: self)
        else { return true }
        if editor.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        editor.editingWasEnded()
        window.setNeedsLayout()
        return true
    }

    func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        var found: UIView?
        CallStack.withRoom { for view in tree.subviews where found == nil { found = view.find(tag: tag) } }
        return found
    }

    func target(_ view: UIView?) -> CALayer? { view?.layer ?? (tree.window?.layer) }

    func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        // Documented (UIView.hitTest(_:with:)): hidden, disabled and nearly transparent (under 0.01) views receive no
        // touches.
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        guard !tree.subviews.isEmpty else { return self }
        var hit: UIView?
        CallStack.withRoom {
            for view in tree.subviews.reversed() where hit == nil {
                hit = view.hitTest(view.layer.convert(point, fromSuperlayer: layer), with: event)
            }
        }
        return hit ?? self
    }

    /// Returns the view's bounds. Returns nil unless the two views are in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }

    package var isInWindow: Bool { window != nil }

    func windowFrame(of frame: CGRect) -> CGRect { convert(frame, to: nil) }
}

extension UIView {
    var ownFocus: ViewFocusState {
        if let focus { return focus }
        let made = ViewFocusState()
        focus = made
        return made
    }

    /// The view, as the members of the focus call it.
    final var focusWork: any FocusItemWork { self }
}

// MARK: - Reading order

extension UIView {
    /// The parts of the view in reading order: the order that the view supplies, or by position: line by line from the
    /// top, and from the leading side in each line.
    var partsInReadingOrder: [UIView] {
        let parts = accessibilityReadingOrder ?? partsByPlace
        // Documented (NSObject.accessibilityViewIsModal): views beside a modal view are not read. A sheet that does not
        // dim the views below is in front of a view that is not modal.
        guard let modal = subviews.lastIndex(where: { $0.accessibilityViewIsModal && !$0.isHidden }) else {
            return parts
        }
        let front = subviews[modal...]
        return parts.filter { part in
            part === subviews[modal] || (part.holdsPresentation && front.contains { $0 === part })
        }
    }

    private var partsByPlace: [UIView] {
        guard subviews.count > 1 else { return subviews }
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return subviews.map { (view: $0, frame: $0.frame) }.enumerated().sorted { first, second in
            let (a, b) = (first.element.frame, second.element.frame)
            // Two parts are on one line if the vertical center of one part is between the top and the bottom of the
            // other part.
            let sameLine =
                (a.minY...max(a.minY, a.maxY)).contains(b.midY) || (b.minY...max(b.minY, b.maxY)).contains(a.midY)
            if !sameLine { return a.minY < b.minY }
            if a.minX != b.minX { return rightToLeft ? a.maxX > b.maxX : a.minX < b.minX }
            return first.offset < second.offset
        }.map(\.element.view)
    }
}

extension UIView {
    /// The accessibility texts of the descendants in reading order, for a view that is one accessibility element.
    func spokenParts(except known: [UIView]) -> [String] {
        var texts: [String] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden,
                !known.contains(where: { $0 === view })
            else { continue }
            if view !== self, view.isAccessibilityElement || view.accessibility.label != nil {
                if let text = view.accessibilityLabel, !text.isEmpty { texts.append(text) }
                continue
            }
            waiting += view.partsInReadingOrder.reversed()
        }
        return texts
    }

    /// Whether the view contains controls.
    var holdsControls: Bool {
        var waiting = subviews
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
            if view.isInteractiveElement, view.isAccessibilityElement { return true }
            waiting += view.subviews
        }
        return false
    }
}
