import UIKit

extension ListWalker: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { counting { model.sections.count } }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counting { model.sections.indices.contains(section) ? model.sections[section].items.count : 0 }
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = row(tableView, indexPath) else { return UITableViewCell() }
        cell.name = model.item(indexPath.section, indexPath.row) ?? -1
        called()
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        showsHeaders ? "Section" : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard kind == .estimatedTable || kind == .groupedTable else { return tableView.rowHeight }
        return CGFloat(30 + (model.item(indexPath.section, indexPath.row) ?? 0) % 5 * 13)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        called()
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        called()
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { called() }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { called() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen(indexPath)
        called()
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        dropped(indexPath)
        called()
    }
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { indexPath.row % 2 == 0 }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        severalBegan()
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moved(sourceIndexPath, destinationIndexPath) }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        called()
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }
        ])
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { called() }
}

extension ListWalker: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { counting { model.sections.count } }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counting { model.sections.indices.contains(section) ? model.sections[section].items.count : 0 }
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard let cell = item(collectionView, indexPath) else { return UICollectionViewCell() }
        cell.name = model.item(indexPath.section, indexPath.item) ?? -1
        called()
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moved(sourceIndexPath, destinationIndexPath) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { called() }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { called() }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { called() }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { called() }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen(indexPath)
        called()
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        dropped(indexPath)
        called()
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { indexPath.item % 2 == 0 }
}
