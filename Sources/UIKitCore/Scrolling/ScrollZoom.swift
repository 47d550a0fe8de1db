import CoreGraphics
import Diagnostics
import Foundation
import FrameTime
import MotionLogic
import QuartzCore

/// The zoom state of a scroll view.
struct ZoomState {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var gives = true
    var scale: CGFloat = 1
    /// The zoomed view.
    weak var view: UIView?
    var phase = ZoomPhase.idle
    /// Incremented with each phase, so that a replaced motion ends.
    var generation = 0
    /// The size of the content from constraints, at scale 1.
    var solvedContent: CGSize?
    /// Whether scale, size and offset are being changed together. The limits are not applied during the change.
    var isApplying = false

    var range: ZoomRange { ZoomRange(minimum: minimum, maximum: maximum, gives: gives) }
    var isIdle: Bool { if case .idle = phase { true } else { false } }
    var isPinched: Bool { if case .pinched = phase { true } else { false } }
    var isBouncing: Bool { if case .moving(let motion) = phase { motion.isBounce } else { false } }
}

/// The phase of zooming.
///
/// ```
/// idle ── two fingers move ──► pinched ── released ──► idle, or moving back inside ──► idle
///   └── animated call ──► moving ──► idle
/// ```
enum ZoomPhase {
    case idle
    /// - Parameters:
    ///   - rawStart: the requested scale at the start of the pinch.
    ///   - held: the point of the zoomed view, in its coordinates, that stays under the fingers.
    case pinched(rawStart: CGFloat, held: CGPoint)
    case moving(ZoomMotion)
}

/// An animation of scale and offset. Both change linearly, so that each point of the content moves on a straight line.
struct ZoomMotion {
    var from: (scale: CGFloat, offset: CGPoint)
    var to: (scale: CGFloat, offset: CGPoint)
    let start: FrameInstant
    let isBounce: Bool
    /// Chosen: the duration of an animated change of the offset.
    static let duration = 0.3

    func value(at now: FrameInstant) -> (scale: CGFloat, offset: CGPoint) {
        guard !isOver(at: now) else { return to }
        let progress = CubicCurve.easeInEaseOut.value(at: (now - start) / Self.duration)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        return (
            mix(from.scale, to.scale), CGPoint(x: mix(from.offset.x, to.offset.x), y: mix(from.offset.y, to.offset.y))
        )
    }
    func isOver(at now: FrameInstant) -> Bool { now - start >= Self.duration }
}

extension UIScrollView {
    // MARK: Calls

    func setZoomRange(_ change: (inout ZoomState) -> Void) {
        change(&zoom)
        if zoom.maximum > zoom.minimum, zoomRecognizer == nil {
            let recognizer = ScrollPinchRecognizer(zooming: self)
            zoomRecognizer = recognizer
            addGestureRecognizer(recognizer)
        }
        zoomRecognizer?.isEnabled = zoom.maximum > zoom.minimum
    }

    /// The scale if it is finite and positive; otherwise nil.
    func usableScale(_ scale: CGFloat, _ name: String) -> CGFloat? {
        guard scale.isFinite, scale > 0 else {
            Log.once("UIScrollView.\(name) = \(scale) is no scale; the old one is kept")
            return nil
        }
        return scale
    }

    /// - Parameter center: the point of the zoomed view, in its coordinates, that moves to the center; nil for the
    ///   current center.
    func zoom(to requested: CGFloat, center: CGPoint?, animated: Bool) {
        guard let requested = usableScale(requested, "zoomScale"), let view = scroll.delegate?.viewForZooming(in: self)
        else {
            return
        }
        let scale = CGFloat(zoom.range.clamped(requested))
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let held = center ?? position(of: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
        stopScrolling()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            enterZoom(.idle)
            return applyZoom(scale, to: view) {
                self.clampedOffset(self.offset(holding: held, of: view, under: middle, at: scale))
            }
        }
        let offset = offsetInside(
            offset(holding: held, of: view, under: middle, at: scale), contentSize: contentSize(of: view, at: scale))
        guard scale != zoom.scale || offset != contentOffset else { return }
        scroll.delegate?.scrollViewWillBeginZooming(self, with: view)
        moveZoom(view, to: scale, offset, isBounce: false)
    }

    /// Zooms to a rectangle of the zoomed view, in its coordinates, at the largest scale that fits.
    func zoom(showing rect: CGRect, animated: Bool) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, !bounds.isEmpty else { return }
        zoom(
            to: min(bounds.width / rect.width, bounds.height / rect.height),
            center: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    // MARK: Pinch

    func beginPinch(at point: CGPoint) {
        guard let view = scroll.delegate?.viewForZooming(in: self) else { return }
        enterZoom(.pinched(rawStart: zoom.range.raw(showing: zoom.scale), held: position(of: point, in: view)))
        zoom.view = view
        scroll.delegate?.scrollViewWillBeginZooming(self, with: view)
        showIndicators(fadesAfter: nil)
    }

    /// - Parameters:
    ///   - change: the distance between the fingers relative to that at the start.
    ///   - finger: the center between the fingers, in points from the corner of the scroll view.
    func pinch(by change: CGFloat, under finger: CGPoint) {
        guard case .pinched(let start, let held) = zoom.phase, let view = zoom.view, change.isFinite, change > 0 else {
            return
        }
        let scale = CGFloat(zoom.range.shown(start * change))
        applyZoom(scale, to: view) {
            let raw = self.offset(holding: held, of: view, under: finger, at: scale)
            return CGPoint(x: self.horizontalAxis.shown(raw.x), y: self.verticalAxis.shown(raw.y))
        }
    }

    func endPinch(under finger: CGPoint) {
        guard case .pinched(_, let held) = zoom.phase else { return }
        guard let view = zoom.view else { return enterZoom(.idle) }
        let scale = CGFloat(zoom.range.clamped(zoom.scale))
        let raw = offset(holding: held, of: view, under: finger, at: scale)
        let offset = offsetInside(raw, contentSize: contentSize(of: view, at: scale))
        if scale != zoom.scale || offset != contentOffset { return moveZoom(view, to: scale, offset, isBounce: true) }
        enterZoom(.idle)
        fadeIndicators()
        scroll.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    // MARK: Motion

    private func moveZoom(_ view: UIView, to scale: CGFloat, _ offset: CGPoint, isBounce: Bool) {
        let motion = ZoomMotion(
            from: (zoom.scale, contentOffset), to: (scale, offset), start: appContext.now, isBounce: isBounce)
        enterZoom(.moving(motion))
        zoom.view = view
        let generation = zoom.generation
        appContext.environment.onEachFrame { [weak self] now in self?.stepZoom(motion, now, generation) ?? false }
    }

    private func stepZoom(_ motion: ZoomMotion, _ now: FrameInstant, _ generation: Int) -> Bool {
        guard zoom.generation == generation else { return false }
        guard let view = zoom.view else {
            enterZoom(.idle)
            return false
        }
        let (scale, offset) = motion.value(at: now)
        applyZoom(scale, to: view) { motion.isOver(at: now) ? self.clampedOffset(offset) : offset }
        guard zoom.generation == generation else { return false }
        guard motion.isOver(at: now) else { return true }
        enterZoom(.idle)
        fadeIndicators()
        scroll.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        return false
    }

    private func enterZoom(_ phase: ZoomPhase) {
        zoom.phase = phase
        zoom.generation += 1
    }

    // MARK: Places

    /// Scales the view around its corner and sets the content size; then sets the offset and notifies the delegate.
    private func applyZoom(_ scale: CGFloat, to view: UIView, offset: () -> CGPoint) {
        zoom.isApplying = true
        let corner = view.frame.origin
        zoom.view = view
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = corner
        contentSize = contentSize(of: view, at: scale)
        let target = offset()
        if target != contentOffset { contentOffset = target }
        zoom.isApplying = false
        scroll.delegate?.scrollViewDidZoom(self)
    }

    /// The content size. A size from constraints is scaled with the view; without constraints the size is that of the
    /// view.
    private func contentSize(of view: UIView, at scale: CGFloat) -> CGSize {
        let (width, height) = (view.bounds.width, view.bounds.height)
        guard let solved = zoom.solvedContent else { return CGSize(width: width * scale, height: height * scale) }
        return CGSize(width: solved.width + width * (scale - 1), height: solved.height + height * (scale - 1))
    }

    /// Applies the content size from constraints, which do not include the scale.
    func applySolvedContent(_ size: CGSize) {
        zoom.solvedContent = size
        guard let view = zoom.view, zoom.scale != 1 else { return contentSize = size }
        contentSize = contentSize(of: view, at: zoom.scale)
    }

    /// The shift of the view's center that keeps its corner at the position from constraints.
    func centerShift(of subview: UIView, size: CGSize) -> CGPoint {
        guard zoom.scale != 1, subview === zoom.view else { return .zero }
        let anchor = subview.layer.anchorPoint
        return CGPoint(x: size.width * anchor.x * (zoom.scale - 1), y: size.height * anchor.y * (zoom.scale - 1))
    }

    /// Converts a point of the content to the zoomed view.
    private func position(of point: CGPoint, in view: UIView) -> CGPoint {
        let scale = view === zoom.view ? zoom.scale : 1
        return CGPoint(x: (point.x - view.frame.minX) / scale, y: (point.y - view.frame.minY) / scale)
    }

    private func offset(holding held: CGPoint, of view: UIView, under finger: CGPoint, at scale: CGFloat) -> CGPoint {
        CGPoint(x: view.frame.minX + held.x * scale - finger.x, y: view.frame.minY + held.y * scale - finger.y)
    }

    private func clampedOffset(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
    }

    private func offsetInside(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        func inside(_ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ extent: CGFloat)
            -> CGFloat
        {
            min(max(value, -before), max(-before, content + after - extent))
        }
        return CGPoint(
            x: inside(offset.x, inset.left, contentSize.width, inset.right, bounds.width),
            y: inside(offset.y, inset.top, contentSize.height, inset.bottom, bounds.height))
    }
}

/// The pinch that zooms a scroll view's content. It is recognized together with the drag, which pauses during the
/// pinch.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(zooming scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.track() }
    }

    private func track() {
        guard let scrollView else { return }
        let point = location(in: scrollView)
        let finger = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
        switch state {
        case .began:
            scrollView.beginPinch(at: point)
            scrollView.pinch(by: scale, under: finger)
        case .changed: scrollView.pinch(by: scale, under: finger)
        case .ended, .cancelled, .failed: scrollView.endPinch(under: finger)
        case .possible: return
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
