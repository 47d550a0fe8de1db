import Testing
import UIKit
import UIKitTesting

@MainActor struct CoveredSplitTests {
    @Test(
        "a split view that a screen covered while its window got wide has columns when it shows again",
        arguments: [false, true])
    func covered(animated: Bool) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let app = TestApp(split)
        app.settle()
        #expect(split.isCollapsed)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        split.present(cover, animated: false)
        app.settle()
        app.resize(to: CGSize(width: 1024, height: 768))
        app.settle()
        split.dismiss(animated: animated)
        app.settle()
        #expect(!split.isCollapsed)
        #expect(split.viewIfLoaded?.window != nil)
    }
}
