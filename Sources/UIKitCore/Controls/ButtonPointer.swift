import CoreGraphics
import Foundation

/// Asks a button's provider for the style of the pointer. A button without a provider has the automatic effect.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton else { return nil }
        let preview = UITargetedPreview(view: button)
        let effect = UIPointerEffect.automatic(preview)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, .roundedRect(button.convert(button.bounds, to: preview.target.container)))
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
