import CoreGraphics
import Diagnostics
import Foundation
package import LayerScene

extension CALayer {
    /// Changes one property and runs its action.
    ///
    /// Inlined, so that the compiler knows the key paths. A lookup at run time would cost more than the change.
    @inline(__always)
    func change<Value: Equatable>(_ property: WritableKeyPath<LayerModel, Value>, to value: Value, key: String) {
        guard modelValues[keyPath: property] != value else { return }
        // The action is requested before the change, so that it can animate from the old value.
        let action = actionForChange(key)
        modelValues[keyPath: property] = value
        setNeedsNode()
        if !pending.isOwnedByView, type(of: self).needsDisplay(forKey: key) { markNeedsDisplay() }
        if let action { MainCalls.run(action, key, self) }
        Self.modelChanged?(self)
    }

    func changeBounds(to new: CGRect) {
        guard new.isFinite else { return report(new, "bounds") }
        let resized = new.size != modelValues.bounds.size
        change(\.bounds, to: new, key: "bounds")
        if resized {
            markNeedsLayout()
            if pending.redrawsOnResize { markNeedsDisplay() }
        }
    }

    func setFrame(_ new: CGRect) {
        guard new.isFinite else { return report(new, "frame") }
        let frame = new.standardized
        let t = modelValues.transform.affine
        let size = t.isIdentity || t.isTranslation ? frame.size : frame.size.applying(t.inverted())
        let resized = CGRect(
            origin: modelValues.bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
        if resized != modelValues.bounds { bounds = resized }
        position = CGPoint(
            x: frame.minX + frame.width * modelValues.anchorPoint.x - t.tx,
            y: frame.minY + frame.height * modelValues.anchorPoint.y - t.ty)
    }

    private func report(_ rect: CGRect, _ property: String) {
        Log.once("CALayer: \(property) = \(rect) is not finite; the old value is kept")
    }

    func setContents(_ value: Any?) {
        pending.holdsOwnImage = value is CGImage
        guard let image = value as? CGImage else {
            if value != nil { Log.once("CALayer: contents must be a CGImage; \(type(of: value)) is ignored") }
            return setSceneContents(nil)
        }
        replaceSceneContents(
            .image(image, rect: CGRect(origin: .zero, size: bounds.size), center: Self.wholeImage, tint: nil))
    }

    static var wholeImage: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// Sets the contents between the background and the sublayers.
    package func setSceneContents(_ contents: SceneContents?) {
        pending.holdsOwnImage = false
        replaceSceneContents(contents)
    }

    private func replaceSceneContents(_ contents: SceneContents?) {
        guard modelValues.contents != contents else { return }
        modelValues.contents = contents
        setNeedsNode()
    }

    /// The blur of the content below the layer; nil for no blur.
    package var backdrop: SceneBackdrop? {
        get { modelValues.backdrop }
        set { change(\.backdrop, to: newValue, key: "backdropTint") }
    }

    /// Sets whether the layer and its sublayers are cached as a picture, so that moving the layer costs a copy.
    package func keepPicture(_ keeps: Bool, opaque: Bool) {
        guard modelValues.keepsPicture != keeps || modelValues.isOpaquePicture != opaque else { return }
        modelValues.keepsPicture = keeps
        modelValues.isOpaquePicture = opaque
        setNeedsNode()
    }

    private func actionForChange(_ key: String) -> (any CAAction)? {
        if pending.isOwnedByView {
            guard LayerPendingWork.viewActionsAreOn, LayerThread.isMain else { return nil }
            return action(forKey: key)
        }
        guard isInPicture else { return nil }
        requireThread()
        guard !LayerEnvironment.current.transactions.top.disablesActions else { return nil }
        if let action = action(forKey: key) { return action }
        guard modelValues.value(forKeyPath: key) != nil else { return nil }
        return implicitAnimation(key)
    }

    private func implicitAnimation(_ key: String) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = (presentationModel ?? modelValues).boxedValue(forKeyPath: key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether the layer is in a window.
    package var isInPicture: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.tree.isRoot { return true }
            next = layer.tree.superlayer
        }
        return false
    }
}

extension LayerModel {
    package func boxedValue(forKeyPath path: String) -> Any? {
        switch value(forKeyPath: path) {
        case .number(let v): v
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .transform(let v): v
        case .color(let v): v
        case .path(let v): v
        case .colors(let v): v
        case .row(let v): v.map { NSNumber(value: Double($0)) }
        case nil: nil
        }
    }
}

extension CGPoint {
    func finite(or fallback: CGPoint, _ property: String) -> CGPoint {
        CGPoint(x: x.finite(or: fallback.x, property), y: y.finite(or: fallback.y, property))
    }
}

extension BinaryFloatingPoint {
    /// Rejects numbers that are not finite, because they would damage the whole picture.
    func finite(or fallback: Self, _ property: String) -> Self {
        if isFinite { return self }
        Log.once("CALayer: \(property) = \(self) is not finite; the old value is kept")
        return fallback
    }
}
