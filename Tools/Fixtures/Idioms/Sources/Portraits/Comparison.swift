import CoreImage
import SceneKit
import UIKit
import WebKit

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
