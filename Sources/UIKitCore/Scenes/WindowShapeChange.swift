import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The state of a window's shape.
struct WindowShapeState: StoredPart {
    /// The shape in effect while the window changes its size; replaces that of the new size.
    var held: WindowShape?
    /// Changes whose metrics are being animated.
    var changes: [Change] = []

    struct Change {
        let timeline: Timeline
        let coordinator: TimelineCoordinator
    }
}

extension UIWindow {
    /// The window's shape during a change of its size.
    var shape: WindowShapeState {
        get { parts.box(WindowShapeState.self).part }
        _modify { yield &parts.box(WindowShapeState.self).part }
    }

    /// The shape in effect for this size of the window.
    func shape(of size: CGSize) -> WindowShape {
        let own = shape.held ?? WindowShape(width: Double(size.width), height: Double(size.height))
        let overrides = traitState.overrides
        func chosen(_ override: UIUserInterfaceSizeClass, _ own: WindowShape.SizeClass) -> WindowShape.SizeClass {
            override == .unspecified ? own : override == .compact ? .compact : .regular
        }
        return WindowShape(
            isPad: overrides.idiom == .unspecified ? own.isPad : overrides.idiom == .pad,
            horizontal: chosen(overrides.horizontal, own.horizontal),
            vertical: chosen(overrides.vertical, own.vertical))
    }

    var ownShape: WindowShape { shape(of: bounds.size) }

    /// Fills a display of this size. The size changes immediately. Metrics of size classes change in an animation,
    /// along which controllers can animate their own changes.
    func resize(to size: CGSize) {
        let app = appContext
        let rule = WindowShape.change(
            from: ownShape, to: shape(of: size), isSeen: isShown && layer.wasSeen,
            allowsMotion: !app.prefersCrossFade && UIView.areAnimationsEnabled)
        switch rule {
        case .atOnce:
            notifyTransition(to: size, with: InstantCoordinator.shared)
            frame = CGRect(origin: .zero, size: size)
            traitsMayHaveChanged()
        case .over(let seconds):
            easeOver(to: size, seconds)
        }
    }

    private func easeOver(to size: CGSize, _ seconds: Double) {
        var plan = TimelineCoordinator.Plan()
        plan.duration = seconds
        plan.easesOver = true
        let coordinator = TimelineCoordinator(plan, from: nil, to: nil)
        notifyTransition(to: size, with: coordinator)
        applySize(size)
        let timeline = Timeline()
        shape.changes.append(WindowShapeState.Change(timeline: timeline, coordinator: coordinator))
        UIView.easeOver(timeline) {
            traitsMayHaveChanged()
            layoutPass()
        }
        coordinator.begin(timeline, in: self, isHeld: false)
        UIView.easeOver(timeline) { layoutPass() }
        timeline.onEnd = { [weak self, weak timeline] in
            self?.shape.changes.removeAll { $0.timeline === timeline }
            coordinator.finish(cancelled: false)
        }
        timeline.run(from: 0, to: 1, pace: .curve(.easeInEaseOut), duration: seconds)
    }

    /// Lays out the new size with the metrics of the old shape. The animation starts there.
    private func applySize(_ size: CGSize) {
        let app = appContext
        shape.held = ownShape
        app.animation.isBetweenShapes = true
        frame = CGRect(origin: .zero, size: size)
        traitsMayHaveChanged()
        updateSafeArea()
        layoutPass()
        app.animation.isBetweenShapes = false
        shape.held = nil
        let unnotified = app.animation.unnotified
        app.animation.unnotified = []
        for view in unnotified { view.setNeedsLayout() }
    }
}
