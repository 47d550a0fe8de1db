import CoreGraphics
public import Foundation

/// Notified of scrolling and zooming. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the offset changed, by a drag, an animation or a call.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins to scroll the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the touch is about to end.
    /// - Parameters:
    ///   - velocity: of the offset, in points per millisecond.
    ///   - targetContentOffset: the resting offset; can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the touch ended.
    /// - Parameter decelerate: whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to decelerate after the touch ended.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the decelerating content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated `setContentOffset` or `scrollRectToVisible`.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view to zoom; nil, the default, disables zooming. Called when zooming begins.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch or an animated call begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the scale changed. The content has its new size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the pinch ended and the scale has returned to its limits, or at the end of an animated call.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// - Coverage: never called (a desktop window has no status bar to tap)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// - Coverage: never called (a desktop window has no status bar to tap)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing by default.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing by default.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing by default.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns `nil` by default.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing by default.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing by default.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing by default.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true` by default.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing by default.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// UIKit's own observers, such as bars that collapse and change their appearance with the content.
@preconcurrency @MainActor
protocol ScrollObserver: AnyObject {
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// - Parameter velocity: of the offset, in points per second.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint)
}

extension ScrollObserver {
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {}
}

/// Weakly held observers.
@MainActor
struct ScrollObservers {
    private struct Entry {
        weak var observer: (any ScrollObserver)?
    }
    private var entries: [Entry] = []

    init() {}

    var list: [any ScrollObserver] { entries.compactMap(\.observer) }

    mutating func add(_ observer: any ScrollObserver) {
        entries.removeAll { $0.observer == nil }
        guard !entries.contains(where: { $0.observer === observer }) else { return }
        entries.append(Entry(observer: observer))
    }

    mutating func remove(_ observer: any ScrollObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }
}
