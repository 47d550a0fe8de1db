import Foundation
import UIKit
import UIKitTesting

/// Draws the icon of the Files app: a white folder on blue. `FilesTour icon <folder>` writes the pictures of the asset
/// catalog.
@MainActor
enum FilesIcon {
    /// The widths of the pictures in pixels.
    static let widths: [CGFloat] = [48, 128, 512]

    static func write(to folder: String) throws {
        // An app's host draws the pictures.
        let app = TestApp()
        app.activate()
        for width in widths {
            guard let data = picture(width).pngData() else { continue }
            try data.write(to: URL(fileURLWithPath: "\(folder)/icon-\(Int(width)).png"))
        }
    }

    private static func picture(_ width: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, false)
        let size = CGSize(width: width, height: width)
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            // The icon is drawn on a square of 100 by 100.
            context.scaleBy(x: width / 100, y: width / 100)
            UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 96, height: 96), cornerRadius: 22).addClip()
            let colors = [
                UIColor(red: 0.36, green: 0.72, blue: 1, alpha: 1), UIColor(red: 0, green: 0.4, blue: 0.9, alpha: 1),
            ]
            if let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: [0, 1])
            {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
            }
            // The back of the folder with its tab, then the front.
            UIColor(white: 1, alpha: 0.7).setFill()
            let back = UIBezierPath(roundedRect: CGRect(x: 20, y: 28, width: 28, height: 20), cornerRadius: 5)
            back.append(UIBezierPath(roundedRect: CGRect(x: 20, y: 34, width: 60, height: 40), cornerRadius: 6))
            back.fill()
            UIColor.white.setFill()
            UIBezierPath(roundedRect: CGRect(x: 20, y: 43, width: 60, height: 32), cornerRadius: 6).fill()
        }
    }
}
