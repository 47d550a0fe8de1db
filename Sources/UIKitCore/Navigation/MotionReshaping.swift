import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

extension UINavigationController {
    var travelArea: BarTravel.Area {
        BarTravel.Area(stackChrome, row: barHeights(of: nil).row, margin: navigationBar.sideMargin)
    }

    /// Called when the window was resized during a transition: pages and bar continue at the same progress in the new
    /// size. The change itself is animated with the window's metrics.
    func updateShape(_ motion: PageMotionInFlight) {
        guard let old = motion.travel.area, old != travelArea else { return }
        motion.travel.area = travelArea
        motion.updateDecorations()
        refreshInsets()
        reshape(motion)
    }

    /// Called when a rule for heights or titles changed during a transition: the incoming page reaches its new values
    /// at the end, the outgoing page if the transition is cancelled, without a jump.
    func updateHeights(_ motion: PageMotionInFlight) {
        guard motion.travel.area != nil, mayChangeBarHeight else { return }
        let progress = motion.timeline.progress(at: view.appContext.now)
        let (from, to) = (motion.transition.from, motion.transition.to)
        guard progress < 1,
            motion.travel.styles != titleStyles(motion)
                || motion.travel.differs(from: from.map { barHeight(for: $0) }, to: to.map { barHeight(for: $0) })
        else { return }
        UIView.easeOver(motion.timeline, .around(progress)) { reshape(motion) }
        refreshInsets(of: motion.to, motion, .around(progress))
        refreshInsets(of: motion.from, motion, .backFrom(progress))
    }

    /// Updates the insets of a moving page: its content moves to the new offset together with the bar.
    func refreshInsets(of page: PageView?, _ motion: PageMotionInFlight, _ fade: DifferenceFade) {
        guard let page else { return }
        UIView.easeOver(motion.timeline, fade) {
            refreshInsets(of: page)
            page.layoutIfNeeded()
        }
    }

    private func reshape(_ motion: PageMotionInFlight) {
        let bar = navigationBar
        UIView.carryOver(bar.withDescendants) {
            updateSurroundings(inMotion: true)
            bar.perform(.width(view.bounds.width))
            motion.travel.styles = titleStyles(motion)
            let track = motion.travel.reshape(
                from: motion.transition.from.map { barHeight(for: $0) },
                to: motion.transition.to.map { barHeight(for: $0) }, current: bar.bounds.height)
            let offset = motion.transition.from.map { scrolled($0) } ?? 0
            continueBar(
                motion,
                NavigationBarCourse.Contents(
                    style: { self.style(of: $0, in: motion) }, leaving: (CGFloat(track.start), offset)))
        }
    }

    /// Animates the bar from its current position to the end of its travel.
    func continueBar(_ motion: PageMotionInFlight, _ contents: NavigationBarCourse.Contents? = nil) {
        guard let track = motion.travel.height else { return }
        let chrome = stackChrome, travel = motion.travel, isPop = motion.transition.operation == .pop
        navigationBar.perform(
            .proceed(
                NavigationBarCourse(
                    frame: chrome.end(of: travel, isPop: isPop), height: track, timeline: motion.timeline,
                    slide: { chrome.slide(of: travel, at: $0, isPop: isPop) }, contents: contents)))
    }

    /// The title style of an item of the two pages; nil for another item.
    private func style(of item: UINavigationItem, in motion: PageMotionInFlight) -> LargeTitleRule.Style? {
        [motion.transition.from, motion.transition.to].compactMap { $0 }.first { $0.navigationItem === item }
            .map { barHeights(of: $0).style }
    }

    /// The title styles of both pages.
    func titleStyles(_ motion: PageMotionInFlight) -> [LargeTitleRule.Style?] {
        [motion.transition.from, motion.transition.to].map { page in page.map { barHeights(of: $0).style } }
    }
}
