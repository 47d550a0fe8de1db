import Foundation
import NavigationLogic
import SystemStrings

/// Going back: the tap on the back button, and the menu of the screens below.
extension UINavigationBar {
    func backTapped() {
        if let host = stack.host { host.barBackTapped() } else { popItem(animated: true) }
    }

    /// The full names of the screens below, nearest first.
    func historyMenu() -> UIMenu? {
        guard let host = stack.host else {
            return UIMenu(
                children: stack.ownItems.dropLast().reversed().map { item in
                    UIAction(title: item.historyTitle) { [weak self, weak item] _ in
                        if let item { self?.pop(to: item) }
                    }
                })
        }
        return host.barHistoryMenu()
    }
}

extension UINavigationItem {
    /// The title in a menu of screens.
    var historyTitle: String {
        BackTitle(item: self, below: self).menuTitle(genericTitle: SystemString.back.localized)
    }
}
