import CoreGraphics
import Foundation
import QuartzCore

/// Contains the view of one screen while it is in the navigation controller's view, together with the dimming view and
/// the shadow for its animation.
final class PageView: UIView {
    let page: UIViewController
    let dim = UIView()
    let shadow = EdgeShadow()
    var shadowWidth: CGFloat = 0
    /// Whether a tab bar controller's bar is hidden for this page; decided when the page is pushed.
    var hidesBottomBar = false

    init(_ page: UIViewController, frame: CGRect) {
        self.page = page
        super.init(frame: frame)
        // Between a resize and the following layout the page keeps its insets: if the insets changed twice, the content
        // would lose its offset.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        dim.alpha = 0
        shadow.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the screen's view below the dimming view.
    func attachPage() {
        guard let view = page.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        attachOverlay()
    }

    /// Adds the overlay that covers the screen's view, such as an active search, so that both move together.
    func attachOverlay() {
        guard let overlay = page.chrome.overlay, let view = page.viewIfLoaded, view.superview === self else { return }
        overlay.frame = bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(overlay, aboveSubview: view)
    }

    /// Renders the page once for the duration of the animation.
    func startMoving() {
        let color = page.viewIfLoaded?.backgroundColor?.cgColor(in: traitCollection)
        layer.keepPicture(true, opaque: color?.alpha == 1)
        isUserInteractionEnabled = false
    }

    /// Sets the frames of the dimming view and the shadow to that of the page.
    func updateDecorations() {
        dim.frame = frame
        shadow.frame = CGRect(
            x: shadow.pointsLeft ? frame.minX - shadowWidth : frame.maxX, y: frame.minY, width: shadowWidth,
            height: frame.height)
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

/// A gradient shadow beside the leading edge of the page in front.
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
