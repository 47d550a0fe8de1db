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
        let shown = StandardEditTitles.all.filter {
            ["cut:", "copy:", "paste:"].contains($0.selector.name) && offers($0.selector)
        }
        guard !shown.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                children: shown.map { selector, title in
                    UIAction(title: title.localized) { perform(selector, $0) }
                })
        }
    }
}
