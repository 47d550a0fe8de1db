package import HostInterface
import SystemStrings
package import UniformTypeIdentifiers

extension FileRequest {
    /// Returns a request for a file of some types.
    /// - Parameter title: nil for "Open" in the user's language.
    @MainActor
    package static func opening(_ types: [UTType], title: String?) -> FileRequest {
        var request = FileRequest()
        request.title = title ?? SystemString.openFile.localized
        request.allow(types)
        return request
    }

    /// Allows files of some types in the desktop's dialog. A type such as all images allows the known types that
    /// conform to the type. A type without a media type and an ending, such as all items, allows every file.
    private mutating func allow(_ types: [UTType]) {
        var (mediaTypes, extensions): ([String], [String]) = ([], [])
        for type in types {
            let isKnown = type.preferredMIMEType != nil || type.preferredFilenameExtension != nil
            let isGroup = !isKnown && (type == .image || type.conforms(to: .audiovisualContent))
            guard isKnown || isGroup else { return }
            if isKnown {
                mediaTypes += [type.preferredMIMEType].compactMap { $0 }
                extensions += [type.preferredFilenameExtension].compactMap { $0 }
            } else {
                let members = UTType.declaredTypes(conformingTo: type)
                mediaTypes += members.flatMap { $0.tags[.mimeType] ?? [] }
                extensions += members.flatMap { $0.tags[.filenameExtension] ?? [] }
            }
        }
        (self.mediaTypes, self.extensions) = (mediaTypes, extensions)
    }
}
