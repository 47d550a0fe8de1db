import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// Covers the content of a window until its dismissal: a menu, the panel of a date picker, the customization of a bar,
/// the large content viewer. ``OverlayMachine`` decides. Subclasses lay out a panel inside, and animate it.
class WindowOverlay: UIView {
    private final var machine = OverlayMachine()
    private let receivesInput: Bool
    /// The first responder before the overlay appeared.
    private(set) final weak var formerResponder: UIResponder?
    /// Runs when the overlay has been removed after a dismissal.
    private final var afterRemoval: (() -> Void)?

    /// - Parameter receivesInput: whether the overlay receives touches and keys. Otherwise the content below does.
    init(receivesInput: Bool = true) {
        self.receivesInput = receivesInput
        super.init(frame: .zero)
        accessibilityViewIsModal = receivesInput
        accessibilityElementsHidden = !receivesInput
        isUserInteractionEnabled = receivesInput
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the overlay covers the content of the window: from its appearance until the dismissal begins.
    final var isCovering: Bool { machine.phase.covers }

    // MARK: For subclasses

    /// Requests the dismissal. Called for Escape and for a touch outside.
    func dismiss() { request(.dismiss) }
    /// Called when the dismissal begins: calls ``remove(in:options:_:completion:)`` or ``removeAtOnce(_:)``.
    func leave() { removeAtOnce() }
    /// Called when the panel is at rest.
    func didOpen() {}
    /// Whether a touch at a point of the overlay dismisses it.
    func isOutside(_ point: CGPoint) -> Bool { true }
    /// Whether a new size of the window dismisses the overlay, because it is placed beside a view.
    var isBesideView: Bool { false }

    // MARK: From the appearance to the end

    private func request(_ request: OverlayMachine.Request) {
        for effect in machine.handle(request) {
            switch effect {
            case .insert: break
            case .settle: didOpen()
            case .returnInput: returnInput()
            case .leave: leave()
            case .remove: removeFromSuperview()
            case .conclude:
                let work = afterRemoval
                afterRemoval = nil
                work?()
            }
        }
    }

    /// Adds the overlay in front of the window's content, and makes it the first responder. The caller animates the
    /// panel, and calls ``panelOpened()`` at the end of the animation.
    /// - Parameter keepsEditing: whether a text that is being edited remains the first responder.
    final func cover(_ window: UIWindow, keepsEditing: Bool = false) {
        guard machine.handle(.cover) == [.insert] else { return }
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        if receivesInput {
            formerResponder = window.firstResponder
            if !keepsEditing || !(formerResponder is any UIKeyInput) { becomeFirstResponder() }
        }
        layoutIfNeeded()
    }

    final func panelOpened() { request(.opened) }
    /// Dismisses the overlay before another overlay of the same kind opens.
    final func dismissForAnother() { request(.presentAnother) }

    /// The former first responder receives the keys again.
    private func returnInput() {
        isUserInteractionEnabled = false
        if let window, window.firstResponder === self { window.firstResponder = formerResponder }
    }

    /// Animates the end of the dismissal, and removes the overlay from the window.
    /// - Parameter completion: called after the removal, also if other code removes the overlay first.
    final func remove(
        in duration: TimeInterval, options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void,
        completion: (() -> Void)? = nil
    ) {
        guard machine.phase == .dismissing else { return completion?() ?? () }
        afterRemoval = completion
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) { _ in
            self.request(.faded)
        }
    }

    final func removeAtOnce(_ completion: (() -> Void)? = nil) {
        afterRemoval = completion
        request(.faded)
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
        if window != nil, isBesideView { request(.resized) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { request(.removed) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, isOutside(touch.location(in: self)) { dismiss() }
    }
}

extension UIWindow {
    var modalOverlay: UIView? { overlay(WindowOverlay.self) { $0.accessibilityViewIsModal } }

    /// The overlay of a type that is open.
    func overlay<Overlay: WindowOverlay>(_ type: Overlay.Type) -> Overlay? { overlay(type) { _ in true } }

    /// The frontmost overlay of a type that is open and satisfies a condition.
    func overlay<Overlay: WindowOverlay>(_ type: Overlay.Type, where condition: (Overlay) -> Bool) -> Overlay? {
        tree.subviews.lazy.reversed().compactMap { $0 as? Overlay }.first { $0.isCovering && condition($0) }
    }
}
