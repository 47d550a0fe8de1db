import Testing
import UIKit
import UIKitTesting

/// Presses that become firmer, which no display here feels.
@MainActor
struct PreviewInteractionTests {
    private final class Listener: NSObject, UIPreviewInteractionDelegate {
        var calls = 0
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
            ended: Bool
        ) { calls += 1 }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { calls += 1 }
    }

    @Test("a preview interaction leaves the touches of its view alone, and retains neither the view nor the delegate")
    func touches() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        var taps = 0
        var button: UIButton? = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button?.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
        button.map(root.view.addSubview)
        var listener: Listener? = Listener()
        let interaction = UIPreviewInteraction(view: button!)
        interaction.delegate = listener
        #expect(interaction.view === button)
        #expect(listener.map(interaction.previewShouldBegin) == true)
        app.tap(at: CGPoint(x: 140, y: 220))
        interaction.cancel()
        #expect(taps == 1)
        #expect(listener?.calls == 0)
        #expect(interaction.location(in: nil) == .zero)
        #expect(interaction.location(in: root.view) == CGPoint(x: 100, y: 200))
        button?.removeFromSuperview()
        button = nil
        listener = nil
        app.settle()
        #expect(interaction.view == nil)
        #expect(interaction.delegate == nil)
        #expect(interaction.location(in: root.view) == .zero)
    }
}

extension UIPreviewInteraction {
    /// The answer of a delegate that does not implement the question.
    fileprivate func previewShouldBegin(_ delegate: some UIPreviewInteractionDelegate) -> Bool {
        delegate.previewInteractionShouldBegin(self)
    }
}
