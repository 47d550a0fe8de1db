import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// Where a presented controller stands: a dimmed layer over the window, and the controller's view on it.
@MainActor
final class PresentationStage {
    enum Style { case fullScreen, sheet, form, alert, actionSheet }

    private let controller: UIViewController
    private weak var host: UIViewController?
    private weak var window: UIWindow?
    private let style: Style
    private let stageView: StageView
    private let dim = UIView()
    private let frameView = UIView()
    private var timeline: Timeline?

    init(_ controller: UIViewController, over host: UIViewController, in window: UIWindow) {
        self.controller = controller
        self.host = host
        self.window = window
        style = Self.style(of: controller, window.traitCollection)
        stageView = StageView(frame: window.bounds)
    }

    private static func style(of controller: UIViewController, _ traits: UITraitCollection) -> Style {
        if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .actionSheet }
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return .fullScreen
        default: return traits.userInterfaceIdiom == .pad || traits.horizontalSizeClass == .regular ? .form : .sheet
        }
    }

    /// Only a presentation that covers everything takes the presenting view off the screen.
    private var coversHost: Bool { style == .fullScreen && controller.modalPresentationStyle == .fullScreen }

    /// Whether the controller stands in a sheet, above the screen and not in its place.
    var isSheet: Bool { style == .sheet || style == .form }

    // MARK: Coming and going

    func present(animated: Bool, _ completion: (() -> Void)?) {
        guard let window else { return }
        build(window)
        if coversHost { host?.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        stageView.layoutIfNeeded()
        if style == .alert || style == .actionSheet { host?.viewIfLoaded?.tintAdjustmentMode = .dimmed }
        move(from: 0, to: 1, animated: animated) { [self] in
            controller.endAppearanceTransition()
            if coversHost { host?.endAppearanceTransition() }
            completion?()
        }
    }

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        let start = timeline?.progress(at: AppContext.current.now) ?? 1
        controller.beginAppearanceTransition(false, animated: animated)
        if coversHost { host?.beginAppearanceTransition(true, animated: animated) }
        host?.viewIfLoaded?.tintAdjustmentMode = .automatic
        // The stack of presentations is true at once; the picture follows.
        host?.presentation.presented = nil
        controller.presentation.presenting = nil
        stageView.isUserInteractionEnabled = false
        move(from: start, to: 0, animated: animated) { [self] in
            stageView.removeFromSuperview()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            if coversHost { host?.endAppearanceTransition() }
            controller.presentation.stage = nil
            completion?()
        }
    }

    private func build(_ window: UIWindow) {
        stageView.stage = self
        stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(stageView)
        // Folklore: black at 20 %, at 48 % in dark.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        dim.isHidden = style == .fullScreen
        stageView.addSubview(dim)
        stageView.addSubview(frameView)
        frameView.clipsToBounds = true
        // Chosen: the classic rounding of sheets and alerts.
        frameView.layer.cornerRadius = style == .fullScreen ? 0 : style == .alert ? 14 : 10
        if style == .sheet { frameView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
        if style == .actionSheet { frameView.layer.cornerRadius = 0 }
        if style == .alert || style == .sheet || style == .form { frameView.traitState.overrides.level = .elevated }
        guard let view = controller.view else { return }
        // In place before it hears that it appears.
        layout()
        view.frame = frameView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frameView.addSubview(view)
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedOutside() })
    }

    private func tappedOutside() {
        let cancels = style == .actionSheet || (style == .form && !controller.isModalInPresentation) || (style == .sheet && !controller.isModalInPresentation)
        guard cancels else { return }
        if let alert = controller as? UIAlertController { alert.cancel() } else { host?.dismiss(animated: true) }
    }

    // MARK: Places

    func layout() {
        let bounds = stageView.bounds
        dim.frame = bounds
        let frame = restFrame(in: bounds)
        guard frameView.bounds.size != frame.size || frameView.center != CGPoint(x: frame.midX, y: frame.midY) else { return }
        frameView.frame = frame
    }

    private func restFrame(in bounds: CGRect) -> CGRect {
        let safe = stageView.safeAreaInsets
        switch style {
        case .fullScreen: return bounds
        case .sheet:
            // Chosen: a sheet leaves the status area and ten points more.
            let top = safe.top + 10
            return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        case .form:
            // Documented: a form sheet is 540 by 620 points where that fits.
            let size = CGSize(width: min(540, bounds.width), height: min(620, bounds.height))
            return centred(size, bounds)
        case .alert, .actionSheet:
            let alert = controller as? UIAlertController
            let size = alert?.fittingSize(in: bounds.inset(by: safe)) ?? CGSize(width: 270, height: 140)
            if style == .alert { return centred(size, bounds) }
            return CGRect(
                x: (bounds.width - size.width) / 2, y: bounds.height - safe.bottom - size.height - (safe.bottom > 0 ? 0 : 8),
                width: size.width, height: size.height)
        }
    }

    private func centred(_ size: CGSize, _ bounds: CGRect) -> CGRect {
        CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    // MARK: Motion

    private func move(from start: Double, to target: Double, animated: Bool, _ done: @escaping () -> Void) {
        timeline?.onEnd = nil
        timeline?.end()
        timeline = nil
        for view in [dim, frameView] { view.layer.removeAnimation(forKey: "presentation") }
        guard animated, UIView.areAnimationsEnabled else { return done() }
        let timeline = Timeline(heldAt: start)
        self.timeline = timeline
        dim.layer.add(TimelineAnimation(timeline) { $0.opacity *= Float(min(max($1, 0), 1)) }, forKey: "presentation")
        let travel = stageView.bounds.height - frameView.frame.minY
        let isAlert = style == .alert
        let fades = isAlert || controller.modalTransitionStyle == .crossDissolve
        frameView.layer.add(
            TimelineAnimation(timeline) { model, p in
                if fades {
                    model.opacity *= Float(min(max(p, 0), 1))
                    // Measured by eye: an alert comes a little too large and settles; it only fades when it goes.
                    if isAlert, target == 1 { model.transform = CATransform3DMakeScale(CGFloat(1.2 - 0.2 * p), CGFloat(1.2 - 0.2 * p), 1) }
                } else {
                    model.position.y += travel * CGFloat(1 - p)
                }
            }, forKey: "presentation")
        timeline.onEnd = { [weak self] in
            guard let self else { return done() }
            for view in [self.dim, self.frameView] { view.layer.removeAnimation(forKey: "presentation") }
            self.timeline = nil
            done()
        }
        timeline.run(from: start, to: target, spring: .modal, duration: TimedSpring.modal.duration)
    }
}

/// The layer of a window on which one presentation stands.
private final class StageView: UIView {
    weak var stage: PresentationStage?
    override func layoutSubviews() { stage?.layout() }
    override func safeAreaInsetsDidChange() { setNeedsLayout() }
}
