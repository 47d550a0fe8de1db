import CoreGraphics
import Foundation
import FrameTime
import SeededNumbers
import Testing

@testable import UIKitCore

/// Random acts on a collection view, also inside of its calls to the app.
@MainActor
struct CollectionWalkTests {
    /// Items that act at random when they are asked.
    final class Walker: Items, UICollectionViewDelegateFlowLayout {
        var numbers: SeededNumbers
        weak var view: UICollectionView?
        var isChanging = false
        var depth = 0
        var named = 0
        var trail: [String] = []
        /// One of so many calls acts; 0 never acts.
        var rate = 0

        init(seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            super.init([["a", "b", "c"], [], ["d"]])
        }

        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func newName() -> String {
            named += 1
            return "n\(named)"
        }

        func come() {
            guard rate > 0, depth < 2, !isChanging, number(0..<rate) == 0 else { return }
            depth += 1
            act()
            depth -= 1
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int {
            come()
            return sections.count
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections.indices.contains(section) ? sections[section].count : 0
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            come()
            return super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 60 + (indexPath.item % 3) * 20, height: 40 + (indexPath.item % 2) * 30) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { come() }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { come() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { come() }

        func act() {
            guard let view else { return }
            switch number(0..<15) {
            case 0: view.reloadData()
            case 1:
                sections = (0..<number(0..<4)).map { _ in (0..<number(0..<12)).map { _ in newName() } }
                view.reloadData()
            case 2: view.layoutIfNeeded()
            case 3: view.contentOffset.y = CGFloat(number(-50..<900))
            case 4:
                view.setContentOffset(CGPoint(x: 0, y: number(0..<600)), animated: true)
            case 5, 6, 7, 8: change(view)
            case 9:
                let paths = allPaths
                guard !paths.isEmpty else { return }
                view.selectItem(
                    at: paths[number(0..<paths.count)], animated: number(0..<2) == 0, scrollPosition: .top)
            case 10:
                let layout: UICollectionViewLayout
                let flow = UICollectionViewFlowLayout()
                flow.headerReferenceSize = CGSize(width: 0, height: number(0..<2) * 30)
                flow.sectionHeadersPinToVisibleBounds = number(0..<2) == 0
                if number(0..<3) == 0 { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
                if number(0..<4) == 0 { flow.scrollDirection = .horizontal }
                layout = flow
                view.setCollectionViewLayout(layout, animated: number(0..<2) == 0)
            case 11:
                let paths = allPaths
                guard !paths.isEmpty, view.beginInteractiveMovementForItem(at: paths[number(0..<paths.count)]) else {
                    return
                }
                view.updateInteractiveMovementTargetPosition(CGPoint(x: number(0..<320), y: number(0..<600)))
            case 12: view.updateInteractiveMovementTargetPosition(CGPoint(x: number(0..<320), y: number(0..<600)))
            case 13: if number(0..<2) == 0 { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
            default: view.frame.size = CGSize(width: 200 + number(0..<3) * 60, height: 300 + number(0..<3) * 90)
            }
        }

        /// The index paths that the view knows, which may be older than the data.
        private var allPaths: [IndexPath] {
            sections.enumerated().flatMap { section, items in
                items.indices.map { IndexPath(item: $0, section: section) }
            }
        }

        /// Changes the data and the view together.
        private func change(_ view: UICollectionView) {
            isChanging = true
            view.performBatchUpdates {
                var old = sections.map { $0.map { Optional($0) } }
                let kept = sections
                // Deletions and reloads name old index paths.
                var gone = Set<IndexPath>()
                for (section, items) in kept.enumerated() {
                    for item in items.indices where number(0..<5) == 0 {
                        gone.insert(IndexPath(item: item, section: section))
                    }
                }
                view.deleteItems(at: gone.shuffled(using: &numbers))
                for (section, items) in kept.enumerated() {
                    for item in items.indices where number(0..<9) == 0 {
                        let path = IndexPath(item: item, section: section)
                        guard !gone.contains(path) else { continue }
                        if number(0..<2) == 0 {
                            view.reloadItems(at: [path])
                        } else {
                            view.reconfigureItems(at: [path])
                        }
                    }
                }
                for path in gone { old[path.section][path.item] = nil }
                var new = old.map { $0.compactMap { $0 } }
                if number(0..<4) == 0, !new.isEmpty {
                    let section = number(0..<new.count)
                    new.remove(at: section)
                    view.deleteSections(IndexSet(integer: section))
                }
                if number(0..<4) == 0 {
                    let section = number(0..<(new.count + 1))
                    new.insert((0..<number(0..<4)).map { _ in newName() }, at: section)
                    view.insertSections(IndexSet(integer: section))
                }
                for section in new.indices where number(0..<2) == 0 {
                    let item = number(0..<(new[section].count + 1))
                    new[section].insert(newName(), at: item)
                    view.insertItems(at: [IndexPath(item: item, section: section)])
                }
                sections = new
            }
            isChanging = false
        }
    }

    private func check(_ view: UICollectionView, _ walker: Walker, _ note: String) {
        #expect(view.numberOfSections == walker.sections.count, "\(note)")
        guard view.numberOfSections == walker.sections.count else { return }
        for section in walker.sections.indices {
            #expect(view.numberOfItems(inSection: section) == walker.sections[section].count, "\(note)")
        }
        let cells = view.subviews.filter { $0 is UICollectionViewCell }
        #expect(cells.count == view.visibleCells.count, "\(note)")
        #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }).count == view.visibleCells.count, "\(note)")
        let paths = view.indexPathsForVisibleItems
        let expected = view.elements(in: view.bounds).map(\.element).filter(\.isCell).map(\.path).sorted()
        #expect(paths == expected, "\(note)")
        for path in paths {
            #expect(view.text(path.item, path.section) == walker.sections[path.section][path.item], "\(note) \(path)")
            let attributes = view.layoutAttributesForItem(at: path)
            #expect(view.cellForItem(at: path)?.frame == attributes?.frame, "\(note) \(path)")
            #expect(view.cellForItem(at: path)?.alpha == 1, "\(note) \(path)")
        }
        for path in view.indexPathsForSelectedItems ?? [] {
            #expect(view.collection.hasItem(path), "\(note)")
            #expect(view.cellForItem(at: path)?.isSelected ?? true, "\(note)")
        }
    }

    @Test("random changes, scrolls, moves and layouts never leave a wrong cell", arguments: 0..<40)
    func walk(seed: Int) {
        let stage = ScrollStage(), walker = Walker(seed: UInt64(seed))
        walker.rate = seed % 2 == 0 ? 0 : 12
        let view = stage.collection(UICollectionViewFlowLayout(), walker)
        walker.view = view
        for round in 0..<60 {
            for _ in 0..<walker.number(1..<4) {
                walker.act()
                stage.frames(walker.number(0..<4))
            }
            let rate = walker.rate
            walker.rate = 0
            view.endInteractiveMovement()
            stage.settle()
            view.reloadIfStale()
            check(view, walker, "seed \(seed) round \(round)")
            walker.rate = rate
        }
    }
}

extension UICollectionView {
    fileprivate func reloadIfStale() { layoutIfNeeded() }
}
