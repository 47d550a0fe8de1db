package import CoreGraphics
package import Foundation

/// A page of a document, in points.
package struct DrawnPage: Sendable {
    /// A place that a click leads from.
    package struct Link: Sendable {
        package enum Target: Sendable {
            case url(URL)
            /// The name of a destination of the document.
            case destination(String)
        }

        package let rect: CGRect
        package let target: Target

        package init(rect: CGRect, target: Target) { (self.rect, self.target) = (rect, target) }
    }

    package let record: DrawingRecord
    package let size: CGSize
    package let links: [Link]
    /// The destinations of links, by name.
    package let destinations: [(name: String, point: CGPoint)]

    package init(
        record: DrawingRecord, size: CGSize, links: [Link], destinations: [(name: String, point: CGPoint)]
    ) {
        (self.record, self.size, self.links, self.destinations) = (record, size, links, destinations)
    }
}

/// The title, the author and other descriptions in a document.
package struct DocumentInformation: Sendable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?

    package init() {}
}
