import CoreGraphics
import Foundation
import LayerScene

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
        case "colors": .colors(gradient.colors)
        case "locations": .row(gradient.shownLocations)
        case "startPoint": .point(gradient.startPoint)
        case "endPoint": .point(gradient.endPoint)
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
        case ("colors", .colors(let v)): gradient.colors = v
        case ("locations", .row(let v)): gradient.locations = v
        case ("startPoint", .point(let v)): gradient.startPoint = v
        case ("endPoint", .point(let v)): gradient.endPoint = v
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
