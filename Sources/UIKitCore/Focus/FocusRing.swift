import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Adds or removes the ring of the focused view.
    func showFocusRing(_ shows: Bool) {
        guard shows, !displaysOwnFocus, let effect = focusEffect as? UIFocusHaloEffect else {
            focus?.ring?.removeFromSuperlayer()
            focus?.ring = nil
            focus?.layoutRing = nil
            return
        }
        let ring = ownFocus.ring as? CAShapeLayer ?? CAShapeLayer()
        ownFocus.ring = ring
        ring.fillColor = nil
        ring.zPosition = 1000
        layer.addSublayer(ring)
        ownFocus.layoutRing = { [weak self, weak ring] in
            if let self, let ring { self.place(ring, effect) }
        }
        place(ring, effect)
    }

    private func place(_ ring: CAShapeLayer, _ effect: UIFocusHaloEffect) {
        let hasContrast = traitCollection.accessibilityContrast == .high
        let width: CGFloat = hasContrast ? 4 : 3
        let isInside =
            switch effect.position {
            case .inside: true
            case .outside: false
            case .automatic: clipsRing(2 + width)
            }
        let color = hasContrast ? UIColor.label : tintColor ?? .systemBlue
        // The distance from the shape to the middle of the line.
        let distance = isInside ? -width / 2 : 2 + width / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = bounds
        ring.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        ring.lineWidth = width
        ring.path = path(effect, distance)
        CATransaction.commit()
    }

    private func path(_ effect: UIFocusHaloEffect, _ distance: CGFloat) -> CGPath {
        var area = CGRect(origin: .zero, size: bounds.size)
        var radius = layer.cornerRadius
        if let shape = effect.shape {
            // A path of the app is drawn as it is.
            let origin = effect.referenceView.map { convert($0.bounds.origin, from: $0) } ?? .zero
            let own = UIBezierPath(cgPath: shape.cgPath)
            own.apply(CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY))
            return own.cgPath
        }
        area = area.insetBy(dx: -distance, dy: -distance)
        radius = radius > 0 ? max(0, radius + distance) : max(0, distance)
        radius = min(radius, area.width / 2, area.height / 2)
        guard area.width > 0, area.height > 0 else { return CGMutablePath() }
        return UIBezierPath(roundedRect: area, cornerRadius: radius).cgPath
    }

    /// Whether the view or a superview clips a ring that extends beyond the view.
    private func clipsRing(_ reach: CGFloat) -> Bool {
        if clipsToBounds { return true }
        var next = superview
        while let view = next {
            if view.clipsToBounds {
                let ring = convert(bounds.insetBy(dx: -reach, dy: -reach), to: view)
                return !view.bounds.contains(ring)
            }
            next = view.superview
        }
        return false
    }
}
