public import UIKitCore

/// A file that the user chose.
public struct PHPickerResult: Equatable, Hashable, Sendable {
    /// Loads the file: as a `UIImage`, as bytes, or as a copy of the file.
    public let itemProvider: NSItemProvider
    /// Always nil: Linux has no photo library.
    public var assetIdentifier: String? { nil }
}
