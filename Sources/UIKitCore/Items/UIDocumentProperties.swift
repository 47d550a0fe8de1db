import Diagnostics
public import Foundation

/// The document of a screen, for the menu of the bar's title: name, size and icon.
///
/// Apple's class also has metadata of its LinkPresentation framework. That framework does not exist on Linux; neither
/// do the members that use it.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    let url: URL

    /// - Parameter url: the URL of a file. The menu displays the name, and the size if the file can be read.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Creates the share sheet of the document. Nil by default. Chosen: the menu then has an element Share below the
    /// name, which calls the closure and presents the sheet.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Returns the items for a drag of the document's icon. Nil by default.
    /// - Coverage: inert (the icon cannot be dragged, because drags out of a window are not available)
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
        didSet {
            guard dragItemsProvider != nil else { return }
            Log.once(
                "UIDocumentProperties.dragItemsProvider has no effect: the icon of the title's menu is not dragged")
        }
    }
    /// Whether the menu displays an icon beside the name.
    open var wantsIconRepresentation = true

    /// Read when the menu opens.
    var summary: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let size = attributes?[.size] as? NSNumber, attributes?[.type] as? FileAttributeType == .typeRegular
        else { return name }
        return "\(name) · \(LocalizedFormat.fileSize(size.int64Value))"
    }

    var name: String { url.lastPathComponent }
}
