import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

extension CGRect {
    /// A view squeezed to nothing has no place in another.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension UIPopoverPresentationController {
    /// The rectangle that the arrow points at, in the container.
    private var sourceInContainer: CGRect? {
        guard let container = containerView else { return nil }
        if let item = popover.item ?? popover.barButtonItem { return item.frame(in: container).flatMap { $0.isFinite ? $0 : nil } }
        guard let sourceView, sourceView.window === container.window else { return nil }
        let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        let place = container.convert(rect, from: sourceView)
        return place.isFinite ? place : nil
    }

    var popoverLayout: PopoverLayout {
        guard let container = containerView else {
            return PopoverLayout(source: nil, size: .zero, room: .zero, allowed: 0, mayOverlap: false)
        }
        let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: safe.top + margins.top, left: safe.left + margins.left, bottom: safe.bottom + margins.bottom,
                right: safe.right + margins.right))
        return PopoverLayout(
            source: sourceInContainer, size: contentSize(in: room), room: room, allowed: permittedArrowDirections.rawValue & 15,
            mayOverlap: canOverlapSourceViewRect)
    }

    private func contentSize(in room: CGRect) -> CGSize {
        if let alert = presentedViewController as? UIAlertController { return alert.fittingSize(in: room) }
        let wish = preferredContentSize
        // Documented: 320 points wide unless the content says otherwise. Chosen: 480 high.
        return CGSize(width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 480)
    }

    func buildPopover(in container: UIView) {
        if sourceItem == nil {
            Log.once("\(type(of: presentedViewController)) as a popover: set sourceItem or sourceView before it is presented; it stands in the middle without an arrow")
        }
        // Takes the touches beside it; a popover darkens nothing.
        let dim = UIView(frame: container.bounds)
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stage?.tappedOutside() })
        container.addSubview(dim)
        parts.dim = dim
        let bubble = PopoverBubble()
        bubble.fill = backgroundColor
        bubble.traitState.overrides.level = .elevated
        // Documented: a popover is narrow inside, whatever the window is.
        bubble.traitState.overrides.horizontal = .compact
        container.addSubview(bubble)
        popover.bubble = bubble
        // The bubble moves, with its shadow; the content stands in a card that its outline cuts out.
        parts.card = bubble.content
        parts.moving = bubble
        popover.container = container.bounds.size
    }

    func arrangePopover(in container: UIView) {
        guard let bubble = popover.bubble else { return }
        if let before = popover.container, before != container.bounds.size {
            popover.container = container.bounds.size
            tellReposition()
        }
        let layout = popoverLayout
        popover.arrow = layout.arrow
        bubble.place(at: layout.frame)
        bubble.shape(layout)
    }

    private func tellReposition() {
        guard let sourceView, popover.item == nil, popover.barButtonItem == nil, let delegate else { return }
        var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        var view = sourceView
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== sourceView { self.sourceView = view }
        if rect != (sourceRect.isNull ? view.bounds : sourceRect) { sourceRect = rect }
    }

    func takePopoverApart() {
        parts.dim?.removeFromSuperview()
        popover.bubble?.removeFromSuperview()
        popover.bubble = nil
        popover.arrow = nil
        parts.dim = nil
        parts.card = nil
        parts.moving = nil
    }

    func passes(_ point: CGPoint, in container: UIView) -> Bool {
        guard let passthroughViews, !passthroughViews.isEmpty else { return false }
        return passthroughViews.contains { view in
            guard view.window === container.window, !view.isHidden, view.isUserInteractionEnabled else { return false }
            return view.point(inside: view.convert(point, from: container), with: nil)
        }
    }
}

/// The outline of a popover with its arrow, its shadow, and the content inside it.
final class PopoverBubble: UIView {
    let content = PresentationCard()
    private let shade = ShapeView()
    private let outline = ShapeView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    var fill: UIColor? {
        didSet { paint() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(shade)
        addSubview(content)
        content.addSubview(material)
        content.mask = outline
        shade.layer.shadowColor = .black
        // Chosen by eye.
        shade.layer.shadowOpacity = 0.2
        shade.layer.shadowRadius = 24
        shade.layer.shadowOffset = CGSize(width: 0, height: 8)
        paint()
    }

    required init?(coder: NSCoder) { nil }

    private func paint() {
        content.backgroundColor = fill
        material.isHidden = fill != nil
    }

    func shape(_ layout: PopoverLayout) {
        let path = Self.path(layout, bounds.size)
        shade.layer.shadowPath = path
        outline.shape?.path = path
        for view in [shade, outline] { view.frame = bounds }
        content.place(at: bounds)
        material.frame = content.bounds
        let length = PopoverLayout.arrowLength
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

    /// A rounded box with a soft arrow at the tip's side.
    static func path(_ layout: PopoverLayout, _ size: CGSize) -> CGPath {
        var box = CGRect(origin: .zero, size: size)
        let length = PopoverLayout.arrowLength
        switch layout.arrow {
        case .up: (box.origin.y, box.size.height) = (length, max(0, size.height - length))
        case .down: box.size.height = max(0, size.height - length)
        case .left: (box.origin.x, box.size.width) = (length, max(0, size.width - length))
        case .right: box.size.width = max(0, size.width - length)
        case nil: break
        }
        let path = CGMutablePath()
        let corner = min(PopoverLayout.corner, box.width / 2, box.height / 2)
        path.addRoundedRect(in: box, cornerWidth: corner, cornerHeight: corner)
        guard let arrow = layout.arrow else { return path }
        let half = min(PopoverLayout.arrowBase / 2, (arrow.isVertical ? box.width : box.height) / 2)
        // From the base outward: along the side, and away from the box.
        func at(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch arrow {
            case .up: CGPoint(x: layout.tip + along, y: box.minY - out)
            case .down: CGPoint(x: layout.tip - along, y: box.maxY + out)
            case .left: CGPoint(x: box.minX - out, y: layout.tip - along)
            case .right: CGPoint(x: box.maxX + out, y: layout.tip + along)
            }
        }
        // The same turning as the box, so that both fill; a point inside the box closes the seam.
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

/// A view that shows a path.
private final class ShapeView: UIView {
    override class var layerClass: CALayer.Type { CAShapeLayer.self }
    var shape: CAShapeLayer? { layer as? CAShapeLayer }
}
