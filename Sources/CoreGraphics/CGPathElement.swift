public import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// One point.
    case moveToPoint = 0
    /// One point.
    case addLineToPoint = 1
    /// Two points. Paths contain a cubic curve instead.
    case addQuadCurveToPoint = 2
    /// Three points: both control points and the end.
    case addCurveToPoint = 3
    /// No points.
    case closeSubpath = 4
}

/// One element of a path.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The points; their number depends on the type. Valid only during the call that passes the element.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with points that the caller owns.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that is called for each element of a path, with the caller's value.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a block for each element in order. A quadratic curve was converted to a cubic curve when it was added.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // Iterates over a copy, so that a change of the path by the block has no effect.
        let steps = elements
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            guard let first = points.baseAddress else { return }
            for step in steps {
                var element = CGPathElement(type: .closeSubpath, points: first)
                switch step {
                case .move(let point): (element.type, points[0]) = (.moveToPoint, point)
                case .line(let point): (element.type, points[0]) = (.addLineToPoint, point)
                case .curve(let end, let control1, let control2):
                    element.type = .addCurveToPoint
                    (points[0], points[1], points[2]) = (control1, control2, end)
                case .close: break
                }
                withUnsafePointer(to: element) { block($0) }
            }
        }
    }

    /// Calls a function for each element in order, as ``applyWithBlock(_:)``, with a value of the caller.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
