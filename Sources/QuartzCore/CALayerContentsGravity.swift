import CoreGraphics
import Diagnostics
import Foundation
import LayerScene

/// The position of a layer's contents in its bounds.
///
/// Chosen: "top" and "bottom" refer to a y axis that points up, so `top` places an image at the lower edge. Books about
/// Core Animation on iOS describe the names in this way.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centered, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the center of the lower edge, in its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the center of the upper edge, in its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the center of the left edge, in its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the center of the right edge, in its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the lower left corner, in its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the lower right corner, in its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the upper left corner, in its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the upper right corner, in its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, with the aspect ratio of the image.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, with the aspect ratio of the image.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The rectangle of an image of this size in the bounds.
    func rect(of image: CGSize, in bounds: CGRect) -> CGRect {
        guard image.width > 0, image.height > 0 else { return bounds }
        let (x, y) = (bounds.width / image.width, bounds.height / image.height)
        switch self {
        case .resizeAspect: return placed(image, scale: min(x, y), CGPoint(x: 0.5, y: 0.5), in: bounds)
        case .resizeAspectFill: return placed(image, scale: max(x, y), CGPoint(x: 0.5, y: 0.5), in: bounds)
        case .center: return placed(image, CGPoint(x: 0.5, y: 0.5), in: bounds)
        case .top: return placed(image, CGPoint(x: 0.5, y: 1), in: bounds)
        case .bottom: return placed(image, CGPoint(x: 0.5, y: 0), in: bounds)
        case .left: return placed(image, CGPoint(x: 0, y: 0.5), in: bounds)
        case .right: return placed(image, CGPoint(x: 1, y: 0.5), in: bounds)
        case .topLeft: return placed(image, CGPoint(x: 0, y: 1), in: bounds)
        case .topRight: return placed(image, CGPoint(x: 1, y: 1), in: bounds)
        case .bottomLeft: return placed(image, CGPoint(x: 0, y: 0), in: bounds)
        case .bottomRight: return placed(image, CGPoint(x: 1, y: 0), in: bounds)
        default: return bounds
        }
    }

    private func placed(_ image: CGSize, scale: CGFloat = 1, _ share: CGPoint, in bounds: CGRect) -> CGRect {
        let (width, height) = (image.width * scale, image.height * scale)
        return CGRect(
            x: bounds.minX + (bounds.width - width) * share.x, y: bounds.minY + (bounds.height - height) * share.y,
            width: width,
            height: height)
    }
}

/// The position, the stretchable part and the visible part of a layer's image. A class, because few layers need the
/// storage.
final class ImagePlacement {
    var gravity = CALayerContentsGravity.resize
    var center = CALayer.wholeImage
    /// The visible part of the image, in `0 ... 1`.
    var part = CALayer.wholeImage
}

extension CALayer {
    func changeImagePlacement(_ change: (ImagePlacement) -> Void) {
        let place = pending.imagePlacement ?? ImagePlacement()
        change(place)
        pending.imagePlacement = place
        setNeedsNode()
        Self.modelChanged?(self)
    }

    func setContentsGravity(_ gravity: CALayerContentsGravity) {
        guard gravity != contentsGravity else { return }
        changeImagePlacement { $0.gravity = gravity }
    }

    func setContentsCenter(_ rect: CGRect) {
        guard rect.isFinite else {
            return Log.once("CALayer: contentsCenter = \(rect) is not finite; the old value is kept")
        }
        guard rect != contentsCenter else { return }
        let part = rect.intersection(Self.wholeImage)
        changeImagePlacement { $0.center = part.isEmpty ? Self.wholeImage : part }
    }

    /// The displayed contents: applies the visible part, the position and the stretching to an image that the app has
    /// set.
    func shownContents(_ model: LayerModel) -> SceneContents? {
        unfiltered(placedContents(model), in: model.bounds)
    }

    /// An image as a drawing without a filter, if the app asks for the nearest pixels; otherwise the same contents.
    private func unfiltered(_ contents: SceneContents?, in bounds: CGRect) -> SceneContents? {
        guard ownValues != nil, case .image(let image, let rect, let center, let tint)? = contents,
            center == Self.wholeImage, rect == bounds || bounds.contains(rect)
        else { return contents }
        let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
        let isMagnified = rect.width * scale > CGFloat(image.width)
        guard (isMagnified ? magnificationFilter : minificationFilter) == .nearest else { return contents }
        let context = CGContext(showing: bounds)
        context.interpolationQuality = .none
        context.draw(image, in: rect, tint: tint)
        return .record(context.record)
    }

    private func placedContents(_ model: LayerModel) -> SceneContents? {
        guard case .image(let image, let rect, let center, let tint)? = model.contents else { return model.contents }
        var shown = image
        if let part = pending.imagePlacement?.part, part != Self.wholeImage {
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let pixels = CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
            guard let cut = image.cropping(to: pixels) else { return nil }
            shown = cut
        }
        guard pending.holdsOwnImage else { return .image(shown, rect: rect, center: center, tint: tint) }
        let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale)
        return .image(
            shown, rect: contentsGravity.rect(of: size, in: model.bounds),
            center: contentsCenter, tint: tint)
    }
}

extension LayerModel {
    /// A background of repeated tiles below the contents; nil without a background color.
    func tiled(_ tile: PatternTile, below contents: SceneContents?) -> SceneContents? {
        guard let backgroundColor else { return nil }
        let context = CGContext(showing: bounds)
        // The pattern begins at the origin of the bounds.
        context.saveGState()
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.setFillColor(backgroundColor)
        let frame = CGRect(origin: .zero, size: bounds.size)
        if cornerRadius > 0, maskedCorners == .all {
            context.addPath(CGPath(roundedRect: frame, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
            context.fillPath()
        } else {
            context.fill(frame)
        }
        context.restoreGState()
        switch contents {
        case nil: break
        case .record(let record): context.draw(record)
        case .image(let image, let rect, let center, let tint):
            guard center == CALayer.wholeImage, rect == bounds || bounds.contains(rect) else { return nil }
            context.draw(image, in: rect, tint: tint)
        case .gradient, .shape, .particles: return nil
        }
        return .record(context.record)
    }
}
