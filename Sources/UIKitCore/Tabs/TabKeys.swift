extension UITabBarController {
    /// Selects a tab by a key, as a tap on the tab does.
    /// - Returns: false if there is no such tab.
    func selectTab(at index: Int) -> Bool {
        guard barControllers.indices.contains(index), let item = barControllers[index].tabBarItem, item.isEnabled else {
            return false
        }
        // The selected tab stays as it is: a second tap would return to the root of its stack.
        guard barControllers[index] !== state.selected else { return true }
        if tabTapped(item) { tabWasTapped(item) }
        return true
    }

    /// Selects the next or previous tab. After the last tab follows the first tab.
    func selectNextTab(_ isForward: Bool) -> Bool {
        let controllers = barControllers
        guard controllers.count > 1 else { return false }
        let selected = controllers.firstIndex { $0 === state.selected }
        var index = selected ?? (isForward ? controllers.count - 1 : 0)
        for _ in controllers {
            index = (index + (isForward ? 1 : controllers.count - 1)) % controllers.count
            if index != selected, controllers[index].tabBarItem?.isEnabled == true { return selectTab(at: index) }
        }
        return false
    }
}
