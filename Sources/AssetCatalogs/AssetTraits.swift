/// Where a picture, color or file of a set is to be used.
package struct AssetTraits: Hashable, Sendable {
    package var idiom = AssetVariant.Idiom.iphone
    /// Pixels a point.
    package var scale = 1.0
    package var luminosity = AssetVariant.Luminosity.light
    package var hasHighContrast = false
    package var direction = AssetVariant.Direction.leftToRight
    package var width: AssetVariant.SizeClass?
    package var height: AssetVariant.SizeClass?
    /// The user's language, as `pt-BR`.
    package var language = "en"

    package init() {}
}

extension AssetSet {
    /// What is meant for these traits. Nil where all that the set has is meant for others, or stands open.
    ///
    /// Chosen: what is left over counts in the order appearance, contrast, language, device, size classes, direction,
    /// range of colors, scale. Of two that are the same in all of these the first wins.
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
    /// The picture of an icon that is the smallest of those with so many pixels a side, else the largest; those that
    /// the set has for dark and tinted screens are left aside.
    package func icon(pixels wanted: Double) -> AssetVariant? {
        /// A picture that names no size is the one of the size that stores ask for.
        func side(_ variant: AssetVariant) -> Double { variant.iconSide.map { $0 * (variant.scale ?? 1) } ?? 1_024 }
        let known = variants.filter { $0.file != nil && $0.luminosity == nil && !$0.isTinted }.sorted {
            side($0) < side($1)
        }
        return known.first { side($0) >= wanted } ?? known.last
    }
}

extension AssetVariant {
    /// How well it fits, the most important first; nil where it is meant for others.
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

    /// A picture for the other of phone and tablet is better than none.
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

    /// The same, then the next sharper, then the next less sharp.
    private func rank(ofScale wanted: Double) -> Double {
        guard let scale, scale != wanted else { return 1_000 }
        return scale > wanted ? 500 - min(scale, 400) : min(scale, 99)
    }
}
