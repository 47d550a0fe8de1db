public import Foundation

/// Returns the largest rectangle of an aspect ratio inside of another rectangle, in its center. iOS has this function
/// in AVFoundation.
///
/// Chosen: with a ratio or a rectangle that is empty or not finite the result is empty, at the center of the rectangle.
/// - Parameters:
///   - aspectRatio: the width and the height that the result has in proportion.
///   - boundingRect: the rectangle that contains the result.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let bounds = boundingRect.standardized
    let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    let fits = aspectRatio.width > 0 && aspectRatio.height > 0 && scale.isFinite && scale > 0
    let size = fits ? CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale) : .zero
    return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
}
