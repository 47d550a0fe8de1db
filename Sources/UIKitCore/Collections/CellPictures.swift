import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of the former content of cells, which lie in front of the new content and fade out in an animation.
///
/// Folklore (collections/cross-fade): a cell that gets another size in a batch fades from the old to the new content.
/// Chosen: the picture stretches with the cell.
@MainActor
final class CellPictures {
    private var pictures: [(cell: UICollectionViewCell, picture: UIView)] = []

    /// Makes the pictures of cells before their content changes.
    init(_ cells: [UICollectionViewCell]) { for cell in cells { add(cell) } }

    /// Makes the pictures of further cells among the views.
    func add(_ views: [UICollectionReusableView]) {
        for view in views {
            guard let cell = view as? UICollectionViewCell, cell.isDisplayed, cell.shownAttributes != nil,
                !pictures.contains(where: { $0.cell === cell })
            else { continue }
            add(cell)
        }
    }

    private func add(_ cell: UICollectionViewCell) {
        guard cell.window != nil, cell.bounds.width > 0, cell.bounds.height > 0,
            let picture = cell.snapshotView(afterScreenUpdates: false)
        else { return }
        picture.accessibilityElementsHidden = true
        picture.layer.zPosition = CGFloat(Int16.max)
        UIView.performWithoutAnimation {
            // The picture of an animation that still runs has the present content.
            keeping(cell.cellParts.picture) {
                cell.cellParts.picture?.removeFromSuperview()
                cell.cellParts.picture = picture
            }
            picture.frame = cell.bounds
            picture.layer.sublayers?.first?.frame = picture.bounds
            cell.addSubview(picture)
        }
        pictures.append((cell, picture))
    }

    /// Fades the pictures out. Called in an animation block, after the cells have their new sizes.
    func fade() {
        for (cell, picture) in pictures {
            let scale = CGSize(
                width: cell.bounds.width / max(picture.bounds.width, 1),
                height: cell.bounds.height / max(picture.bounds.height, 1))
            picture.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
            picture.center = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
            picture.alpha = 0
        }
    }

    func remove() {
        for (cell, picture) in pictures {
            picture.removeFromSuperview()
            if cell.cellParts.picture === picture { cell.cellParts.picture = nil }
        }
    }
}
