import CoreGraphics
import Foundation
import NavigationLogic

/// Alerts above alerts: each alert dims the screen and all alerts below. A presentation is not drawn if the dimming
/// views above leave none of its light, so the drawing time of a chain of any length depends only on its visible part.
extension PresentationStage {
    /// The light below which nothing is visible: half a step of an 8-bit color.
    private static let leastLight: CGFloat = 1 / 510

    /// The fraction of the light from below that the presentation transmits at rest. During an animation of the
    /// presentation its dimming view fades.
    private var lightFromBelow: CGFloat { phase == .shown && !isContext ? presentation.lightFromBelow : 1 }

    /// Hides the presentations that are too dark to be visible, and shows the others. The stage is the topmost of its
    /// chain, and came to rest or begins its dismissal.
    func updateDarkBelow() {
        guard presentation.lightFromBelow < 1, !isDismissedInChain else { return }
        var light = lightFromBelow
        var next = stageBelow
        while let stage = next {
            let isDark = light < Self.leastLight
            if !stage.isContext {
                // All presentations below a dark presentation have been dark since it became dark.
                if isDark, stage.stageView.isHidden { return }
                stage.stageView.isHidden = isDark
            }
            light *= stage.lightFromBelow
            next = stage.stageBelow
        }
    }

    private var stageBelow: PresentationStage? { host?.outermost.presentationStage }
}
