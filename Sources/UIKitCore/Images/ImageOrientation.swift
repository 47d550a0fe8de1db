import CoreGraphics
import Foundation
import QuartzCore

extension UIImage {
    /// How a picture's pixels are turned to be shown. Documented: the raw values and the meaning.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Turned by 180°.
        case down
        /// Turned by 90° against the clock.
        case left
        /// Turned by 90° with the clock.
        case right
        // Exchanged left for right first, then turned.
        case upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// Exchanged left for right once more.
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

        /// From the pixels' square of side 1 to the one that shows.
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

    /// The same pixels, shown left for right.
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
    /// Pixels, and how they are turned.
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

    /// What the picture was made of, before it is turned.
    var pixels: CGImage? {
        if case .pixels(let image) = content { return image }
        return original
    }
}
