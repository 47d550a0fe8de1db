import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// Whether the cell displays the focus by its background: its content then has the colors for it.
    var fillsFocus: Bool { focusStyle == .default && configurations.content is UIListContentConfiguration }

    func showFocus() {
        setNeedsUpdateConfiguration()
        if !parts.accessory.isEmpty { accessoryChanged() }
        let shows = displaysFocus && fillsFocus && configurations.background == nil
        guard shows else {
            parts.focusFill?.removeFromSuperview()
            return parts.focusFill = nil
        }
        let view = parts.focusFill ?? UIView()
        parts.focusFill = view
        view.isUserInteractionEnabled = false
        view.backgroundColor = tintColor
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layer.cornerRadius = layer.cornerRadius
        view.layer.maskedCorners = layer.maskedCorners
        if view.superview == nil { insertSubview(view, belowSubview: parts.contentView) }
    }
}
