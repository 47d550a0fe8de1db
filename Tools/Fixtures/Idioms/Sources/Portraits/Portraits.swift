import CoreImage
import SceneKit
import UIKit
import WebKit

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

private final class DeviceWindow: UIWindow {
    private let device: Device

    init(_ device: Device) {
        self.device = device
        super.init(frame: CGRect(origin: .zero, size: device.size))
        isHidden = false
    }

    required init?(coder: NSCoder) { fatalError() }
    override var safeAreaInsets: UIEdgeInsets { device.safeArea }
}

extension UIView {
    /// The picture of a view that another framework draws.
    var foreignPortrait: UIImage? {
        if let scene = self as? SCNView {
            return scene.snapshot()
        } else if self is WKWebView {
            return UIImage()
        } else if let image = self as? UIImageView {
            return image.image
        }
        return nil
    }
}

public func portrait(of controller: UIViewController, on device: Device) -> UIImage {
    let window = DeviceWindow(device)
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    parent.setOverrideTraitCollection(device.traits, forChild: controller)
    controller.didMove(toParent: parent)
    window.rootViewController = parent
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    controller.view.frame = window.bounds
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    if let foreign = controller.view.foreignPortrait { return foreign }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    return UIGraphicsImageRenderer(bounds: controller.view.bounds, format: format).image { context in
        controller.view.layer.render(in: context.cgContext)
    }
}

public func text(of view: UIView) -> String {
    let text = view.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue() as! String
    return text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+", with: "", options: .regularExpression)
}

#if os(iOS)
/// Nil if the images are alike.
public func mismatch(_ a: UIImage, _ b: UIImage, precision: Float) -> String? {
    guard let old = a.cgImage, let new = b.cgImage else { return "no pixels" }
    return perceptuallyCompare(
        CIImage(cgImage: old), CIImage(cgImage: new), pixelPrecision: 1, perceptualPrecision: precision)
}

func perceptuallyCompare(
    _ old: CIImage, _ new: CIImage, pixelPrecision: Float, perceptualPrecision: Float
) -> String? {
    let difference = old.applyingDifference(new)
    return CISampler(image: difference).extent.isEmpty ? nil : "different"
}

extension CIImage {
    func applyingDifference(_ other: CIImage) -> CIImage {
        applyingFilter("CILabDeltaE", parameters: ["inputImage2": other, kCIInputExtentKey: extent])
    }
}
#endif
