import CoreGraphics
import Foundation

/// A presentation that covers its whole container: the full screen, or a context that a controller defines.
final class CoveringPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        let style = parts.madeFor ?? presentationStyle
        return style == .fullScreen || style == .currentContext
    }
}
