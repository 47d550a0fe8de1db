import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// The frame of the bar from its host, with and without an animation.
extension UINavigationBar {
    /// Makes changes of frames and views that are not attributed to the app.
    func arrange(_ change: () -> Void) {
        shown.isArranging = true
        change()
        shown.isArranging = false
    }

    func setFrame(_ frame: CGRect) { arrange { self.frame = frame } }

    /// Sets the frame of the background in a bar of this size.
    func setBackgroundFrame(for size: CGSize) {
        background.frame = BarChrome.background(size, above: shown.surroundings.topExtension)
    }

    private static var heightKey: String { "height" }

    /// Animates the height of the bar, whose model frame is already the final frame.
    /// - Parameter slide: the horizontal offset in points at a time, if only one of two screens has a bar.
    func animateHeight(_ track: ProgressTrack, _ timeline: Timeline, slide: @escaping (Double) -> CGFloat) {
        let (tall, hanging) = background.parts
        for view in [self, background] + tall + hanging {
            let grows = !hanging.contains { $0 === view }
            for key in ["position", "bounds", "bounds.size", "bounds.origin"] {
                view.layer.removeAnimation(forKey: key)
            }
            let slides = view === self
            view.layer.add(
                TimelineAnimation(timeline) { model, progress in
                    let left = CGFloat(track.value(at: progress) - track.end)
                    if grows { model.bounds.size.height += left }
                    model.position.y += grows ? left * model.anchorPoint.y : left
                    if slides { model.position.x += slide(progress) }
                }, forKey: Self.heightKey)
        }
    }

    /// Removes remaining animations of the frame.
    func endFrameMotion() {
        for layer in [layer, background.layer] { layer.removeMotions() }
        let (tall, hanging) = background.parts
        for view in tall + hanging { view.layer.removeAnimation(forKey: Self.heightKey) }
        for view in withDescendants { view.layer.removeTransitionDifferences() }
    }
}
