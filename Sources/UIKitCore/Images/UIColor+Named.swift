import AssetCatalogs
import Diagnostics
public import Foundation

extension UIColor {
    /// Creates a color of the main bundle's asset catalogs, with its light, dark and high-contrast variants. Returns
    /// nil and logs a missing name. A folder with a namespace is a prefix of the name: `Brand/accent`.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// - Parameters:
    ///   - bundle: nil for the main bundle.
    ///   - traitCollection: Documented: UIColor.init(named:in:compatibleWith:); traits for which the color must exist.
    ///     The color continues to adapt to the current traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let bundle = bundle ?? .main
        let traits = traitCollection ?? .current
        guard let found = AssetLibrary.find(name, .color, in: bundle),
            found.set.variant(for: traits.assetTraits)?.color != nil
        else {
            Log.once(
                """
                UIColor(named:): no color "\(name)" in the asset catalogs of \
                \(bundle.resourcePath ?? bundle.bundlePath)
                """
            )
            return nil
        }
        self.init(found)
    }

    /// Creates a color from a color set; clear if the set has no variant for the traits.
    convenience init(_ found: AssetLibrary.Found) {
        self.init(name: found.folder) { traits in
            switch found.set.variant(for: traits.assetTraits)?.color {
            case .components(let red, let green, let blue, let alpha)?:
                return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
            case .system(let reference)?:
                if let color = UIColor.system(named: reference) { return color }
                Log.once("\(found.folder): the system color \"\(reference)\" is not known; it is clear")
                return .clear
            case nil: return .clear
            }
        }
    }
}
