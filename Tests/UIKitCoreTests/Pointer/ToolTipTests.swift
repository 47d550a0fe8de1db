import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct ToolTipTests {
    private let root = UIViewController()
    private let app: TestApp
    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    init() {
        app = TestApp(root)
        root.view.addSubview(button)
        app.settle()
    }

    private func tips(_ view: UIView? = nil) -> [String] {
        app.window.subviews.flatMap { $0.subviews }.compactMap { ($0 as? UILabel)?.text }
    }
    private func hover(_ x: CGFloat, _ y: CGFloat) { app.hover(at: CGPoint(x: x, y: y)) }

    @Test func `a tool tip appears after the pointer rested, and disappears when it leaves`() {
        #expect(button.toolTip == nil && button.toolTipInteraction == nil)
        button.toolTip = "Bold"
        #expect(button.toolTipInteraction?.view === button)
        hover(120, 110)
        app.advance(seconds: 0.4)
        #expect(tips().isEmpty)
        hover(125, 112)
        app.advance(seconds: 0.4)
        #expect(tips().isEmpty, "the pointer moved")
        app.advance(seconds: 0.2)
        #expect(tips() == ["Bold"])
        hover(130, 112)
        #expect(tips() == ["Bold"])
        hover(10, 10)
        #expect(tips().isEmpty)
    }

    @Test func `a delegate selects the text for a part of the view`() {
        final class Delegate: NSObject, UIToolTipInteractionDelegate {
            func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
                -> UIToolTipConfiguration?
            {
                guard point.x < 50 else { return nil }
                return UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 40))
            }
        }
        let delegate = Delegate()
        let interaction = UIToolTipInteraction()
        interaction.delegate = delegate
        button.addInteraction(interaction)
        hover(180, 110)
        app.advance(seconds: 1)
        #expect(tips().isEmpty)
        hover(110, 110)
        app.advance(seconds: 1)
        #expect(tips() == ["left"])
        hover(160, 110)
        #expect(tips().isEmpty)
    }

    @Test func `a removed view takes its tool tip with it`() {
        button.toolTip = "Bold"
        hover(120, 110)
        app.advance(seconds: 1)
        #expect(tips() == ["Bold"])
        button.removeInteraction(button.toolTipInteraction!)
        #expect(tips().isEmpty)
        button.toolTip = "Bold"
        hover(121, 110)
        button.removeFromSuperview()
        app.advance(seconds: 1)
        #expect(tips().isEmpty)
    }

    @Test func `a progress bar displays the fraction of a task`() {
        let bar = UIProgressView(progressViewStyle: .default)
        let task = Progress(totalUnitCount: 10)
        bar.observedProgress = task
        task.completedUnitCount = 5
        #expect(bar.progress == 0)
        root.view.addSubview(bar)
        #expect(bar.progress == 0.5)
        task.completedUnitCount = 8
        app.advance(seconds: 0.2)
        #expect(bar.progress == 0.8)
        task.completedUnitCount = 10
        app.advance(seconds: 0.2)
        #expect(bar.progress == 1)
        weak var freed: UIProgressView?
        do {
            let other = UIProgressView(progressViewStyle: .default)
            other.observedProgress = Progress(totalUnitCount: 3)
            root.view.addSubview(other)
            freed = other
            other.removeFromSuperview()
        }
        app.settle()
        #expect(freed == nil)
    }
}
