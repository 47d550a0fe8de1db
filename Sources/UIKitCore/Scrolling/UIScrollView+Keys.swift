import CoreGraphics
import FocusLogic
import Foundation

extension UIScrollView {
    /// Scrolls by a key that moves nothing else.
    ///
    /// Documented (UIScrollView.allowsKeyboardScrolling): arrows, page keys, Home and End scroll. Chosen: 40 points for
    /// an arrow, as three lines of text do on Linux desktops, and a page without the height of a row.
    /// - Returns: false if the content does not extend beyond the view in the direction.
    func scroll(by command: FocusCommand) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, let distance = distance(of: command) else { return false }
        let inset = adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        let high = CGPoint(
            x: max(low.x, contentSize.width + inset.right - bounds.width),
            y: max(low.y, contentSize.height + inset.bottom - bounds.height))
        guard distance.x != 0 ? high.x > low.x : high.y > low.y else { return false }
        let target = CGPoint(
            x: min(max(contentOffset.x + distance.x, low.x), high.x),
            y: min(max(contentOffset.y + distance.y, low.y), high.y))
        if target != contentOffset { setContentOffset(target, animated: true) }
        return true
    }

    private func distance(of command: FocusCommand) -> CGPoint? {
        let inset = adjustedContentInset
        let page = max(44, bounds.height - inset.top - inset.bottom - 44)
        let whole = contentSize.height + inset.top + inset.bottom
        switch command {
        case .move(.up, _): return CGPoint(x: 0, y: -40)
        case .move(.down, _): return CGPoint(x: 0, y: 40)
        case .move(.left, _): return CGPoint(x: -40, y: 0)
        case .move(.right, _): return CGPoint(x: 40, y: 0)
        case .move(.first, _): return CGPoint(x: 0, y: -whole)
        case .move(.last, _): return CGPoint(x: 0, y: whole)
        case .page(let isForward): return CGPoint(x: 0, y: isForward ? page : -page)
        case .move, .group, .activate: return nil
        }
    }
}
