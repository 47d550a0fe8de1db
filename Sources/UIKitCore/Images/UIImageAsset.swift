import AssetCatalogs
import CoreGraphics
public import Foundation
import LayerScene
import Synchronization

/// Pictures that stand for one another: which one is shown depends on the traits of the place.
///
/// An image of an asset catalog has one, whose pictures are read when they are needed. Image views ask it when their
/// traits change, and drawing asks it by the current traits. May be used on any thread.
public final class UIImageAsset: NSObject, Sendable {
    private struct Registered {
        var traits: UITraitCollection.Values
        var picture: ImagePicture
    }

    private struct State {
        var registered: [Registered] = []
        /// Pictures of the set that were read, by their files.
        var pictures: [String: ImagePicture] = [:]
    }

    private let found: AssetLibrary.Found?
    private let state = Mutex(State())

    /// An asset without pictures; ``register(_:with:)`` gives it some.
    public convenience override init() { self.init(nil) }

    init(_ found: AssetLibrary.Found?) {
        self.found = found
        super.init()
    }

    /// The image for these traits: the one that was registered with most of them and none that contradicts, else that
    /// of the catalog. An image that shows nothing where there is neither.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        UIImage(picture(for: traitCollection) ?? ImagePicture(record: DrawingRecord([]), size: .zero), asset: self)
    }

    /// Shows `image` where these traits hold. One that was registered with the same traits before is shown no more.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let entry = Registered(traits: traitCollection.values, picture: image.picture)
        state.withLock {
            $0.registered.removeAll { $0.traits == entry.traits }
            $0.registered.append(entry)
        }
    }

    /// Takes back what was registered with exactly these traits.
    public func unregisterImage(with traitCollection: UITraitCollection) {
        let values = traitCollection.values
        state.withLock { $0.registered.removeAll { $0.traits == values } }
    }

    /// Nil where nothing suits.
    func picture(for traits: UITraitCollection) -> ImagePicture? {
        let values = traits.values
        let registered = state.withLock { state in
            let fitting = state.registered.filter { values.overridden(by: $0.traits) == values }
            // What names more of the traits is meant more narrowly; of equals the later one.
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
