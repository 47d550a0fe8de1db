public import Foundation

/// The document that a screen displays, for the menu of the bar's title: name, size and icon.
///
/// Apple's class also has metadata of its LinkPresentation framework, drag items and a share sheet; none of these exists on Linux, and
/// neither do the members that use them.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    let url: URL

    /// - Parameter url: of a file; its name shows, and its size where the file can be read.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Makes the share sheet of the document's icon. Nil by default.
    /// - Coverage: inert (the menu shows name and size, and no button that shares)
    open var activityViewControllerProvider: (() -> UIActivityViewController)? {
        didSet {
            guard activityViewControllerProvider != nil else { return }
            Log.once("UIDocumentProperties.activityViewControllerProvider has no effect: the menu has no button that shares")
        }
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
