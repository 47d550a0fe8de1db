public import Foundation

/// What the title's menu tells about a document.
///
/// Apple's class also takes metadata of its LinkPresentation framework, drag items and a share sheet; none of these exists on
/// Linux, and neither do the members that use them.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    let url: URL

    /// - Parameter url: of a file; its name shows, and its size where the file can be read.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Whether the menu shows an icon beside the name.
    open var wantsIconRepresentation = true

    /// Read when the menu opens.
    var summary: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let size = attributes?[.size] as? NSNumber, attributes?[.type] as? FileAttributeType == .typeRegular else { return name }
        return "\(name) · \(LocalizedFormat.fileSize(size.int64Value))"
    }

    var name: String { url.lastPathComponent }
}
