package import Foundation

/// What a set's `Contents.json` says.
package struct AssetSet: Hashable, Sendable {
    package enum Intent: String, Sendable { case template, original }

    package var variants: [AssetVariant] = []
    /// Nil leaves it to the place where the picture is shown.
    package var intent: Intent?
    /// Whether a vector is drawn anew at each size, and not made into pixels once.
    package var keepsVector = false

    /// Nil for bytes that are no contents of a set.
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
