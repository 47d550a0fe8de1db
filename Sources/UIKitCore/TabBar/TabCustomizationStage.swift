import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Covers a window while the tabs of a bar are rearranged: a panel covers all views except the bar, and an icon that is
/// dragged onto a tab replaces it. ``TabCustomizationMachine`` decides: "Done", Escape, a call of the app and a bar
/// that leaves its window end the customization.
final class TabCustomizationStage: WindowOverlay {
    private(set) var arrangement: TabArrangement<UITabBarItem>
    private weak var bar: UITabBar?
    private let room = UIView()
    private let panel: TabCustomizationPanel
    private let mark = UIView()
    private var leaving: (animated: Bool, completion: () -> Void)?
    private var opened: (() -> Void)?
    private var drag: (item: UITabBarItem, tile: TabTile, touch: ObjectIdentifier)?

    init(_ bar: UITabBar, _ arrangement: TabArrangement<UITabBarItem>) {
        self.bar = bar
        self.arrangement = arrangement
        panel = TabCustomizationPanel(arrangement.offered)
        super.init()
        accessibilityIdentifier = "TabCustomization"
        if bar.isRightToLeft {
            for view in [self, panel] as [UIView] { view.semanticContentAttribute = .forceRightToLeft }
        }
        tintColor = bar.tintColor
        room.clipsToBounds = true
        addSubview(room)
        room.addSubview(panel)
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = 8
        mark.isHidden = true
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        panel.onDone = { [weak self] in self?.dismiss() }
        panel.onStep = { [weak self] item, forward in
            guard let self, self.arrangement.step(item, forward: forward) else { return }
            self.updateArrangement()
        }
        panel.display(arrangement)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance and dismissal

    /// - Parameter completion: called when the panel is at rest, unless the dismissal began before.
    func appear(in window: UIWindow, _ completion: @escaping () -> Void) {
        opened = completion
        cover(window)
        movePanelOffScreen()
        // Chosen: the path and duration of a modal presentation.
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            self.panel.transform = .identity
        } completion: { _ in
            self.panelOpened()
        }
    }

    override func didOpen() {
        let work = opened
        opened = nil
        work?()
    }

    private func movePanelOffScreen() { panel.transform = CGAffineTransform(translationX: 0, y: room.bounds.height) }

    func dismiss(animated: Bool, _ completion: @escaping () -> Void) {
        endDrag()
        leaving = (animated, completion)
        super.dismiss()
    }

    override func leave() {
        guard let (animated, completion) = leaving else { return }
        leaving = nil
        guard animated else { return removeAtOnce(completion) }
        remove(in: 0.35, options: .curveEaseInOut, { self.movePanelOffScreen() }, completion: completion)
    }

    override func dismiss() { _ = bar?.finishCustomizing(animated: true) }

    // MARK: Place

    private var barFrame: CGRect {
        bar.map { $0.convert($0.bounds, to: self) } ?? CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bar = barFrame
        // A bar of the app may be at the top.
        let frame =
            bar.midY >= bounds.midY
            ? CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bar.minY))
            : CGRect(x: 0, y: bar.maxY, width: bounds.width, height: max(0, bounds.height - bar.maxY))
        room.frame = frame
        layOut(panel, in: room.bounds)
    }

    // MARK: Dragging

    private func updateArrangement() {
        bar?.display(arrangement.bar, animated: false)
        bar?.layoutIfNeeded()
        panel.display(arrangement)
    }

    private func item(at point: CGPoint) -> UITabBarItem? {
        if let index = tab(at: point) { return arrangement.mayReplace(index) ? arrangement.bar[index] : nil }
        return panel.item(at: convert(point, to: panel))
    }

    /// The tab at a point. The area extends slightly above the bar, where the finger does not hide the icon.
    private func tab(at point: CGPoint) -> Int? {
        guard let bar, barFrame.insetBy(dx: 0, dy: -16).contains(point) else { return nil }
        return bar.tabIndex(at: convert(point, to: bar))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard drag == nil, let touch = touches.first, let item = item(at: touch.location(in: self)) else { return }
        let tile = TabTile(item)
        tile.isDragged = true
        tile.tintColor = tintColor
        addSubview(tile)
        drag = (item, tile, ObjectIdentifier(touch))
        panel.dim(item)
        move(to: touch.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first(where: { drag?.touch == ObjectIdentifier($0) }) {
            move(to: touch.location(in: self))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let drag, let touch = touches.first(where: { drag.touch == ObjectIdentifier($0) }) else { return }
        let target = tab(at: touch.location(in: self))
        endDrag()
        if let target, arrangement.assign(drag.item, at: target) { updateArrangement() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { drag?.touch == ObjectIdentifier($0) }) { endDrag() }
    }

    private func move(to point: CGPoint) {
        guard let drag else { return }
        let size = TabTile.size
        // Chosen: slightly above the finger, which would hide the icon.
        drag.tile.frame = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2 - 16, width: size.width, height: size.height)
        mark.isHidden = true
        guard let bar, let index = tab(at: point), arrangement.mayReplace(index), arrangement.bar[index] !== drag.item
        else { return }
        mark.isHidden = false
        let tab = bar.tabs.buttons[index]
        mark.frame = tab.convert(tab.bounds, to: self).insetAtMost(dx: 4, dy: 1)
    }

    private func endDrag() {
        drag?.tile.removeFromSuperview()
        drag = nil
        mark.isHidden = true
        panel.dim(nil)
    }
}
