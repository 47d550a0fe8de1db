import CoreGraphics
import Foundation
import QuartzCore

extension UIImage {
    /// The rotation of an image's pixels for display. Documented: UIImage.Orientation, the raw values and their
    /// meanings.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Rotated by 180°.
        case down
        /// Rotated by 90° counterclockwise.
        case left
        /// Rotated by 90° clockwise.
        case right
        // Mirrored horizontally, then rotated.
        case upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The orientation with another horizontal mirroring.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .leftMirrored
            case .right: .rightMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .left
            case .rightMirrored: .right
            }
        }

        /// The transform from the unit square of the pixels to the unit square of the displayed image.
        var turn: CGAffineTransform {
            switch self {
            case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
            }
        }
    }

    /// Returns the same pixels, mirrored horizontally for display.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let context = CGContext()
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
        picture.draw(in: CGRect(origin: .zero, size: size), context)
        return changed {
            $0.original = picture.pixels
            $0.content = .drawing(context.record)
            $0.orientation = picture.orientation.mirrored
        }
    }
}

extension ImagePicture {
    /// Creates a picture from pixels and their orientation.
    init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(cgImage: cgImage, scale: scale)
        guard orientation != .up else { return }
        if orientation.isSideways { size = CGSize(width: size.height, height: size.width) }
        let upright = CGSize(width: CGFloat(cgImage.width) / self.scale, height: CGFloat(cgImage.height) / self.scale)
        let context = CGContext()
        context.scaleBy(x: size.width, y: size.height)
        context.concatenate(orientation.turn)
        context.scaleBy(x: 1 / upright.width, y: 1 / upright.height)
        context.draw(cgImage, in: CGRect(origin: .zero, size: upright), tint: nil, alpha: 1, blendMode: .normal)
        original = cgImage
        content = .drawing(context.record)
        self.orientation = orientation
    }

    /// The picture's pixels before the orientation is applied.
    var pixels: CGImage? {
        if case .pixels(let image) = content { return image }
        return original
    }
}
