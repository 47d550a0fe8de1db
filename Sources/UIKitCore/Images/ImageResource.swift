import CoreGraphics
public import Foundation

/// The name of an image in an asset catalog, as Xcode generates one for each image set: `UIImage(resource: .logo)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    private let place: ResourcePlace

    /// Names an image of a bundle. The image is searched when it is used.
    public init(name: String, bundle: Bundle) { (self.name, place) = (name, ResourcePlace(bundle: bundle)) }

    var bundle: Bundle { place.bundle }
}

/// The name of a color in an asset catalog, as Xcode generates one for each color set: `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    private let place: ResourcePlace

    /// Names a color of a bundle. The color is searched when it is used.
    public init(name: String, bundle: Bundle) { (self.name, place) = (name, ResourcePlace(bundle: bundle)) }

    var bundle: Bundle { place.bundle }
}

/// A bundle that threads share. Foundation's bundles may be used on any thread.
private struct ResourcePlace: Hashable, @unchecked Sendable {
    let bundle: Bundle
}

extension UIImage {
    /// Creates the image of a resource. Chosen: an empty image if the bundle has none, which is logged; iOS stops the
    /// program.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(found?.picture ?? ImagePicture(record: DrawingRecord([]), size: .zero), asset: found?.imageAsset)
    }
}

extension UIColor {
    /// Creates the color of a resource. Chosen: a clear color if the bundle has none, which is logged; iOS stops the
    /// program.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init { found?.resolvedColor(with: $0) ?? .clear }
    }
}
