import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import QuartzCore

/// What a bar draws behind its items: effect, colour, image and hairline, in that order. It reaches past the bar to fill
/// the area that the display covers.
final class BarBackground: UIView {
    /// Measured: the hairline hangs below the bar, one device pixel high.
    private let hairline = UIView()
    private let colorView = UIView()
    private var imageView: UIImageView?
    private var shown: UIBarAppearance.Background?
    /// The hairline stands above a bar at the bottom of the screen.
    private let hairlineAtTop: Bool
    var isTranslucent = true { didSet { if isTranslucent != oldValue { apply() } } }

    init(hairlineAtTop: Bool) {
        self.hairlineAtTop = hairlineAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(colorView)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) {
        hairlineAtTop = false
        super.init(coder: coder)
    }

    func show(_ background: UIBarAppearance.Background) {
        shown = background
        apply()
    }

    override func layoutSubviews() {
        colorView.frame = bounds
        imageView?.frame = bounds
        let line = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: hairlineAtTop ? -line : bounds.height, width: bounds.width, height: line)
    }

    override func colorAppearanceChanged() { apply() }

    private func apply() {
        guard let shown else { return }
        let backdrop = shown.effect?.backdrop(in: traitCollection)
        let isOpaque = !isTranslucent || AppContext.current.host?.settings.reducesTransparency == true
        layer.backdrop = isOpaque ? nil : backdrop
        layer.backgroundColor = isOpaque ? (backdrop?.tint.copy(alpha: 1)) : nil
        colorView.backgroundColor = shown.color
        colorView.isHidden = shown.color == nil
        hairline.backgroundColor = shown.shadowColor
        hairline.isHidden = shown.shadowColor == nil
        showImage(shown.image)
        setNeedsLayout()
    }

    private func showImage(_ image: UIImage?) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(image: nil)
        view.image = image
        if imageView == nil {
            imageView = view
            insertSubview(view, aboveSubview: colorView)
        }
    }
}
