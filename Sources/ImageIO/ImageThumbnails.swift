public import CoreGraphics
public import Foundation
public import FoundationAdditions
import UIKitCore

/// Creates a thumbnail of an image. Thumbnails in the file are not read: the thumbnail is the reduced image, and nil if
/// the options have neither ``kCGImageSourceCreateThumbnailFromImageAlways`` nor
/// ``kCGImageSourceCreateThumbnailFromImageIfAbsent``. Nil also where
/// ``CGImageSourceCreateImageAtIndex(_:_:_:)`` is nil.
/// - Parameter options: ``kCGImageSourceThumbnailMaxPixelSize`` limits the longer side; a smaller image keeps its size.
///   ``kCGImageSourceCreateThumbnailWithTransform`` rotates the pixels for display.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    guard
        options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
            || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent), let image = isrc.image(at: index)
    else { return nil }
    let small = ImageReduction.reduced(image, to: options.number(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue)
    guard options.flag(kCGImageSourceCreateThumbnailWithTransform), let value = isrc.facts?.orientation?.value,
        let orientation = CGImagePropertyOrientation(rawValue: UInt32(clamping: value))
    else { return small }
    return small.flatMap { ImageReduction.rotated($0, orientation) }
}

/// Draws images smaller, and rotated.
enum ImageReduction {
    /// Returns the image with a longer side of at most `side` pixels. Returns the image itself if it is smaller, and
    /// for a side below 1.
    static func reduced(_ image: CGImage, to side: Double?) -> CGImage? {
        let longest = Double(max(image.width, image.height))
        guard let side, side >= 1, side < longest else { return image }
        let size = CGSize(
            width: max(1, (Double(image.width) * side / longest).rounded()),
            height: max(1, (Double(image.height) * side / longest).rounded()))
        return UIImage(cgImage: image).preparingThumbnail(of: size)?.cgImage
    }

    static func rotated(_ image: CGImage, _ orientation: CGImagePropertyOrientation) -> CGImage? {
        let displayed: UIImage.Orientation =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        let turned = UIImage(cgImage: image, scale: 1, orientation: displayed)
        return turned.preparingThumbnail(of: turned.size)?.cgImage
    }
}
