package import CoreGraphics
package import Foundation
package import LayerScene

/// The size of a laid-out text, in points.
package struct TextMetrics: Hashable, Sendable {
    package var size: CGSize
    /// From the block's top to the baseline of its first and its last line.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var lineCount: Int
    package var isTruncated: Bool

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// Vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    /// Below the baseline, negative.
    package var descender: CGFloat
    package var lineHeight: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}

/// Measures text exactly as the rasterizer will draw it, on one thread at a time.
package protocol TextShaper: AnyObject {
    /// - Parameter width: points to wrap or truncate at; infinite for as wide as it takes.
    func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics
    func metrics(of font: FontRequest) -> FontMetrics
    /// The caret's x before the character at `offset` (in UTF-16 units) of the first line.
    func caret(in block: TextBlock, width: CGFloat, offset: Int) -> CGFloat
    /// The offset (in UTF-16 units) nearest to `x` on the first line.
    func offset(in block: TextBlock, width: CGFloat, at x: CGFloat) -> Int
    /// Where the characters of `range` (in UTF-16 units) stand on the first line, left to right. Text of two directions
    /// makes several stretches of one range.
    func stretches(in block: TextBlock, width: CGFloat, of range: Range<Int>) -> [ClosedRange<CGFloat>]
}

/// A font of a file, as the file names the font.
package struct FileFont: Hashable, Sendable {
    /// As in "Lora-BoldItalic".
    package var postScriptName: String
    /// As in "Lora Bold Italic".
    package var fullName: String
    package var family: String
    /// 100 (ultra light) … 400 (regular) … 900 (black).
    package var weight: Int
    package var isItalic: Bool

    package init(postScriptName: String, fullName: String, family: String, weight: Int, isItalic: Bool) {
        self.postScriptName = postScriptName
        self.fullName = fullName
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// Measures and draws on any thread, what one thread asks for at a time. It knows the same fonts as a host's
/// ``TextShaper``.
package protocol SharedDrawing: AnyObject, Sendable {
    func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics
    func metrics(of font: FontRequest) -> FontMetrics
    /// A drawing as pixels, with its transparency; nil for a size that no memory is there for. The size is in points.
    func picture(of record: DrawingRecord, size: CGSize, scale: CGFloat) -> CGImage?
    /// The names of the installed fonts' families, without an order.
    var fontFamilies: [String] { get }
    /// The PostScript names of the fonts of a family, without an order; empty for one that is not installed.
    func fontNames(ofFamily family: String) -> [String]
    /// The fonts in a file, in the file's order; empty for a file that has none or cannot be read.
    func fonts(inFile path: String) -> [FileFont]
    /// Adds the fonts of a file to the installed ones, for all texts of the process. The file must stay.
    /// - Returns: whether the file has fonts.
    @MainActor
    func addFonts(ofFile path: String) -> Bool
    /// Removes what ``addFonts(ofFile:)`` added.
    @MainActor
    func removeFonts(ofFile path: String)
    /// A scene as pixels, with its transparency; nil as for a drawing.
    @MainActor
    func picture(of scene: LayerScene) -> CGImage?
}

/// Turns image files into pixels and back, on any thread.
package protocol ImageCodec: AnyObject, Sendable {
    /// Nil when the data is no picture that can be read, or one that would take too much memory or time.
    func decode(_ data: Data) -> DecodedImage?
    /// The pixels of an SVG or PDF file of the app's own, at `scale` pixels for each of its points. Nil as for
    /// ``decode(_:)``.
    func decodeVector(_ data: Data, scale: Double) -> DecodedImage?
    func encodePNG(_ image: CGImage) -> Data?
    /// Nil where the system has no library for it. What is transparent becomes white.
    /// - Parameter quality: 0…1.
    func encodeJPEG(_ image: CGImage, quality: Double) -> Data?
}

/// The pixels of an image file.
package struct DecodedImage: Sendable {
    package let image: CGImage
    /// By how much the file's sides were divided because it holds more pixels than any display shows; 1 for not at all.
    package let divisor: Int

    package init(_ image: CGImage, divisor: Int = 1) {
        self.image = image
        self.divisor = divisor
    }
}
