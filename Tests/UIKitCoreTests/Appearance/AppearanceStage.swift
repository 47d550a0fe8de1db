import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pixel queries of the appearance tests.
extension TestPicture {
    /// The color at a point of a picture with two pixels per point, in hexadecimal digits.
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
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = color
    return appearance
}

@MainActor
func plainToolbar(_ color: UIColor) -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: plain(color)) }

/// An image in one color. An `alpha` below 1 makes the image translucent.
@MainActor
func swatch(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4), alpha: CGFloat = 1) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
        color.withAlphaComponent(alpha).setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

/// A point in the bar of a screen of 390 by 844 points, away from texts.
let barPoint = CGPoint(x: 60, y: 50)
