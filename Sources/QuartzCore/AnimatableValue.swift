import CoreGraphics
import Foundation
import LayerScene

/// The value of an animatable property.
enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case colors([CGColor])
    case row([CGFloat])

    init?(_ value: Any) {
        switch value {
        case let v as CGFloat: self = .number(v)
        case let v as Double: self = .number(CGFloat(v))
        case let v as Float: self = .number(CGFloat(v))
        case let v as Int: self = .number(CGFloat(v))
        case let v as NSNumber: self = .number(CGFloat(v.doubleValue))
        case let v as CGPoint: self = .point(v)
        case let v as CGSize: self = .size(v)
        case let v as CGRect: self = .rect(v)
        case let v as CATransform3D: self = .transform(v)
        case let v as CGAffineTransform: self = .transform(CATransform3D(v))
        case let v as CGColor: self = .color(v)
        case let v as CGPath: self = .path(v.immutable)
        case let v as NSValue: self.init(boxed: v)
        case let v as [Any]: self.init(list: v)
        default: return nil
        }
    }

    /// Colors or numbers; nil for other or mixed objects.
    private init?(list: [Any]) {
        let colors = list.compactMap { $0 as? CGColor }
        if colors.count == list.count {
            self = .colors(colors)
            return
        }
        let row = list.compactMap { object -> CGFloat? in
            if case .number(let number)? = AnimatableValue(object) { number } else { nil }
        }
        guard row.count == list.count else { return nil }
        self = .row(row)
    }

    /// The value of `NSValue(cgPoint: …)` and its relatives.
    private init?(boxed value: NSValue) {
        func holds(_ other: NSValue) -> Bool { strcmp(value.objCType, other.objCType) == 0 }
        if holds(NSValue(point: .zero)) {
            self = .point(value.pointValue)
        } else if holds(NSValue(size: .zero)) {
            self = .size(value.sizeValue)
        } else if holds(NSValue(rect: .zero)) {
            self = .rect(value.rectValue)
        } else if let transform = value.boxedTransform {
            self = .transform(transform)
        } else {
            return nil
        }
    }

    var numbers: [CGFloat] {
        switch self {
        case .number(let v): [v]
        case .point(let v): [v.x, v.y]
        case .size(let v): [v.width, v.height]
        // Uses the size itself, because a difference may be negative.
        case .rect(let v): [v.origin.x, v.origin.y, v.size.width, v.size.height]
        case .transform(let v): v.numbers
        // Mixed with premultiplied alpha, so that fading from clear does not pass through black.
        case .color(let v): Self.numbers(of: v)
        case .colors(let v): v.flatMap(Self.numbers)
        case .row(let v): v
        case .path(let v): v.coordinates
        }
    }

    private static func numbers(of color: CGColor) -> [CGFloat] {
        [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }

    private static func color(_ n: ArraySlice<CGFloat>) -> CGColor {
        let (first, alpha) = (n.startIndex, n[n.startIndex + 3])
        guard alpha > 0 else { return .clear }
        return CGColor(red: n[first] / alpha, green: n[first + 1] / alpha, blue: n[first + 2] / alpha, alpha: alpha)
    }

    func rebuilt(_ n: [CGFloat]) -> AnimatableValue {
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .transform: return .transform(CATransform3D(n))
        case .color: return .color(Self.color(n[0..<4]))
        case .colors(let v): return .colors(v.indices.map { Self.color(n[($0 * 4)..<($0 * 4 + 4)]) })
        case .row: return .row(n)
        case .path(let v): return .path(v.moved(to: n))
        }
    }

    /// Whether differences of these values can be added up.
    var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        case .transform, .color, .path, .colors, .row: false
        }
    }

    var isNothing: Bool { numbers.allSatisfy { $0 == 0 } }

    func interpolated(to other: AnimatableValue, by progress: Double) -> AnimatableValue {
        let (a, b) = (numbers, other.numbers)
        guard a.count == b.count, !a.isEmpty, hasForm(of: other) else { return progress < 0.5 ? self : other }
        let p = CGFloat(progress)
        return rebuilt(zip(a, b).map { $0 + ($1 - $0) * p })
    }

    /// Documented (CAShapeLayer.path): two paths are interpolated point by point if they consist of the same steps.
    private func hasForm(of other: AnimatableValue) -> Bool {
        guard case .path(let mine) = self, case .path(let theirs) = other else { return true }
        return mine.hasForm(of: theirs)
    }

    func adding(_ other: AnimatableValue, factor: CGFloat) -> AnimatableValue {
        let (a, b) = (numbers, other.numbers)
        guard a.count == b.count, !a.isEmpty else { return self }
        return rebuilt(zip(a, b).map { $0 + $1 * factor })
    }
}
