import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface

/// The attributes of a PDF file.
public final class UIGraphicsPDFRendererFormat: NSObject {
    public override init() { super.init() }
    /// Returns a format without information about the document.
    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// Returns a format without information about the document.
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// The rectangle of the pages, in points; empty until a renderer uses the format.
    public internal(set) var bounds = CGRect.zero
    /// Information about the document, by the names of Core Graphics: `Title`, `Author`, `Subject`, `Keywords` and
    /// `Creator`, each a `String`. Other names are ignored. Empty by default.
    public var documentInfo: [String: Any] = [:]
}

/// A renderer that writes drawings into a PDF file. Lines and texts stay sharp at every size, and texts can be
/// selected in the file.
public final class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the initializer.
    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer.
    /// - Parameter bounds: the rectangle of each page, in points; 612 by 792 for an empty rectangle. A side of a page
    ///   has from 3 to 14,400 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }
    /// Creates a renderer without information about the document.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer with pages of 612 by 792 points, the American letter.
    public convenience override init() { self.init(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)) }

    /// Returns the file with the pages that the closure draws. The closure is called once, before the method returns.
    /// Returns empty data without a host, and without a page.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds, format)
        actions(context)
        let pages = context.finish()
        guard !pages.isEmpty else {
            Log.once("UIGraphicsPDFRenderer: the closure began no page; call beginPage() first")
            return Data()
        }
        return SharedServices.drawing?.document(of: pages, format.information) ?? Data()
    }

    /// Writes the file. The closure is called once, before the method returns. Throws an error if the file cannot be
    /// written.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}

extension UIGraphicsPDFRendererFormat {
    fileprivate var information: DocumentInformation {
        func text(_ key: String) -> String? {
            documentInfo[key] as? String ?? (documentInfo[key] as? [String])?.joined(separator: ", ")
        }
        var information = DocumentInformation()
        information.title = text("Title")
        information.author = text("Author")
        information.subject = text("Subject")
        information.keywords = text("Keywords")
        information.creator = text("Creator")
        return information
    }
}

/// The drawing environment of a PDF renderer's closure. Its `cgContext` draws on the current page, and is the current
/// context between ``beginPage()`` and the end of the closure. Before the first page, drawing has no effect.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The format of the file.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle of the current page, in points; that of the renderer before the first page.
    public private(set) var pdfContextBounds: CGRect
    private let bounds: CGRect
    private var pages: [DrawnPage] = []
    private var links: [DrawnPage.Link] = []
    private var destinations: [(name: String, point: CGPoint)] = []
    private var isOpen = false

    init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds.isEmpty || !bounds.isFinite ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        self.format = format
        pdfContextBounds = self.bounds
        super.init(CGContext())
    }

    /// Begins a page with the rectangle of the renderer, after the current page.
    public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
    /// Begins a page, after the current page.
    /// - Parameters:
    ///   - bounds: the rectangle of the page; that of the renderer for an empty rectangle.
    ///   - pageInfo: has no effect.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        isOpen = true
        pdfContextBounds = bounds.isEmpty || !bounds.isFinite ? self.bounds : bounds
        cgContext = CGContext()
        if pdfContextBounds.origin != .zero {
            cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
        }
        UIGraphicsPushContext(cgContext)
    }

    /// Makes a rectangle of the current page a link to an address. A page without a drawing gets no links.
    public func setURL(_ url: URL, for rect: CGRect) {
        links.append(DrawnPage.Link(rect: onPage(rect), target: .url(url)))
    }
    /// Adds a destination of links at a point of the current page.
    public func addDestination(withName name: String, at point: CGPoint) {
        destinations.append((name, onPage(CGRect(origin: point, size: .zero)).origin))
    }
    /// Makes a rectangle of the current page a link to a destination of the file.
    public func setDestinationWithName(_ name: String, for rect: CGRect) {
        links.append(DrawnPage.Link(rect: onPage(rect), target: .destination(name)))
    }

    /// From the coordinates of the drawing to those of the page.
    private func onPage(_ rect: CGRect) -> CGRect {
        rect.standardized.offsetBy(dx: -pdfContextBounds.minX, dy: -pdfContextBounds.minY)
    }

    private func endPage() {
        guard isOpen else { return }
        UIGraphicsPopContext()
        isOpen = false
        pages.append(
            DrawnPage(record: cgContext.record, size: pdfContextBounds.size, links: links, destinations: destinations))
        links = []
        destinations = []
    }

    /// Ends the last page. A link to a destination that the file does not have would make the file invalid, and is left
    /// out.
    func finish() -> [DrawnPage] {
        endPage()
        let names = Set(pages.flatMap { $0.destinations.map(\.name) })
        return pages.map { page in
            let links = page.links.filter { link in
                if case .destination(let name) = link.target { names.contains(name) } else { true }
            }
            return DrawnPage(record: page.record, size: page.size, links: links, destinations: page.destinations)
        }
    }
}
