import CoreGraphics
public import Foundation

/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation by radians around the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation by radians around the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation by radians around the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling by three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three numbers, in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from animated numbers to the transform that a layer displays.
public final class CAValueFunction: NSObject, Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Returns nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
        guard transform([1, 1, 1]) != nil else { return nil }
    }

    /// The number or numbers that change nothing.
    var neutral: AnimatableValue {
        switch name {
        case .scale: .row([1, 1, 1])
        case .translate: .row([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// The transform for numbers. A single number is used for all axes.
    func value(of value: AnimatableValue) -> AnimatableValue {
        let numbers = value.numbers
        guard let first = numbers.first else { return value }
        return transform(numbers.count > 2 ? numbers : [first, numbers.count > 1 ? numbers[1] : first, first]).map {
            .transform($0)
        } ?? value
    }

    private func transform(_ n: [CGFloat]) -> CATransform3D? {
        switch name {
        case .rotateX: CATransform3DMakeRotation(n[0], 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(n[0], 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(n[0], 0, 0, 1)
        case .scale: CATransform3DMakeScale(n[0], n[1], n[2])
        case .scaleX: CATransform3DMakeScale(n[0], 1, 1)
        case .scaleY: CATransform3DMakeScale(1, n[0], 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, n[0])
        case .translate: CATransform3DMakeTranslation(n[0], n[1], n[2])
        case .translateX: CATransform3DMakeTranslation(n[0], 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, n[0], 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, n[0])
        default: nil
        }
    }
}
