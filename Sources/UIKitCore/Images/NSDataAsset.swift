import AssetCatalogs
public import Foundation

/// A file of any kind in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
    /// The name that it was asked for by.
    public let name: String
    /// The file's bytes, read when the asset is made.
    public let data: Data
    /// A uniform type identifier; that of any data where the catalog names none.
    public let typeIdentifier: String

    /// A file of the main bundle's catalogs; nil, and a line in the log, where there is none of this name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// A file of the bundle's catalogs; nil, and a line in the log, where there is none of this name.
    public init?(name: String, bundle: Bundle) {
        guard let found = AssetLibrary.find(name, .data, in: bundle),
            let variant = found.set.variant(for: UITraitCollection.current.assetTraits),
            let data = found.path(of: variant).flatMap(ImageFiles.data(atPath:))
        else {
            Log.once(
                """
                NSDataAsset(name:): no data "\(name)" in the asset catalogs of \
                \(bundle.resourcePath ?? bundle.bundlePath)
                """
            )
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = variant.typeIdentifier ?? "public.data"
        super.init()
    }
}
