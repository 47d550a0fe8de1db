import Testing
import UIKit
import UIKitTesting

/// Popovers: frame, arrow, and adaptation in narrow windows.
@MainActor
struct PopoverTests {
    class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var mayGo = true
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("prepare")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayGo }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempted")
        }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: UnsafeMutablePointer<UIView>
        ) {
            calls.append("moves")
            rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
    }

    final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    let root = CustomStage.page("Root")
    let page = CustomStage.page("Page")
    let listener = Listener()
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 64, height: 44))

    private func present(
        size: CGSize = CGSize(width: 1024, height: 768), _ set: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> TestApp {
        root.view.addSubview(source)
        let app = TestApp(root, size: size, draws: false)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.delegate = listener
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController.map(set)
        root.present(page, animated: true)
        app.settle()
        return app
    }

    @Test("a popover is below its source, its arrow points to the source, and its content is clear of the arrow")
    func below() {
        page.preferredContentSize = CGSize(width: 300, height: 200)
        let app = present()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 362, y: 144, width: 300, height: 213))
        #expect(page.popoverPresentationController?.arrowDirection == .up)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        #expect(listener.calls == ["prepare"])
        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(root.view.transform.isIdentity)
    }

    @Test("only permitted directions are used, and margins stay free")
    func directions() {
        page.preferredContentSize = CGSize(width: 300, height: 200)
        source.frame = CGRect(x: 960, y: 300, width: 44, height: 44)
        let app = present {
            $0.permittedArrowDirections = [.right, .down]
            $0.popoverLayoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
        }
        #expect(page.popoverPresentationController?.arrowDirection == .down)
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 674, y: 87, width: 300, height: 213))
        page.popoverPresentationController?.permittedArrowDirections = .right
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 647, y: 222, width: 313, height: 200))
        #expect(page.view.safeAreaInsets.right == 13)
    }

    @Test("a bar button item is followed when the window changes")
    func item() throws {
        let page = page
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let item = UIBarButtonItem(systemItem: .add)
        root.navigationItem.rightBarButtonItem = item
        let app = TestApp(
            UINavigationController(rootViewController: root), size: CGSize(width: 1024, height: 768), draws: false)
        page.popoverPresentationController?.barButtonItem = item
        #expect(page.popoverPresentationController?.sourceItem === item)
        root.present(page, animated: true)
        app.settle()
        let frame = try #require(app.presentedFrame(of: page.view))
        #expect(frame.maxX == 1014)
        #expect(page.popoverPresentationController?.arrowDirection == .up)
        app.resize(to: CGSize(width: 900, height: 700))
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.maxX == 890)
    }

    @Test("another preferred size moves the popover to it, also one that a stack's top page asks for")
    func resizes() {
        let top = CustomStage.page("Top")
        top.preferredContentSize = CGSize(width: 300, height: 200)
        let stack = UINavigationController(rootViewController: top)
        stack.modalPresentationStyle = .popover
        root.view.addSubview(source)
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), draws: false)
        stack.popoverPresentationController?.sourceView = source
        root.present(stack, animated: true)
        app.settle()
        let bar = stack.navigationBar.frame.height
        #expect(app.presentedFrame(of: stack.view)?.size == CGSize(width: 300, height: 213 + bar))
        top.preferredContentSize = CGSize(width: 360, height: 400)
        app.advance(frames: 4)
        let width = app.presentedFrame(of: stack.view)?.width ?? 0
        #expect(width > 301)
        #expect(width < 359)
        app.settle()
        #expect(app.presentedFrame(of: stack.view)?.size == CGSize(width: 360, height: 413 + bar))
        let next = CustomStage.page("Next")
        next.preferredContentSize = CGSize(width: 250, height: 100)
        stack.pushViewController(next, animated: true)
        app.settle()
        #expect(app.presentedFrame(of: stack.view)?.size == CGSize(width: 250, height: 113 + bar))
    }

    @Test("a tap beside it sends it away and reaches nothing below, unless a view lets itself be reached")
    func outside() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        root.view.addSubview(button)
        let app = present { $0.passthroughViews = [button] }
        app.tap(at: CGPoint(x: 60, y: 40))
        app.settle()
        #expect(taps == 1)
        #expect(root.presentedViewController === page)
        listener.mayGo = false
        app.tap(at: CGPoint(x: 60, y: 600))
        app.settle()
        #expect(root.presentedViewController === page)
        listener.mayGo = true
        page.popoverPresentationController?.passthroughViews = nil
        app.tap(at: CGPoint(x: 60, y: 40))
        app.settle()
        #expect(taps == 1)
        #expect(root.presentedViewController == nil)
        #expect(listener.calls == ["prepare", "attempted", "did dismiss"])
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("in a narrow window a popover is a sheet; a delegate may keep it")
    func narrow() {
        let app = present(size: CGSize(width: 390, height: 844))
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(page.popoverPresentationController != nil)
        app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(listener.calls == ["prepare", "did dismiss"])
        let stays = Stays()
        page.popoverPresentationController?.delegate = stays
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
        page.preferredContentSize = CGSize(width: 200, height: 200)
        root.present(page, animated: false)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 180, y: 140, width: 200, height: 213))
    }

    @Test("the sheet that replaces a popover is prepared before, and the popover returns in a wide window")
    func adapts() {
        page.preferredContentSize = CGSize(width: 300, height: 200)
        let app = present(size: CGSize(width: 500, height: 800)) {
            $0.adaptiveSheetPresentationController.detents = [.medium()]
        }
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 400, width: 500, height: 400))
        app.resize(to: CGSize(width: 1024, height: 768))
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.size == CGSize(width: 300, height: 213))
        app.resize(to: CGSize(width: 500, height: 800))
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 400, width: 500, height: 400))
        root.dismiss(animated: true)
        app.settle()
        #expect(page.view.window == nil)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a delegate is notified that the source moved, and may choose another rectangle")
    func repositions() {
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let app = present()
        app.resize(to: CGSize(width: 1100, height: 700))
        app.settle()
        #expect(listener.calls == ["prepare", "moves"])
        #expect(page.popoverPresentationController?.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(app.presentedFrame(of: page.view)?.minY == 110)
    }

    @Test("a popover without a source is centered and has no arrow")
    func homeless() {
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let app = present { $0.sourceView = nil }
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 412, y: 334, width: 200, height: 100))
        #expect(page.popoverPresentationController?.arrowDirection == .unknown)
    }

    @Test("an action sheet is a popover in a wide window; a tap beside it replaces the cancel button")
    func actions() throws {
        root.view.addSubview(source)
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), draws: false)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        alert.popoverPresentationController?.sourceItem = source
        root.present(alert, animated: true)
        app.settle()
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        #expect(app.presentedFrame(of: alert.view)?.width == 270)
        #expect(app.visibleTexts.contains("Delete"))
        #expect(!app.visibleTexts.contains("Cancel"))
        app.tap(at: CGPoint(x: 20, y: 700))
        app.settle()
        #expect(chosen == ["cancel"])
        #expect(root.presentedViewController == nil)
        let narrow = TestApp(CustomStage.page("Narrow"), draws: false)
        narrow.window.rootViewController?.present(alert, animated: false)
        narrow.settle()
        #expect(narrow.visibleTexts.contains("Cancel"))
        try narrow.tap("Delete")
        narrow.settle()
        #expect(chosen == ["cancel", "delete"])
    }

    @Test("a popover's controller is freed")
    func freed() {
        root.view.addSubview(source)
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), draws: false)
        weak var gone: UIViewController?
        func present() {
            let page = CustomStage.page("Page")
            page.modalPresentationStyle = .popover
            page.popoverPresentationController?.sourceView = source
            _ = page.popoverPresentationController?.adaptiveSheetPresentationController
            gone = page
            root.present(page, animated: true)
        }
        present()
        app.advance(frames: 5)
        root.dismiss(animated: true)
        app.settle()
        #expect(gone == nil)
    }

    /// Draws nothing and records its properties.
    final class Background: UIPopoverBackgroundView {
        static var made: [Background] = []
        private var offset: CGFloat = 0
        private var direction = UIPopoverArrowDirection.unknown
        required init(frame: CGRect) {
            super.init(frame: frame)
            Self.made.append(self)
        }
        required init?(coder: NSCoder) { nil }
        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override class func arrowBase() -> CGFloat { 40 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 6, bottom: 4, right: 2) }
    }

    @Test("a background class of the app is instantiated, receives the arrow, and surrounds the content")
    func background() throws {
        Background.made = []
        let root = UIViewController()
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), draws: false)
        let content = Page("Content")
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.popoverBackgroundViewClass = Background.self
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 40, y: 200, width: 20, height: 20)
        popover.permittedArrowDirections = .up
        root.present(content, animated: true)
        app.settle()
        let own = try #require(Background.made.first)
        #expect(Background.made.count == 1)
        #expect(own.arrowDirection == .up)
        let whole = own.convert(own.bounds, to: nil)
        #expect(whole.size == CGSize(width: 208, height: 132))
        #expect(whole.minY == 220)
        // The arrow points at the center of the popover's source.
        #expect(whole.midX + own.arrowOffset == 50)
        #expect(
            content.view.convert(content.view.bounds, to: nil)
                == CGRect(x: whole.minX + 6, y: 248, width: 200, height: 100))
        root.dismiss(animated: true)
        app.settle()
        #expect(own.window == nil)
    }
}
