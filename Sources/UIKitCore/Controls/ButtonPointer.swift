import CoreGraphics
import Foundation

/// Asks a button's provider for the style of the pointer.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, let provider = button.pointerStyleProvider else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        return provider(button, effect, .roundedRect(button.bounds))
    }
}

extension UIButton {
    func pointerInteractionChanged() {
        if isPointerInteractionEnabled {
            let delegate = ButtonPointer()
            let interaction = UIPointerInteraction(delegate: delegate)
            pointer = (delegate, interaction)
            addInteraction(interaction)
        } else if let pointer {
            removeInteraction(pointer.interaction)
            self.pointer = nil
        }
    }
}
