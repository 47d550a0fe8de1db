import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow {
    /// Opens the panel in which the user adds, removes and moves the groups of a bar. The bar stays visible and is
    /// updated with each change.
    func presentCustomization(of item: UINavigationItem, below bar: UINavigationBar) {
        customizationStage?.dismissForAnother()
        CustomizationStage(item, bar).appear(in: self)
    }

    var customizationStage: CustomizationStage? { overlay(CustomizationStage.self) }
}

/// Covers a window while a bar is customized: the area below the bar is dimmed, and a touch beside the panel ends
/// customization. So do "Done", Escape and another item in the bar.
final class CustomizationStage: WindowOverlay {
    private let panel: CustomizationPanel
    private let dim = UIView()
    private let item: UINavigationItem
    private weak var bar: UINavigationBar?

    /// Chosen: the width of a settings form. The gaps to the bar and to the window's edges follow.
    private static let width: CGFloat = 420
    private static let gap: CGFloat = 12

    init(_ item: UINavigationItem, _ bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        panel = CustomizationPanel(item, isRightToLeft: bar.isRightToLeft)
        super.init()
        // Folklore (presentations/dim-dark): black at 20 %, at 48 % in dark mode, as under sheets.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        dim.isUserInteractionEnabled = false
        for view in [dim, panel] { addSubview(view) }
        panel.onDone = { [weak self] in self?.dismiss() }
        panel.onResize = { [weak self] in self?.resized() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance and dismissal

    func appear(in window: UIWindow) {
        cover(window)
        movePanelOffScreen()
        // Chosen: the duration of a menu, without its bounce.
        UIView.animate(withDuration: 0.25) {
            self.panel.transform = .identity
            (self.panel.alpha, self.dim.alpha) = (1, 1)
        } completion: { _ in
            self.panelOpened()
        }
    }

    private func movePanelOffScreen() {
        panel.transform = CGAffineTransform(translationX: 0, y: -Self.gap)
        (panel.alpha, dim.alpha) = (0, 0)
    }

    override func leave() { remove(in: 0.2) { self.movePanelOffScreen() } }

    /// Called when the bar displays another item, or none.
    func itemChanged(to item: UINavigationItem?) {
        if item !== self.item { dismiss() }
    }

    // MARK: Place

    private func resized() {
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bottom = bar.map { $0.convert($0.bounds, to: self).maxY } ?? safeAreaInsets.top
        dim.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: max(0, bounds.height - bottom))
        let room = bounds.inset(by: safeAreaInsets)
        let width = min(Self.width, room.width - 2 * Self.gap)
        let top = max(bottom, room.minY) + Self.gap
        let height = min(panel.contentHeight(width: width), max(0, room.maxY - Self.gap - top))
        layOut(panel, in: CGRect(x: (room.midX - width / 2).rounded(), y: top, width: width, height: height))
        panel.layoutIfNeeded()
    }
}
