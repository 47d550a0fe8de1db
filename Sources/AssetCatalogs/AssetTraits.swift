/// The traits for choosing an image, color or file of a set.
package struct AssetTraits: Hashable, Sendable {
    package var idiom = AssetVariant.Idiom.iphone
    /// The pixels per point.
    package var scale = 1.0
    package var luminosity = AssetVariant.Luminosity.light
    package var hasHighContrast = false
    package var direction = AssetVariant.Direction.leftToRight
    package var width: AssetVariant.SizeClass?
    package var height: AssetVariant.SizeClass?
    /// The user's language, such as `pt-BR`.
    package var language = "en"

    package init() {}
}

extension AssetSet {
    /// The best variant for these traits. Nil if all variants are for other traits, or none has a file or color.
    ///
    /// Chosen: the criteria are compared in the order appearance, contrast, language, device, size classes, direction,
    /// color range, scale. Of two equally good variants the first wins.
    package func variant(for traits: AssetTraits) -> AssetVariant? {
        var best: (variant: AssetVariant, rank: [Double])?
        for variant in variants where variant.file != nil || variant.color != nil {
            guard let rank = variant.rank(for: traits) else { continue }
            if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
            best = (variant, rank)
        }
        return best?.variant
    }
}

extension AssetSet {
    /// The smallest icon image with at least this many pixels per side, else the largest image. Variants for dark and
    /// tinted icons are ignored.
    package func icon(pixels wanted: Double) -> AssetVariant? {
        /// An image without a size has the size of the store icon.
        func side(_ variant: AssetVariant) -> Double { variant.iconSide.map { $0 * (variant.scale ?? 1) } ?? 1_024 }
        let known = variants.filter { $0.file != nil && $0.luminosity == nil && !$0.isTinted }.sorted {
            side($0) < side($1)
        }
        return known.first { side($0) >= wanted } ?? known.last
    }
}

extension AssetVariant {
    /// The quality of the match, the most important criterion first; nil for a variant for other traits.
    fileprivate func rank(for traits: AssetTraits) -> [Double]? {
        guard luminosity == nil || luminosity == traits.luminosity, !isForHighContrast || traits.hasHighContrast,
            direction == nil || direction == traits.direction, width == nil || width == traits.width,
            height == nil || height == traits.height,
            let device = rank(of: traits.idiom), let speech = rank(ofLanguage: traits.language)
        else { return nil }
        return [
            luminosity == nil ? 0 : 1, isForHighContrast ? 1 : 0, speech, device,
            (width == nil ? 0 : 1) + (height == nil ? 0 : 1),
            direction == nil ? 0 : 1, isWideGamut ? 0 : 1, rank(ofScale: traits.scale),
        ]
    }

    /// An image for the other idiom, phone or pad, is better than none.
    private func rank(of wanted: Idiom) -> Double? {
        if idiom == wanted { return 3 }
        switch idiom {
        case .universal: return 2
        case .iphone, .ipad: return 1
        case .mac: return 0
        case .tv, .watch, .car, .vision: return nil
        }
    }

    private func rank(ofLanguage wanted: String) -> Double? {
        guard let language else { return 0 }
        if language == wanted { return 2 }
        return language == wanted.prefix { $0 != "-" && $0 != "_" } ? 1 : nil
    }

    /// The same scale first, then the next larger, then the next smaller.
    private func rank(ofScale wanted: Double) -> Double {
        guard let scale, scale != wanted else { return 1_000 }
        return scale > wanted ? 500 - min(scale, 400) : min(scale, 99)
    }
}
