import ChromeLayout
import CoreGraphics
import Foundation

extension UIScrollView {
    /// The position of the content, for the bars at its ends.
    var scrollFacts: ScrollFacts {
        ScrollFacts(
            scrolled: contentOffset.y + adjustedContentInset.top,
            remaining: contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height)
    }
}
