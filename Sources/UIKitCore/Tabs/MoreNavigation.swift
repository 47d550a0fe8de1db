import CoreGraphics
import Foundation
import FoundationAdditions
import NavigationLogic
import QuartzCore
import SystemStrings

/// The navigation controller of the tab "More": a list of the controllers without a tab, and the controller that was
/// selected in the list.
///
/// A selected controller moves to this stack. A selected navigation controller cannot move to a stack, so its pages
/// move; they return when the list is displayed again or when the controller gets its own tab.
final class MoreNavigation: UINavigationController {
    private weak var owner: UITabBarController?
    private let menu = MoreList()
    private var phase = Phase.resting(nil)

    /// The controller whose pages are above the list, and the first of these pages.
    private struct Selection {
        let controller: UIViewController
        var root: UIViewController?
    }

    private enum Phase {
        case resting(Selection?)
        /// Pages move between this stack and their own containers.
        case moving(Selection?)

        var selection: Selection? {
            switch self {
            case .resting(let selection), .moving(let selection): selection
            }
        }
        var isMoving: Bool { if case .moving = self { true } else { false } }
    }

    /// The controller whose pages are above the list.
    var chosen: UIViewController? { phase.selection?.controller }

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(navigationBarClass: nil, toolbarClass: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        viewControllers = [menu]
        menu.onChoice = { [weak self] in self?.chose($0) }
        menu.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.owner?.customizeTabs() })
    }

    required init?(coder: NSCoder) { nil }

    func list(_ controllers: [UIViewController]) {
        menu.display(controllers)
        offersEditing(owner?.customizable.isEmpty == false)
    }

    func offersEditing(_ offers: Bool) { menu.navigationItem.rightBarButtonItem?.isHidden = !offers }

    private func change(to phase: Phase) { keeping(self.phase) { self.phase = phase } }

    /// Moves pages. Requests of app code meanwhile do not return pages.
    private func move(_ work: () -> Void) {
        change(to: .moving(phase.selection))
        work()
        change(to: .resting(phase.selection))
    }

    private func chose(_ controller: UIViewController) {
        owner?.request(.note(controller))
        display(controller, animated: true)
    }

    /// Displays a controller above the list.
    func display(_ controller: UIViewController, animated: Bool) {
        guard chosen !== controller || viewControllers.count == 1 else { return }
        move { moveHere(controller, animated: animated) }
    }

    private func moveHere(_ controller: UIViewController, animated: Bool) {
        returnPages()
        change(to: .moving(Selection(controller: controller)))
        var pages = [controller]
        if let navigation = controller as? UINavigationController {
            pages = navigation.stackToMove()
            // The item of the navigation controller is that of its root, which leaves now.
            if !navigation.hasOwnTabBarItem {
                keeping(navigation.chrome.tabItem) { navigation.chrome.tabItem = navigation.tabBarItem }
            }
            navigation.setViewControllers([], animated: false)
            navigation.startScheduled()
        } else {
            owner?.abandon(controller)
        }
        change(to: .moving(Selection(controller: controller, root: pages.first)))
        setViewControllers([menu] + pages, animated: animated)
    }

    /// Returns the selected controller to its own container.
    /// - Parameter keeping: controllers that may stay while they are displayed; nil keeps none.
    func returnSelection(keeping: [UIViewController]?) {
        guard let chosen, !phase.isMoving else { return }
        if let keeping, keeping.contains(where: { $0 === chosen }), viewControllers.count > 1 { return }
        move { returnPages() }
    }

    private func returnPages() {
        guard let selection = phase.selection else { return }
        let controller = selection.controller
        let pages = Array(stackToMove().dropFirst())
        setViewControllers([menu], animated: false)
        // The returned controllers have been removed from the screen.
        startScheduled()
        change(to: .moving(nil))
        if let navigation = controller as? UINavigationController {
            // Pages that were pushed in the meantime stay with their current parent.
            if navigation.viewControllers.isEmpty {
                navigation.setViewControllers(
                    pages.isEmpty ? [selection.root].compactMap { $0 } : pages, animated: false)
            }
        } else if let owner, controller.parent == nil, owner.state.machine.placed.contains(where: { $0 === controller })
        {
            owner.join(controller)
        }
    }

    /// Called when the user returned to the list: the selected controller returns to its own container with the next
    /// frame, after it has left this stack.
    func stackRested() {
        guard let owner, !phase.isMoving, let controller = chosen, viewControllers.count == 1 else { return }
        if owner.state.selected === controller { owner.request(.note(self)) }
        view.appContext.environment.onEachFrame { [weak self] _ in
            guard let self, self.chosen === controller, self.viewControllers.count == 1 else { return false }
            self.returnSelection(keeping: nil)
            return false
        }
    }
}

/// The list of the controllers without a tab.
final class MoreList: UITableViewController {
    private var controllers: [UIViewController] = []
    var onChoice: ((UIViewController) -> Void)?

    init() {
        super.init(style: .plain)
        title = SystemString.more.localized
    }

    required init?(coder: NSCoder) { nil }

    func display(_ controllers: [UIViewController]) {
        let former = self.controllers
        defer { withExtendedLifetime(former) {} }
        guard !former.isEmpty || !controllers.isEmpty else { return }
        self.controllers = controllers
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
        let item = controllers[indexPath.row].tabBarItem
        var content = cell.defaultContentConfiguration()
        content.text = item?.title
        content.image = item?.image
        content.secondaryText = item?.badgeValue
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(controllers[indexPath.row])
    }
}
