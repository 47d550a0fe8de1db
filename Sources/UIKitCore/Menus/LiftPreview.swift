import CoreGraphics
import Foundation
import QuartzCore

/// The lift preview of a context menu: a snapshot with a shadow, in front of the blurred and dimmed screen.
@MainActor
final class LiftPreview {
    /// The view between the screen and the preview.
    let veil = UIVisualEffectView(effect: UIBlurEffect(style: .dark, tintAlpha: 0.22))
    /// Contains the preview and draws its shadow.
    let platter = UIView()
    private let content: UIView
    /// Clips the content at its rounded corners.
    private let card = UIView()
    /// A snapshot behind the view of a controller during its growth.
    private var picture: UIView?
    let preview: UITargetedPreview
    let controller: UIViewController?
    /// The size of the content.
    let size: CGSize
    private let start: CGRect
    /// The source view, hidden while its snapshot is displayed; nil for a view that was in no window and is displayed
    /// itself.
    private weak var source: UIView?
    /// Returns the preview for the dismissal.
    var dismissal: () -> UITargetedPreview? = { nil }

    /// Chosen, by eye.
    private static let radius: CGFloat = 13

    /// Nil if the preview's position is not in the window.
    /// - Parameter controller: displayed instead of a snapshot of the view.
    init?(_ preview: UITargetedPreview, showing controller: UIViewController?, in window: UIWindow) {
        guard let frame = preview.frame(in: window) else { return nil }
        self.preview = preview
        self.controller = controller
        start = frame
        let visible = preview.visibleRect
        if let controller {
            let preferred = controller.preferredContentSize
            // Documented (sample code ViewControllerPreviews): the preferred size of the controller is the size of the
            // preview. Chosen: without a preferred size, nearly the width and half the height of the window.
            size = CGSize(
                width: preferred.width > 0 ? preferred.width : max(1, window.bounds.width - 32),
                height: preferred.height > 0 ? preferred.height : max(1, window.bounds.height / 2))
            content = controller.view
            content.layout(at: CGRect(origin: .zero, size: size))
        } else {
            size = visible.size
            source = preview.view.window == nil ? nil : preview.view
            let picture = source == nil ? preview.view : preview.view.makeSnapshot(afterUpdates: true)
            picture.layout(
                at: CGRect(
                    x: -visible.minX, y: -visible.minY, width: preview.view.bounds.width,
                    height: preview.view.bounds.height))
            content = UIView(frame: CGRect(origin: .zero, size: size))
            content.addSubview(picture)
        }
        build(visible)
    }

    private func build(_ visible: CGRect) {
        card.frame = CGRect(origin: .zero, size: size)
        card.clipsToBounds = true
        card.addSubview(content)
        platter.bounds.size = size
        platter.addSubview(card)
        veil.accessibilityElementsHidden = true
        // Without blur a material is opaque: the view behind is only dimmed.
        if UIAccessibility.isReduceTransparencyEnabled {
            veil.effect = nil
            veil.backgroundColor = UIColor(white: 0, alpha: 0.22)
        }
        if controller == nil, let path = preview.parameters.visiblePath {
            let moved = path.cgPath.copy(moving: CGPoint(x: -visible.minX, y: -visible.minY))
            let mask = CAShapeLayer()
            mask.frame = card.bounds
            mask.path = moved
            card.layer.mask = mask
            platter.layer.shadowPath = moved
        } else {
            card.layer.cornerRadius = Self.radius
            platter.layer.shadowPath = CGPath(
                roundedRect: card.bounds, cornerWidth: Self.radius, cornerHeight: Self.radius)
        }
        if controller == nil, let own = preview.parameters.shadowPath {
            platter.layer.shadowPath = own.cgPath.copy(moving: CGPoint(x: -visible.minX, y: -visible.minY))
        }
        card.backgroundColor = preview.parameters.backgroundColor
        if controller == nil, preview.view is any LightenedPreview { lightenInDark() }
        platter.layer.shadowColor = .black
        platter.layer.shadowRadius = 20
        platter.layer.shadowOffset = CGSize(width: 0, height: 8)
        platter.layer.shadowOpacity = 0
    }

    /// Chosen: a dark row over a dark screen has the color of an elevated background, 28 instead of 0. A black row
    /// could not be distinguished from its background.
    private func lightenInDark() {
        guard preview.view.traitCollection.isDark else { return }
        let light = UIView(frame: card.bounds)
        light.backgroundColor = UIColor(white: 1, alpha: 28.0 / 255)
        light.isUserInteractionEnabled = false
        card.addSubview(light)
    }

    // MARK: Animations

    /// Sets the start of the animation, at the frame of the view.
    func begin() {
        veil.alpha = 0
        layout(at: start)
        source?.layer.isConcealed = true
        controller?.beginAppearance(true, true)
    }

    func rise(to frame: CGRect) {
        veil.alpha = 1
        layout(at: frame)
        // Chosen, by eye.
        platter.layer.shadowOpacity = 0.25
    }

    /// Called at the end of the animation.
    func risen() { controller?.endAppearance() }

    /// Dismisses the preview.
    /// - Returns: the end of the animation: the source, or the target of the app's preview; nil if that is no longer in
    ///   the window.
    func beginDismissal(in window: UIWindow?) -> CGRect? {
        if holdsController { controller?.beginAppearance(false, true) }
        return window.flatMap { (dismissal() ?? preview).frame(in: $0) }
    }

    func fall(to goal: CGRect?) {
        veil.alpha = 0
        platter.layer.shadowOpacity = 0
        if let goal { layout(at: goal) } else { platter.alpha = 0 }
    }

    // MARK: Growth into the app's screen

    /// Sets the start of the growth of the preview.
    func beginGrowth() {
        // The app may move the controller's view during the animation: its snapshot continues.
        if controller != nil {
            let picture = content.makeSnapshot(afterUpdates: true)
            card.insertSubview(picture, at: 0)
            self.picture = picture
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            content.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
        }
        card.layer.mask = nil
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if holdsController { controller?.beginAppearance(false, true) }
    }

    /// Grows to the size of the screen.
    func grow(to frame: CGRect) {
        veil.alpha = 0
        platter.layer.shadowOpacity = 0
        platter.transform = .identity
        platter.frame = frame
        card.layer.cornerRadius = 0
        if let picture {
            let scale = max(frame.width / max(size.width, 1), frame.height / max(size.height, 1))
            picture.transform = CGAffineTransform(scaleX: scale, y: scale)
            picture.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
        }
        // An enlarged snapshot would not look like the screen.
        if controller == nil { content.alpha = 0 }
        if holdsController { content.layoutIfNeeded() }
    }

    func end() {
        source?.layer.isConcealed = false
        if holdsController { controller?.endAppearance() }
        platter.removeFromSuperview()
        veil.removeFromSuperview()
    }

    /// Whether the controller is still in the preview, and the app has not moved it.
    private var holdsController: Bool { controller?.viewIfLoaded?.isDescendant(of: platter) ?? false }

    private func layout(at frame: CGRect) {
        platter.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = size.width > 0 ? frame.width / size.width : 1
        platter.transform = CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))
    }

    /// The final frames of preview and menu.
    struct Place {
        let preview: CGRect
        let menu: CGRect
        /// The fixed point of the menu during its growth, in unit coordinates 0…1.
        let anchor: CGPoint

        /// - Parameter source: the frame of the view.
        init(size: CGSize, source: CGRect, container: CGRect, content: CGFloat, isRightToLeft: Bool) {
            // Chosen, by eye: sixteen points between preview and menu.
            let gap: CGFloat = 16
            let menuHeight = min(content, max(container.height / 2, 44))
            let scale = min(
                1, container.width / max(size.width, 1),
                max(container.height - gap - menuHeight, 1) / max(size.height, 1))
            let (width, height) = (size.width * scale, size.height * scale)
            let x = min(max(source.midX - width / 2, container.minX), container.maxX - width)
            let middle = min(max(source.midY - height / 2, container.minY), container.maxY - height)
            let fitsBelow = middle + height + gap + menuHeight <= container.maxY
            let fitsAbove = middle - gap - menuHeight >= container.minY
            let isBelow = fitsBelow || !fitsAbove
            let y = isBelow ? min(middle, container.maxY - height - gap - menuHeight) : middle
            preview = CGRect(x: x, y: y, width: width, height: height)
            let menuWidth = min(MenuPlace.width, container.width)
            // Measured (controls/menu-wide): centered for a preview that is nearly as wide as the screen. Chosen: from
            // four fifths on.
            let isWide = width >= container.width * 0.8
            let offset = preview.midX - container.midX
            let atLeft = abs(offset) <= 0.5 ? !isRightToLeft : offset < 0
            let beside = isWide ? preview.midX - menuWidth / 2 : atLeft ? preview.minX : preview.maxX - menuWidth
            let left = min(max(beside, container.minX), container.maxX - menuWidth)
            menu = CGRect(
                x: left, y: isBelow ? preview.maxY + gap : preview.minY - gap - menuHeight, width: menuWidth,
                height: menuHeight)
            anchor = CGPoint(x: isWide ? 0.5 : atLeft ? 0 : 1, y: isBelow ? 0 : 1)
        }
    }

    func placement(in container: CGRect, content: CGFloat, isRightToLeft: Bool) -> Place {
        Place(size: size, source: start, container: container, content: content, isRightToLeft: isRightToLeft)
    }
}

extension CGPath {
    fileprivate func copy(moving offset: CGPoint) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
        return path
    }
}

/// A view whose lifted preview is lighter than the view in dark mode.
@preconcurrency @MainActor
protocol LightenedPreview: UIView {}
