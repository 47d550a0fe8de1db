import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// A change that the host of a navigation bar requests. A host changes its bar in no other way, and reads from it only
/// the heights for an item.
enum NavigationBarRequest {
    /// The bar gets a host; nil for a bar on its own.
    case join((any NavigationBarHost)?)
    /// The facts about the surroundings of the bar.
    /// - keepsContent: the facts about content stay, because a transition began with them.
    case surround(BarSurroundings, keepsContent: Bool)
    /// Displays the top item without animation.
    case displayTop
    /// The frame at rest. A hidden bar receives no touches.
    case rest(CGRect, isHidden: Bool)
    /// Starts an animation to another item.
    case begin(NavigationBarMotion)
    /// The width during an animation: the number of lines of a long title depends on it.
    case width(CGFloat)
    /// Continues the animation with another end.
    case proceed(NavigationBarCourse)
    /// Ends the animation.
    case end(completed: Bool)
    /// Begins to rename the document of the displayed item, if the app allows it.
    case rename
}

/// The rest of an animation of a bar, with another end.
struct NavigationBarCourse {
    /// The frame of the bar at the end.
    var frame: CGRect
    var height: ProgressTrack
    var timeline: Timeline
    /// The horizontal distance in points from the end at a time, if only one of two screens has a bar.
    var slide: (Double) -> CGFloat
    /// Both contents in a bar of another size; nil if they stay as they are.
    var contents: Contents?

    struct Contents {
        /// The title style of an item; nil for an item of another bar.
        var style: (UINavigationItem) -> LargeTitleRule.Style?
        /// The bar's height for the outgoing content, and its scroll offset.
        var leaving: (height: CGFloat, scrolled: CGFloat)
    }
}

extension UINavigationBar {
    func perform(_ request: NavigationBarRequest) {
        switch request {
        case .join(let host): stack.host = host
        case .surround(let facts, let keepsContent): surround(facts, keepsContent: keepsContent)
        case .displayTop: displayTop()
        case .rest(let frame, let isHidden):
            setFrame(frame)
            isUserInteractionEnabled = !isHidden
            setNeedsLayout()
        case .begin(let motion): begin(motion)
        case .width(let width): setFrame(CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height))
        case .proceed(let course): proceed(course)
        case .end(let completed): endMotion(completed: completed)
        case .rename: shown.content?.titleTapped()
        }
    }

    private func surround(_ facts: BarSurroundings, keepsContent: Bool) {
        let new = keepsContent ? shown.surroundings.moved(to: facts) : facts
        guard new != shown.surroundings else { return }
        shown.surroundings = new
        setNeedsLayout()
    }

    private func proceed(_ course: NavigationBarCourse) {
        setFrame(course.frame)
        setBackgroundFrame(for: course.frame.size)
        background.layoutIfNeeded()
        if let contents = course.contents { rearrangeInMotion(contents.style, leaving: contents.leaving) }
        animateHeight(course.height, course.timeline, slide: course.slide)
    }
}
