import Foundation

extension UIControl {
    func setToolTip(_ text: String?) {
        if let interaction = toolTipInteraction {
            interaction.defaultToolTip = text
        } else if let text {
            addInteraction(UIToolTipInteraction(defaultToolTip: text))
        }
    }
}
