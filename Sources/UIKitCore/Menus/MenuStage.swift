import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow: MenuWindow {
    var showsMenu: Bool { menuStage != nil }

    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, preferBelow: Bool,
        order: UIContextMenuConfiguration.ElementOrder, onDismiss: @escaping () -> Void
    ) {
        presentMenu(
            menu, from: sourceRect, in: view, preferBelow: preferBelow, order: order, liftPreview: nil,
            onDismiss: onDismiss)
    }

    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, willAppear: (any TextMenuAnimating) -> Void,
        willDisappear: @escaping (any TextMenuAnimating) -> Void
    ) {
        let animator = MenuAnimator()
        willAppear(animator)
        // App code was called: the view may have been removed.
        guard view.window === self else { return }
        presentMenu(menu, from: sourceRect, in: view, preferBelow: true) {
            let animator = MenuAnimator()
            willDisappear(animator)
            animator.run(for: MenuAnimator.disappearance)
        }
        animator.run(for: MenuAnimator.appearance)
    }

    /// Opens a menu beside a rectangle of a view, below a preview.
    /// - Parameters:
    ///   - order: `.priority` reverses a menu that opens upward.
    ///   - liftPreview: the preview that is lifted off the screen; the menu is placed beside it.
    ///   - onDismiss: called when the menu has been dismissed, with or without a selection.
    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, preferBelow: Bool,
        order: UIContextMenuConfiguration.ElementOrder = .automatic, liftPreview: LiftPreview? = nil,
        onDismiss: @escaping () -> Void
    ) {
        menuStage?.dismissForAnother()
        // The app presented another menu in a call about the former menu: the later request wins.
        guard menuStage == nil else { return onDismiss() }
        let stage = MenuStage(
            menu: menu, source: convert(sourceRect, from: view), sender: view, preferBelow: preferBelow, order: order,
            liftPreview: liftPreview, onDismiss: onDismiss)
        menuSource = ObjectIdentifier(view)
        stage.appear(in: self)
    }

    /// Called when the view of the menu was removed: removes the menu with it.
    func menuSourceRemoved() {
        menuSource = nil
        menuStage?.dismiss()
    }

    /// The open menu.
    var menuStage: MenuStage? { overlay(MenuStage.self) }
}

/// Covers a window while a menu is open: a row, a touch beside the menu and Escape close it. A row with a submenu opens
/// the next level.
final class MenuStage: WindowOverlay {
    let panel: MenuPanel
    /// The rectangle beside the menu, in the coordinates of the window.
    private var source: CGRect
    private weak var sender: UIView?
    private let preferBelow: Bool
    private let order: UIContextMenuConfiguration.ElementOrder
    /// Whether the rows are displayed in the opposite order. The menu's place at its appearance decides.
    private var isReversed = false
    private let onDismiss: () -> Void
    private let liftPreview: LiftPreview?
    /// Called for a tap on the preview.
    var onPreviewTap: (() -> Void)?
    private var levels: [UIMenu]
    private var slide = Slide.none
    /// The growth that replaces the usual end of the menu.
    private var growth: (animations: () -> Void, completion: () -> Void)?

    /// The touch that opened the menu.
    private enum Slide {
        case none
        /// The touch has not moved far from its first location.
        case resting(CGPoint)
        /// The touch selects the row below it.
        case selecting

        func moved(to location: CGPoint, from previous: CGPoint) -> Slide {
            let start: CGPoint
            switch self {
            case .none: start = previous
            case .resting(let first): start = first
            case .selecting: return self
            }
            // Chosen: ten points distinguish a slide from a touch at rest.
            return abs(location.x - start.x) > 10 || abs(location.y - start.y) > 10 ? .selecting : .resting(start)
        }
    }

    init(
        menu: UIMenu, source: CGRect, sender: UIView, preferBelow: Bool,
        order: UIContextMenuConfiguration.ElementOrder, liftPreview: LiftPreview?, onDismiss: @escaping () -> Void
    ) {
        self.source = source
        self.order = order
        self.liftPreview = liftPreview
        self.sender = sender
        self.preferBelow = preferBelow
        self.onDismiss = onDismiss
        levels = [menu]
        panel = MenuPanel(isRightToLeft: sender.isRightToLeft, traits: sender.traitCollection)
        super.init()
        if let liftPreview {
            addSubview(liftPreview.veil)
            addSubview(liftPreview.platter)
        }
        addSubview(panel)
        panel.onChoose = { [weak self] in self?.choose($0) }
        panel.onResize = { [weak self] in self?.setNeedsLayout() }
        panel.display(menu, parentTitle: nil)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance and dismissal

    func appear(in window: UIWindow) {
        // Chosen: a text stays in editing while a menu is open.
        cover(window, keepsEditing: true)
        if order == .priority, place.anchor.y == 1, let menu = levels.first {
            isReversed = true
            display(menu, parentTitle: nil)
        }
        liftPreview?.begin()
        panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
        panel.alpha = 0
        // Chosen: a quarter of a second with a slight bounce, by eye.
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            self.panel.transform = .identity
            self.panel.alpha = 1
            if let liftPreview = self.liftPreview {
                liftPreview.rise(to: self.liftPreviewPlacement(liftPreview).preview)
            }
        } completion: { _ in
            self.panelOpened()
        }
    }

    override func didOpen() { liftPreview?.risen() }

    /// The coordinator of the transition of the menu's screen.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        sender.flatMap { UIViewController.nearest(to: $0) }?.transitionCoordinator
    }

    private func endGrowth() {
        // Chosen: short, because the grown preview and the app's screen are similar.
        remove(in: 0.15) {
            self.liftPreview?.platter.alpha = 0
        } completion: {
            self.liftPreview?.end()
        }
    }

    /// Grows the preview over the window, and fades it out over the app's content.
    /// - Parameters:
    ///   - animations: run together with the growth.
    ///   - completion: called after the growth, with animations switched off.
    func grow(along animations: @escaping () -> Void, completion: @escaping () -> Void) {
        guard liftPreview != nil else { return }
        growth = (animations, completion)
        super.dismiss()
        growth = nil
    }

    private func grow(_ liftPreview: LiftPreview, along growth: (animations: () -> Void, completion: () -> Void)) {
        liftPreview.beginGrowth()
        // Chosen: the spring of a presentation.
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            liftPreview.grow(to: self.bounds)
            self.panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            self.panel.alpha = 0
            growth.animations()
        } completion: { _ in
            UIView.performWithoutAnimation(growth.completion)
            // A transition that the completion starts is animated behind the preview.
            if self.coordinator?.animate(alongsideTransition: nil, completion: { _ in self.endGrowth() }) != true {
                self.endGrowth()
            }
        }
    }

    override func leave() {
        window?.menuSource = nil
        if let liftPreview, let growth { grow(liftPreview, along: growth) } else { fade() }
        onDismiss()
    }

    private func fade() {
        // The app is called before any animation.
        let goal = liftPreview?.beginDismissal(in: window)
        remove(in: 0.2) {
            self.liftPreview?.fall(to: goal)
            self.panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            self.panel.alpha = 0
        } completion: {
            self.liftPreview?.end()
        }
    }

    /// Dismisses the menu because its finger begins a drag. The preview disappears at once: the drag shows its own.
    /// - Returns: the frame of the preview in the window; nil without a preview.
    func dismissForDrag() -> CGRect? {
        guard let window, let platter = liftPreview?.platter else {
            dismiss()
            return nil
        }
        let frame = platter.frame
        platter.isHidden = true
        dismiss()
        return window.convert(frame, from: self)
    }

    // MARK: Place

    override var isBesideView: Bool { true }

    private func liftPreviewPlacement(_ liftPreview: LiftPreview) -> LiftPreview.Place {
        liftPreview.placement(
            in: bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8), content: panel.contentHeight,
            isRightToLeft: sender?.isRightToLeft ?? isRightToLeft)
    }

    /// The frame of the panel, and the fixed point of its growth.
    private var place: (frame: CGRect, anchor: CGPoint) {
        if let liftPreview {
            let place = liftPreviewPlacement(liftPreview)
            return (place.menu, place.anchor)
        }
        let place = MenuPlace(
            source: source, container: bounds.inset(by: safeAreaInsets).insetAtMost(dx: 8, dy: 8),
            content: panel.contentHeight, preferBelow: preferBelow)
        return (place.frame, place.anchor)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        liftPreview?.veil.frame = bounds
        let place = place
        layOut(panel, in: place.frame, anchor: place.anchor)
    }

    // MARK: Selection

    private func choose(_ row: MenuRow.Kind) {
        switch row {
        case .back:
            levels.removeLast()
            updateLevel()
        case .element(let element as UIMenu):
            levels.append(element)
            updateLevel()
        case .element(let element as any UIMenuLeaf), .tile(let element as any UIMenuLeaf, _):
            MenuSelection.choose(element, in: levels, always: (sender as? UIControl)?.holdsOneMenuChoice == true)
            if !element.attributes.contains(.keepsMenuPresented) { dismiss() }
            element.performWithSender((sender as? UIControl)?.menuSender ?? sender, target: nil)
            if isCovering { updateLevel() }
        case .element, .tile, .title, .waiting, .gap: break
        }
    }

    private func display(_ menu: UIMenu, parentTitle: String?) {
        panel.display(isReversed ? menu.reversed : menu, parentTitle: parentTitle)
    }

    private func updateLevel() {
        guard let menu = levels.last else { return dismiss() }
        display(menu, parentTitle: levels.count > 1 ? menu.title : nil)
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    /// Replaces the open menu by another menu, at its first level.
    func change(_ change: (UIMenu) -> UIMenu) {
        guard isCovering, let root = levels.first else { return }
        levels = [change(root)]
        updateLevel()
    }

    /// Moves the open menu beside another rectangle.
    /// - Parameter rect: in the coordinates of the window.
    func move(to rect: CGRect, animated: Bool) {
        guard isCovering, rect != source else { return }
        source = rect
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    // The preview is a snapshot: this view receives touches on it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit?.isDescendant(of: panel) == false ? self : hit
    }

    override func secondaryPressed(at point: CGPoint) -> Bool {
        if !panel.frame.contains(convert(point, from: nil)) { dismiss() }
        return true
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let liftPreview, let touch = touches.first,
            liftPreview.platter.point(inside: touch.location(in: liftPreview.platter), with: event), let onPreviewTap
        {
            return onPreviewTap()
        }
        super.touchesEnded(touches, with: event)
    }

    /// Tracks the touch that opened the menu. The touch belongs to the view on which it began.
    func track(_ touch: UITouch) {
        guard isCovering, let view = touch.view, !view.isDescendant(of: self) else { return }
        let location = touch.location(in: self)
        switch touch.phase {
        case .moved, .stationary:
            slide = slide.moved(to: location, from: touch.previousLocation(in: self))
            if case .selecting = slide { panel.highlight(at: convert(location, to: panel)) }
        case .ended:
            if case .selecting = slide { panel.chooseHighlighted() }
        default:
            panel.highlight(at: nil)
        }
    }
}

/// Updates the marks of elements for a selected element.
@MainActor
enum MenuSelection {
    /// - Parameter always: whether the whole menu has single selection, regardless of its options.
    static func choose(_ element: any UIMenuLeaf, in levels: [UIMenu], always: Bool) {
        let innermost = levels.reversed().lazy.compactMap { single(around: element, in: $0) }.first
        guard let group = innermost ?? (always ? levels.first : nil) else { return }
        for leaf in leaves(of: group) { leaf.state = leaf === element ? .on : .off }
    }

    /// The innermost group with single selection that contains the element.
    private static func single(around element: any UIMenuLeaf, in menu: UIMenu) -> UIMenu? {
        for case let inner as UIMenu in menu.children {
            if let found = single(around: element, in: inner) { return found }
        }
        return menu.options.contains(.singleSelection) && leaves(of: menu).contains { $0 === element } ? menu : nil
    }

    static func leaves(of menu: UIMenu) -> [any UIMenuLeaf] {
        menu.children.flatMap { child -> [any UIMenuLeaf] in
            if let action = child as? any UIMenuLeaf { return [action] }
            return (child as? UIMenu).map(leaves) ?? []
        }
    }
}
