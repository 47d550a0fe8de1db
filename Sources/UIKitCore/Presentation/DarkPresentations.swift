import CoreGraphics
import Foundation
import NavigationLogic

/// Alerts on alerts: each dims the screen and all alerts below. A presentation so far below that the dims leave no
/// light of it is not drawn, so that a chain of any length costs as much to draw as what shows of it.
extension PresentationStage {
    /// Less light than half a step of an 8-bit color.
    private static let leastLight: CGFloat = 1 / 510

    /// The share of the light from below that the presentation lets through at rest. While the presentation moves, its
    /// dim fades.
    private var lightFromBelow: CGFloat { phase == .shown && !isContext ? presentation.lightFromBelow : 1 }

    /// Hides the presentations that are too dark to see, and shows those that are not. The stage is the topmost of its
    /// chain, and came to rest or begins to leave.
    func updateDarkBelow() {
        guard presentation.lightFromBelow < 1, !leavesChain else { return }
        var light = lightFromBelow
        var next = stageBelow
        while let stage = next {
            let isDark = light < Self.leastLight
            if !stage.isContext {
                // All below a dark one are dark since it became dark.
                if isDark, stage.stageView.isHidden { return }
                stage.stageView.isHidden = isDark
            }
            light *= stage.lightFromBelow
            next = stage.stageBelow
        }
    }

    private var stageBelow: PresentationStage? { host?.outermost.presentation.stage }
}
