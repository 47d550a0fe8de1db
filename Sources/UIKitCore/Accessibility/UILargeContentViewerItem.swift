import CoreGraphics
public import Foundation

/// An element that does not grow with the accessibility text sizes, and its content in the large content viewer.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether a long press displays the element in the viewer.
    var showsLargeContentViewer: Bool { get }
    /// The text in the viewer; nil for no text.
    var largeContentTitle: String? { get }
    /// The image in the viewer; nil for no image.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to the viewer's size.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in points. They move and shrink the image.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values that an app set for the large content viewer.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}
