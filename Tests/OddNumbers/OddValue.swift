import UIKit

/// A numeric type, or a type of numbers, with its odd values.
protocol OddValue {
    static func odd(_ number: Double) -> Self
}

extension Double {
    /// NaN, infinite, very large, very small, or 0.
    package static let oddNumbers: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e19, -1e19,
        2_147_483_648, 1e-300, -1, 0,
    ]
}

extension Double: OddValue { static func odd(_ number: Double) -> Double { number } }
extension CGFloat: OddValue { static func odd(_ number: Double) -> CGFloat { CGFloat(number) } }
extension Float: OddValue { static func odd(_ number: Double) -> Float { Float(number) } }
extension Int: OddValue {
    static func odd(_ number: Double) -> Int {
        number.isNaN ? -7 : number >= 9e18 ? .max : number <= -9e18 ? .min : Int(number)
    }
}
extension CGPoint: OddValue { static func odd(_ number: Double) -> CGPoint { CGPoint(x: number, y: number) } }
extension CGSize: OddValue { static func odd(_ number: Double) -> CGSize { CGSize(width: number, height: number) } }
extension CGVector: OddValue { static func odd(_ number: Double) -> CGVector { CGVector(dx: number, dy: number) } }
extension CGRect: OddValue {
    static func odd(_ number: Double) -> CGRect { CGRect(x: number, y: number, width: number, height: number) }
}
extension UIEdgeInsets: OddValue {
    static func odd(_ number: Double) -> UIEdgeInsets {
        UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    }
}
extension NSDirectionalEdgeInsets: OddValue {
    static func odd(_ number: Double) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
    }
}
extension UIOffset: OddValue {
    static func odd(_ number: Double) -> UIOffset { UIOffset(horizontal: number, vertical: number) }
}
extension CGAffineTransform: OddValue {
    static func odd(_ number: Double) -> CGAffineTransform {
        CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: number)
    }
}
extension CATransform3D: OddValue {
    static func odd(_ number: Double) -> CATransform3D { CATransform3DMakeScale(number, 1, number) }
}
extension Optional: OddValue where Wrapped: OddValue {
    static func odd(_ number: Double) -> Wrapped? { Wrapped.odd(number) }
}
