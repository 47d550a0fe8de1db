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
        case let v as CGPath: self = .path(v)
        case let v as NSValue: self.init(boxed: v)
        default: return nil
        }
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
        case .color(let v): [v.red * v.alpha, v.green * v.alpha, v.blue * v.alpha, v.alpha]
        case .path(let v): v.coordinates
        }
    }

    func rebuilt(_ n: [CGFloat]) -> AnimatableValue {
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .transform: return .transform(CATransform3D(n))
        case .color:
            guard n[3] > 0 else { return .color(.clear) }
            return .color(CGColor(red: n[0] / n[3], green: n[1] / n[3], blue: n[2] / n[3], alpha: n[3]))
        case .path(let v): return .path(v.moved(to: n))
        }
    }

    /// Whether differences of these values can be added up.
    var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        case .transform, .color, .path: false
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

extension LayerModel {
    /// The value at a key path; nil if the key path is not animatable.
    func value(forKeyPath path: String) -> AnimatableValue? {
        switch path {
        case "position": .point(position)
        case "position.x": .number(position.x)
        case "position.y": .number(position.y)
        case "bounds": .rect(bounds)
        case "bounds.origin": .point(bounds.origin)
        case "bounds.size": .size(bounds.size)
        case "anchorPoint": .point(anchorPoint)
        case "zPosition": .number(zPosition)
        case "transform": .transform(transform)
        case "transform.scale", "transform.scale.x": .number(transform.m11)
        case "transform.scale.y": .number(transform.m22)
        case "transform.rotation", "transform.rotation.z":
            .number(CGFloat(atan2(Double(transform.m12), Double(transform.m11))))
        case "transform.translation.x": .number(transform.m41)
        case "transform.translation.y": .number(transform.m42)
        case "transform.translation.z": .number(transform.m43)
        case "transform.translation": .size(CGSize(width: transform.m41, height: transform.m42))
        case "transform.rotation.x": .number(CGFloat(atan2(Double(transform.m23), Double(transform.m22))))
        case "transform.rotation.y": .number(CGFloat(atan2(Double(transform.m31), Double(transform.m11))))
        case "path": shape.path.map { .path($0) }
        case "fillColor": .color(shape.fillColor ?? .clear)
        case "strokeColor": .color(shape.strokeColor ?? .clear)
        case "lineWidth": .number(shape.lineWidth)
        case "lineDashPhase": .number(shape.lineDashPhase)
        case "miterLimit": .number(shape.miterLimit)
        case "strokeStart": .number(shape.strokeStart)
        case "strokeEnd": .number(shape.strokeEnd)
        case "instanceTransform": .transform(replica.transform)
        case "instanceDelay": .number(CGFloat(replica.delay))
        case "instanceColor": .color(replica.color)
        case "instanceRedOffset": .number(CGFloat(replica.redOffset))
        case "instanceGreenOffset": .number(CGFloat(replica.greenOffset))
        case "instanceBlueOffset": .number(CGFloat(replica.blueOffset))
        case "instanceAlphaOffset": .number(CGFloat(replica.alphaOffset))
        case "sublayerTransform": .transform(sublayerTransform)
        case "opacity": .number(CGFloat(opacity))
        case "backgroundColor": .color(backgroundColor ?? .clear)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor ?? .clear)
        case "shadowColor": .color(shadowColor ?? .clear)
        case "shadowOpacity": .number(CGFloat(shadowOpacity))
        case "shadowOffset": .size(shadowOffset)
        case "shadowRadius": .number(shadowRadius)
        case "backdropTint": backdrop.map { .color($0.tint) }
        default: nil
        }
    }

    /// Replaces the rotation of the transform. Translation and perspective stay the same.
    private mutating func turn(_ rotation: CATransform3D) {
        var turned = rotation
        (turned.m41, turned.m42, turned.m43) = (transform.m41, transform.m42, transform.m43)
        if transform.m34 != 0 { turned.m34 = transform.m34 }
        transform = turned
    }

    mutating func set(_ value: AnimatableValue, forKeyPath path: String) {
        switch (path, value) {
        case ("position", .point(let v)): position = v
        case ("position.x", .number(let v)): position.x = v
        case ("position.y", .number(let v)): position.y = v
        case ("bounds", .rect(let v)): bounds = v
        case ("bounds.origin", .point(let v)): bounds.origin = v
        case ("bounds.size", .size(let v)): bounds.size = v
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("zPosition", .number(let v)): zPosition = v
        case ("transform", .transform(let v)): transform = v
        case ("transform.scale", .number(let v)): transform.m11 = v; transform.m22 = v
        case ("transform.scale.x", .number(let v)): transform.m11 = v
        case ("transform.scale.y", .number(let v)): transform.m22 = v
        case ("transform.rotation", .number(let v)), ("transform.rotation.z", .number(let v)):
            var turned = CGAffineTransform(rotationAngle: v)
            turned.tx = transform.m41
            turned.ty = transform.m42
            transform = CATransform3D(turned)
        case ("transform.translation.x", .number(let v)): transform.m41 = v
        case ("transform.translation.y", .number(let v)): transform.m42 = v
        case ("transform.translation.z", .number(let v)): transform.m43 = v
        case ("transform.translation", .size(let v)): (transform.m41, transform.m42) = (v.width, v.height)
        case ("transform.translation", .point(let v)): (transform.m41, transform.m42) = (v.x, v.y)
        case ("transform.rotation.x", .number(let v)): turn(CATransform3DMakeRotation(v, 1, 0, 0))
        case ("transform.rotation.y", .number(let v)): turn(CATransform3DMakeRotation(v, 0, 1, 0))
        case ("path", .path(let v)): shape.path = v
        case ("fillColor", .color(let v)): shape.fillColor = v
        case ("strokeColor", .color(let v)): shape.strokeColor = v
        case ("lineWidth", .number(let v)): shape.lineWidth = v
        case ("lineDashPhase", .number(let v)): shape.lineDashPhase = v
        case ("miterLimit", .number(let v)): shape.miterLimit = v
        case ("strokeStart", .number(let v)): shape.strokeStart = v
        case ("strokeEnd", .number(let v)): shape.strokeEnd = v
        case ("instanceTransform", .transform(let v)): replica.transform = v
        case ("instanceDelay", .number(let v)): replica.delay = Double(v)
        case ("instanceColor", .color(let v)): replica.color = v
        case ("instanceRedOffset", .number(let v)): replica.redOffset = Float(v)
        case ("instanceGreenOffset", .number(let v)): replica.greenOffset = Float(v)
        case ("instanceBlueOffset", .number(let v)): replica.blueOffset = Float(v)
        case ("instanceAlphaOffset", .number(let v)): replica.alphaOffset = Float(v)
        case ("sublayerTransform", .transform(let v)): sublayerTransform = v
        case ("opacity", .number(let v)): opacity = Float(v)
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("cornerRadius", .number(let v)): cornerRadius = v
        case ("borderWidth", .number(let v)): borderWidth = v
        case ("borderColor", .color(let v)): borderColor = v
        case ("shadowColor", .color(let v)): shadowColor = v
        case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
        case ("shadowOffset", .size(let v)): shadowOffset = v
        case ("shadowRadius", .number(let v)): shadowRadius = v
        case ("backdropTint", .color(let v)): backdrop?.tint = v
        default: break
        }
    }
}
