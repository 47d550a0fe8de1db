import Foundation
import Testing
import UIKit

/// A pencil, which no Linux desktop reports.
@MainActor
struct PencilInteractionTests {
    private final class Delegate: NSObject, UIPencilInteractionDelegate {
        var taps = 0
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
    }

    @Test func `the interaction can be added and removed, and ignores every gesture`() {
        let (view, delegate) = (UIView(), Delegate())
        let interaction = UIPencilInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && delegate.taps == 0)
    }

    @Test func `no gesture of a pencil has an action`() {
        #expect(UIPencilInteraction.preferredTapAction == .ignore)
        #expect(UIPencilInteraction.preferredSqueezeAction == .ignore)
        #expect(!UIPencilInteraction.prefersPencilOnlyDrawing && !UIPencilInteraction.prefersHoverToolPreview)
        #expect(UIPencilPreferredAction(rawValue: 3) == .showColorPalette)
    }
}
