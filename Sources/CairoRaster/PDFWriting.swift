import CCairo
import CoreGraphics
package import Foundation
package import HostInterface

extension PangoShaper {
    /// Draws pages as a PDF file, in which text stays text; nil without enough memory.
    package func document(of pages: [DrawnPage], _ information: DocumentInformation) -> Data? {
        let output = PDFOutput()
        let place = Unmanaged.passUnretained(output).toOpaque()
        let surface = cairo_pdf_surface_create_for_stream(
            { place, bytes, count in
                guard let place, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<PDFOutput>.fromOpaque(place).takeUnretainedValue()
                output.data.append(bytes, count: Int(clamping: count))
                return CAIRO_STATUS_SUCCESS
            }, place, 1, 1)
        guard let surface, let context = cairo_create(surface) else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        describe(surface, information)
        for page in pages {
            cairo_pdf_surface_set_size(surface, Self.length(page.size.width), Self.length(page.size.height))
            for destination in page.destinations { mark(destination, context) }
            RecordPainter(context: context, shaper: self, scale: 1).play(page.record)
            for link in page.links { mark(link, context) }
            cairo_show_page(context)
        }
        cairo_surface_finish(surface)
        let isWritten =
            cairo_status(context) == CAIRO_STATUS_SUCCESS && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        return withExtendedLifetime(output) { isWritten ? output.data : nil }
    }

    /// Documented (PDF 32000-1, annex C): the sides of a page are from 3 to 14,400 points.
    private static func length(_ points: CGFloat) -> Double { points.isFinite ? min(max(points, 3), 14_400) : 612 }

    private func describe(_ surface: OpaquePointer, _ information: DocumentInformation) {
        let values: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
            (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
            (CAIRO_PDF_METADATA_CREATOR, information.creator),
        ]
        for case (let key, let text?) in values { cairo_pdf_surface_set_metadata(surface, key, Self.plain(text)) }
    }

    private func mark(_ destination: (name: String, point: CGPoint), _ context: OpaquePointer) {
        guard destination.point.x.isFinite, destination.point.y.isFinite else { return }
        let name = Self.quoted(destination.name)
        tag(context, "cairo.dest", "name='\(name)' x=\(destination.point.x) y=\(destination.point.y) internal")
    }

    private func mark(_ link: DrawnPage.Link, _ context: OpaquePointer) {
        guard link.rect.isFinite else { return }
        let rect = link.rect
        let place = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
        switch link.target {
        case .url(let url): tag(context, "Link", "\(place) uri='\(Self.quoted(url.absoluteString))'")
        case .destination(let name): tag(context, "Link", "\(place) dest='\(Self.quoted(name))'")
        }
    }

    private func tag(_ context: OpaquePointer, _ name: String, _ attributes: String) {
        cairo_tag_begin(context, name, attributes)
        cairo_tag_end(context, name)
    }

    /// A text between the quotation marks of an attribute.
    private static func quoted(_ text: String) -> String {
        plain(text).replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }

    /// A text for a function of C, which ends at a zero.
    private static func plain(_ text: String) -> String { text.replacing("\0", with: "") }
}

/// The bytes of a file that is written.
private final class PDFOutput {
    var data = Data()
}
