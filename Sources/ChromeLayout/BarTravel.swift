package import Foundation
package import MotionLogic
package import NavigationLogic

/// The navigation bar of a stack during a push or pop.
package struct BarTravel: Equatable, Sendable {
    /// The height of the bar, from the outgoing page's to the incoming page's; nil until both are known.
    package var height: ProgressTrack?
    /// The title styles of the outgoing and the incoming page in the bar; empty until the bar is animated.
    package var styles: [LargeTitleRule.Style?] = []
    /// Whether only one of the two pages has the bar, which moves sideways with its page.
    package var slides = false
    /// The area for which both pages and the bar were laid out; nil until the bar is animated.
    package var area: Area?

    /// The area in which pages and bar move.
    package struct Area: Equatable, Sendable {
        package var size: CGSize
        /// The top of a visible bar.
        package var top: CGFloat
        /// The height of the bar's row.
        package var row: CGFloat
        package var margin: CGFloat

        package init(_ chrome: StackChrome, row: CGFloat, margin: CGFloat) {
            size = chrome.size
            top = chrome.barTop
            self.row = row
            self.margin = margin
        }
    }

    package init() {}

    /// Whether the bar has other heights at its ends. Nil heights are those of the travel.
    package func differs(from start: CGFloat?, to end: CGFloat?) -> Bool {
        guard let height else { return false }
        return start.map { Double($0) != height.start } == true || end.map { Double($0) != height.end } == true
    }

    /// Changes the heights of both ends, in another area. Nil heights are those of the travel.
    /// - Parameter current: the height of a bar whose heights are unknown.
    /// - Returns: the new heights.
    @discardableResult
    package mutating func reshape(from start: CGFloat?, to end: CGFloat?, current: CGFloat) -> ProgressTrack {
        let known = height ?? ProgressTrack(from: Double(current), to: Double(current))
        height = known
        guard differs(from: start, to: end) else { return known }
        let new = ProgressTrack(
            from: start.map(Double.init) ?? known.start, to: end.map(Double.init) ?? known.end)
        height = new
        return new
    }

    /// Changes the height of one end. The bar continues from its height at a progress.
    package mutating func grow(by points: CGFloat, atEnd: Bool, progress: Double) {
        guard var track = height else { return }
        if atEnd {
            track.setEnd(track.end + Double(points), at: progress)
        } else {
            track.setStart(track.start + Double(points), at: progress)
        }
        height = track
    }
}

extension StackChrome {
    /// The distance in points between a bar that moves with the incoming page, at the start of the transition, and its
    /// end; the incoming page has the same distance.
    package func arrival(isPop: Bool) -> CGFloat { (isPop ? -1 : 1) * (isRightToLeft ? -1 : 1) * size.width }

    /// The frame of the bar at the end of a transition in which it moves sideways.
    package func endOfSlide(height: CGFloat, isPop: Bool) -> CGRect {
        shownBar(height: height).offsetBy(dx: isBarHidden ? -arrival(isPop: isPop) : 0, dy: 0)
    }

    /// The frame of the bar at the start of a transition in which it moves sideways.
    package func startOfSlide(height: CGFloat, isPop: Bool) -> CGRect {
        endOfSlide(height: height, isPop: isPop).offsetBy(dx: arrival(isPop: isPop), dy: 0)
    }

    /// The frame of the bar at the end of a transition.
    package func end(of travel: BarTravel, isPop: Bool) -> CGRect {
        let height = CGFloat(travel.height?.end ?? 0)
        return travel.slides ? endOfSlide(height: height, isPop: isPop) : bar(height: height)
    }

    /// The distance in points of the bar from its end at a progress.
    package func slide(of travel: BarTravel, at progress: Double, isPop: Bool) -> CGFloat {
        travel.slides ? arrival(isPop: isPop) * CGFloat(1 - progress) : 0
    }
}
