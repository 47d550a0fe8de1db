package import Foundation
import UniformTypeIdentifiers

/// The names of types between programs of the desktop, and UIKit's names for the same types.
///
/// Programs name types as media types such as `text/html`. X11 has older names for texts, such as `UTF8_STRING`. A type
/// of an app's own, such as `com.example.note`, has the same name on both sides.
package enum MediaType {
    package static let text = "text/plain;charset=utf-8"
    package static let addresses = "text/uri-list"
    package static let copiedFiles = "x-special/gnome-copied-files"
    /// The address of a link in a browser's page, and the words of the link in a second line.
    package static let link = "text/x-moz-url"
    package static let png = "image/png"
    package static let color = "application/x-color"

    /// The names of plain text, the best first.
    package static let texts = [text, "UTF8_STRING", "text/plain", "TEXT", "STRING"]
    /// UIKit's name of plain text.
    package static let plainText = "public.utf8-plain-text"
    package static let address = "public.url"
    package static let fileAddress = "public.file-url"

    private static let table: [(uniform: String, names: [String])] = [
        (plainText, texts), ("public.html", ["text/html"]), ("public.rtf", ["text/rtf", "application/rtf"]),
        (address, [addresses]), (fileAddress, [addresses]), ("public.png", [png]), ("public.jpeg", ["image/jpeg"]),
        ("com.apple.uikit.image", [png]), ("com.apple.uikit.color", [color]),
        ("public.plain-text", texts), ("public.text", texts),
    ]

    /// The names under which a type of UIKit is offered to other programs, the best first. A type without a known media
    /// type is offered under its own name.
    package static func names(for uniform: String) -> [String] {
        if let known = table.first(where: { $0.uniform == uniform }) { return known.names }
        guard !uniform.contains("/"), let name = UTType(uniform)?.preferredMIMEType else { return [uniform] }
        return [name, uniform]
    }

    /// UIKit's name of a type that another program offers. Nil for requests of X11 that are no types, such as
    /// `TIMESTAMP`, and for empty names.
    package static func uniformType(for name: String) -> String? {
        let plain = base(of: name)
        if texts.contains(name) || plain == "text/plain" || name == "text/unicode" { return plainText }
        if plain == addresses || plain == copiedFiles || plain == link { return address }
        if let known = table.first(where: { $0.names.contains(plain) }) { return known.uniform }
        if plain.contains("/") {
            if let type = UTType(mimeType: plain), type.isDeclared { return type.identifier }
            return name
        }
        // Requests of the protocol, such as TARGETS or COMPOUND_TEXT, are written in capitals without a period.
        guard name.contains("."), !name.hasPrefix("_") else { return nil }
        return name
    }

    /// UIKit's names of offered types, each once, in their order.
    package static func uniformTypes(for names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.compactMap { uniformType(for: $0) }.filter { seen.insert($0).inserted }
    }

    /// The best of the offered names for a type of UIKit; nil if no offered name has the type.
    package static func offered(_ uniform: String, among names: [String]) -> String? {
        let own = Self.names(for: uniform)
        if let known = own.first(where: names.contains) { return known }
        return names.first { uniformType(for: $0) == uniform || own.contains(base(of: $0)) }
    }

    /// A media type without parameters, in lowercase: `text/html` for `text/html;charset=utf-8`.
    package static func base(of name: String) -> String {
        guard name.contains("/") else { return name }
        return name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Whether a name is that of a list of addresses.
    package static func isAddress(_ name: String) -> Bool { [addresses, copiedFiles].contains(base(of: name)) }

    private static func encoding(of name: String) -> String.Encoding? {
        let parameters = name.lowercased().split(separator: ";").dropFirst()
        let value = parameters.lazy.map { $0.trimmingCharacters(in: .whitespaces) }
            .first { $0.hasPrefix("charset=") }?.dropFirst("charset=".count)
        switch value?.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) {
        case "utf-8", "utf8": return .utf8
        case "utf-16", "unicode": return .utf16
        case "utf-16le": return .utf16LittleEndian
        case "utf-16be": return .utf16BigEndian
        case "iso-8859-1", "latin1", "us-ascii": return .isoLatin1
        default: return nil
        }
    }

    // MARK: Bytes

    /// The bytes of another program in the form that UIKit's type has: texts and HTML in UTF-8, without a zero byte at
    /// the end, and the address of a link.
    package static func received(_ data: Data, as name: String) -> Data {
        let plain = base(of: name)
        if plain == link {
            // Browsers write UTF-16; Chromium on Wayland writes UTF-8.
            let text = text(data, as: data.contains(0) ? "text/unicode" : MediaType.text) ?? ""
            return Data((text.split(whereSeparator: \.isNewline).first ?? "").utf8)
        }
        guard ["text/plain", "text/html", "text/unicode"].contains(plain) || texts.contains(name) else { return data }
        guard let text = text(data, as: name) else { return data }
        return Data(text.utf8)
    }

    /// The text in bytes of another program. Chosen: bytes that are not valid UTF-8 are read as Latin-1, as X11's
    /// `STRING` is.
    package static func text(_ data: Data, as name: String) -> String? {
        var bytes = data
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
        let isWide = marks.contains { bytes.starts(with: $0) }
        if name == "STRING" {
            while bytes.last == 0 { bytes.removeLast() }
            return String(data: bytes, encoding: .isoLatin1)
        }
        if isWide { return String(data: bytes, encoding: .utf16) }
        if let encoding = encoding(of: name), encoding != .utf8, let text = String(data: bytes, encoding: encoding) {
            return text
        }
        if name == "text/unicode" { return String(data: bytes, encoding: .utf16LittleEndian) }
        while bytes.last == 0 { bytes.removeLast() }
        return String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .isoLatin1)
    }

    /// The bytes of UIKit's type in the form that a name promises. Nil if the bytes have no such form: a text beyond
    /// Latin-1 as `STRING`.
    package static func sent(_ data: Data, as name: String) -> Data? {
        guard name == "STRING", let text = String(data: data, encoding: .utf8) else { return data }
        return text.data(using: .isoLatin1)
    }
}
