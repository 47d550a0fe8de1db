/// The part of the reader's state that a group restores at its end.
struct RTFState {
    /// The use of the text of a group.
    enum Destination {
        case text, skipped, fonts, colors, info, title, instruction, picture
    }

    var destination = Destination.text
    var character = CharacterStyle()
    var paragraph = ParagraphStyle()
    /// The code page of the current font; nil means the page of the document.
    var codePage: Int?
    /// The number of bytes behind `\u` for readers without Unicode.
    var fallbackCount = 1
    /// The left indent, and the first line's indent from there, in twentieths of a point.
    var leftTwips = 0
    var firstTwips = 0
    /// The number of `\sl`.
    var lineSpacing = 0
    /// Whether `\slmult1` makes the line spacing a factor.
    var isLineSpacingFactor = false
    var isHidden = false

    mutating func applyIndents() {
        paragraph.headIndent = Double(leftTwips) / 20
        paragraph.firstLineIndent = Double(leftTwips + firstTwips) / 20
    }

    /// Documented (RTF Specification 1.9.1, `\sl`): a factor of 240 is one line. Otherwise positive numbers are a
    /// minimum and negative numbers an exact height, in twentieths of a point.
    mutating func applyLineSpacing() {
        (paragraph.lineHeightMultiple, paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (0, 0, 0)
        if isLineSpacingFactor {
            paragraph.lineHeightMultiple = Double(max(lineSpacing, 0)) / 240
        } else {
            paragraph.minimumLineHeight = Double(abs(lineSpacing)) / 20
            if lineSpacing < 0 { paragraph.maximumLineHeight = paragraph.minimumLineHeight }
        }
    }
}

/// An image while its digits are read.
struct RTFPicture {
    var mediaType: String?
    var bytes: [UInt8] = []
    var highDigit: UInt8?
    var width: Double?
    var height: Double?

    mutating func append(_ byte: UInt8) {
        guard let digit = byte.hexValue else { return }
        if let high = highDigit {
            bytes.append(high * 16 + digit)
            highDigit = nil
        } else {
            highDigit = digit
        }
    }

    var image: RichImage? {
        guard let mediaType, !bytes.isEmpty else { return nil }
        return RichImage(bytes: bytes, mediaType: mediaType, width: width, height: height)
    }
}
