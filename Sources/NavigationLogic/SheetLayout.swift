package import Foundation
import MotionLogic

/// Where a sheet is, and where a finger that lets go of it sends it. Lengths in points; heights are from the bottom
/// edge up.
package struct SheetLayout: Hashable, Sendable {
    package enum Form: Hashable, Sendable { case page, form }
    package enum Shape: Hashable, Sendable {
        /// Covers the window: there is no height to give away.
        case full
        /// Grows out of the bottom edge.
        case attached
        /// In the middle of a wide window.
        case floating
    }

    package var bounds: CGSize
    package var safeTop = 0.0
    package var safeBottom = 0.0
    /// The larger of the two.
    package var safeSide = 0.0
    package var form = Form.page
    package var isWide = false
    package var isLow = false
    package var attachesWhenLow = false
    package var widthFollowsContent = false
    /// Zero where the content prefers no size.
    package var preferred = CGSize.zero

    package init(bounds: CGSize) { self.bounds = bounds }

    package var shape: Shape {
        if isLow { return attachesWhenLow ? .attached : .full }
        return isWide ? .floating : .attached
    }

    // Chosen: what is behind is visible ten points above a sheet, below what the display covers.
    package static let peek = 10.0

    /// What a sheet that is all the way up leaves at the top.
    package var topGap: Double { shape == .full ? 0 : safeTop + Self.peek }
    package var largestHeight: Double { max(0, Double(bounds.height) - topGap) }

    // MARK: Detents

    /// Documented: a detent's value leaves out what the display covers at the bottom.
    package var largestValue: Double { max(0, largestHeight - safeBottom) }
    /// Documented: about half of the room. Nil while the window is low.
    package var mediumValue: Double? { isLow ? nil : max(0, Double(bounds.height) / 2 - safeBottom) }
    /// The height of a sheet for a detent's value.
    package func height(of value: Double) -> Double { min(max(value, 0) + safeBottom, largestHeight) }

    // MARK: Places

    /// - Parameter height: of an attached sheet.
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
        // Chosen: at least ten points stay free around a form, twenty around a page.
        let room: (CGFloat) -> CGSize = { [bounds, safeTop, safeBottom] margin in
            CGSize(
                width: max(0, bounds.width - 2 * margin),
                height: max(0, bounds.height - 2 * max(margin, CGFloat(max(safeTop, safeBottom)) + margin / 2)))
        }
        switch form {
        case .form:
            // Documented: 540 by 620 points, unless the content prefers another size.
            let wish = CGSize(
                width: preferred.width > 0 ? preferred.width : 540,
                height: preferred.height > 0 ? preferred.height : 620)
            return CGSize(width: min(wish.width, room(10).width), height: min(wish.height, room(10).height))
        case .page:
            // Folklore (presentations/page-width): a page is 704 points wide, and nearly as high as the window.
            return CGSize(width: min(704, room(20).width), height: room(20).height)
        }
    }

    // MARK: A finger

    /// The height that shows for a finger that pulled the sheet to `height`.
    /// - Parameter heights: those at which it may rest, rising.
    package static func shown(_ height: Double, heights: [Double], mayLeave: Bool) -> Double {
        guard let least = heights.first, let most = heights.last else { return height }
        if height > most { return most + RubberBand.shown(pull: height - most, extent: most) / 2 }
        if height < least, !mayLeave { return least - RubberBand.shown(pull: least - height, extent: least) / 2 }
        return height
    }

    package enum Goal: Hashable, Sendable { case rest(Int), leaves }

    /// - Parameter velocity: of the finger, in points a second, positive upwards.
    package static func goal(from height: Double, velocity: Double, heights: [Double], mayLeave: Bool) -> Goal {
        // Chosen: where a fifth of a second at this pace would bring it; below half of the lowest height it goes.
        let landing = height + velocity * 0.2
        guard let least = heights.first else { return .leaves }
        if mayLeave, landing < least / 2 { return .leaves }
        let nearest = heights.indices.min { abs(heights[$0] - landing) < abs(heights[$1] - landing) } ?? 0
        return .rest(nearest)
    }

    /// How far what is behind steps back, 0…1: all the way for a sheet that is all the way up.
    package static func receding(_ height: Double, heights: [Double], largest: Double) -> Double {
        guard let most = heights.last, most >= largest - 0.5 else { return 0 }
        let before = heights.dropLast().last ?? 0
        guard most > before else { return 1 }
        return min(max((height - before) / (most - before), 0), 1)
    }
}
