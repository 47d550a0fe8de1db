package import Foundation

/// The content of a set's `Contents.json`.
package struct AssetSet: Hashable, Sendable {
    package enum Intent: String, Sendable { case template, original }

    package var variants: [AssetVariant] = []
    /// Nil lets the view that shows the image decide.
    package var intent: Intent?
    /// Whether a vector image is drawn at each size instead of being rasterized once.
    package var keepsVector = false

    /// Nil for bytes that are not the contents of a set.
    package init?(_ data: Data) {
        guard let contents = JSONEntry(data) else { return nil }
        for list in ["images", "colors", "data", "symbols"] {
            variants += contents.entries(list).compactMap { AssetVariant($0) }
        }
        let properties = contents.entry("properties")
        intent = properties?.text("template-rendering-intent").flatMap { Intent(rawValue: $0) }
        keepsVector = properties?.flag("preserves-vector-representation") ?? false
    }
}
