import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// A motion of a bar to another item: what its host asks for, or the bar itself where it is on its own.
struct NavigationBarMotion {
    var isPush: Bool
    var item: UINavigationItem?
    var below: UINavigationItem?
    var style = LargeTitleRule.Style.standard
    /// The bar's frame at the end.
    var frame: CGRect
    /// Whether the bar gets its frame along with the motion; not where it appears or disappears with a page.
    var movesFrame = false
    var timeline: Timeline
}

extension UINavigationBar {
    /// Starts a motion. The outgoing content stays laid out by its own height.
    func begin(_ motion: NavigationBarMotion) {
        UIView.animate(along: motion.timeline) {
            if motion.movesFrame { setFrame(motion.frame) }
            setBackgroundFrame(for: motion.frame.size)
        }
        let content = motion.item.map { BarContent(item: $0, below: motion.below, bar: self, style: motion.style) }
        begin(motion, to: content)
        // The background alone: other new parts of the bar are laid out in place; animated, they would grow from an
        // empty frame.
        UIView.animate(along: motion.timeline) { background.layer.layoutIfNeeded() }
    }

    private func begin(_ motion: NavigationBarMotion, to content: BarContent?) {
        let (isPush, timeline) = (motion.isPush, motion.timeline)
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
            content.apply(scrolled: titleScrolled(content))
            hideRow(of: content, content.item.searchHidesRow)
        }
        // A large title leaves its zone on the way to the back button.
        largeTitleClip.clipsToBounds = false
        leaving?.setInteractive(false)
        let transition = BarTransition(
            self, upper: isPush ? content : leaving, lower: isPush ? leaving : content, isPush: isPush,
            timeline: timeline)
        keeping(shown.motion) { shown.motion = transition }
        transition.start()
        background.animateAlong(timeline, to: paint(for: content?.item, overlap: shown.surroundings.overlap))
    }

    /// The motion has ended: the content of the outcome stays, the other one is removed.
    func endMotion(completed: Bool) {
        // The frame of a bar on its own is the app's, and so are its animations.
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

    /// Whether an item in motion is displayed by another title style than this rule gives it.
    func motionDiffers(from style: (UINavigationItem) -> LargeTitleRule.Style?) -> Bool {
        [shown.content, shown.leaving].compactMap { $0 }.contains { content in
            style(content.item).map { $0 != content.style } ?? false
        }
    }

    // MARK: A bar on its own

    func startOwnMotion(isPush: Bool, _ done: @escaping (UINavigationBar) -> Void) {
        let timeline = Timeline()
        begin(
            NavigationBarMotion(
                isPush: isPush, item: topItem, below: backItem, style: topItem.map { titleStyle($0) } ?? .standard,
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
