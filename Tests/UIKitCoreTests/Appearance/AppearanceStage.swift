import Foundation
import Testing
import UIKit
import UIKitTesting

/// What tests of looks ask of pixels.
extension TestPicture {
    /// The pixel at a point of a picture with two pixels a point, as hexadecimal digits.
    func color(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 2) -> String {
        guard let pixel = self[Int(x * scale), Int(y * scale)] else { return "outside" }
        return [pixel.red, pixel.green, pixel.blue].map { part in
            let digits = String(part, radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
}

@MainActor
extension TestApp {
    func color(_ x: CGFloat, _ y: CGFloat) -> String { picture()?.color(x, y) ?? "none" }
}

@MainActor
func plain(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundColor = color
    return look
}

@MainActor
func plainToolbar(_ color: UIColor) -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: plain(color)) }

/// A picture in one color; `alpha` below 1 lets what lies below shine through.
@MainActor
func swatch(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4), alpha: CGFloat = 1) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
        color.withAlphaComponent(alpha).setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

/// Where the screen of 390 by 844 points has the middle of its bar, away from texts.
let barPoint = CGPoint(x: 60, y: 50)
