/// One of the pictures, colors or files of a set, and where it is meant for.
package struct AssetVariant: Hashable, Sendable {
    package enum Idiom: String, Sendable { case universal, iphone, ipad, mac, tv, watch, car, vision }
    package enum Luminosity: String, Sendable { case light, dark }
    package enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }
    package enum SizeClass: String, Sendable { case compact, regular }

    /// The file's name in the folder of the set; nil where the set leaves it open, and for colors.
    package var file: String?
    package var color: AssetColor?
    package var idiom = Idiom.universal
    /// Pixels a point; nil for all, as for vectors.
    package var scale: Double?
    package var luminosity: Luminosity?
    package var isForHighContrast = false
    /// Of an icon: for a screen that colors icons itself.
    package var isTinted = false
    package var direction: Direction?
    package var width: SizeClass?
    package var height: SizeClass?
    package var isWideGamut = false
    /// A language, where the set has pictures for several.
    package var language: String?
    package var resizing: AssetResizing?
    /// Points of an app's icon.
    package var iconSide: Double?
    /// Of a file in a data set.
    package var typeIdentifier: String?

    package init() {}

    /// Nil for one that is meant for a machine that no window stands for.
    init?(_ entry: JSONEntry) {
        guard let idiom = Idiom(rawValue: entry.text("idiom") ?? "universal") else { return nil }
        self.idiom = idiom
        // Xcode writes names without folders. Another name could lead out of the catalog.
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

/// How a picture of a set grows: in points from its sides the parts that keep their size, and what becomes of the
/// middle.
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
