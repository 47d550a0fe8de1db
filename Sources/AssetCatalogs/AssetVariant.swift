/// One of the images, colors or files of a set, with the traits for which it is intended.
package struct AssetVariant: Hashable, Sendable {
    package enum Idiom: String, Sendable { case universal, iphone, ipad, mac, tv, watch, car, vision }
    package enum Luminosity: String, Sendable { case light, dark }
    package enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }
    package enum SizeClass: String, Sendable { case compact, regular }

    /// The file's name in the folder of the set; nil for an empty slot and for colors.
    package var file: String?
    package var color: AssetColor?
    package var idiom = Idiom.universal
    /// The pixels per point; nil for all scales, as for vector images.
    package var scale: Double?
    package var luminosity: Luminosity?
    package var isForHighContrast = false
    /// For an icon: whether the system tints the image.
    package var isTinted = false
    package var direction: Direction?
    package var width: SizeClass?
    package var height: SizeClass?
    package var isWideGamut = false
    /// A language, if the set has images for several languages.
    package var language: String?
    package var resizing: AssetResizing?
    /// The size of an app's icon in points.
    package var iconSide: Double?
    /// For a file in a data set.
    package var typeIdentifier: String?

    package init() {}

    /// Nil for a variant for a device without windows.
    init?(_ entry: JSONEntry) {
        guard let idiom = Idiom(rawValue: entry.text("idiom") ?? "universal") else { return nil }
        self.idiom = idiom
        // Xcode writes names without folders. Another name could refer to a file outside the catalog.
        file = entry.text("filename").flatMap { $0.contains("/") ? nil : $0 }
        color = entry.entry("color").flatMap { AssetColor($0) }
        if let text = entry.text("scale"), text.hasSuffix("x") {
            scale = Double(text.dropLast()).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }
        for appearance in entry.entries("appearances") {
            switch appearance.text("appearance") {
            case "luminosity":
                luminosity = appearance.text("value").flatMap { Luminosity(rawValue: $0) }
                isTinted = appearance.text("value") == "tinted"
            case "contrast": isForHighContrast = appearance.text("value") == "high"
            default: break
            }
        }
        direction = entry.text("language-direction").flatMap { Direction(rawValue: $0) }
        width = entry.text("width-class").flatMap { SizeClass(rawValue: $0) }
        height = entry.text("height-class").flatMap { SizeClass(rawValue: $0) }
        isWideGamut = entry.text("display-gamut") == "display-P3"
        language = entry.text("locale")
        resizing = entry.entry("resizing").flatMap { AssetResizing($0, scale: scale ?? 1) }
        iconSide = entry.text("size")?.split(separator: "x").first.flatMap { Double($0) }
        typeIdentifier = entry.text("universal-type-identifier")
    }
}

/// The resizing of a set's image: the insets in points whose size stays, and the behavior of the center.
package struct AssetResizing: Hashable, Sendable {
    package var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    package var tiles = false

    init?(_ entry: JSONEntry, scale: Double) {
        guard entry.text("mode") != nil, let caps = entry.entry("cap-insets") else { return nil }
        func side(_ key: String) -> Double { max(caps.number(key) ?? 0, 0) / scale }
        (top, left, bottom, right) = (side("top"), side("left"), side("bottom"), side("right"))
        tiles = entry.entry("center")?.text("mode") == "tile"
    }
}
