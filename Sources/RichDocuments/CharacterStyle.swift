/// The style of characters.
package struct CharacterStyle: Hashable, Sendable {
    /// The name of the font family as written in the document, or a generic name of CSS such as `sans-serif`. Nil means
    /// the default font of the kind of document.
    package var fontFamily: String?
    /// The font size in points. The default is 12.
    package var fontSize = 12.0
    /// The font weight from 100 to 900. The default is 400.
    package var weight = 400
    package var isItalic = false
    /// Whether the document requests a font with characters of equal width.
    package var isMonospaced = false
    /// The text color; nil means the default color.
    package var color: RichColor?
    package var background: RichColor?
    package var underline = false
    package var strikethrough = false
    /// The distance above the baseline in points.
    package var baselineOffset = 0.0
    /// The additional space between characters in points; nil means the spacing of the font.
    package var letterSpacing: Double?
    /// The address of a link as written in the document.
    package var link: String?
    /// The image in the place of the character U+FFFC.
    package var attachment: RichImage?

    package init() {}
}

/// An image inside of text.
package struct RichImage: Hashable, Sendable {
    /// The encoded image, such as the bytes of a PNG file.
    package var bytes: [UInt8]
    /// The media type, such as `image/png`.
    package var mediaType: String
    /// The width in points; nil means the width of the image.
    package var width: Double?
    /// The height in points; nil means the height of the image.
    package var height: Double?

    package init(bytes: [UInt8], mediaType: String, width: Double? = nil, height: Double? = nil) {
        (self.bytes, self.mediaType, self.width, self.height) = (bytes, mediaType, width, height)
    }

    /// The character of a text that an attachment replaces.
    static let placeholder: Unicode.Scalar = "\u{FFFC}"
}

/// A color with sRGB components from 0 to 1.
package struct RichColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// - Parameter rgb: 8 bits a component, red in the highest bits.
    init(rgb: UInt32, alpha: Double = 1) {
        func component(_ shift: UInt32) -> Double { Double((rgb >> shift) & 255) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
