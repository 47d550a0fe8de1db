import CoreGraphics
public import Foundation

extension NSValue {
    /// Wraps a transform in an object, for the values of an animation. Foundation on Linux does not wrap structs, so
    /// the object stores an array of numbers.
    public convenience init(caTransform3D transform: CATransform3D) {
        let numbers = transform.numbers.map { Double($0) }
        self.init(bytes: numbers, objCType: Self.transformType)
    }

    /// The wrapped transform; the identity if the object wraps another type.
    public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

    private static var transformType: String { "[16d]" }

    var boxedTransform: CATransform3D? {
        guard String(cString: objCType) == Self.transformType else { return nil }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        return CATransform3D(numbers.map { CGFloat($0) })
    }
}
