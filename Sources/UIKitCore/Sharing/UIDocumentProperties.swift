public import Foundation

/// The document that a screen displays, for the menu of the bar's title: name, size and icon.
///
/// Apple's class also has metadata of its LinkPresentation framework, which does not exist on Linux; neither do the
/// members that use it.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    let url: URL

    /// - Parameter url: of a file; its name shows, and its size where the file can be read.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Makes the share sheet of the document. Nil by default. Chosen: the menu has an element Share then, below the
    /// name; it calls the closure, and presents the sheet.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Returns the items that a drag of the document's icon carries. Nil by default.
    /// - Coverage: inert (the icon is not dragged: nothing is dragged out of a window)
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
        didSet {
            guard dragItemsProvider != nil else { return }
            Log.once(
                "UIDocumentProperties.dragItemsProvider has no effect: the icon of the title's menu is not dragged")
        }
    }
    /// Whether the menu shows an icon beside the name.
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
