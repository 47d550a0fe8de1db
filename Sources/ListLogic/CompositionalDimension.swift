package import Foundation

/// The width or height of an item, a group or a supplementary view. All values are in points, or fractions.
///
/// Values that are not finite count as 0, negative lengths as 0.
package enum CompositionalDimension: Hashable, Sendable {
    /// A fraction of the width of the container, also if the dimension is a height.
    case fractionalWidth(CGFloat)
    /// A fraction of the height of the container, also if the dimension is a width.
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    /// An estimate, which a measured size replaces.
    case estimated(CGFloat)
    /// An estimate, which the largest size of the siblings in the same group replaces.
    case uniformAcrossSiblings(estimate: CGFloat)

    /// Whether a measured size replaces the dimension.
    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    /// Whether the dimension is a fraction of a length on `axis`.
    func isFraction(of axis: CompositionalAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The length in a container.
    ///
    /// Measured (collections/fraction-rounding): a fraction is rounded down to the pixel. Absolute lengths and
    /// estimates are kept.
    func length(in container: CGSize, _ pixels: CompositionalPixels) -> CGFloat {
        switch self {
        case .fractionalWidth(let fraction):
            pixels.lengthRoundedDown(fraction.limited * container.width.limited).limitedLength
        case .fractionalHeight(let fraction):
            pixels.lengthRoundedDown(fraction.limited * container.height.limited).limitedLength
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
            length.isFinite ? length.limitedLength : 0
        }
    }
}

/// A width and a height.
package struct CompositionalSize: Hashable, Sendable {
    /// The width.
    package var width: CompositionalDimension
    /// The height.
    package var height: CompositionalDimension

    /// A size of two dimensions.
    package init(width: CompositionalDimension, height: CompositionalDimension) {
        (self.width, self.height) = (width, height)
    }

    /// The width or the height.
    package func dimension(along axis: CompositionalAxis) -> CompositionalDimension {
        axis == .horizontal ? width : height
    }

    /// The size in a container, in points.
    package func size(in container: CGSize, _ pixels: CompositionalPixels) -> CGSize {
        CGSize(width: width.length(in: container, pixels), height: height.length(in: container, pixels))
    }
}
