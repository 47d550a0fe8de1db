import Foundation

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl: MenuControl {
    func makeContextMenuInteraction() -> any UIInteraction { UIContextMenuInteraction(delegate: self) }

    func opensContextMenu(at point: CGPoint) -> Bool { contextMenuInteraction?.open(at: point, from: bounds) ?? false }
}
