import CoreGraphics
import Foundation
import QuartzCore

/// Covers the content of a window until its dismissal: a menu, the panel of a date picker, the customization of a bar,
/// the large content viewer. Subclasses lay out a panel inside, and animate it.
///
/// ```
/// cover ──► open ── Escape, touch outside of the panel, new size ──► dismiss ──► dismissing ── remove ──► removed
/// ```
class WindowOverlay: UIView {
    /// Whether the dismissal has begun.
    private(set) final var isDismissing = false
    private let receivesInput: Bool
    /// The first responder before the overlay appeared.
    private(set) final weak var formerResponder: UIResponder?

    /// - Parameter receivesInput: whether the overlay receives touches and keys. Otherwise the content below does.
    init(receivesInput: Bool = true) {
        self.receivesInput = receivesInput
        super.init(frame: .zero)
        accessibilityViewIsModal = receivesInput
        accessibilityElementsHidden = !receivesInput
        isUserInteractionEnabled = receivesInput
    }

    required init?(coder: NSCoder) { nil }

    // MARK: For subclasses

    /// Begins the dismissal: calls ``beginDismissal()``, animates, and calls ``remove(in:options:_:completion:)``.
    /// Called for Escape and for a touch outside.
    func dismiss() {}
    /// Whether a touch at a point of the overlay dismisses it.
    func isOutside(_ point: CGPoint) -> Bool { true }
    /// Whether a new size of the window dismisses the overlay, because it is placed beside a view.
    var isBesideView: Bool { false }

    // MARK: From the appearance to the end

    /// Adds the overlay in front of the window's content, and makes it the first responder.
    /// - Parameter keepsEditing: whether a text that is being edited remains the first responder.
    final func cover(_ window: UIWindow, keepsEditing: Bool = false) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        if receivesInput {
            formerResponder = window.firstResponder
            if !keepsEditing || !(formerResponder is any UIKeyInput) { becomeFirstResponder() }
        }
        layoutIfNeeded()
    }

    /// Ends touches and keys of the overlay. The former first responder receives the keys again.
    /// - Returns: false if the dismissal has begun before.
    final func beginDismissal() -> Bool {
        guard !isDismissing else { return false }
        isDismissing = true
        isUserInteractionEnabled = false
        if let window, window.firstResponder === self { window.firstResponder = formerResponder }
        return true
    }

    /// Animates the end of the dismissal, and removes the overlay from the window.
    final func remove(
        in duration: TimeInterval, options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) { _ in
            self.removeFromSuperview()
            completion()
        }
    }

    /// Sets the frame of a panel that may be scaled or moved by its transform.
    final func layOut(_ panel: UIView, in frame: CGRect, anchor: CGPoint? = nil) {
        let transform = panel.transform
        panel.transform = .identity
        if let anchor { panel.layer.anchorPoint = anchor }
        panel.frame = frame
        panel.transform = transform
    }

    // MARK: Keys, size and touches

    override var canBecomeFirstResponder: Bool { receivesInput }
    package override func performBack() -> Bool {
        dismiss()
        return true
    }
    package override func performCancel() -> Bool { performBack() }
    package override func performDismissal() -> Bool { performBack() }

    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        if window != nil, isBesideView { dismiss() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, isOutside(touch.location(in: self)) { dismiss() }
    }
}

extension UIWindow {
    /// The overlay of a type that is open.
    func overlay<Overlay: WindowOverlay>(_ type: Overlay.Type) -> Overlay? {
        tree.subviews.lazy.compactMap { $0 as? Overlay }.first { !$0.isDismissing }
    }
}
