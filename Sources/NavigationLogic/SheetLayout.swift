package import Foundation
import MotionLogic

/// The frame of a sheet, and its target when a finger releases it. Lengths are in points; heights are measured from the
/// bottom edge.
package struct SheetLayout: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case page, form }
    package enum Shape: Hashable, Sendable {
        /// Covers the window. The sheet has one height only.
        case full
        /// Attached to the bottom edge.
        case attached
        /// Centered in a wide window.
        case floating
    }

    package var bounds: CGSize
    package var safeTop = 0.0
    package var safeBottom = 0.0
    /// The larger of the left and right safe area insets.
    package var safeSide = 0.0
    package var form = Form.page
    package var isWide = false
    package var isLow = false
    package var attachesWhenLow = false
    package var widthFollowsContent = false
    /// Zero if the content has no preferred size.
    package var preferred = CGSize.zero

    package init(bounds: CGSize) { self.bounds = bounds }

    package var shape: Shape {
        if isLow { return attachesWhenLow ? .attached : .full }
        return isWide ? .floating : .attached
    }

    // Chosen: the view behind the sheet is visible in the ten points between the safe area and the sheet.
    package static let peek = 10.0

    /// The gap above a sheet at its largest height.
    package var topGap: Double { shape == .full ? 0 : safeTop + Self.peek }
    package var largestHeight: Double { max(0, Double(bounds.height) - topGap) }

    // MARK: Detents

    /// Documented (UISheetPresentationController.Detent): the value of a detent excludes the bottom safe area inset.
    package var largestValue: Double { max(0, largestHeight - safeBottom) }
    /// Documented (UISheetPresentationController.Detent): about half of the height. Nil in compact height.
    package var mediumValue: Double? { isLow ? nil : max(0, Double(bounds.height) / 2 - safeBottom) }
    /// The height of a sheet for a detent's value.
    package func height(of value: Double) -> Double { min(max(value, 0) + safeBottom, largestHeight) }

    // MARK: Places

    /// - Parameter height: the height of an attached sheet.
    package func frame(height: Double) -> CGRect {
        switch shape {
        case .full: return CGRect(origin: .zero, size: bounds)
        case .attached:
            var width = Double(bounds.width)
            if isLow { width -= 2 * safeSide }
            if widthFollowsContent, preferred.width > 0 { width = min(width, Double(preferred.width)) }
            return CGRect(
                x: ((Double(bounds.width) - width) / 2).rounded(), y: Double(bounds.height) - height, width: width,
                height: height)
        case .floating:
            let size = floatingSize
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
    }

    private var floatingSize: CGSize {
        // Chosen: at least ten points stay free around a form sheet, twenty around a page sheet.
        let room: (CGFloat) -> CGSize = { [bounds, safeTop, safeBottom] margin in
            CGSize(
                width: max(0, bounds.width - 2 * margin),
                height: max(0, bounds.height - 2 * max(margin, CGFloat(max(safeTop, safeBottom)) + margin / 2)))
        }
        switch form {
        case .form:
            // Documented (UIModalPresentationStyle.formSheet): 540 by 620 points, unless the content has a preferred
            // size.
            let preferred = CGSize(
                width: preferred.width > 0 ? preferred.width : 540,
                height: preferred.height > 0 ? preferred.height : 620)
            return CGSize(width: min(preferred.width, room(10).width), height: min(preferred.height, room(10).height))
        case .page:
            // Folklore (presentations/page-width): a page sheet is 704 points wide and nearly as high as the window.
            return CGSize(width: min(704, room(20).width), height: room(20).height)
        }
    }

    // MARK: A finger

    /// The displayed height of a sheet that a finger has pulled to `height`.
    /// - Parameter heights: the resting heights in ascending order.
    package static func shown(_ height: Double, heights: [Double], mayDismiss: Bool) -> Double {
        guard let least = heights.first, let most = heights.last else { return height }
        if height > most { return most + RubberBand.shown(pull: height - most, extent: most) / 2 }
        if height < least, !mayDismiss { return least - RubberBand.shown(pull: least - height, extent: least) / 2 }
        return height
    }

    package enum Goal: Hashable, Sendable { case rest(Int), leaves }

    /// - Parameter velocity: the velocity of the finger in points per second, positive upward.
    package static func goal(from height: Double, velocity: Double, heights: [Double], mayDismiss: Bool) -> Goal {
        // Chosen: the height that the sheet would reach in a fifth of a second. Below half of the lowest height the
        // sheet is dismissed.
        let landing = height + velocity * 0.2
        guard let least = heights.first else { return .leaves }
        if mayDismiss, landing < least / 2 { return .leaves }
        let nearest = heights.indices.min { abs(heights[$0] - landing) < abs(heights[$1] - landing) } ?? 0
        return .rest(nearest)
    }

    /// The fraction by which the view behind the sheet recedes, in `0 ... 1`: 1 for a sheet at its largest height.
    package static func receding(_ height: Double, heights: [Double], largest: Double) -> Double {
        guard let most = heights.last, most >= largest - 0.5 else { return 0 }
        let before = heights.dropLast().last ?? 0
        guard most > before else { return 1 }
        return min(max((height - before) / (most - before), 0), 1)
    }
}
