import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// An animation of a bar to another item, requested by its host, or by the bar itself if it has no host.
struct NavigationBarMotion {
    var isPush: Bool
    var item: UINavigationItem?
    var below: UINavigationItem?
    var style = LargeTitleRule.Style.standard
    /// The final frame of the bar.
    var frame: CGRect
    /// Whether the frame of the bar is animated. It is not if the bar appears or disappears with a page.
    var movesFrame = false
    var timeline: Timeline
}

extension UINavigationBar {
    /// Starts an animation. The outgoing content stays laid out with its own height.
    func begin(_ motion: NavigationBarMotion) {
        UIView.animate(along: motion.timeline) {
            if motion.movesFrame { setFrame(motion.frame) }
            setBackgroundFrame(for: motion.frame.size)
        }
        let content = motion.item.map { BarContent(item: $0, below: motion.below, bar: self, style: motion.style) }
        let (isPush, timeline) = (motion.isPush, motion.timeline)
        refreshChangedButtons()
        shown.motion?.abandon()
        let old = shown.leaving
        keeping(shown.leaving) { shown.leaving = nil }
        if let old { remove(old) }
        let leaving = shown.content
        keeping(shown.leaving) { shown.leaving = leaving }
        keeping(shown.content) { shown.content = content }
        window?.customizationStage?.itemChanged(to: content?.item)
        beginSearchMotion(to: content?.item, isPush: isPush, timeline: timeline)
        if let content {
            install(content)
            layout(content)
            content.apply(scrolled: chrome(of: content).titleScrolled)
            hideRow(of: content, content.item.searchHidesRow)
        }
        // A large title leaves its zone when it moves to the back button.
        largeTitleClip.clipsToBounds = false
        leaving?.setInteractive(false)
        let transition = BarTransition(
            self, upper: isPush ? content : leaving, lower: isPush ? leaving : content, isPush: isPush,
            timeline: timeline)
        keeping(shown.motion) { shown.motion = transition }
        transition.start()
        background.animateAlong(timeline, to: paint(for: content?.item, overlap: shown.surroundings.overlap))
        // Only the background: other new parts of the bar are laid out without animation; otherwise they would grow
        // from an empty frame.
        UIView.animate(along: timeline) { background.layer.layoutIfNeeded() }
    }

    /// Ends the animation: the content of the outcome stays, the other content is removed.
    func endMotion(completed: Bool) {
        // The app sets and animates the frame of a bar on its own.
        if stack.host != nil { endFrameMotion() }
        guard let motion = shown.motion else { return }
        motion.abandon()
        keeping(shown.motion) { shown.motion = nil }
        for content in [shown.content, shown.leaving] { content?.dropPrompt() }
        largeTitleClip.clipsToBounds = true
        if !completed { (shown.content, shown.leaving) = (shown.leaving, shown.content) }
        endSearchMotion(completed: completed)
        if let gone = shown.leaving {
            keeping(shown.leaving) { shown.leaving = nil }
            remove(gone)
        }
        shown.content?.setInteractive(true)
        noteIndicator()
        setNeedsLayout()
    }

    // MARK: A bar on its own

    func startOwnMotion(isPush: Bool, _ done: @escaping (UINavigationBar) -> Void) {
        let timeline = Timeline()
        begin(
            NavigationBarMotion(
                isPush: isPush, item: topItem, below: backItem, style: topItem == nil ? .standard : topStyle,
                frame: frame, timeline: timeline))
        timeline.onEnd = { [weak self] in
            guard let self else { return }
            self.endMotion(completed: true)
            done(self)
        }
        timeline.run(from: 0, to: 1, spring: .navigation, duration: TimedSpring.navigation.duration)
    }

    func finishOwnMotion() {
        guard stack.host == nil else { return }
        shown.motion?.timeline.end()
    }
}
