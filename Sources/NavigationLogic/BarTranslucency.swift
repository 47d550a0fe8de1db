/// The background of a bar that is styled by the older properties.
///
/// Documented (UINavigationBar.isTranslucent): the table.
///
/// | image       | isTranslucent   | translucent | the image is drawn | below it                     |
/// |-------------|-----------------|-------------|--------------------|------------------------------|
/// | none        | not set         | yes         |                    | material                     |
/// | none        | true            | yes         |                    | material                     |
/// | none        | false           | no          |                    | opaque                       |
/// | opaque      | not set         | no          | as it is           | nothing                      |
/// | opaque      | true            | yes         | less opaque        | nothing                      |
/// | opaque      | false           | no          | as it is           | nothing                      |
/// | transparent | not set         | yes         | as it is           | nothing                      |
/// | transparent | true            | yes         | as it is           | nothing                      |
/// | transparent | false           | no          | as it is           | bar tint, else black or white |
///
/// The bar style `blackTranslucent` has the effect of `isTranslucent = true`.
package struct BarTranslucency: Equatable {
    package enum Image { case none, opaque, transparent }
    package enum Backing: Equatable {
        case material
        /// The system's color or the bar tint, without transparency.
        case opaque
        case nothing
        /// The bar tint if it is set, else black for a black bar and white for any other bar.
        case plain
    }

    package var isTranslucent: Bool
    package var backing: Backing
    package var imageIsFaded: Bool

    /// Chosen: the "system opacity less than 1.0" of an opaque image on a translucent bar. UIKit publishes no number.
    package static let fadedImageAlpha = 0.85

    /// - Parameters:
    ///   - isTranslucent: the app's value; nil if the app has not set it.
    ///   - isBlackTranslucent: whether the bar style is `blackTranslucent`.
    package init(isTranslucent given: Bool?, image: Image, isBlackTranslucent: Bool = false) {
        let given = isBlackTranslucent ? true : given
        isTranslucent = given ?? (image != .opaque)
        imageIsFaded = image == .opaque && given == true
        backing =
            switch image {
            case .none: isTranslucent ? .material : .opaque
            case .transparent where !isTranslucent: .plain
            case .opaque, .transparent: .nothing
            }
    }
}
