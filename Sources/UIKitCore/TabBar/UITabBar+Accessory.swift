import ChromeLayout
import CoreGraphics
import Foundation

extension TabChrome {
    /// The height of a view above the tabs in a bar of this width, in points; 0 without a view.
    @MainActor
    static func accessoryHeight(of view: UIView?, inBar width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return accessoryHeight(content: fitting.height)
    }
}

/// The additions of a controller to its bar: a view above the tabs, and a button before them.
extension UITabBar {
    private var accessoryHeight: CGFloat { TabChrome.accessoryHeight(of: accessory, inBar: bounds.width) }

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
