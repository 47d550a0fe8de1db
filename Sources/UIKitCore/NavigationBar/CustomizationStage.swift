import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow {
    /// Opens the panel in which the user adds, removes and moves the groups of a bar. The bar stays visible and is
    /// updated with each change.
    func presentCustomization(of item: UINavigationItem, below bar: UINavigationBar) {
        customizationStage?.dismiss()
        let stage = CustomizationStage(item, bar)
        stage.frame = bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stage)
        stage.appear()
    }

    var customizationStage: CustomizationStage? {
        tree.subviews.lazy.compactMap { $0 as? CustomizationStage }.first { !$0.isDismissing }
    }
}

/// Covers a window while a bar is customized: the area below the bar is dimmed, and a touch beside the panel ends
/// customization.
///
/// ```
/// open ── Done, touch outside, Escape, another item in the bar ──► closing ── faded ──► removed
/// ```
final class CustomizationStage: UIView {
    private let panel: CustomizationPanel
    private let dim = UIView()
    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private weak var formerResponder: UIResponder?
    private(set) var isDismissing = false

    /// Chosen: the width of a settings form. The gaps to the bar and to the window's edges follow.
    private static let width: CGFloat = 420
    private static let gap: CGFloat = 12

    init(_ item: UINavigationItem, _ bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        panel = CustomizationPanel(item, isRightToLeft: bar.isRightToLeft)
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        // Folklore (presentations/dim-dark): black at 20 %, at 48 % in dark mode, as under sheets.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        dim.isUserInteractionEnabled = false
        for view in [dim, panel] { addSubview(view) }
        panel.onDone = { [weak self] in self?.dismiss() }
        panel.onResize = { [weak self] in self?.resized() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance and dismissal

    func appear() {
        formerResponder = window?.firstResponder
        becomeFirstResponder()
        layoutIfNeeded()
        movePanelOffScreen()
        // Chosen: the duration of a menu, without its bounce.
        UIView.animate(withDuration: 0.25) {
            self.panel.transform = .identity
            (self.panel.alpha, self.dim.alpha) = (1, 1)
        }
    }

    private func movePanelOffScreen() {
        panel.transform = CGAffineTransform(translationX: 0, y: -Self.gap)
        (panel.alpha, dim.alpha) = (0, 0)
    }

    func dismiss() {
        guard !isDismissing else { return }
        isDismissing = true
        isUserInteractionEnabled = false
        if window?.firstResponder === self { window?.firstResponder = formerResponder }
        UIView.animate(withDuration: 0.2) {
            self.movePanelOffScreen()
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// Called when the bar displays another item, or none.
    func itemChanged(to item: UINavigationItem?) {
        if item !== self.item { dismiss() }
    }

    override var canBecomeFirstResponder: Bool { true }
    package override func performBack() -> Bool {
        dismiss()
        return true
    }
    package override func performCancel() -> Bool { performBack() }

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
        let transform = panel.transform
        panel.transform = .identity
        panel.frame = CGRect(
            x: (room.midX - width / 2).rounded(), y: top, width: width,
            height: min(panel.contentHeight(width: width), max(0, room.maxY - Self.gap - top)))
        panel.transform = transform
        panel.layoutIfNeeded()
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { dismiss() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
