/// The rotation of an image's pixels for display, as files store it. Documented (CGImagePropertyOrientation): the raw
/// values and their meanings; `UIImage.Orientation` has the same names with other raw values.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
