import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// A controller with colored items.
@MainActor
private final class Tiles: UICollectionViewController {
    var count = 12
    var chosen: [Int] = []
    let name: String

    init(_ name: String, _ size: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        self.name = name
        super.init(collectionViewLayout: layout)
        title = name
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.backgroundColor = .systemBlue
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
    }
    var width: CGFloat? { collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width }
}

/// Pushes that only change the layout of one collection view.
@MainActor
struct LayoutNavigationTests {
    private let small = Tiles("Small", 60)
    private let stack: UINavigationController
    private let app: TestApp

    init() {
        stack = UINavigationController(rootViewController: small)
        app = TestApp(stack, draws: false)
        app.settle()
    }

    private func pushTiles(_ size: CGFloat = 170, animated: Bool = true) -> Tiles {
        let big = Tiles("Big", size)
        big.useLayoutToLayoutNavigationTransitions = true
        big.count = 0
        stack.pushViewController(big, animated: animated)
        return big
    }

    @Test("a push keeps the collection view, its cells, its data source and its delegate")
    func push() throws {
        let view = try #require(small.collectionView)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        let big = pushTiles()
        app.advance(frames: 6)
        let middle = try #require(cell?.layer.presentation()?.bounds.width)
        #expect(middle > 60 && middle < 170)
        app.settle()
        #expect(big.collectionView === view)
        #expect(view.isDescendant(of: big.view))
        #expect(view.window != nil)
        #expect(view.collectionViewLayout === big.collectionViewLayout)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell?.frame.width == 170)
        #expect(view.dataSource === small)
        #expect(view.delegate === small)
        #expect(stack.topViewController === big)
        app.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
        #expect(small.chosen == [1])
        #expect(big.chosen.isEmpty)
    }

    @Test("a pop changes the layout back and frees the upper controller")
    func pop() throws {
        weak var upper: Tiles?
        do {
            let big = pushTiles()
            upper = big
            app.settle()
        }
        stack.popViewController(animated: true)
        app.advance(frames: 5)
        let cell = small.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        let middle = try #require(cell?.layer.presentation()?.bounds.width)
        #expect(middle > 60 && middle < 170)
        app.settle()
        #expect(small.width == 60)
        #expect(small.view.window != nil)
        #expect(small.collectionView === small.view)
        #expect(small.collectionView.collectionViewLayout === small.collectionViewLayout)
        #expect(upper == nil)
    }

    @Test("without animation both directions are done at once")
    func unanimated() {
        let big = pushTiles(animated: false)
        app.settle()
        #expect(big.width == 170)
        stack.popViewController(animated: false)
        app.settle()
        #expect(small.width == 60)
        #expect(small.view.superview != nil)
    }

    @Test("the swipe back moves the items with the finger, and may be cancelled")
    func swipe() throws {
        let big = pushTiles()
        app.settle()
        app.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 160, y: 500), lifts: false)
        let width = try #require(big.width)
        #expect(width > 100 && width < 150)
        #expect(small.collectionView.collectionViewLayout is UICollectionViewTransitionLayout)
        for _ in 0..<20 { app.step(to: CGPoint(x: 60, y: 500)) }
        app.lift()
        app.settle()
        #expect(stack.topViewController === big)
        #expect(big.width == 170)
        #expect(big.collectionView.isDescendant(of: big.view))
        app.swipe(from: .left)
        app.settle()
        #expect(stack.topViewController === small)
        #expect(small.width == 60)
        #expect(small.view.window != nil)
    }

    @Test("a pop over several controllers returns to the layout of the first")
    func popToRoot() {
        _ = pushTiles(100)
        app.settle()
        let top = pushTiles(170)
        app.settle()
        #expect(top.width == 170)
        #expect(top.collectionView === small.collectionView)
        stack.popToRootViewController(animated: true)
        app.settle()
        #expect(small.width == 60)
        _ = pushTiles(100)
        app.settle()
        stack.pushViewController(UIViewController(), animated: true)
        app.settle()
        stack.popToRootViewController(animated: true)
        app.settle()
        #expect(small.width == 60)
        #expect(small.view.window != nil)
    }

    @Test("a controller without the flag, or above another kind of controller, has its own collection view")
    func own() {
        let plain = Tiles("Plain", 90)
        stack.pushViewController(plain, animated: true)
        app.settle()
        #expect(plain.collectionView !== small.collectionView)
        let other = UINavigationController(rootViewController: UIViewController())
        let flagged = Tiles("Flagged", 90)
        flagged.useLayoutToLayoutNavigationTransitions = true
        other.pushViewController(flagged, animated: false)
        flagged.loadViewIfNeeded()
        #expect(flagged.view === flagged.collectionView)
    }

    /// Fades the page that appears.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        var operations: [UINavigationController.Operation] = []
        /// Drives the animation; nil for an animation that runs by itself.
        var driver: UIPercentDrivenInteractiveTransition?
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return self
        }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.view(forKey: .to) else {
                return transitionContext.completeTransition(false)
            }
            transitionContext.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    @Test("the delegate's animator replaces the change of the layout, and the items stay visible")
    func customAnimator() throws {
        let fade = Fade()
        stack.delegate = fade
        let view = try #require(small.collectionView)
        let big = pushTiles()
        app.advance(frames: 6)
        #expect(fade.operations == [.push])
        #expect(view.isDescendant(of: big.view))
        #expect(big.width == 170)
        app.settle()
        #expect(stack.topViewController === big)
        #expect(view.window != nil)
        #expect(big.width == 170)
        stack.popViewController(animated: true)
        app.advance(frames: 6)
        #expect(fade.operations == [.push, .pop])
        app.settle()
        #expect(stack.topViewController === small)
        #expect(small.view.window != nil)
        #expect(small.view.alpha == 1)
        #expect(small.width == 60)
    }

    @Test("a cancelled animator of the delegate returns the items, their layout and their page")
    func cancelledAnimator() throws {
        let fade = Fade()
        stack.delegate = fade
        let view = try #require(small.collectionView)
        let big = pushTiles(animated: false)
        app.settle()
        fade.driver = UIPercentDrivenInteractiveTransition()
        stack.popViewController(animated: true)
        app.advance(frames: 4)
        fade.driver?.update(0.4)
        app.advance(frames: 4)
        fade.driver?.cancel()
        app.settle()
        #expect(stack.topViewController === big)
        #expect(view.isDescendant(of: big.view))
        #expect(view.collectionViewLayout === big.collectionViewLayout)
        #expect(big.width == 170)
        #expect(big.view.alpha == 1)
        #expect(big.view.superview?.subviews.count == 1)
        fade.driver = nil
        stack.popViewController(animated: true)
        app.settle()
        #expect(stack.topViewController === small)
        #expect(small.width == 60)
        #expect(view.isDescendant(of: small.view))
    }
}
