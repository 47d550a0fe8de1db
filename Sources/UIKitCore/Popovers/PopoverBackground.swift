import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The background of a popover with its arrow, its shadow, and the content inside.
final class PopoverBackground: UIView {
    let content = PresentationCard()
    private let shadow = ShapeView()
    private let outline = ShapeView()
    private let own: UIPopoverBackgroundView?
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    var fill: UIColor? {
        didSet { paint() }
    }

    /// - Parameter own: the app's own background, which replaces outline, shadow and material.
    init(_ own: UIPopoverBackgroundView?) {
        self.own = own
        super.init(frame: .zero)
        if let own {
            addSubview(own)
            addSubview(content)
            // Chosen, by eye: the corners of contents in such backgrounds until iOS 6.
            if type(of: own).wantsDefaultContentAppearance { content.layer.cornerRadius = 5 }
            content.clipsToBounds = true
            paint()
            return
        }
        addSubview(shadow)
        addSubview(content)
        content.addSubview(material)
        content.mask = outline
        shadow.layer.shadowColor = .black
        // Chosen, by eye.
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 24
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        paint()
    }

    required init?(coder: NSCoder) { nil }

    private func paint() {
        content.backgroundColor = fill
        material.isHidden = fill != nil || own != nil
    }

    func shape(_ layout: PopoverLayout) {
        if let own { return shape(own, layout) }
        let path = Self.path(layout, bounds.size)
        shadow.layer.shadowPath = path
        outline.shape?.path = path
        for view in [shadow, outline] { view.frame = bounds }
        content.layout(at: bounds)
        material.frame = content.bounds
        let length = layout.shape.arrowLength
        var insets = UIEdgeInsets.zero
        switch layout.arrow {
        case .up: insets.top = length
        case .down: insets.bottom = length
        case .left: insets.left = length
        case .right: insets.right = length
        case nil: break
        }
        content.ownInsets = insets
        content.sendSubviewToBack(material)
    }

    private func shape(_ own: UIPopoverBackgroundView, _ layout: PopoverLayout) {
        own.frame = bounds
        own.arrowDirection = layout.arrow.map { UIPopoverArrowDirection(rawValue: $0.rawValue) } ?? .unknown
        // Documented (UIPopoverBackgroundView.arrowOffset): measured from the center of its side.
        own.arrowOffset = layout.arrow.map { layout.tip - ($0.isVertical ? bounds.width : bounds.height) / 2 } ?? 0
        own.setNeedsLayout()
        content.layout(at: layout.content)
    }

    /// A rounded box with an arrow that has rounded edges.
    static func path(_ layout: PopoverLayout, _ size: CGSize) -> CGPath {
        var box = CGRect(origin: .zero, size: size)
        let length = layout.shape.arrowLength
        switch layout.arrow {
        case .up: (box.origin.y, box.size.height) = (length, max(0, size.height - length))
        case .down: box.size.height = max(0, size.height - length)
        case .left: (box.origin.x, box.size.width) = (length, max(0, size.width - length))
        case .right: box.size.width = max(0, size.width - length)
        case nil: break
        }
        let path = CGMutablePath()
        let corner = min(layout.shape.corner, box.width / 2, box.height / 2)
        path.addRoundedRect(in: box, cornerWidth: corner, cornerHeight: corner)
        guard let arrow = layout.arrow else { return path }
        let half = min(layout.shape.arrowBase / 2, (arrow.isVertical ? box.width : box.height) / 2)
        // Converts coordinates relative to the arrow's base: along the side, and toward the tip.
        func at(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch arrow {
            case .up: CGPoint(x: layout.tip + along, y: box.minY - out)
            case .down: CGPoint(x: layout.tip - along, y: box.maxY + out)
            case .left: CGPoint(x: box.minX - out, y: layout.tip - along)
            case .right: CGPoint(x: box.maxX + out, y: layout.tip + along)
            }
        }
        // The path has the same winding as the box, so that both are filled; a point inside the box closes the seam.
        path.move(to: at(-half, -1))
        path.addLine(to: at(-half, 0))
        path.addCurve(to: at(-4, length - 2.5), control1: at(-half * 0.5, 0), control2: at(-half * 0.42, length * 0.45))
        path.addQuadCurve(to: at(4, length - 2.5), control: at(0, length + 1.5))
        path.addCurve(to: at(half, 0), control1: at(half * 0.42, length * 0.45), control2: at(half * 0.5, 0))
        path.addLine(to: at(half, -1))
        path.closeSubpath()
        return path
    }
}

/// A view that displays a path.
private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer? { layer as? CAShapeLayer }
}
