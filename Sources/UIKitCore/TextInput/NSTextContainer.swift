public import Foundation
import QuartzCore

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    var changed: () -> Void = {}
    /// The padding at both ends of a line, inside the view's insets, in points.
    ///
    /// Documented (NSTextContainer.lineFragmentPadding): 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
}
