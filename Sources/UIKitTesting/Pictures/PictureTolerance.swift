/// The differences between two pictures that a comparison ignores.
public struct PictureTolerance: Hashable, Sendable {
    /// The largest ignored difference of the colors of two pixels, as a distance in CIE L\*a\*b\*, with `0` for equal
    /// colors and `100` for black and white.
    ///
    /// Documented (CIE 15, color difference of 1976): a distance of about 2.3 is just noticeable.
    public let colorDifference: Double
    /// The share of all pixels that may differ by more than ``colorDifference``, in `0 ... 1`.
    public let pixelShare: Double

    /// A negative number and NaN are 0. A share above 1 is 1.
    public init(colorDifference: Double = 0, pixelShare: Double = 0) {
        self.colorDifference = colorDifference > 0 ? colorDifference : 0
        self.pixelShare = pixelShare > 0 ? min(pixelShare, 1) : 0
    }

    /// Each pixel is equal.
    public static let exact = PictureTolerance()
    /// The difference of each pixel is below the just noticeable difference.
    public static let notNoticeable = PictureTolerance(colorDifference: 2.3)
}
