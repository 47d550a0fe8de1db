import CoreGraphics
import Foundation
import QuartzCore

/// A line between rows: a color, which an effect may draw with the content behind the line.
final class SeparatorLine: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    var color: UIColor? { didSet { if color != oldValue { show() } } }

    /// Nil draws the color only. The color lies above a blur. A vibrancy effect replaces the color by its own.
    var effect: UIVisualEffect? {
        didSet {
            guard effect !== oldValue else { return }
            show()
        }
    }

    private func show() {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            backgroundColor = color
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        effectView = view
        if view.effect !== effect { view.effect = effect }
        if view.superview !== self { addSubview(view) }
        backgroundColor = nil
        view.contentView.backgroundColor = (effect as? UIVibrancyEffect)?.color ?? color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
    }
}
