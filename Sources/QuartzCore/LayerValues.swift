import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import LayerScene

extension CALayer {
    func layerValue(forKeyPath path: String) -> Any? {
        if let value = ownValues?[path] { return value }
        switch path {
        case "frame": return frame
        case "hidden", "isHidden": return isHidden
        case "masksToBounds": return masksToBounds
        case "opaque", "isOpaque": return isOpaque
        case "name": return name
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "mask": return mask
        case "shadowPath": return shadowPath
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "beginTime": return beginTime
        case "backgroundColor": return backgroundColor
        case "borderColor": return borderColor
        case "shadowColor": return shadowColor
        case "colors": return (self as? CAGradientLayer)?.colors
        case "locations": return (self as? CAGradientLayer)?.locations
        case "startPoint": return (self as? CAGradientLayer)?.startPoint
        case "endPoint": return (self as? CAGradientLayer)?.endPoint
        case "position.x": return position.x
        case "bounds.origin.x": return bounds.origin.x
        case "bounds.origin.y": return bounds.origin.y
        case "bounds.size.width": return bounds.size.width
        case "bounds.size.height": return bounds.size.height
        default: return modelValues.boxedValue(forKeyPath: path)
        }
    }

    func setLayerValue(_ value: Any?, forKeyPath path: String) {
        switch path {
        case "frame": if let rect = rect(value) { frame = rect }
        case "hidden", "isHidden": isHidden = flag(value)
        case "masksToBounds": masksToBounds = flag(value)
        case "opaque", "isOpaque": isOpaque = flag(value)
        case "name": name = value as? String
        case "contents": contents = value
        case "contentsRect": if let rect = rect(value) { contentsRect = rect }
        case "mask": mask = value as? CALayer
        case "shadowPath": shadowPath = value as? CGPath
        case "speed": speed = Float(number(value) ?? 1)
        case "timeOffset": timeOffset = Double(number(value) ?? 0)
        case "beginTime": beginTime = Double(number(value) ?? 0)
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "colors", "locations", "startPoint", "endPoint":
            if let gradient = self as? CAGradientLayer {
                gradient.set(value, forKey: path)
            } else {
                keepOwn(value, path)
            }
        case "bounds.origin.x": if let number = number(value) { bounds.origin.x = number }
        case "bounds.origin.y": if let number = number(value) { bounds.origin.y = number }
        case "bounds.size.width": if let number = number(value) { bounds.size.width = number }
        case "bounds.size.height": if let number = number(value) { bounds.size.height = number }
        default: setModelValue(value, forKeyPath: path)
        }
    }

    /// Sets a property with the setter of the property, so that action and checks run.
    private func setModelValue(_ value: Any?, forKeyPath path: String) {
        guard modelValues.value(forKeyPath: path) != nil || ["path", "fillColor", "strokeColor"].contains(path),
            let value,
            let mixed = AnimatableValue(value)
        else {
            keepOwn(value, path)
            return
        }
        var changed = modelValues
        changed.set(mixed, forKeyPath: path)
        (position, anchorPoint, zPosition) = (changed.position, changed.anchorPoint, changed.zPosition)
        (bounds, transform, sublayerTransform) = (changed.bounds, changed.transform, changed.sublayerTransform)
        (opacity, cornerRadius, borderWidth) = (changed.opacity, changed.cornerRadius, changed.borderWidth)
        (shadowOpacity, shadowOffset, shadowRadius) = (
            changed.shadowOpacity, changed.shadowOffset, changed.shadowRadius
        )
        if let replicator = self as? CAReplicatorLayer { replicator.set(changed.replica) }
        guard let shape = self as? CAShapeLayer else { return }
        if shape.path != changed.shape.path { shape.path = changed.shape.path }
        (shape.fillColor, shape.strokeColor) = (changed.shape.fillColor, changed.shape.strokeColor)
        (shape.lineWidth, shape.miterLimit, shape.lineDashPhase) = (
            changed.shape.lineWidth, changed.shape.miterLimit, changed.shape.lineDashPhase
        )
        (shape.strokeStart, shape.strokeEnd) = (changed.shape.strokeStart, changed.shape.strokeEnd)
    }

    private func number(_ value: Any?) -> CGFloat? {
        guard let value, case .number(let number)? = AnimatableValue(value) else { return nil }
        return number
    }
    private func rect(_ value: Any?) -> CGRect? {
        guard let value, case .rect(let rect)? = AnimatableValue(value) else { return nil }
        return rect
    }
    private func flag(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

    func layerHit(by point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let own = point.applying(modelValues.geometry.toParent.inverted())
        if masksToBounds, !contains(own) { return nil }
        var hit: CALayer?
        CallStack.withRoom {
            for layer in tree.sublayers.reversed() where hit == nil { hit = layer.hitTest(own) }
        }
        return hit ?? (contains(own) ? self : nil)
    }

    // MARK: A part of the contents

    func setContentsRect(_ rect: CGRect) {
        guard rect.isFinite else {
            return Log.once("CALayer: contentsRect = \(rect) is not finite; the old value is kept")
        }
        guard rect != contentsRect else { return }
        changeImagePlacement { $0.part = rect }
    }

    func keepInert(_ value: Any?, _ name: String) {
        Log.once("CALayer.\(name) has no effect: see its documentation")
        keepOwn(value, name)
    }

    func setFilter(_ filter: CALayerContentsFilter, _ name: String) {
        keepOwn(filter, name)
        setNeedsNode()
        Self.modelChanged?(self)
    }

    private func keepOwn(_ value: Any?, _ name: String) {
        // The app's value may be released here, and its `deinit` may read the layer.
        keeping(ownValues?[name]) {
            var values = ownValues ?? [:]
            values[name] = value
            ownValues = values.isEmpty ? nil : values
        }
    }
}

/// The interpolation of pixels in a scaled image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Mixes neighboring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Uses the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Mixes neighboring pixels of images in several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
