import AssetCatalogs
import CoreGraphics
import Diagnostics
public import Foundation
import LayerScene
import Synchronization

/// A set of image variants for different traits.
///
/// An image of an asset catalog has an asset, whose variants are read on first use. An image view requests a variant
/// when its traits change; drawing requests a variant for the current traits. May be used on any thread.
public final class UIImageAsset: NSObject, Sendable {
    private struct Registered {
        var traits: UITraitCollection.Values
        var picture: ImagePicture
    }

    private struct State {
        var registered: [Registered] = []
        /// The variants that were read, by file.
        var pictures: [String: ImagePicture] = [:]
    }

    private let found: AssetLibrary.Found?
    private let state = Mutex(State())

    /// Creates an asset without images; ``register(_:with:)`` adds images.
    public convenience override init() { self.init(nil) }

    init(_ found: AssetLibrary.Found?) {
        self.found = found
        super.init()
    }

    /// Returns the image for these traits: the registered image that matches the most traits and contradicts none, or
    /// else the variant of the catalog. Returns an empty image without a match.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        UIImage(picture(for: traitCollection) ?? ImagePicture(record: DrawingRecord([]), size: .zero), asset: self)
    }

    /// Adds an image for these traits. An image that was registered with the same traits is replaced.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let entry = Registered(traits: traitCollection.values, picture: image.picture)
        state.withLock {
            $0.registered.removeAll { $0.traits == entry.traits }
            $0.registered.append(entry)
        }
    }

    /// Removes the image that was registered with exactly these traits.
    public func unregisterImage(with traitCollection: UITraitCollection) {
        let values = traitCollection.values
        state.withLock { $0.registered.removeAll { $0.traits == values } }
    }

    /// Returns nil without a match.
    func picture(for traits: UITraitCollection) -> ImagePicture? {
        let values = traits.values
        let registered = state.withLock { state in
            let fitting = state.registered.filter { values.overridden(by: $0.traits) == values }
            // A variant with more specified traits is preferred; of equal variants, the later.
            return fitting.reversed().max { $0.traits.specifiedCount < $1.traits.specifiedCount }
                ?? (found == nil ? state.registered.first : nil)
        }
        return registered?.picture ?? stored(traits.assetTraits)
    }

    private func stored(_ traits: AssetTraits) -> ImagePicture? {
        guard let found, let variant = found.set.variant(for: traits), let path = found.path(of: variant) else {
            return nil
        }
        if let known = state.withLock({ $0.pictures[path] }) { return known }
        guard
            var picture = ImageFiles.picture(
                atPath: path, scale: variant.scale.map { CGFloat($0) }, keepsVector: found.set.keepsVector)
        else {
            Log.once("\(path): the picture cannot be read")
            return nil
        }
        switch found.set.intent {
        case .template: picture.mode = .alwaysTemplate
        case .original: picture.mode = .alwaysOriginal
        case nil: break
        }
        if let resizing = variant.resizing {
            picture.capInsets = UIEdgeInsets(
                top: CGFloat(resizing.top), left: CGFloat(resizing.left), bottom: CGFloat(resizing.bottom),
                right: CGFloat(resizing.right))
        }
        state.withLock { $0.pictures[path] = picture }
        return picture
    }
}

extension UITraitCollection.Values {
    fileprivate var specifiedCount: Int {
        [
            style != .unspecified, horizontal != .unspecified, vertical != .unspecified, idiom != .unspecified,
            level != .unspecified,
            contrast != .unspecified, direction != .unspecified, legibility != .unspecified, scale != 0,
            category != .unspecified,
        ].filter { $0 }.count
    }
}
