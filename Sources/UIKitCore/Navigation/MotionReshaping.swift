import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The area in which pages and bar move.
struct MotionArea: Equatable {
    var size: CGSize
    /// The distance in points that the display covers at the top.
    var top: CGFloat
    /// The height of the bar's row.
    var row: CGFloat
    var margin: CGFloat
}

extension UINavigationController {
    var motionArea: MotionArea {
        MotionArea(
            size: view.bounds.size, top: barTop, row: navigationBar.rowHeight, margin: navigationBar.sideMargin)
    }

    /// Called when the window was resized during a transition: pages and bar continue at the same progress in the new
    /// size. The change itself is animated with the window's metrics.
    func updateShape(_ motion: PageMotionInFlight) {
        guard let old = motion.room, old != motionArea else { return }
        motion.room = motionArea
        motion.updateDecorations()
        refreshInsets()
        reshape(motion)
    }

    /// Called when a rule for heights or titles changed during a transition: the incoming page reaches its new values
    /// at the end, the outgoing page if the transition is cancelled, without a jump.
    func updateHeights(_ motion: PageMotionInFlight) {
        guard motion.room != nil, mayChangeBarHeight, let track = motion.barHeight else { return }
        let progress = motion.timeline.progress(at: view.appContext.now)
        let (from, to) = (motion.transition.from, motion.transition.to)
        let (start, end) = (
            from.map { Double(barHeight(for: $0)) } ?? track.start, to.map { Double(barHeight(for: $0)) } ?? track.end
        )
        let restyles = navigationBar.motionDiffers { item in
            [from, to].compactMap { $0 }.first { $0.navigationItem === item }.map { titleStyle($0) }
        }
        guard progress < 1, restyles || start != track.start || end != track.end else { return }
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
            let track = reshapeBar(motion)
            rearrangeBar(motion, leavingHeight: CGFloat(track.start))
            let width = view.bounds.width
            let forward: CGFloat = (motion.transition.operation == .pop ? -1 : 1) * (view.isRightToLeft ? -1 : 1)
            bar.animateHeight(
                track, motion.timeline, slide: motion.slidesBar ? { forward * width * CGFloat(1 - $0) } : nil)
        }
    }

    /// Sets the frame of the bar at the end of the transition.
    private func reshapeBar(_ motion: PageMotionInFlight) -> ProgressTrack {
        let bar = navigationBar
        let width = view.bounds.width
        let top = barTop
        bar.surroundings.topExtension = top
        // The number of lines of a long title depends on the bar's width.
        bar.setFrame(CGRect(x: bar.frame.minX, y: bar.frame.minY, width: width, height: bar.frame.height))
        let start = motion.transition.from.map { barHeight(for: $0) }
        let end = motion.transition.to.map { barHeight(for: $0) }
        var track = motion.barHeight ?? ProgressTrack(from: Double(bar.bounds.height), to: Double(bar.bounds.height))
        if start.map({ Double($0) != track.start }) == true || end.map({ Double($0) != track.end }) == true {
            track = ProgressTrack(from: start.map(Double.init) ?? track.start, to: end.map(Double.init) ?? track.end)
        }
        motion.barHeight = track
        let height = CGFloat(track.end)
        var frame = CGRect(x: 0, y: top, width: width, height: height)
        if bars.isNavigationBarHidden {
            if motion.slidesBar {
                let forward: CGFloat = (motion.transition.operation == .pop ? -1 : 1) * (view.isRightToLeft ? -1 : 1)
                frame.origin.x = -forward * width
            } else {
                frame.origin.y = -height
            }
        }
        bar.setFrameInMotion(frame)
        return track
    }

    private func rearrangeBar(_ motion: PageMotionInFlight, leavingHeight: CGFloat) {
        let (from, to) = (motion.transition.from, motion.transition.to)
        navigationBar.rearrangeInMotion(
            { item in [from, to].compactMap { $0 }.first { $0.navigationItem === item }.map { titleStyle($0) } },
            leaving: (leavingHeight, from.map { scrolled($0) } ?? 0))
    }
}
