import CoreGraphics
public import Foundation

/// Is notified how the content of a scroll view moves. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, by a finger, a motion or a call.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is about to let go.
    /// - Parameters:
    ///   - velocity: of the offset, in points a millisecond.
    ///   - targetContentOffset: where the content will rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted.
    /// - Parameter decelerate: whether the content coasts on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to coast, after the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that coasted is at rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated `setContentOffset` or `scrollRectToVisible` has arrived.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// ``UIScrollView/adjustedContentInset`` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that zooms; nil, the default, for none. Asked when zooming begins.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers, or an animated call, begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale changed; the content has its new size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The fingers have lifted, and what bounced back is at rest; or an animated call has arrived.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// - Coverage: never called (a desktop window has no status bar to tap)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// - Coverage: never called (a desktop window has no status bar to tap)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Default: nothing is done.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Default: nothing is done.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Default: nothing is done.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Default: `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Default: nothing is done.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Default: nothing is done.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Default: nothing is done.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Default: `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Default: nothing is done.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// UIKit's own listeners, such as bars that shrink and change their look with the content.
@preconcurrency @MainActor
protocol ScrollObserver: AnyObject {
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// - Parameter velocity: of the offset, in points a second.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint)
}

extension ScrollObserver {
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {}
}

/// Observers that may go away at any time.
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
