import AssetCatalogs
import Diagnostics
public import Foundation

/// A file of any kind in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the data set.
    public let name: String
    /// The bytes of the file, which the initializer reads.
    public let data: Data
    /// The uniform type identifier of the data; `public.data` if the catalog specifies no type.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle's catalogs. Returns nil and logs a missing name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle's catalogs. Returns nil and logs a missing name.
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
