import Foundation
import QuartzCore

extension UIAlertController: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest on a button choose its action. False by default.
    ///
    /// Documented (UISpringLoadedInteractionSupporting): an alert is one of the objects that support spring loading.
    public var isSpringLoaded: Bool {
        get { buttonsCreated != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            keeping(buttonsCreated) {
                buttonsCreated = newValue ? { buttons in buttons.forEach { Self.setSpring(true, on: $0) } } : nil
            }
            for button in buttons { Self.setSpring(newValue, on: button) }
        }
    }

    private static func setSpring(_ isLoaded: Bool, on button: UIControl) {
        OwnSpring.set(isLoaded, on: button) { [weak button] _ in
            guard let button, button.isEnabled else { return }
            button.sendActions(for: .touchUpInside)
        }
    }
}
