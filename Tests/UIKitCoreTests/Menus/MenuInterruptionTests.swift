import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus that the app presents inside the calls about another menu.
@MainActor
struct MenuInterruptionTests {
    private final class Recorder: NSObject, UIEditMenuInteractionDelegate {
        let name: String
        var willDismiss: (() -> Void)?
        private(set) var calls: [String] = []

        init(_ name: String) { self.name = name }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(children: [UIAction(title: name) { _ in }]) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { calls.append("present") }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("dismiss")
            let act = willDismiss
            willDismiss = nil
            act?()
        }
    }

    private let app: TestApp
    private let recorders = ["First", "Second", "Third"].map { Recorder($0) }
    private let interactions: [UIEditMenuInteraction]

    init() {
        let root = UIViewController()
        app = TestApp(root, draws: false)
        interactions = recorders.map { UIEditMenuInteraction(delegate: $0) }
        for interaction in interactions {
            let view = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 60))
            root.view.addSubview(view)
            view.addInteraction(interaction)
        }
        app.settle()
    }

    private func present(_ index: Int) {
        interactions[index].presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        app.settle()
    }

    @Test("a menu that is presented in a call about the former menu is the only menu, and each menu gets its end")
    func nested() {
        present(0)
        recorders[0].willDismiss = { [interactions] in
            interactions[2].presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        }
        present(1)
        #expect(app.window.subviews.filter { $0 is MenuStage }.count == 1)
        #expect(app.visibleTexts.contains("Third"))
        #expect(recorders.map(\.calls) == [["present", "dismiss"], ["present", "dismiss"], ["present"]])
        app.press(.escape)
        app.settle()
        #expect(app.window.menuStage == nil)
        #expect(recorders[2].calls == ["present", "dismiss"])
        // The interaction whose menu was not shown presents its next menu.
        present(1)
        #expect(app.visibleTexts.contains("Second"))
    }
}
