import Foundation

extension RichImage {
    /// Reads an image of a `data:` URL. Documented (RFC 2397). Nil for other addresses and for other media.
    init?(dataURL text: String) {
        let bytes = text.utf8
        guard text.prefix(5).lowercased() == "data:", let comma = bytes.firstIndex(of: 44) else { return nil }
        let header = text[text.index(text.startIndex, offsetBy: 5)..<comma].lowercased().split(separator: ";")
        guard let mediaType = header.first, mediaType.hasPrefix("image/") else { return nil }
        let body = bytes[bytes.index(after: comma)...]
        var content: [UInt8]
        if header.last == "base64" {
            let digits = Self.unescaped(body)
            guard let data = Data(base64Encoded: Data(digits), options: .ignoreUnknownCharacters) else { return nil }
            content = Array(data)
        } else {
            content = Self.unescaped(body)
        }
        guard !content.isEmpty else { return nil }
        self.init(bytes: content, mediaType: String(mediaType))
    }

    private static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
        let bytes = Array(text)
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var (result, position): ([UInt8], Int) = ([], 0)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
                let high = bytes[position + 1].hexValue, let low = bytes[position + 2].hexValue
            {
                result.append(high * 16 + low)
                position += 3
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }

    var dataURL: String { "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())" }
}
