import CoreGraphics
import Foundation
import HostInterface
import LayerScene

/// The numbers of a bar's background: a blur, a color, images and a shadow. Two paints can be mixed with any fraction,
/// so that appearances fade during scrolling or a transition.
struct BackgroundPaint: Equatable {
    struct Picture: Equatable {
        var image: UIImage
        var mode = UIView.ContentMode.scaleToFill
        /// Whether the background continues below the status area.
        var fills = true
        var tint: CGColor?
        var alpha: CGFloat = 1

        func isSame(as other: Picture) -> Bool {
            image == other.image && mode == other.mode && fills == other.fills && tint == other.tint
        }
    }

    var backdrop: SceneBackdrop?
    var backdropAlpha: CGFloat = 1
    var color = CGColor.clear
    /// At most two images, during a cross-fade.
    var pictures: [Picture] = []
    var hairline = CGColor.clear
    var shadows: [Picture] = []

    /// Returns the mixture of `a` at 0 and `b` at 1. The ends return exactly `a` and `b`.
    static func mix(_ a: BackgroundPaint, _ b: BackgroundPaint, _ t: CGFloat) -> BackgroundPaint {
        if t <= 0 || a == b { return a }
        if t >= 1 { return b }
        var result = BackgroundPaint()
        switch (a.backdrop, b.backdrop) {
        case (let x?, let y?):
            result.backdrop = SceneBackdrop(
                blurRadius: x.blurRadius + (y.blurRadius - x.blurRadius) * t,
                saturation: x.saturation + (y.saturation - x.saturation) * t,
                tint: mix(x.tint, y.tint, t))
            result.backdropAlpha = a.backdropAlpha + (b.backdropAlpha - a.backdropAlpha) * t
        case (let x?, nil):
            result.backdrop = x
            result.backdropAlpha = a.backdropAlpha * (1 - t)
        case (nil, let y?):
            result.backdrop = y
            result.backdropAlpha = b.backdropAlpha * t
        case (nil, nil): break
        }
        result.color = mix(a.color, b.color, t)
        result.hairline = mix(a.hairline, b.hairline, t)
        result.pictures = mix(a.pictures, b.pictures, t)
        result.shadows = mix(a.shadows, b.shadows, t)
        return result
    }

    /// Mixes the images of two paints. The images fade. A common image does not fade, and an image below an opaque
    /// image stays until the end.
    private static func mix(_ a: [Picture], _ b: [Picture], _ t: CGFloat) -> [Picture] {
        let covered = b.contains { $0.image.isKnownOpaque && $0.fills && $0.alpha == 1 }
        var result: [Picture] = a.map { picture in
            var picture = picture
            if let twin = b.first(where: { $0.isSame(as: picture) }) {
                picture.alpha += (twin.alpha - picture.alpha) * t
            } else if !covered {
                picture.alpha *= 1 - t
            }
            return picture
        }
        for picture in b where !a.contains(where: { $0.isSame(as: picture) }) {
            var picture = picture
            picture.alpha *= t
            result.append(picture)
        }
        return result
    }

    /// Mixes colors without premultiplied alpha. A transparent color does not change the hue.
    static func mix(_ a: CGColor, _ b: CGColor, _ t: CGFloat) -> CGColor {
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return .clear }
        func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * a.alpha * (1 - t) + y * b.alpha * t) / alpha }
        return CGColor(red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue), alpha: alpha)
    }

    /// Returns `top` composited over `bottom`.
    static func over(_ top: CGColor, _ bottom: CGColor) -> CGColor {
        let alpha = top.alpha + bottom.alpha * (1 - top.alpha)
        guard alpha > 0 else { return .clear }
        func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            (x * top.alpha + y * bottom.alpha * (1 - top.alpha)) / alpha
        }
        return CGColor(
            red: part(top.red, bottom.red), green: part(top.green, bottom.green), blue: part(top.blue, bottom.blue),
            alpha: alpha)
    }
}

/// The parts of a bar's background, before the traits resolve the colors.
struct BarBackgroundAppearance: Equatable {
    var background: UIBarAppearance.Background
    /// Whether the background is opaque: an effect is drawn as a solid color.
    var isOpaque = false
    /// The color below all parts, which hides the content behind a translucent image.
    var backing: UIColor?
    var imageAlpha: CGFloat = 1
    /// Whether the image continues below the status area.
    var imageFills = true

    static let bare = BarBackgroundAppearance(background: UIBarAppearance.Background())

    @MainActor
    func paint(in traits: UITraitCollection) -> BackgroundPaint {
        var paint = BackgroundPaint()
        if let backdrop = background.effect?.backdrop(in: traits) {
            if isOpaque || AppContext.current.host?.settings.reducesTransparency == true {
                paint.color = backdrop.tint.copy(alpha: 1) ?? .clear
            } else {
                paint.backdrop = backdrop
            }
        }
        if let backing { paint.color = BackgroundPaint.over(backing.cgColor(in: traits), paint.color) }
        if let color = background.color { paint.color = BackgroundPaint.over(color.cgColor(in: traits), paint.color) }
        if let image = background.image {
            let mode = background.imageMode == .redraw ? UIView.ContentMode.scaleToFill : background.imageMode
            paint.pictures = [BackgroundPaint.Picture(image: image, mode: mode, fills: imageFills, alpha: imageAlpha)]
        }
        let shadowColor = background.shadowColor?.cgColor(in: traits) ?? .clear
        if let image = background.shadowImage {
            let isTemplate = image.renderingMode == .alwaysTemplate
            if !isTemplate || shadowColor.alpha > 0 {
                paint.shadows = [BackgroundPaint.Picture(image: image, tint: isTemplate ? shadowColor : nil)]
            }
        } else {
            paint.hairline = shadowColor
        }
        return paint
    }
}
