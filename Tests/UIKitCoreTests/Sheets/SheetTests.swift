import Testing
import UIKit
import UIKitTesting

/// Sheets: resting positions, drags, and delegate calls.
@MainActor
struct SheetTests {
    final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var mayGo = true
        var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayGo }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempted")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
        }
    }

    let root = CustomStage.page("Root")
    let page = CustomStage.page("Page")
    let listener = Listener()

    private func present(
        size: CGSize = CGSize(width: 390, height: 844), _ set: (UISheetPresentationController) -> Void = { _ in }
    ) -> TestApp {
        let app = TestApp(root, size: size, draws: false)
        page.sheetPresentationController.map(set)
        page.sheetPresentationController?.delegate = listener
        root.present(page, animated: true)
        app.settle()
        return app
    }

    private func top(_ app: TestApp) -> CGFloat { app.presentedFrame(of: page.view)?.minY ?? -1 }

    // MARK: Places

    @Test("a sheet rests all the way up unless it has other detents, and at the lowest unless one is selected")
    func rests() {
        let app = present()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(page.sheetPresentationController?.detents.map(\.identifier) == [.large])
        root.dismiss(animated: false)
        app.turn()
        page.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(page, animated: false)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 422, width: 390, height: 422))
        page.sheetPresentationController?.selectedDetentIdentifier = .large
        app.settle()
        #expect(top(app) == 57)
    }

    @Test("changes inside animateChanges move the sheet there")
    func animates() {
        let app = present { $0.detents = [.medium(), .large()] }
        page.sheetPresentationController?.animateChanges {
            page.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        app.advance(frames: 6)
        #expect(top(app) > 60)
        #expect(top(app) < 420)
        app.settle()
        #expect(top(app) == 57)
        #expect(listener.calls.isEmpty)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a detent of one's own has its height above what the display covers, and is asked again")
    func custom() {
        var height: CGFloat? = 200
        let app = present { $0.detents = [.custom { _ in height }, .custom { $0.maximumDetentValue * 0.75 }] }
        #expect(app.presentedFrame(of: page.view)?.height == 234)
        height = 300
        page.sheetPresentationController?.animateChanges { page.sheetPresentationController?.invalidateDetents() }
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.height == 334)
        height = nil
        page.sheetPresentationController?.invalidateDetents()
        app.settle()
        #expect(abs((app.presentedFrame(of: page.view)?.height ?? 0) - (753 * 0.75 + 34)) < 1)
    }

    @Test("the screen below steps back behind a sheet of full height, and comes forward again")
    func recedes() {
        let app = present { $0.detents = [.medium(), .large()] }
        #expect(app.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        page.sheetPresentationController?.animateChanges {
            page.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        app.settle()
        let back = app.presentedFrame(of: root.view) ?? .zero
        #expect(abs(back.minX - 20) < 0.01)
        #expect(abs(back.width - 350) < 0.01)
        #expect(abs(back.minY - 47) < 0.01)
        #expect(root.view.safeAreaInsets.top == 47)
        #expect(root.view.layer.cornerRadius == 10)
        root.dismiss(animated: true)
        app.advance(frames: 6)
        #expect((app.presentedFrame(of: root.view)?.width ?? 0) > 350)
        app.settle()
        #expect(app.presentedFrame(of: root.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.layer.cornerRadius == 0)
        #expect(!root.view.clipsToBounds)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a window that changes its size behind a sheet keeps what stepped back whole")
    func resizes() {
        let app = present()
        app.resize(to: CGSize(width: 500, height: 700))
        app.settle()
        #expect(root.view.bounds.size == CGSize(width: 500, height: 700))
        #expect(abs((app.presentedFrame(of: root.view)?.width ?? 0) - 460) < 0.01)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }

    @Test("a sheet on a sheet is higher, and the first sheet steps back")
    func nested() {
        let app = present()
        let second = CustomStage.page("Second")
        page.present(second, animated: true)
        app.settle()
        #expect(app.presentedFrame(of: second.view)?.minY == 57)
        #expect(abs((app.presentedFrame(of: page.view)?.minY ?? 0) - 47) < 0.01)
        root.dismiss(animated: true)
        app.settle()
        #expect(page.view.window == nil)
        #expect(second.view.window == nil)
        #expect(root.view.transform.isIdentity)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("in a wide window a form is 540 by 620 points, or as its content likes")
    func forms() {
        page.modalPresentationStyle = .formSheet
        let app = present(size: CGSize(width: 1024, height: 768))
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        #expect(root.view.transform.isIdentity)
        page.preferredContentSize = CGSize(width: 400, height: 300)
        app.advance(frames: 3)
        #expect((app.presentedFrame(of: page.view)?.width ?? 0) > 401)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 312, y: 234, width: 400, height: 300))
    }

    @Test("a sheet follows its window from wide to narrow and back")
    func adapts() {
        page.modalPresentationStyle = .formSheet
        let app = present(size: CGSize(width: 1024, height: 768))
        app.resize(to: CGSize(width: 400, height: 768))
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 10, width: 400, height: 758))
        #expect(!root.view.transform.isIdentity)
        app.resize(to: CGSize(width: 1024, height: 768))
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }

    @Test("a low window is covered whole")
    func low() {
        let app = present(size: CGSize(width: 700, height: 390))
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 0, width: 700, height: 390))
        page.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.minY == 10)
    }

    // MARK: A finger

    @Test("a pull down dismisses the sheet and notifies its delegate")
    func pulledAway() {
        let app = present()
        app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 600), frames: 20, lifts: false)
        #expect(abs(top(app) - 557) < 12)
        #expect(root.presentedViewController === page)
        app.lift()
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(page.view.window == nil)
        #expect(listener.calls == ["will dismiss", "did dismiss"])
        #expect(root.view.transform.isIdentity)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a short pull brings the sheet back")
    func pulledBack() {
        let app = present()
        app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 200), frames: 60)
        app.settle()
        #expect(top(app) == 57)
        #expect(root.presentedViewController === page)
        #expect(listener.calls.isEmpty)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a quick flick sends it away from where it is")
    func flicked() {
        let app = present { $0.detents = [.medium()] }
        app.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 600), frames: 5)
        app.advance(frames: 2)
        #expect(top(app) > 560)
        app.settle()
        #expect(page.view.window == nil)
    }

    @Test("a modal sheet resists a pull, returns, and notifies its delegate of the attempt", arguments: [true, false])
    func modal(byProperty: Bool) {
        let app = present()
        if byProperty { page.isModalInPresentation = true } else { listener.mayGo = false }
        app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), frames: 20, lifts: false)
        #expect(top(app) > 60)
        #expect(top(app) < 300)
        app.lift()
        app.settle()
        #expect(top(app) == 57)
        #expect(listener.calls == ["attempted"])
        app.tap(at: CGPoint(x: 195, y: 20))
        app.settle()
        #expect(listener.calls == ["attempted", "attempted"])
        #expect(root.presentedViewController === page)
    }

    @Test("a finger moves the sheet between its heights, and the delegate is notified of the new one")
    func between() {
        let app = present { $0.detents = [.medium(), .large()] }
        app.drag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 130), frames: 30, lifts: false)
        #expect(abs(top(app) - 122) < 12)
        #expect(abs((app.presentedFrame(of: page.view)?.maxY ?? 0) - 844) < 0.01)
        app.lift()
        app.settle()
        #expect(top(app) == 57)
        #expect(page.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(listener.calls == ["large"])
        app.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 400), frames: 40)
        app.settle()
        #expect(top(app) == 422)
        #expect(listener.calls == ["large", "medium"])
    }

    @Test("Alt-Left pops inside of a sheet, and Escape dismisses the sheet")
    func escape() {
        let app = TestApp(root, draws: false)
        let stack = UINavigationController(rootViewController: page)
        stack.sheetPresentationController?.delegate = listener
        root.present(stack, animated: true)
        stack.pushViewController(CustomStage.page("Next"), animated: false)
        app.settle()
        app.press(.left, modifiers: .alternate)
        app.settle()
        #expect(stack.topViewController === page)
        #expect(root.presentedViewController === stack)
        app.press(.escape)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(listener.calls == ["will dismiss", "did dismiss"])
    }

    @Test("a dismissal by the app does not ask the delegate")
    func byCall() {
        let app = present()
        listener.mayGo = false
        root.dismiss(animated: true)
        app.settle()
        #expect(page.view.window == nil)
        #expect(listener.calls.isEmpty)
    }

    @Test(
        "content at its top gives a finger that goes down to the sheet, and keeps one that goes up",
        arguments: [true, false])
    func scrolls(goesDown: Bool) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(scrollView)
        let app = present()
        let (start, end) = goesDown ? (CGFloat(200), CGFloat(700)) : (CGFloat(700), CGFloat(200))
        app.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), frames: 20)
        app.settle()
        #expect((page.view.window == nil) == goesDown)
        #expect((scrollView.contentOffset.y > 400) == !goesDown)
    }

    @Test("content at its top makes a sheet higher first, where the sheet likes that", arguments: [true, false])
    func expands(likes: Bool) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(scrollView)
        let app = present {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = likes
        }
        app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), frames: 20)
        app.settle()
        #expect(top(app) == (likes ? 57 : 422))
        #expect((scrollView.contentOffset.y > 100) == !likes)
    }

    @Test("below the largest undimmed height the screen stays bright and takes touches")
    func undimmed() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        root.view.addSubview(button)
        let app = present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        #expect(root.view.tintAdjustmentMode != .dimmed)
        app.tap(at: CGPoint(x: 150, y: 122))
        app.settle()
        #expect(taps == 1)
        #expect(root.presentedViewController === page)
        page.sheetPresentationController?.animateChanges {
            page.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        app.settle()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.view.tintAdjustmentMode != .dimmed)
    }

    @Test("a grabber shows where it is asked for, in front of the content")
    func grabber() {
        let app = present { $0.prefersGrabberVisible = true }
        let grabber = app.visibleViews.first { $0.bounds.size == CGSize(width: 36, height: 5) }
        #expect(app.presentedFrame(of: grabber)?.minY == 62)
        page.sheetPresentationController?.prefersGrabberVisible = false
        app.settle()
        #expect(!app.visibleViews.contains { $0.bounds.size == CGSize(width: 36, height: 5) })
    }

    @Test("a controller that was pulled away is freed")
    func freed() {
        let app = TestApp(root, draws: false)
        weak var gone: UIViewController?
        func present() {
            let page = CustomStage.page("Page")
            gone = page
            page.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(page, animated: true)
        }
        present()
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 800))
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(gone == nil)
    }

    @Test("a delegate may make a sheet cover everything in a narrow window")
    func covers() {
        final class Full: NSObject, UIAdaptivePresentationControllerDelegate {
            var notified: [UIModalPresentationStyle] = []
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .fullScreen
            }
            func presentationController(
                _ presentationController: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { notified.append(style) }
        }
        let full = Full()
        let app = TestApp(root, draws: false)
        page.presentationController?.delegate = full
        root.present(page, animated: true)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(full.notified == [.fullScreen])
    }
}
