import CoreGraphics
import Foundation
import NavigationLogic

/// The values of a bar's older properties, which are used without an appearance object.
@MainActor
struct LegacyBarAppearance {
    struct ImageSlot: Hashable {
        var position: BarImageChoice.Position
        var metrics: BarImageChoice.Metrics
    }

    /// An image, and whether it is translucent. The image is examined once, when it is set.
    struct GivenImage {
        var image: UIImage
        var isTransparent: Bool
    }

    var style = UIBarStyle.default
    /// Nil until the app sets the property: then the background image decides.
    var isTranslucent: Bool?
    var tint: UIColor?
    private(set) var images: [ImageSlot: GivenImage] = [:]
    /// Shadow images by position. A navigation bar has one image for all positions.
    var shadows: [UIBarPosition: UIImage] = [:]
    var title: [NSAttributedString.Key: Any]?
    var largeTitle: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var indicatorImage: UIImage?
    var indicatorMask: UIImage?

    /// Chosen: the alpha of the bar tint color in a translucent bar.
    static let translucentTintAlpha: CGFloat = 0.85

    var setsBackground: Bool { tint != nil || !images.isEmpty }

    // MARK: Images

    mutating func setImage(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
        images[ImageSlot(position: position.choice, metrics: metrics.choice)] = image.map {
            GivenImage(image: $0, isTransparent: $0.isTransparent)
        }
    }

    func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        images[ImageSlot(position: position.choice, metrics: metrics.choice)]?.image
    }

    /// Returns the image for a bar at this position, and the position for which the image was set.
    func chosenImage(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> (
        given: GivenImage, position: BarImageChoice.Position
    )? {
        guard !images.isEmpty else { return nil }
        for place in BarImageChoice.order(position: position.choice, metrics: metrics.choice) {
            if let image = images[ImageSlot(position: place.position, metrics: place.metrics)] {
                return (image, place.position)
            }
        }
        return nil
    }

    /// Whether content is visible through the bar, if no image decides about it; otherwise nil.
    var isTranslucentWithoutImages: Bool? { images.isEmpty ? translucency(.any, .default).isTranslucent : nil }

    func translucency(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> BarTranslucency {
        let kind: BarTranslucency.Image =
            chosenImage(position, metrics).map { $0.given.isTransparent ? .transparent : .opaque } ?? .none
        return BarTranslucency(
            isTranslucent: isTranslucent, image: kind, isBlackTranslucent: style == .blackTranslucent)
    }

    // MARK: Background

    /// - Parameter height: the bar's own height, without the status area.
    func background(_ position: UIBarPosition, _ metrics: UIBarMetrics, height: CGFloat) -> BarBackgroundAppearance {
        let rule = translucency(position, metrics)
        var appearance = BarBackgroundAppearance(
            background: UIBarAppearance.Background(shadowColor: .barShadow), isOpaque: !rule.isTranslucent)
        switch rule.backing {
        case .material, .opaque:
            appearance.background.effect = UIBlurEffect(style: .systemChromeMaterial)
            appearance.background.color = tint.map {
                rule.isTranslucent ? $0.withAlphaComponent(Self.translucentTintAlpha) : $0
            }
        case .nothing: break
        case .plain: appearance.backing = tint ?? (style == .default ? .white : .black)
        }
        guard let chosen = chosenImage(position, metrics) else { return appearance }
        appearance.background.image = chosen.given.image
        appearance.imageAlpha = rule.imageIsFaded ? CGFloat(BarTranslucency.fadedImageAlpha) : 1
        appearance.imageFills = BarImageChoice.fillsStatusArea(
            from: chosen.position, height: Double(chosen.given.image.size.height), barHeight: Double(height),
            isResizable: chosen.given.image.capInsets != .zero || chosen.given.image.size.height <= 1)
        // Documented (UINavigationBar): a custom shadow image requires a custom background image.
        if let shadow = shadows[position] ?? shadows[.any] { appearance.background.shadowImage = shadow }
        return appearance
    }

    /// Returns the downward offset of the title, in points.
    func titleOffset(_ metrics: UIBarMetrics) -> CGFloat {
        for metrics in BarImageChoice.metrics(metrics.choice) {
            if let offset = UIBarMetrics(rawValue: metrics.rawValue).flatMap({ titleOffsets[$0] }) { return offset }
        }
        return 0
    }

    var indicator: BackIndicator? { BackIndicator(image: indicatorImage, mask: indicatorMask) }
}

extension UIBarMetrics {
    var choice: BarImageChoice.Metrics { BarImageChoice.Metrics(rawValue: rawValue) ?? .default }

    static func of(isCompact: Bool, hasPrompt: Bool) -> UIBarMetrics {
        isCompact ? (hasPrompt ? .compactPrompt : .compact) : hasPrompt ? .defaultPrompt : .default
    }
}

extension UIBarPosition {
    var choice: BarImageChoice.Position { BarImageChoice.Position(rawValue: rawValue) ?? .any }
}
