package import Foundation

/// The direction in which a flow layout scrolls. Lines run across this direction.
package enum FlowAxis: Sendable, Equatable {
    case vertical, horizontal

    /// The size of an item along its line: its width if the layout scrolls vertically.
    package func length(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    /// The size of an item along the scroll axis: its height if the layout scrolls vertically.
    package func extent(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    /// The size of an item from its length along the line and its extent along the scroll axis.
    package func size(length: CGFloat, extent: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: length, height: extent) : CGSize(width: extent, height: length)
    }

    /// - Parameters:
    ///   - position: the origin across the scroll axis.
    ///   - start: the origin along the scroll axis.
    package func rect(position: CGFloat, start: CGFloat, length: CGFloat, extent: CGFloat) -> CGRect {
        self == .vertical
            ? CGRect(x: position, y: start, width: length, height: extent)
            : CGRect(x: start, y: position, width: extent, height: length)
    }

    /// The two ends of a rectangle along the scroll axis.
    package func span(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        self == .vertical
            ? (rect.origin.y, rect.origin.y + rect.size.height) : (rect.origin.x, rect.origin.x + rect.size.width)
    }

    /// The two ends of a rectangle across the scroll axis.
    package func crossSpan(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        self == .vertical
            ? (rect.origin.x, rect.origin.x + rect.size.width) : (rect.origin.y, rect.origin.y + rect.size.height)
    }
}

/// Insets of a section or of a collection view, named by the direction of scrolling. In points.
package struct FlowInsets: Sendable, Equatable {
    /// The inset along the scroll axis in front of the content: the top inset if the layout scrolls vertically.
    package var before: CGFloat
    /// The inset along the scroll axis behind the content.
    package var after: CGFloat
    /// The inset at the beginning of each line: the left inset if the layout scrolls vertically, otherwise the top.
    package var leading: CGFloat
    /// The inset at the end of each line: the right inset if the layout scrolls vertically, otherwise the bottom.
    package var trailing: CGFloat

    /// Insets of zero on every side.
    package static let zero = FlowInsets()

    /// Insets named by the direction of scrolling, in points.
    package init(before: CGFloat = 0, after: CGFloat = 0, leading: CGFloat = 0, trailing: CGFloat = 0) {
        (self.before, self.after, self.leading, self.trailing) = (before, after, leading, trailing)
    }

    /// Insets of a view, for a layout that scrolls along an axis.
    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, axis: FlowAxis) {
        self =
            axis == .vertical
            ? FlowInsets(before: top, after: bottom, leading: left, trailing: right)
            : FlowInsets(before: left, after: right, leading: top, trailing: bottom)
    }

    /// These section insets for a layout that measures section insets from the safe area or from the layout margins.
    ///
    /// Only the insets across the scroll axis change.
    /// Documented (UICollectionViewFlowLayout.SectionInsetReference): the content inset is a minimum.
    /// Measured (collections/inset-reference): the larger of zero and inset + reference − content inset.
    ///
    /// - Parameters:
    ///   - reference: the safe area insets or the layout margins of the view.
    ///   - contentInsets: the adjusted content insets of the view.
    package func measured(from reference: FlowInsets, contentInsets: FlowInsets) -> FlowInsets {
        var insets = self
        insets.leading = max(0, leading.bounded + reference.leading.bounded - contentInsets.leading.bounded)
        insets.trailing = max(0, trailing.bounded + reference.trailing.bounded - contentInsets.trailing.bounded)
        return insets
    }

    /// The same insets with finite numbers.
    var bounded: FlowInsets {
        FlowInsets(
            before: before.bounded, after: after.bounded, leading: leading.bounded, trailing: trailing.bounded)
    }
}

extension CGFloat {
    /// The number within ± 1e9; zero for NaN. Chosen: sums of 100,000 such numbers keep fractions of a pixel.
    var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
