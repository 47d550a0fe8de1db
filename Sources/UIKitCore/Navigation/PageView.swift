import CoreGraphics
import Foundation
import QuartzCore

/// Holds the view of one screen while it is on the stage, with what belongs to its motion: the dimming over it, the
/// shadow at its edge.
final class PageView: UIView {
    let page: UIViewController
    let dim = UIView()
    let shadow = EdgeShadow()
    var shadowWidth: CGFloat = 0
    /// The bar of a tab bar controller is away for this page; decided when the page comes.
    var hidesBottomBar = false

    init(_ page: UIViewController, frame: CGRect) {
        self.page = page
        super.init(frame: frame)
        // Between a change of size and the layout after it, the page keeps its distance from what covers it: content would lose its place
        // against an inset that comes and goes.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        dim.alpha = 0
        shadow.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the screen's view in, below the dimming.
    func adopt() {
        guard let view = page.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        adoptOverlay()
    }

    /// What covers the screen's view, as an active search does, moves and rests with it.
    func adoptOverlay() {
        guard let overlay = page.chrome.overlay, let view = page.viewIfLoaded, view.superview === self else { return }
        overlay.frame = bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(overlay, aboveSubview: view)
    }

    /// While it moves, the page is a picture that is copied, not drawn.
    func startMoving() {
        let color = page.viewIfLoaded?.backgroundColor?.cgColor(in: traitCollection)
        layer.keepPicture(true, opaque: color?.alpha == 1)
        isUserInteractionEnabled = false
    }

    /// Dimming and shadow stand where the page does.
    func standBeside() {
        dim.frame = frame
        shadow.frame = CGRect(
            x: shadow.pointsLeft ? frame.minX - shadowWidth : frame.maxX, y: frame.minY, width: shadowWidth, height: frame.height)
    }

    func stopMoving() {
        layer.keepPicture(false, opaque: false)
        layer.removeAnimation(forKey: Self.key)
        dim.layer.removeAnimation(forKey: Self.key)
        dim.removeFromSuperview()
        shadow.removeFromSuperview()
        isUserInteractionEnabled = true
    }

    static let key = "page"
}

/// A soft darkening beside the leading edge of the page in front.
final class EdgeShadow: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var pointsLeft = true { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
        gradient.startPoint = CGPoint(x: pointsLeft ? 0 : 1, y: 0.5)
        gradient.endPoint = CGPoint(x: pointsLeft ? 1 : 0, y: 0.5)
    }
}
