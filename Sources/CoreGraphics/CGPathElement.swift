public import Foundation

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
    /// One point.
    case moveToPoint = 0
    /// One point.
    case addLineToPoint = 1
    /// Two points. Paths here have cubic curves in its place.
    case addQuadCurveToPoint = 2
    /// Three points: both control points and the end.
    case addCurveToPoint = 3
    /// No points.
    case closeSubpath = 4
}

/// One step of a path.
public struct CGPathElement {
    public var type: CGPathElementType
    /// As many points as the type has. Valid inside the call that hands the element over.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step with points that the caller owns.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Called for each step of a path, with the value that the caller gave.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Called for each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a block for each step in order. A quadratic curve was made a cubic one when it was added.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // A change of the path by the block does not count: the steps are those of now.
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

    /// Calls a function for each step in order, as ``applyWithBlock(_:)``, with a value of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
