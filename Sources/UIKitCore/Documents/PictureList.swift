package import Foundation
package import UniformTypeIdentifiers

/// A list of the user's folders with small pictures of image files, in which the user chooses files.
@MainActor
package final class PictureList: UINavigationController {
    /// - Parameters:
    ///   - limit: the largest number of files; 0 for any number. With a limit of 1, a tap on a file ends the choice.
    ///   - end: called with the chosen files; with nil if the user cancels.
    package init(_ types: [UTType], limit: Int, at folder: URL, _ end: @escaping ([URL]?) -> Void) {
        super.init(nibName: nil, bundle: nil)
        let purpose = FileBrowsing.opening(
            DocumentFilter(types: types), isMultiple: limit != 1, limit: limit == 0 ? .max : limit)
        setViewControllers(
            FileBrowser.stack(for: folder, purpose, showsExtensions: true, thumbnails: FileThumbnails(), end),
            animated: false)
    }

    /// Always nil: a list needs its types, and archives do not contain them.
    package required init?(coder: NSCoder) { nil }
}
