import CoreGraphics
public import Foundation

extension NSValue {
    /// A transform as an object, as among an animation's values. Foundation on Linux boxes no structs, so it lies there
    /// as a row of numbers.
    public convenience init(caTransform3D transform: CATransform3D) {
        let numbers = transform.numbers.map { Double($0) }
        self.init(bytes: numbers, objCType: Self.transformType)
    }

    /// The transform; the identity for a value of another kind.
    public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

    private static var transformType: String { "[16d]" }

    var boxedTransform: CATransform3D? {
        guard String(cString: objCType) == Self.transformType else { return nil }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        return CATransform3D(numbers.map { CGFloat($0) })
    }
}
