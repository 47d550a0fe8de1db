import CoreGraphics
import Foundation
import QuartzCore

/// All hues from the left to the right, from white above to black below.
final class ColorSpectrum: UIView {
    /// Called with a color, and whether a finger still moves.
    var onChoose: (UIColor, Bool) -> Void = { _, _ in }
    private let hues = CAGradientLayer(), light = CAGradientLayer(), dark = CAGradientLayer()
    private let ring = UIView()
    /// The place of the ring, from 0 to 1 in both directions.
    private(set) var place: CGPoint?

    /// Chosen: the diameter of the ring around the chosen color, in points.
    private static let ring: CGFloat = 28

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        clipsToBounds = true
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        light.colors = [UIColor(white: 1, alpha: 1).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        light.endPoint = CGPoint(x: 0.5, y: 0.5)
        dark.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 1).cgColor]
        dark.startPoint = CGPoint(x: 0.5, y: 0.5)
        for gradient in [hues, light, dark] { layer.addSublayer(gradient) }
        ring.isUserInteractionEnabled = false
        ring.isHidden = true
        ring.layer.cornerRadius = Self.ring / 2
        ring.layer.borderWidth = 3
        ring.layer.borderColor = UIColor.white.cgColor
        ring.frame.size = CGSize(width: Self.ring, height: Self.ring)
        addSubview(ring)
    }

    required init?(coder: NSCoder) { nil }

    /// The color at a place. The upper half goes from white to the full color, the lower half from there to black.
    static func color(at place: CGPoint) -> UIColor {
        let x = place.x.isFinite ? min(max(place.x, 0), 1) : 0
        let y = place.y.isFinite ? min(max(place.y, 0), 1) : 0
        return UIColor(
            hue: x, saturation: y < 0.5 ? y * 2 : 1, brightness: y < 0.5 ? 1 : 2 - y * 2, alpha: 1)
    }

    /// The place of the most similar color: grays are at the left.
    static func position(of color: UIColor) -> CGPoint {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil) else { return .zero }
        return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }

    /// Moves the ring to a color that was chosen elsewhere.
    func display(_ color: UIColor) {
        if let place, Self.color(at: place) == color.withAlphaComponent(1) { return }
        place = Self.position(of: color)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for gradient in [hues, light, dark] { gradient.frame = layer.bounds }
        CATransaction.commit()
        ring.isHidden = place == nil
        guard let place else { return }
        ring.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
        ring.backgroundColor = Self.color(at: place)
    }

    // MARK: Touches

    private func choose(_ touches: Set<UITouch>, continuously: Bool) {
        guard let touch = touches.first, !bounds.isEmpty else { return }
        let location = touch.location(in: self)
        let new = CGPoint(
            x: min(max(location.x / bounds.width, 0), 1), y: min(max(location.y / bounds.height, 0), 1))
        place = new
        setNeedsLayout()
        onChoose(Self.color(at: new), continuously)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: false) }
}
