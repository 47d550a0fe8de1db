package import Foundation

/// The desktop's own dialog for files.
@MainActor
package protocol HostFiles: AnyObject {
    /// Opens the dialog. The answer arrives once, in a later turn, unless the request is cancelled before.
    /// - Parameter window: the window to which the dialog belongs; nil for none.
    /// - Returns: cancels the request and closes the dialog; nil if the dialog could not be requested.
    func choose(
        _ request: FileRequest, over window: WindowID?, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (@MainActor () -> Void)?
}

/// A choice that the user makes in the desktop's dialog for files.
package struct FileRequest: Hashable, Sendable {
    package var title = ""
    /// The label of the button that ends the choice; nil for the desktop's label.
    package var acceptLabel: String?
    /// Whether the user chooses a folder. Otherwise the user chooses files.
    package var choosesFolder = false
    package var isMultiple = false
    /// The media types of the files, such as `image/png`; empty for all files.
    package var mediaTypes: [String] = []
    /// The endings of the files' names without the period; empty for all files.
    package var extensions: [String] = []
    /// The path of the first folder; nil for the desktop's choice.
    package var folder: String?

    package init() {}
}

/// The answer of the desktop's dialog for files.
package enum FileAnswer: Hashable, Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop displayed no dialog.
    case unavailable
}

extension Host {
    /// The desktop's dialog for files; nil for a host without one.
    package var files: (any HostFiles)? { nil }
}
