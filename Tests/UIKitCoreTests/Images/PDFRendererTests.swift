import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct PDFRendererTests {
    private let app = TestApp(UIViewController())
    private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

    @Test("a file has the pages of the closure, their sizes, and the information of the format")
    func pages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": "Report", "Author": "Ada", "Keywords": ["a", "b"], "Other": 3]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        var bounds: [CGRect] = []
        let data = renderer.pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            ("Text" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 300, height: 50), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
        }
        let file = text(data)
        #expect(file.hasPrefix("%PDF-"))
        #expect(bounds.map(\.width) == [200, 300])
        #expect(file.contains("/Count 2"))
        #expect(file.contains("[ 0 0 200 100 ]"))
        #expect(file.contains("[ 0 0 300 50 ]"))
        #expect(file.contains("Report"))
        #expect(file.contains("Ada"))
        // Text is text, with a font in the file.
        #expect(file.contains("/Type /Font"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("links lead to addresses and to destinations, and a link to a missing destination is left out")
    func links() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            if let url = URL(string: "https://example.com/it's") {
                context.setURL(url, for: CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            context.setDestinationWithName("chapter", for: CGRect(x: 0, y: 30, width: 20, height: 20))
            context.setDestinationWithName("missing", for: CGRect(x: 0, y: 60, width: 20, height: 20))
            context.beginPage()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.addDestination(withName: "chapter", at: CGPoint(x: 0, y: 50))
        }
        let file = text(data)
        #expect(file.contains("https://example.com/it"))
        #expect(file.components(separatedBy: "/Subtype /Link").count == 3)
    }

    @Test("a closure without a page, odd rectangles and odd numbers give no broken file")
    func oddInput() {
        #expect(UIGraphicsPDFRenderer().pdfData { _ in }.isEmpty)
        let odd = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -1)
        let data = UIGraphicsPDFRenderer(bounds: odd).pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: odd, pageInfo: [:])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 1e9, height: 1), pageInfo: [:])
            context.setURL(URL(fileURLWithPath: "/"), for: odd)
            context.addDestination(withName: "a\0b'", at: CGPoint(x: CGFloat.nan, y: 0))
        }
        #expect(text(data).hasPrefix("%PDF-"))
        #expect(text(data).contains("/Count 3"))
        #expect(text(data).contains("14400"))
    }

    @Test("a file is written to an address, and an address that cannot be written throws")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try UIGraphicsPDFRenderer().writePDF(to: url) { $0.beginPage() }
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
        #expect(throws: (any Error).self) {
            try UIGraphicsPDFRenderer().writePDF(to: URL(fileURLWithPath: "/missing/folder/a.pdf")) { $0.beginPage() }
        }
    }
}
