package import CoreGraphics
package import Foundation
package import LayerScene

/// The size of a laid-out text, in points.
package struct TextMetrics: Hashable, Sendable {
    package var size: CGSize
    /// The distance from the top of the block to the baseline of the first line, and of the last line.
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

/// A line of a laid-out text.
package struct TextLine: Hashable, Sendable {
    /// In UTF-16 units, with the space or the break at the end of the line.
    package var range: Range<Int>
    /// In points from the top left corner of the block.
    package var frame: CGRect
    /// The distance from the top of the line to its baseline.
    package var baseline: CGFloat
    package var isRightToLeft: Bool

    package init(range: Range<Int>, frame: CGRect, baseline: CGFloat, isRightToLeft: Bool) {
        self.range = range
        self.frame = frame
        self.baseline = baseline
        self.isRightToLeft = isRightToLeft
    }
}

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: CGFloat
    /// The descent below the baseline. Negative.
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

/// Measures text exactly as the rasterizer draws it. Used on one thread at a time.
package protocol TextShaper: AnyObject {
    /// - Parameter width: the width in points for wrapping and truncation; infinite for the natural width.
    func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics
    func metrics(of font: FontRequest) -> FontMetrics
    /// The lines of the block, from top to bottom.
    func lines(of block: TextBlock, width: CGFloat) -> [TextLine]
    /// The x position of the caret before the character at `offset` (in UTF-16 units) in a line. 0 without the line.
    func caret(in block: TextBlock, width: CGFloat, line: Int, offset: Int) -> CGFloat
    /// The offset (in UTF-16 units) nearest to `x` in a line. 0 without the line.
    func offset(in block: TextBlock, width: CGFloat, line: Int, at x: CGFloat) -> Int
    /// The horizontal positions of the characters of `range` (in UTF-16 units) in a line, from left to right. In text
    /// with two directions, one range may have several stretches.
    func stretches(in block: TextBlock, width: CGFloat, line: Int, of range: Range<Int>) -> [ClosedRange<CGFloat>]
}

extension TextShaper {
    /// As the method with a line, for the first line.
    package func caret(in block: TextBlock, width: CGFloat, offset: Int) -> CGFloat {
        caret(in: block, width: width, line: 0, offset: offset)
    }
    package func offset(in block: TextBlock, width: CGFloat, at x: CGFloat) -> Int {
        offset(in: block, width: width, line: 0, at: x)
    }
    package func stretches(in block: TextBlock, width: CGFloat, of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        stretches(in: block, width: width, line: 0, of: range)
    }
}

/// A font in a font file.
package struct FileFont: Hashable, Sendable {
    /// Such as "Lora-BoldItalic".
    package var postScriptName: String
    /// Such as "Lora Bold Italic".
    package var fullName: String
    package var family: String
    /// From 100 (ultra light) to 400 (regular) and 900 (black).
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

/// Measures and draws on any thread, one request at a time. Has the same fonts as a host's ``TextShaper``.
package protocol SharedDrawing: AnyObject, Sendable {
    func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics
    func metrics(of font: FontRequest) -> FontMetrics
    /// Draws a drawing as an image with transparency; nil without enough memory. The size is in points.
    func picture(of record: DrawingRecord, size: CGSize, scale: CGFloat) -> CGImage?
    /// Draws pages as a PDF file; nil without enough memory.
    func document(of pages: [DrawnPage], _ information: DocumentInformation) -> Data?
    /// The family names of the installed fonts, unordered.
    var fontFamilies: [String] { get }
    /// The PostScript names of the fonts of a family, unordered; empty for an unknown family.
    func fontNames(ofFamily family: String) -> [String]
    /// The languages that fonts of a family have letters for, such as "de" and "pt-br", in alphabetical order; empty
    /// for an unknown family.
    func languages(ofFamily family: String) -> [String]
    /// The fonts in a file, in the file's order; empty for a file without fonts or an unreadable file.
    func fonts(inFile path: String) -> [FileFont]
    /// Adds the fonts of a file for all texts of the process. The file must not be deleted.
    /// - Returns: whether the file contains fonts.
    @MainActor
    func addFonts(ofFile path: String) -> Bool
    /// Removes the fonts that ``addFonts(ofFile:)`` has added.
    @MainActor
    func removeFonts(ofFile path: String)
    /// Draws a scene as an image with transparency; nil as for a drawing.
    @MainActor
    func picture(of scene: LayerScene) -> CGImage?
}

/// Decodes and encodes image files on any thread.
package protocol ImageCodec: AnyObject, Sendable {
    /// Returns nil for unsupported data, and for images that need too much memory or time.
    func decode(_ data: Data) -> DecodedImage?
    /// Draws an SVG or PDF file of the app at `scale` pixels per point. Returns nil in the same cases as
    /// ``decode(_:)``.
    func decodeVector(_ data: Data, scale: Double) -> DecodedImage?
    func encodePNG(_ image: CGImage) -> Data?
    /// Encodes a JPEG file. Returns nil if the system has no library for JPEG. Transparent pixels become white.
    /// - Parameter quality: in `0 ... 1`.
    func encodeJPEG(_ image: CGImage, quality: Double) -> Data?
}

/// A decoded image file.
package struct DecodedImage: Sendable {
    package let image: CGImage
    /// The divisor of the file's width and height for very large images; 1 for the original size.
    package let divisor: Int

    package init(_ image: CGImage, divisor: Int = 1) {
        self.image = image
        self.divisor = divisor
    }
}
