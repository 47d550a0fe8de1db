import CoreGraphics
import Foundation
import QuartzCore

/// The picture of a dragged item, with a shadow.
final class DragPlatter: UIView {
    private let card = UIView()
    /// The size of the picture, in points.
    let size: CGSize
    private var scale: CGFloat = 1

    /// Chosen, by eye: a lifted picture is a little larger.
    private static let liftScale: CGFloat = 1.04
    /// The longest side of a picture during a drag, in points. Chosen.
    private static let longestSide: CGFloat = 240

    /// - Parameter visible: the part of the view to show, in its coordinates.
    init(_ view: UIView, _ parameters: UIPreviewParameters, visible: CGRect) {
        size = visible.size
        super.init(frame: CGRect(origin: .zero, size: visible.size))
        isUserInteractionEnabled = false
        card.frame = bounds
        card.clipsToBounds = true
        card.backgroundColor = parameters.backgroundColor
        addSubview(card)
        if view.bounds.width > 0, view.bounds.height > 0 {
            let picture = view.makeSnapshot(afterUpdates: true)
            picture.frame = CGRect(
                x: -visible.minX, y: -visible.minY, width: view.bounds.width, height: view.bounds.height)
            card.addSubview(picture)
        }
        let moved = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
        if let path = parameters.visiblePath {
            let outline = CGMutablePath()
            outline.addPath(path.cgPath, transform: moved)
            let mask = CAShapeLayer()
            mask.frame = card.bounds
            mask.path = outline
            card.layer.mask = mask
            layer.shadowPath = outline
        } else {
            layer.shadowPath = CGPath(rect: bounds, transform: nil)
        }
        if let path = parameters.shadowPath {
            let outline = CGMutablePath()
            outline.addPath(path.cgPath, transform: moved)
            layer.shadowPath = outline
        }
        layer.shadowColor = .black
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowOpacity = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the frame in the window without changing the size of the picture.
    func setFrame(_ frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        show(scale: size.width > 0 ? max(frame.width / size.width, 0.01) : 1)
    }

    /// Raises the picture off the screen.
    func lift() {
        show(scale: Self.liftScale)
        // Chosen, by eye.
        layer.shadowOpacity = 0.25
    }

    /// Lowers the picture to the screen.
    func sink() {
        show(scale: 1)
        layer.shadowOpacity = 0
    }

    /// Moves the picture to its end, or fades it out in place.
    func land(at frame: CGRect?) {
        layer.shadowOpacity = 0
        guard let frame else {
            alpha = 0
            return show(scale: scale * 0.8)
        }
        setFrame(frame)
    }

    /// Shows the picture in the size of a drag: large pictures are made smaller.
    func fit(full: Bool) {
        let longest = max(size.width, size.height)
        show(scale: full || longest <= Self.longestSide ? Self.liftScale : Self.longestSide / longest)
    }

    /// The size on the screen.
    var shownSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }

    private func show(scale: CGFloat) {
        self.scale = scale
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
