import Foundation

/// Text in the code pages of Windows.
enum CodePage {
    /// The scalar of a byte in Windows-1252. Documented (WHATWG Encoding Standard, index windows-1252).
    static func windowsLatin(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return upper[Int(clamping: byte) - 0x80]
    }

    static func windowsLatin(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(windowsLatin(byte)) }
        return String(text)
    }

    private static let upper: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}",
        "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}",
        "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}",
        "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]

    /// Returns the text of bytes in a code page. Bytes without a meaning there, and bytes of code pages that Foundation
    /// does not convert, are read as Windows-1252.
    static func text(_ bytes: [UInt8], page: Int) -> String {
        guard page != 1252, let encoding = encodings[page],
            let text = String(data: Data(bytes), encoding: encoding)
        else { return windowsLatin(bytes) }
        return text
    }

    private static let encodings: [Int: String.Encoding] = [
        932: .shiftJIS, 1250: .windowsCP1250, 1251: .windowsCP1251, 1253: .windowsCP1253, 1254: .windowsCP1254,
        10000: .macOSRoman, 20932: .japaneseEUC, 28592: .isoLatin2, 65001: .utf8,
    ]

    /// The code page of a font's character set. Documented (RTF Specification 1.9.1, `\fcharset`).
    static func ofCharacterSet(_ number: Int) -> Int? {
        [
            0: 1252, 77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 177: 1255, 178: 1256,
            186: 1257, 204: 1251, 238: 1250,
        ][number]
    }

    /// Returns the UTF-8 of a page in `encoding`. Nil uses the encoding that the page names.
    static func webPage(_ bytes: [UInt8], encoding: String.Encoding?) throws(DocumentError) -> [UInt8] {
        let chosen = encoding ?? named(in: bytes)
        if chosen == .utf8 || chosen == nil && isUTF8(bytes) {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            return Array(String(decoding: bytes[start...], as: UTF8.self).utf8)
        }
        guard let chosen, chosen != .windowsCP1252 else { return Array(windowsLatin(bytes).utf8) }
        guard let text = String(data: Data(bytes), encoding: chosen) else { throw .unreadableEncoding }
        return Array(text.utf8)
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

    /// The encoding of a byte order mark, or of `charset=` in the first kilobyte.
    /// Documented (HTML Living Standard, 13.2.3.2).
    private static func named(in bytes: [UInt8]) -> String.Encoding? {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return .utf16 }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        let head = windowsLatin(bytes.prefix(1024)).lowercased()
        guard let found = head.range(of: "charset=") else { return nil }
        let name = head[found.upperBound...].drop { "\"' ".contains($0) }
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        return webNames[String(name)]
    }

    private static let webNames: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252,
        "us-ascii": .windowsCP1252, "windows-1252": .windowsCP1252, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
        "iso-8859-2": .isoLatin2, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "macintosh": .macOSRoman,
    ]
}
