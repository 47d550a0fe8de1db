import CoreGraphics
import Foundation

/// The additions of a controller to its bar: a view above the tabs, and a button before them.
extension UITabBar {
    /// The height of the accessory in points: that of its content. Chosen: at least 48, the height of accessory content
    /// in apps.
    var accessoryHeight: CGFloat {
        guard let accessory else { return 0 }
        let wanted = accessory.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return max(48, wanted.isFinite ? wanted.rounded(.up) : 0)
    }

    /// The height without the part that the display covers at the bottom.
    var shownHeight: CGFloat { (showsTabs ? contentHeight : 0) + accessoryHeight }

    func accessoryChanged(from old: UIView?) {
        guard accessory !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let accessory { insertSubview(accessory, aboveSubview: background) }
        setNeedsLayout()
    }

    /// - Parameter height: the height of accessory and tabs together.
    /// - Returns: the top of the tabs, and their height.
    func layoutAccessory(_ height: CGFloat) -> (CGFloat, CGFloat) {
        guard let accessory else { return (0, height) }
        let own = min(accessoryHeight, height)
        accessory.frame = CGRect(
            x: safeAreaInsets.left, y: 0, width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
            height: own)
        return (own, height - own)
    }

    func leadingButtonChanged(from old: UIView?) {
        guard leadingButton !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let leadingButton {
            UIView.performWithoutAnimation {
                addSubview(leadingButton)
                layoutLeadingButton(accessoryHeight, contentHeight)
                leadingButton.layoutIfNeeded()
            }
        }
        setNeedsLayout()
    }

    /// Chosen: the tabs leave the width of the button free on both sides, so that they stay centered.
    var insetsBesideButton: UIEdgeInsets {
        var insets = safeAreaInsets
        guard leadingButton != nil else { return insets }
        insets.left += Self.leadingRoom
        insets.right += Self.leadingRoom
        return insets
    }

    private static let leadingRoom: CGFloat = 60

    func layoutLeadingButton(_ top: CGFloat, _ height: CGFloat) {
        guard let leadingButton else { return }
        leadingButton.isHidden = !showsTabs
        // Chosen: the margins of a bar at the top.
        let x = isRightToLeft ? bounds.width - safeAreaInsets.right - 8 - 44 : safeAreaInsets.left + 8
        leadingButton.frame = CGRect(x: x, y: top, width: 44, height: height)
    }
}
