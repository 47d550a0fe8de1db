import Foundation
import SeededNumbers
import UIKit
import UIKitTesting

/// An app with one list that fills its page, and the acts on it.
@MainActor
final class ListWalker: NSObject {
    let kind: ListWalk.Kind
    let app: TestApp
    let page = UIViewController()
    var list: (any WalkedList)?
    var model = ListModel()
    var numbers: SeededNumbers
    var log: ((String) -> Void)?
    /// Cells that were created, to check that they are freed.
    private(set) var cells: [WeakCell] = []
    private var table: UITableViewDiffableDataSource<Int, Int>?
    private var collection: UICollectionViewDiffableDataSource<Int, Int>?
    /// Acts that wait for a callback.
    private var waiting: [(due: Int, act: ListAct)] = []
    private var calls = 0, depth = 0
    /// Whether the data and the list differ because a change is being recorded.
    private var isChanging = false
    /// Whether the list asks for its counts.
    private var isCounting = 0
    /// Whether the user moves an item. The list then shows the item at another index path than the data.
    private var isMoving = false
    /// Whether a snapshot of another thread is not displayed yet.
    private var isApplying = false
    /// Whether the list was edited after the last act.
    private var wasEdited = false
    var showsHeaders = false
    /// The largest number of cells at one time.
    private var most = 0
    var problems: [String] = []

    struct WeakCell { weak var cell: UIView? }

    init(_ kind: ListWalk.Kind, seed: UInt64) {
        self.kind = kind
        numbers = SeededNumbers(seed: seed)
        app = TestApp(page, size: CGSize(width: 390, height: 700), draws: false)
        super.init()
        model.refill(&numbers, sections: 3, items: 20)
        let list = kind.isTable ? makeTable() : makeCollection()
        self.list = list
        list.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        list.allowFocus()
        page.view.addSubview(list)
        if kind.isDiffable { apply(isAnimated: false) }
        app.settle()
    }

    // MARK: The list

    private func makeTable() -> any WalkedList {
        let table = WalkedTable(frame: .zero, style: kind == .groupedTable ? .insetGrouped : .plain)
        for name in ["a", "b"] { table.register(WalkedRow.self, forCellReuseIdentifier: name) }
        if kind == .fixedTable { table.rowHeight = 44 }
        if kind == .estimatedTable { table.estimatedRowHeight = 0 }
        if kind == .groupedTable {
            table.estimatedSectionHeaderHeight = 10
            table.estimatedSectionFooterHeight = 50
        }
        table.allowsMultipleSelectionDuringEditing = true
        table.delegate = self
        if kind == .diffableTable {
            self.table = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, name in
                let cell = self?.row(table, path)
                cell?.name = name
                return cell
            }
        } else {
            table.dataSource = self
        }
        return table
    }

    private func makeCollection() -> any WalkedList {
        let view = WalkedCollection(frame: .zero, collectionViewLayout: makeLayout())
        for name in ["a", "b"] {
            let type: UICollectionViewCell.Type =
                kind == .list || kind == .diffableList ? WalkedListItem.self : WalkedItem.self
            view.register(type, forCellWithReuseIdentifier: name)
        }
        let header = UICollectionView.elementKindSectionHeader
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        view.allowsMultipleSelectionDuringEditing = true
        view.delegate = self
        if kind == .diffableList {
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                [weak self] view, path, name in
                let cell = self?.item(view, path)
                cell?.name = name
                return cell
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            source.reorderingHandlers.didReorder = { [weak self] transaction in
                self?.take(transaction.finalSnapshot)
            }
            collection = source
        } else {
            view.dataSource = self
        }
        return view
    }

    private func makeLayout() -> UICollectionViewLayout {
        guard kind == .list || kind == .diffableList else {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 110, height: 60)
            if kind == .measuredFlow { layout.estimatedItemSize = CGSize(width: 110, height: 50) }
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        }
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "A") { _, _, done in done(true) }
            ])
        }
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    func row(_ table: UITableView, _ path: IndexPath) -> WalkedRow? {
        let cell = table.dequeueReusableCell(withIdentifier: path.row % 3 == 0 ? "a" : "b", for: path)
        note(cell)
        return cell as? WalkedRow
    }

    func item(_ view: UICollectionView, _ path: IndexPath) -> (UICollectionViewCell & WalkedCell)? {
        let cell = view.dequeueReusableCell(withReuseIdentifier: path.item % 3 == 0 ? "a" : "b", for: path)
        note(cell)
        return cell as? UICollectionViewCell & WalkedCell
    }

    private func note(_ cell: UIView) {
        if !cells.contains(where: { $0.cell === cell }) {
            cells.removeAll { $0.cell == nil }
            cells.append(WeakCell(cell: cell))
        }
    }

    // MARK: Callbacks

    /// Performs the acts that wait for a callback.
    func called() {
        calls += 1
        guard depth < 3, !isChanging, !waiting.isEmpty, let next = waiting.firstIndex(where: { $0.due <= calls }) else {
            return
        }
        let act = waiting[next].act
        guard isCounting == 0 || [.reload, .scroll, .layOut].contains(act.verb) else { return }
        waiting.remove(at: next)
        depth += 1
        log?("# inside: \(act)")
        performNow(act)
        depth -= 1
    }

    func counting<Value>(_ value: () -> Value) -> Value {
        isCounting += 1
        defer { isCounting -= 1 }
        called()
        return value()
    }

    func chosen(_ path: IndexPath) {
        guard let name = model.item(path.section, path.row) else { return }
        if !model.selected.contains(name) { model.selected.append(name) }
    }

    func dropped(_ path: IndexPath) {
        guard let name = model.item(path.section, path.row) else { return }
        model.selected.removeAll { $0 == name }
    }

    /// A drag with two fingers began to select, and may have begun editing.
    func severalBegan() {
        guard let list, list.isEdited != wasEdited else { return }
        wasEdited = list.isEdited
        model.selected = []
    }

    func moved(_ from: IndexPath, _ to: IndexPath) {
        let name = model.sections[from.section].items.remove(at: from.row)
        model.sections[to.section].items.insert(name, at: to.row)
    }

    // MARK: Acts

    func perform(_ act: ListAct) async {
        if let callback = act.callback {
            waiting.append((calls + callback, act))
            if waiting.count > 8 { waiting.removeFirst() }
            return
        }
        if act.verb == .change, kind.isDiffable, act.how % 3 == 0 { return await applyElsewhere(act) }
        performNow(act)
    }

    private func performNow(_ act: ListAct) {
        guard let list else { return }
        switch act.verb {
        case .change: change(act, list)
        case .reload: reload(list)
        case .empty:
            var numbers = SeededNumbers(seed: UInt64(act.what))
            model.refill(&numbers, sections: act.how % 4, items: act.how % 40)
            if kind.isDiffable { apply(isAnimated: false) } else { list.reload() }
        case .select:
            let path = act.how % 12 == 0 ? nil : anyPath(act.what)
            guard act.how % 12 == 0 || path != nil else { return }
            choose(path, isAnimated: act.how % 2 == 0, list)
        case .deselect:
            guard !isMoving, !model.selected.isEmpty,
                let place = model.places[model.selected[act.what % model.selected.count]]
            else { return }
            let path = IndexPath(row: place.item, section: place.section)
            dropped(path)
            list.drop(path)
        case .scroll: list.contentOffset.y = CGFloat(act.what % 1_400) - 100
        case .scrollTo: if let path = anyPath(act.what) { list.scroll(to: path, isAnimated: act.how % 2 == 0) }
        case .edit:
            let begins = !list.isEdited
            // Nothing stays selected: selections outside of editing end with its begin, others with its end.
            model.selected = []
            list.isEdited = begins
            wasEdited = begins
        case .mode:
            list.hasSeveral.toggle()
            if !list.hasSeveral, !list.isEdited { model.selected = Array(model.selected.prefix(1)) }
        case .layOut: list.layoutIfNeeded()
        case .resize: list.frame.size = CGSize(width: 250 + act.what % 3 * 70, height: 200 + act.how % 3 * 150)
        case .configure: showsHeaders.toggle(); reload(list)
        case .drag: touch(act) { app.drag(from: $0, to: $1, frames: 3 + act.how % 6) }
        case .dragTwo: touch(act) { app.dragWithTwoFingers(from: $0, to: $1, frames: 3 + act.how % 6) }
        case .tap: app.tap(at: point(act.what, act.how))
        case .click: app.tap(at: point(act.what, act.how), modifiers: act.how % 2 == 0 ? .shift : .command)
        case .swipe:
            let start = point(act.what, 9)
            app.drag(
                from: CGPoint(x: 240, y: start.y), to: CGPoint(x: CGFloat(act.how % 240), y: start.y), frames: 4)
        case .move: move(act, list)
        case .key: press(act)
        case .frames: app.advance(frames: 1 + act.what % 12)
        case .rest: app.settle()
        }
    }

    private func change(_ act: ListAct, _ list: any WalkedList) {
        // The list loads its former data before the change.
        _ = list.counts
        guard !isChanging, !isApplying else { return }
        var numbers = SeededNumbers(seed: UInt64(act.what) << 16 | UInt64(act.how))
        guard !kind.isDiffable else {
            return apply(isAnimated: act.how % 2 == 0, reloading: changeSnapshot(&numbers))
        }
        var next = model
        let calls = next.change(&numbers)
        isChanging = true
        list.show(calls, isAnimated: act.how % 2 == 0) {
            model = next
            isChanging = false
        }
    }

    /// A snapshot reloads no sections, so that their items stay selected.
    private func changeSnapshot(_ numbers: inout SeededNumbers) -> ListCalls {
        let selected = model.selected
        let calls = model.change(&numbers)
        let places = model.places
        model.selected = selected.filter { places[$0] != nil }
        return calls
    }

    private func reload(_ list: any WalkedList) {
        guard !isChanging, !isApplying else { return }
        model.selected = []
        list.reload()
    }

    private func choose(_ path: IndexPath?, isAnimated: Bool, _ list: any WalkedList) {
        let isSeveral =
            list.isEdited
            || list.hasSeveral
        if let path {
            // A collection view ignores the call if nothing can be selected.
            if !isSeveral { model.selected = [] }
            chosen(path)
        } else {
            model.selected = []
        }
        list.choose(path, isAnimated: isAnimated)
    }

    private func move(_ act: ListAct, _ list: any WalkedList) {
        isMoving = true
        defer { isMoving = false }
        guard let view = list as? UICollectionView else {
            // A drag of a grip.
            guard list.isEdited else { return }
            let start = point(act.what, 5), end = point(act.how, 5), x = list.frame.maxX - 30
            return app.drag(from: CGPoint(x: x, y: start.y), to: CGPoint(x: x, y: end.y), frames: 6)
        }
        guard let path = anyPath(act.what), view.beginInteractiveMovementForItem(at: path) else { return }
        for step in 0..<3 {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: act.how % 390, y: (act.what + step * 90) % 900))
            app.advance(frames: 1 + act.how % 4)
        }
        if act.how % 3 == 0 { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    }

    private func touch(_ act: ListAct, _ drag: (CGPoint, CGPoint) -> Void) {
        let start = point(act.what, act.how % 11)
        let wasMoving = isMoving
        isMoving = isMoving || mayHitGrip(start)
        defer { isMoving = wasMoving }
        drag(start, CGPoint(x: start.x, y: 60 + CGFloat(act.how % 600)))
    }

    /// Presses a key that moves the focus or selects.
    private func press(_ act: ListAct) {
        let keys: [TestKey] = [
            .down, .up, .down, .left, .right, .tab, .pageUp, .pageDown, .home, .end, .enter, .character(" "),
        ]
        app.press(keys[act.what % keys.count], modifiers: act.how % 4 == 0 ? .shift : [])
    }

    /// Whether a drag may move a row of an edited table: the grips are at the trailing side, and the second finger is
    /// beside the first one.
    private func mayHitGrip(_ point: CGPoint) -> Bool {
        guard let list, kind.isTable, list.isEdited else { return false }
        return point.x > list.frame.maxX - 100
    }

    /// A point of the list in the window.
    private func point(_ what: Int, _ how: Int) -> CGPoint {
        guard let list else { return .zero }
        // Every fourth point lies on the round marks.
        let x = how % 4 == 0 ? 27 : 60 + CGFloat(how % 5) * 50
        return CGPoint(
            x: list.frame.minX + min(x, list.frame.width - 5),
            y: list.frame.minY + CGFloat(what % max(Int(list.frame.height), 1)))
    }

    /// An item that the data and the list have.
    private func anyPath(_ number: Int) -> IndexPath? {
        guard let list, !isChanging, isCounting == 0, !isApplying, !isMoving, list.counts == model.counts else {
            return nil
        }
        let all = model.sections.enumerated().flatMap { section, part in
            part.items.indices.map { IndexPath(row: $0, section: section) }
        }
        return all.isEmpty ? nil : all[number % all.count]
    }

    // MARK: Snapshots

    private func snapshot(_ calls: ListCalls? = nil) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in model.sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.items, toSection: section.name)
        }
        // Some items are reloaded and configured again.
        let names = model.sections.flatMap(\.items)
        if calls != nil {
            snapshot.reloadItems(names.filter { $0 % 17 == 0 })
            snapshot.reconfigureItems(names.filter { $0 % 17 == 1 })
        }
        return snapshot
    }

    private func apply(isAnimated: Bool, reloading calls: ListCalls? = nil) {
        let new = snapshot(calls)
        table?.apply(new, animatingDifferences: isAnimated)
        collection?.apply(new, animatingDifferences: isAnimated)
    }

    /// Applies a snapshot on another thread, and waits for the main queue.
    private func applyElsewhere(_ act: ListAct) async {
        var numbers = SeededNumbers(seed: UInt64(act.what) << 16 | UInt64(act.how))
        isApplying = true
        let calls = changeSnapshot(&numbers)
        let (new, table, collection) = (snapshot(calls), table, collection)
        let isAnimated = act.how % 2 == 0
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                table?.apply(new, animatingDifferences: isAnimated)
                collection?.apply(new, animatingDifferences: isAnimated)
                DispatchQueue.main.async { done.resume() }
            }
        }
        isApplying = false
    }

    private func take(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        model.sections = snapshot.sectionIdentifiers.map {
            ListModel.Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
        }
    }
}

// MARK: Promises

extension ListWalker {
    /// The promises that are broken now.
    func faults(isAtRest: Bool) -> [String] {
        defer { problems = [] }
        guard let list else { return problems }
        if isAtRest, !app.settle() { return ["the list does not come to rest"] }
        list.layoutIfNeeded()
        guard list.counts == model.counts else {
            return problems + ["the list counts \(list.counts), the data \(model.counts)"]
        }
        var faults = problems
        let shown = list.shownPaths
        if Set(shown).count != shown.count { faults.append("an item is shown twice: \(shown)") }
        let cells = list.shownCells
        if Set(cells.map { ObjectIdentifier($0) }).count != cells.count { faults.append("two items share a cell") }
        most = max(most, cells.count)
        for path in shown {
            guard let name = model.item(path.section, path.row) else {
                faults.append("\(path) is shown and does not exist")
                continue
            }
            guard let cell = list.cell(at: path) else {
                faults.append("no cell at \(path)")
                continue
            }
            if cell.name != name { faults.append("\(path) shows \(cell.name), not \(name)") }
            if cell.superview == nil { faults.append("the cell at \(path) has no superview") }
            if cell.isChosen != model.selected.contains(name) {
                faults.append("\(path) is \(cell.isChosen ? "" : "not ")shown as selected")
            }
            if cell.frame != list.frame(of: path) {
                faults.append("\(path) is at \(cell.frame), not \(list.frame(of: path))")
            }
        }
        let expected = list.expectedPaths
        if shown != expected { faults.append("shown are \(shown.map(\.row)), not \(expected.map(\.row))") }
        // A collection view and a table with fixed data keep the order of the selection.
        let chosen = list.chosenPaths.map { model.item($0.section, $0.row) ?? -1 }
        let agrees = kind.isDiffable ? Set(chosen) == Set(model.selected) : chosen == model.selected
        if !agrees { faults.append("selected are \(chosen), not \(model.selected)") }
        if abs(list.contentSize.height - list.expectedHeight) > 0.001 {
            faults.append("the content is \(list.contentSize.height) high, not \(list.expectedHeight)")
        }
        if isAtRest { faults += faultsOfCells(list) }
        return faults
    }

    private func faultsOfCells(_ list: any WalkedList) -> [String] {
        var faults: [String] = []
        let inside = list.subviews.filter { $0 is any WalkedCell }
        if inside.count != list.shownCells.count {
            faults.append("\(inside.count) cells are in the list, \(list.shownCells.count) are shown")
        }
        if inside.contains(where: { $0.alpha != 1 }) { faults.append("a cell is transparent") }
        let alive = cells.count { $0.cell != nil }
        // Two identifiers, and cells that leave while others appear.
        if alive > 6 * most + 12 { faults.append("\(alive) cells live, and at most \(most) were shown") }
        return faults
    }

    /// The list and its cells are freed with their page.
    func faultsAtTheEnd() -> [String] {
        var faults = faults(isAtRest: true)
        weak let list = list
        self.list?.removeFromSuperview()
        self.list = nil
        (table, collection) = (nil, nil)
        app.settle()
        if list != nil { faults.append("the list is not freed") }
        let left = cells.count { $0.cell != nil }
        if left > 0 { faults.append("\(left) cells are not freed") }
        return faults
    }
}
