import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The view of a split view controller: the secondary, the columns above it, and lines between columns. The view may
/// outlive its controller; it is then no longer updated.
final class SplitView: UIView {
    private weak var owner: UISplitViewController?
    let dimming = DimmingView()
    let lines = [UIView(), UIView(), UIView()]
    let ground = SplitGround()

    init(_ owner: UISplitViewController) {
        self.owner = owner
        super.init(frame: owner.loading.initialFrame)
        clipsToBounds = true
        backgroundColor = .systemBackground
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.owner?.dismissOverlay() })
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { owner?.layoutColumns() }

    /// Moves the background together with the primary's view, directly behind it.
    func layoutGround(below page: UIView?) {
        guard let owner, owner.primaryBackgroundStyle == .sidebar, let page, page.superview === self else {
            return ground.removeFromSuperview()
        }
        ground.frame = page.frame
        insertSubview(ground, belowSubview: page)
    }
}

extension UISplitViewController {
    private var preferredLayoutMode: SplitLayout.Mode {
        SplitLayout.Mode(rawValue: state.preferredMode.rawValue) ?? .automatic
    }

    var behavior: SplitLayout.Behavior {
        SplitLayout.behavior(
            layoutStyle, preferred: SplitLayout.Behavior(rawValue: state.preferredBehavior.rawValue) ?? .automatic,
            mode: preferredLayoutMode,
            width: Double(viewWidth),
            leavesRoom: SplitLayout.leavesRoom(layoutStyle, width: Double(viewWidth), state.widths))
    }

    /// The display mode for the preferred modes and the width.
    var automaticMode: SplitLayout.Mode {
        SplitLayout.mode(layoutStyle, behavior, preferred: preferredLayoutMode, width: Double(viewWidth))
    }
    var currentMode: SplitLayout.Mode { resolved(state.machine.mode.value) }
    /// The mode that was last requested, also while it is only announced.
    var decidedMode: SplitLayout.Mode { resolved(state.machine.decidedMode) }
    private func resolved(_ mode: SplitLayout.Mode) -> SplitLayout.Mode { mode == .automatic ? automaticMode : mode }
    var layout: SplitLayout {
        let showsInspector =
            (state.startLayout?.showsInspector ?? state.machine.showsInspector) && host(.inspector) != nil
        return layout(state.startLayout?.mode ?? currentMode, showsInspector: showsInspector)
    }

    func layout(_ mode: SplitLayout.Mode, showsInspector: Bool = false) -> SplitLayout {
        SplitLayout(layoutStyle, mode, width: Double(viewWidth), state.widths, showsInspector: showsInspector)
    }

    /// A preferred width of a column; nil for values that are not finite or below 0.
    subscript(preferred path: WritableKeyPath<SplitLayout.Widths, Double?>) -> CGFloat {
        get { state.widths[keyPath: path].map { CGFloat($0) } ?? Self.automaticDimension }
        set {
            state.widths[keyPath: path] = newValue.isFinite && newValue >= 0 ? Double(newValue) : nil
            if isViewLoaded { layoutColumns() }
        }
    }

    func shows(_ column: Column) -> Bool {
        if column == .inspector, state.isCollapsed { return state.inspectorSheet?.isShown ?? false }
        guard state.isCollapsed else { return host(column) != nil && layout.shows(column) }
        if state.collapsed === host(column) { return true }
        guard let base = state.collapsedStack,
            let root = state.stacks?.columns.dropFirst(column.rawValue).first?.first
        else {
            return false
        }
        return base.viewControllers.contains { $0 === root }
    }

    func setPreferred(_ mode: DisplayMode) {
        state.preferredMode = mode
        preferencesDidChange()
    }

    func preferencesDidChange() {
        guard state.isArranged, !state.isCollapsed else { return }
        let animated = ViewAnimationState.ofApp.current != nil
        change(to: automaticMode, animated: animated)
        layoutColumns()
    }

    // MARK: Arranging

    /// Collapses or expands for the width. Called when the container appears and when its traits change.
    func arrange() { request(.checkWidth) }

    /// Whether the width is sufficient for only a single column. Without a view in a window, the state is unchanged.
    var isCompact: Bool {
        if view.window == nil, parent == nil, state.isArranged { return state.isCollapsed }
        let traits = view.window == nil ? parent?.traitCollection ?? .current : view.traitCollection
        return traits.horizontalSizeClass == .compact
    }

    /// Called when the shape of the window changed: columns with their contents are animated to their new frames,
    /// together with the window's metrics. Pages change stacks immediately; the column that now contains a page slides,
    /// in its new width, from the start of the page.
    func arrangeInShape() {
        guard ViewAnimationState.ofApp.changesShape, let stage = viewIfLoaded as? SplitView else { return arrange() }
        func top(_ child: UIViewController) -> UIViewController {
            (child as? UINavigationController)?.topViewController ?? child
        }
        let before = state.visible.compactMap { child in
            child.viewIfLoaded.flatMap { $0.superview === stage ? (top(child), $0.frame) : nil }
        }
        UIView.outsideBlocks { arrange() }
        for child in state.visible {
            guard let page = child.viewIfLoaded, page.superview === stage,
                let start = before.first(where: { $0.0 === top(child) })?.1
            else { continue }
            let goal = page.frame
            page.ease(
                from: goal.offsetBy(dx: stage.isRightToLeft ? start.maxX - goal.maxX : start.minX - goal.minX, dy: 0))
        }
    }

    /// Called when the width changed: a mode that was not chosen is updated.
    private func widthChanged() {
        guard !ViewAnimationState.ofApp.isBetweenShapes, state.startLayout == nil, state.isArranged, !state.isCollapsed
        else { return }
        request(.width(automatic: automaticMode))
    }

    /// Whether the window already has its new size, and is changing to a shape with space for one column only.
    private var collapsesWithShape: Bool {
        guard ViewAnimationState.ofApp.isBetweenShapes, state.isArranged, !state.isCollapsed,
            let size = viewIfLoaded?.window?.bounds.size
        else { return false }
        return WindowShape(width: Double(size.width), height: Double(size.height)).horizontal == .compact
    }

    func change(to mode: SplitLayout.Mode, animated: Bool) {
        request(.change(to: mode, automatic: automaticMode, animated: animated))
    }

    func layoutColumns() {
        guard let stage = viewIfLoaded as? SplitView else { return }
        // Columns that are about to collapse keep their frames until then: their screens are not laid out in parts of
        // the new width.
        if collapsesWithShape { return }
        if !state.isCollapsed { widthChanged() }
        let bounds = stage.bounds
        if state.isCollapsed {
            state.collapsed?.viewIfLoaded.map { if $0.superview === stage { $0.frame = bounds } }
            stage.dimming.alpha = 0
            stage.lines.forEach { $0.isHidden = true }
            stage.ground.removeFromSuperview()
            return
        }
        state.gesture.updateEdge()
        let layout = layout
        let fromRight = (primaryEdge == .trailing) != stage.isRightToLeft
        func frame(_ column: SplitLayout.Column) -> CGRect {
            let x = fromRight ? Double(bounds.width) - column.start - column.width : column.start
            return CGRect(x: CGFloat(x), y: 0, width: CGFloat(column.width), height: bounds.height)
        }
        let frames: [(Column, SplitLayout.Column)] = [
            (.primary, layout.primary), (.supplementary, layout.supplementary), (.secondary, layout.secondary),
            (.inspector, layout.inspector),
        ]
        for (column, place) in frames {
            guard let page = host(column)?.viewIfLoaded, page.superview === stage else { continue }
            page.frame = frame(place)
        }
        stage.ground.frame = frame(layout.primary)
        stage.dimming.frame = bounds
        // Chosen: as dark as a page below another page.
        stage.dimming.alpha = layout.dims ? 0.1 : 0
        stage.dimming.isUserInteractionEnabled = layout.dims
        let width = 1 / max(traitCollection.displayScale, 1)
        for (line, place) in zip(stage.lines, [layout.primary, layout.supplementary, layout.inspector]) {
            let edge = frame(place)
            let isAfter = place == layout.inspector
            line.isHidden = place.width <= 0 || isAfter && host(.inspector) == nil
            // At the column's own edge, so that the line leaves the screen together with the column.
            line.frame = CGRect(
                x: fromRight != isAfter ? edge.minX : edge.maxX - width, y: 0, width: width, height: bounds.height)
        }
    }

    // MARK: Gesture

    func dismissOverlay() {
        guard layout.dims else { return }
        change(to: layoutStyle == .triple && currentMode == .twoDisplace ? .oneBeside : .secondaryOnly, animated: true)
    }
}

/// The swipe from the primary edge that shows hidden columns.
@MainActor
final class SplitGesture: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UISplitViewController?
    private(set) lazy var recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in self?.moved(pan) }

    func attach(to owner: UISplitViewController) {
        self.owner = owner
        recognizer.delegate = self
        recognizer.edges = .left
        owner.view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner, owner.presentsWithGesture, !owner.state.isCollapsed, owner.currentMode == .secondaryOnly else {
            return false
        }
        // The swipe that goes back in a column has precedence.
        return owner.state.visible.allSatisfy { !$0.canReturnToRoot }
    }

    func updateEdge() {
        guard let owner, let view = owner.viewIfLoaded else { return }
        recognizer.edges = (owner.primaryEdge == .trailing) != view.isRightToLeft ? .right : .left
    }

    private func moved(_ pan: UIGestureRecognizer) {
        guard let owner else { return }
        switch pan.state {
        case .began:
            owner.ownDelegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
            owner.change(
                to: SplitLayout.next(owner.layoutStyle, owner.behavior, from: owner.currentMode), animated: true)
        case .ended, .cancelled: owner.ownDelegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
        default: break
        }
    }
}
