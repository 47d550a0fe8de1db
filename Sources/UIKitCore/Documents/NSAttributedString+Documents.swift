import CoreGraphics
import Diagnostics
public import Foundation
import NumberConversion
import RichDocuments

/// Reading and writing of documents: plain text, HTML and RTF, on any thread.
///
/// A document is read completely and nothing else is loaded: images and styles by address are left out. Documents of
/// more than 8 MB are refused.
extension NSAttributedString {
    /// Reads a document.
    ///
    /// Chosen: a font that a document does not name is Times New Roman of 12 points in HTML and Helvetica of 12 points
    /// in RTF; a pixel of CSS is a point.
    /// - Parameters:
    ///   - options: the format and the text encoding. Without a format the start of the data decides.
    ///   - dict: receives the attributes of the document; nil if they are not needed.
    /// - Throws: an `NSError` with the code `NSFileReadCorruptFileError`, `NSFileReadTooLargeError` or
    ///   `NSFileReadInapplicableStringEncodingError`.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let document = try ReadDocument(data, options)
        dict?.pointee = NSDictionary(dictionary: document.attributes)
        self.init(attributedString: document.text)
    }

    /// Reads a document of a file; other addresses are refused. See ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: ReadDocument.data(of: url), options: options, documentAttributes: dict)
    }

    /// Returns a part of the text as a document.
    /// - Parameter dict: contains the format as the attribute `documentType`, and the title and the encoding if needed.
    /// - Throws: an `NSError` for a missing or unknown format, and for a range outside of the text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.length <= length, range.location <= length - range.length
        else { throw CocoaError(.fileWriteUnknown) }
        return try WrittenDocument(attributedSubstring(from: range), dict).data
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document. See ``NSAttributedString/init(data:options:documentAttributes:)``.
    public func read(
        from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: options, documentAttributes: dict))
    }

    /// Replaces the text by a document of a file.
    public func read(
        from url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(try NSAttributedString(url: url, options: options, documentAttributes: dict))
    }
}

/// A document that was read.
private struct ReadDocument {
    let text: NSAttributedString
    let attributes: [String: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let given =
            (options[.documentType] as? NSAttributedString.DocumentType)?.rawValue
            ?? options[.documentType] as? String
        let type = given.map { NSAttributedString.DocumentType(rawValue: $0) } ?? Self.type(of: data)
        if options[.sourceTextScaling] != nil || options[.targetTextScaling] != nil {
            Log.once(
                "NSAttributedString.DocumentReadingOptionKey: text scaling has no effect; lengths are not converted")
        }
        let encoding = Self.encoding(options[.characterEncoding])
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: type]
        switch type {
        case .html:
            let rich = try Self.rethrowing { try RichText(html: Array(data), encoding: encoding) }
            text = StyledDocument(rich, family: "Times New Roman", defaults).text
            attributes[.characterEncoding] = (encoding ?? .utf8).rawValue
            attributes[.title] = rich.title
            attributes[.backgroundColor] = rich.backgroundColor.map { UIColor($0) }
        case .rtf:
            let rich = try Self.rethrowing { try RichText(rtf: Array(data)) }
            text = StyledDocument(rich, family: "Helvetica", defaults).text
            attributes[.title] = rich.title
        case .plain:
            let read = try Self.plainText(data, encoding)
            text = NSAttributedString(string: read.text, attributes: defaults)
            attributes[.characterEncoding] = read.encoding.rawValue
        default: throw CocoaError(.fileReadCorruptFile)
        }
        self.attributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    /// The data of a file, up to the largest size of a document.
    static func data(of url: URL) throws -> Data {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let data = try file.read(upToCount: DocumentError.maximumBytes + 1) ?? Data()
        guard data.count <= DocumentError.maximumBytes else { throw CocoaError(.fileReadTooLarge) }
        return data
    }

    /// The format that the start of the data names; plain text otherwise.
    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(512), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
    }

    private static func plainText(_ data: Data, _ encoding: String.Encoding?) throws
        -> (text: String, encoding: String.Encoding)
    {
        guard data.count <= DocumentError.maximumBytes else { throw CocoaError(.fileReadTooLarge) }
        if let encoding {
            guard let text = String(data: data, encoding: encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            return (text, encoding)
        }
        let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        if hasMark, let text = String(data: data, encoding: .utf16) { return (text, .utf16) }
        if let text = String(data: data, encoding: .utf8) { return (text, .utf8) }
        return (String(data: data, encoding: .isoLatin1) ?? "", .isoLatin1)
    }

    private static func rethrowing(_ read: () throws -> RichText) throws -> RichText {
        do {
            return try read()
        } catch DocumentError.tooLarge {
            throw CocoaError(.fileReadTooLarge)
        } catch DocumentError.unreadableEncoding {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        } catch {
            throw CocoaError(.fileReadCorruptFile)
        }
    }
}

/// A document as data.
private struct WrittenDocument {
    let data: Data

    init(_ text: NSAttributedString, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]) throws {
        let given =
            (attributes[.documentType] as? NSAttributedString.DocumentType)?.rawValue
            ?? attributes[.documentType] as? String
        let known: Set<NSAttributedString.DocumentAttributeKey> = [.documentType, .characterEncoding, .title]
        for name in attributes.keys.map(\.rawValue).sorted() where !known.contains(.init(rawValue: name)) {
            Log.once("NSAttributedString.DocumentAttributeKey: \(name) is not written")
        }
        switch given.map({ NSAttributedString.DocumentType(rawValue: $0) }) {
        case .plain?:
            let encoding = (attributes[.characterEncoding] as? NSNumber).map {
                String.Encoding(rawValue: $0.uintValue)
            }
            guard let data = text.string.data(using: encoding ?? .utf8) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            self.data = data
        case .html?:
            data = Data(RichText(text, title: attributes[.title] as? String).html.utf8)
        case .rtf?:
            data = Data(RichText(text, title: attributes[.title] as? String).rtf.utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
}
