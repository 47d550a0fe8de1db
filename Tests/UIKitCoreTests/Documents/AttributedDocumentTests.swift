import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Attributed strings from documents, and documents from attributed strings.
@MainActor
struct AttributedDocumentTests {
    private typealias Key = NSAttributedString.DocumentReadingOptionKey

    private func html(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, _ part: String, _ text: NSAttributedString) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test("a page of HTML has fonts, colors, links and paragraphs")
    func page() throws {
        let text = try html(
            """
            <style>p { font-family: -apple-system; font-size: 17px } .red { color: #ff0000 }</style>
            <p>Read <b>bold</b> and <i class="red">red</i>, and <a href="https://example.com/a">a link</a>.</p>
            """)
        #expect(text.string == "Read bold and red, and a link.\n")
        let plain: UIFont? = attribute(.font, "Read", text)
        let bold: UIFont? = attribute(.font, "bold", text)
        let italic: UIFont? = attribute(.font, "red", text)
        #expect(plain == UIFont.systemFont(ofSize: 17))
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        let red: UIColor? = attribute(.foregroundColor, "red", text)
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let link: URL? = attribute(.link, "a link", text)
        #expect(link == URL(string: "https://example.com/a"))
        let style: NSParagraphStyle? = attribute(.paragraphStyle, "Read", text)
        #expect(style?.paragraphSpacing ?? 0 > 0)
    }

    @Test("text without a font has Times New Roman of 12 points, or the font of the default attributes")
    func defaults() throws {
        let font: UIFont? = attribute(.font, "a", try html("<b>a</b>"))
        #expect(font?.familyName == "Times New Roman")
        #expect(font?.pointSize == 12)
        let options: [Key: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .defaultAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)],
        ]
        let own: UIFont? = attribute(
            .font, "a", try NSAttributedString(data: Data("a".utf8), options: options))
        #expect(own == UIFont.systemFont(ofSize: 20))
    }

    @Test("a list has markers, tab stops, indents and lists of its paragraphs")
    func list() throws {
        let text = try html("<ol><li>one</li><li>two</li></ol>")
        #expect(text.string.contains("1.\tone"))
        #expect(text.string.contains("2.\ttwo"))
        let style: NSParagraphStyle? = attribute(.paragraphStyle, "two", text)
        #expect(style?.textLists.first?.markerFormat == .decimal)
        #expect(style?.tabStops.isEmpty == false)
        #expect(style?.headIndent ?? 0 > 0)
    }

    @Test("the format is found by the start of the data, and the attributes of the document are returned")
    func detection() throws {
        var attributes: NSDictionary?
        let page = "<!DOCTYPE html><title>A title</title><p>x</p>"
        _ = try NSAttributedString(data: Data(page.utf8), documentAttributes: &attributes)
        let title = attributes?[NSAttributedString.DocumentAttributeKey.title.rawValue] as? String
        #expect(title == "A title")
        let rich = try NSAttributedString(data: Data(#"{\rtf1\ansi Hello \b World\b0}"#.utf8))
        #expect(rich.string == "Hello World")
        let plain = try NSAttributedString(data: Data("plain <b>".utf8))
        #expect(plain.string == "plain <b>")
    }

    @Test("a text is the same after it was written and read, as HTML and as RTF")
    func roundTrip() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "A title\n",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .paragraphStyle: style.copy()])
        text.append(
            NSAttributedString(
                string: "Some & <words>, שלום\n",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 15), .foregroundColor: UIColor.red,
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .paragraphStyle: NSParagraphStyle.default,
                ]))
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            let data = try text.data(
                from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
            let read = try NSAttributedString(data: data, options: [.documentType: type])
            #expect(read.string == text.string)
            let font: UIFont? = attribute(.font, "title", read)
            #expect(font?.pointSize == 24)
            let alignment: NSParagraphStyle? = attribute(.paragraphStyle, "title", read)
            #expect(alignment?.alignment == .center)
            let underline: Int? = attribute(.underlineStyle, "words", read)
            #expect(underline == 1)
        }
    }

    @Test("an image inside of a page is an attachment")
    func image() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
        let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        let text = try html("<img width=40 src='data:image/png;base64,\(data.base64EncodedString())'>")
        let attachment: NSTextAttachment? = attribute(.attachment, "\u{FFFC}", text)
        #expect(attachment?.image != nil)
        #expect(attachment?.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test("bad data, unknown formats and other addresses throw an error")
    func errors() {
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtfd])
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data(count: 9 << 20), options: [.documentType: "NSHTML"])
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(url: #require(URL(string: "https://example.com/a.html")))
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(string: "a").data(
                from: NSRange(location: 0, length: 9), documentAttributes: [.documentType: "NSHTML"])
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(string: "a").data(from: NSRange(location: 0, length: 1))
        }
    }

    @Test("documents are read on other threads")
    func otherThread() async {
        let count = await Task.detached {
            (0..<50).reduce(0) { sum, number in
                let text = try? NSAttributedString(
                    data: Data("<p>Number <b>\(number)</b></p>".utf8),
                    options: [.documentType: NSAttributedString.DocumentType.html])
                return sum + (text?.length ?? 0)
            }
        }.value
        #expect(count == 10 * 9 + 40 * 10)
    }
}
