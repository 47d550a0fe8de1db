import UIKit

/// A device whose size, safe area and traits a screen gets for its portrait.
public struct Device {
    public let size: CGSize
    public let safeArea: UIEdgeInsets
    public let traits: UITraitCollection

    public static let lowPhone = Device(
        size: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        traits: UITraitCollection(traitsFrom: [
            UITraitCollection(forceTouchCapability: .available), UITraitCollection(verticalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .dark),
        ]))
}
