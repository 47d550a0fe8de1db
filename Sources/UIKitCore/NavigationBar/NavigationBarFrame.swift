import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// The frame that a host gives the bar, at rest and in a motion.
extension UINavigationBar {
    var surroundings: BarSurroundings {
        get { shown.surroundings }
        set {
            guard newValue != shown.surroundings else { return }
            shown.surroundings = newValue
            setNeedsLayout()
        }
    }

    /// Changes frames and views without taking that for the app's.
    func arrange(_ change: () -> Void) {
        shown.isArranging = true
        change()
        shown.isArranging = false
    }

    func setFrame(_ frame: CGRect) { arrange { self.frame = frame } }

    /// Gives the background its frame in a bar of this size.
    func setBackgroundFrame(for size: CGSize) {
        let top = shown.surroundings.topExtension
        background.frame = CGRect(x: 0, y: -top, width: size.width, height: size.height + top)
    }

    /// Sets the frame at rest. A hidden bar takes no touches.
    func setFrameAtRest(_ frame: CGRect, isHidden: Bool) {
        setFrame(frame)
        isUserInteractionEnabled = !isHidden
        setNeedsLayout()
    }

    /// Gives the bar its frame at the end of the motion, with the background in it.
    func setFrameInMotion(_ frame: CGRect) {
        setFrame(frame)
        setBackgroundFrame(for: frame.size)
        background.layoutIfNeeded()
    }

    private static var heightKey: String { "height" }

    /// The bar's frame is that of the end; its height gets there along with a motion.
    /// - Parameter slide: the points by which the bar is moved aside at a moment, where only one of two screens has it.
    func animateHeight(_ track: ProgressTrack, _ timeline: Timeline, slide: ((Double) -> CGFloat)? = nil) {
        let (tall, hanging) = background.parts
        for view in [self, background] + tall + hanging {
            let grows = !hanging.contains { $0 === view }
            for key in ["position", "bounds", "bounds.size", "bounds.origin"] {
                view.layer.removeAnimation(forKey: key)
            }
            let beside = view === self ? slide : nil
            view.layer.add(
                TimelineAnimation(timeline) { model, progress in
                    let left = CGFloat(track.value(at: progress) - track.end)
                    if grows { model.bounds.size.height += left }
                    model.position.y += grows ? left * model.anchorPoint.y : left
                    if let beside { model.position.x += beside(progress) }
                }, forKey: Self.heightKey)
        }
    }

    /// Removes what is left of a motion of the frame.
    func endFrameMotion() {
        for layer in [layer, background.layer] { layer.removeMotions() }
        let (tall, hanging) = background.parts
        for view in tall + hanging { view.layer.removeAnimation(forKey: Self.heightKey) }
        for view in withDescendants { view.layer.removeTransitionDifferences() }
    }
}
