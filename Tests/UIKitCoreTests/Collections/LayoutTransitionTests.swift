import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// Changes of the layout that an app drives.
@MainActor
struct LayoutTransitionTests {
    private let stage = ScrollStage()
    private let items = Items([(0..<6).map { "Item \($0)" }])

    private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    /// A flow layout that mirrors itself.
    private final class MirroredFlow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("the progress moves the cells between both layouts, and the same cells stay")
    func progress() {
        let view = stage.collection(flow(100, 100), items)
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        let next = flow(320, 50)
        let between = view.startInteractiveTransition(to: next)
        #expect(view.collectionViewLayout === between)
        #expect(between.nextLayout === next)
        stage.settle()
        #expect(view.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        between.transitionProgress = 0.5
        stage.settle()
        #expect(view.frame(1) == CGRect(x: 55, y: 30, width: 210, height: 75))
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        between.transitionProgress = .nan
        #expect(between.transitionProgress == 0.5)
    }

    @Test("finishing animates to the new layout, cancelling back to the old one", arguments: [true, false])
    func end(_ finishes: Bool) {
        let old = flow(100, 100), next = flow(320, 50)
        let view = stage.collection(old, items)
        var ends: [[Bool]] = []
        let between = view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        between.transitionProgress = 0.4
        stage.settle()
        finishes ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
        #expect(ends.isEmpty)
        stage.frames(4)
        let y = view.cellForItem(at: IndexPath(item: 1, section: 0))?.layer.presentation()?.frame.minY ?? -1
        #expect(finishes ? y > 24 && y < 60 : y > 0 && y < 24)
        stage.settle()
        #expect(ends == [[true, finishes]])
        #expect(view.collectionViewLayout === (finishes ? next : old))
        #expect((finishes ? old : next).collectionView == nil)
        #expect(view.frame(1)?.minY == (finishes ? 60 : 0))
        // Another change may begin.
        _ = view.startInteractiveTransition(to: flow(60, 60))
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(ends.count == 1)
    }

    @Test("the delegate may supply the layout, which stores values of the app")
    func ownLayout() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Chooser: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let chooser = Chooser()
        let view = stage.collection(flow(100, 100), items) { $0.delegate = chooser }
        let between = view.startInteractiveTransition(to: flow(50, 50))
        #expect(between is Own)
        #expect(between.value(forAnimatedKey: "turn") == 0)
        between.updateValue(0.25, forAnimatedKey: "turn")
        between.updateValue(0.75, forAnimatedKey: "turn")
        #expect(between.value(forAnimatedKey: "turn") == 0.75)
        view.finishInteractiveTransition()
        stage.settle()
    }

    @Test("an element of only one layout fades with the progress")
    func fading() {
        let next = flow(100, 100)
        next.headerReferenceSize = CGSize(width: 0, height: 40)
        let view = stage.collection(flow(100, 100), items)
        let between = view.startInteractiveTransition(to: next)
        between.transitionProgress = 0.25
        stage.settle()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.alpha == 0.25)
    }

    @Test("items that are inserted during the change appear between both layouts")
    func data() {
        let view = stage.collection(flow(100, 100), items)
        let between = view.startInteractiveTransition(to: flow(320, 50))
        between.transitionProgress = 0.5
        stage.settle()
        items.sections[0].insert("New", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.settle()
        #expect(view.text(0) == "New")
        #expect(view.text(6) == "Item 5")
        #expect(view.frame(1) == CGRect(x: 55, y: 30, width: 210, height: 75))
        items.sections[0] = ["a", "b"]
        view.reloadData()
        stage.settle()
        #expect(view.texts == ["a", "b"])
        #expect(view.frame(1) == CGRect(x: 55, y: 30, width: 210, height: 75))
    }

    @Test("layouts that mirror themselves are mirrored during the change, too")
    func mirrored() {
        let old = MirroredFlow()
        old.itemSize = CGSize(width: 100, height: 100)
        let next = MirroredFlow()
        next.itemSize = CGSize(width: 60, height: 100)
        let view = stage.collection(old, items) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(view.frame(0)?.minX == 220)
        let between = view.startInteractiveTransition(to: next)
        stage.settle()
        #expect(view.frame(0)?.minX == 220)
        between.transitionProgress = 0.5
        stage.settle()
        #expect(view.frame(0) == CGRect(x: 240, y: 0, width: 80, height: 100))
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.frame(0)?.minX == 260)
    }
}
