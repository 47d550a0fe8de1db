import Foundation
import ObjectiveCRuntime
import SystemStrings

extension UIContextMenuConfiguration {
    /// Returns the older menu of a row or an item, which a delegate controls; nil without a command.
    ///
    /// Documented (UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)): the menu offers
    /// cut, copy and paste.
    /// - Parameters:
    ///   - offers: whether the delegate performs a command.
    ///   - perform: calls the delegate with the chosen command and the sender.
    static func editMenu(
        offers: (Selector) -> Bool, perform: @escaping @MainActor (Selector, UIAction) -> Void
    ) -> UIContextMenuConfiguration? {
        let commands: [(Selector, SystemString)] = [("cut:", .cut), ("copy:", .copy), ("paste:", .paste)]
        let shown = commands.filter { offers($0.0) }
        guard !shown.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                children: shown.map { selector, title in
                    UIAction(title: title.localized) { perform(selector, $0) }
                })
        }
    }
}
