import Foundation
import SeededNumbers
import UIKit
import UIKitTesting

/// Further requests of an app's own code, in walks with requests inside callbacks.
extension Walker {
    private func pick<Element>(_ list: [Element], _ number: Int) -> Element? {
        list.isEmpty ? nil : list[number % list.count]
    }

    /// Views of the app in the window and on pages with loaded views.
    private var views: [HookView] {
        var found: [HookView] = []
        func visit(_ view: UIView) {
            if let own = view as? HookView { found.append(own) }
            view.subviews.forEach(visit)
        }
        visit(app.window)
        for page in pages.compactMap(\.page) {
            if let view = page.viewIfLoaded, view.window == nil { visit(view) }
            if let view = page.navigationItem.titleView as? HookView { found.append(view) }
        }
        return found
    }

    /// Views that may be moved, hidden and removed. The root views of pages belong to their containers.
    private var movable: [HookView] {
        let roots = pages.compactMap(\.page).compactMap(\.viewIfLoaded)
        return views.filter { view in !roots.contains { $0 === view } }
    }

    private var tables: [(table: UITableView, rows: HookRows)] {
        pages.compactMap(\.page).compactMap { page in
            guard let rows = page.rows, let table = page.viewIfLoaded as? UITableView else { return nil }
            return (table, rows)
        }
    }

    private var livePages: [WalkPage] {
        pages.compactMap(\.page).filter { page in controllers.contains { $0 === page } }
    }

    func performMore(_ act: Act) {
        switch act.verb {
        case .layOut, .invalidate, .frame, .hide, .subview, .animate: performView(act)
        case .reload, .rows, .scroll, .refresh, .select, .edit: performRows(act)
        case .titleView, .customItems, .menuItem, .backItem, .searchItem, .styles: performItem(act)
        case .setTabs, .setColumn, .tabBarHidden, .root, .keep, .drop, .releaseAll, .child: performFamily(act)
        default: performRest(act)
        }
    }

    private func performView(_ act: Act) {
        switch act.verb {
        case .layOut:
            let navigation = pick(navigations, act.who)
            let targets: [UIView?] = [
                app.window, navigation?.viewIfLoaded, navigation?.navigationBar,
                navigation?.isToolbarHidden == false ? navigation?.toolbar : nil,
                navigation?.topViewController?.viewIfLoaded, root.viewIfLoaded, pick(views, act.who),
            ]
            guard let view = targets[act.what % targets.count] else { return }
            if act.animated { view.setNeedsLayout() }
            view.layoutIfNeeded()
        case .invalidate:
            guard let view = pick(views, act.who) else { return }
            switch act.what % 4 {
            case 0: view.invalidateIntrinsicContentSize()
            case 1: view.setNeedsUpdateConstraints()
            case 2: view.setNeedsDisplay()
            default:
                view.preferredSize = view.preferredSize.map {
                    CGSize(width: $0.width + CGFloat(act.what % 5) - 2, height: $0.height)
                }
            }
        case .frame:
            pick(movable, act.who)?.frame = CGRect(
                x: act.what % 50, y: act.what % 30, width: act.what % 90, height: act.what % 70)
        case .hide: pick(movable, act.who)?.isHidden = act.what % 2 == 0
        case .subview:
            guard let view = pick(views, act.who) else { return }
            if act.what % 2 == 0 { return view.addSubview(HookView(CGSize(width: 20, height: 20))) }
            pick(movable, act.who)?.removeFromSuperview()
        default:
            guard let view = pick(movable, act.who) else { return }
            UIView.animate(withDuration: act.animated ? 0.2 : 0) {
                view.frame.size.width = CGFloat(act.what % 100)
                Reentry.call(.animation)
            } completion: { _ in
                Reentry.call(.animationCompletion)
            }
        }
    }

    private func performRows(_ act: Act) {
        guard let (table, rows) = pick(tables, act.who) else { return }
        let animation: UITableView.RowAnimation = act.animated ? .automatic : .none
        switch act.verb {
        case .reload:
            if act.what % 2 == 0 { rows.count = act.what % 30 }
            table.reloadData()
            if act.animated { table.layoutIfNeeded() }
        case .rows:
            // The app may have changed the number of rows since the table's last reload.
            guard table.numberOfRows(inSection: 0) == rows.count else { return table.reloadData() }
            let place = IndexPath(row: act.what % max(rows.count, 1), section: 0)
            guard table.numberOfRows(inSection: 0) == rows.count else { return }
            if act.what % 2 == 0 || rows.count == 0 {
                rows.count += 1
                table.insertRows(at: [rows.count == 1 ? IndexPath(row: 0, section: 0) : place], with: animation)
            } else {
                rows.count -= 1
                table.deleteRows(at: [place], with: animation)
            }
        case .scroll:
            guard act.what % 3 != 0, table.numberOfRows(inSection: 0) == rows.count, rows.count > 0 else {
                return table.setContentOffset(CGPoint(x: 0, y: act.what), animated: act.animated)
            }
            table.scrollToRow(at: IndexPath(row: act.what % rows.count, section: 0), at: .top, animated: act.animated)
        case .refresh:
            if act.what % 2 == 0 {
                table.refreshControl?.beginRefreshing()
            } else {
                table.refreshControl?.endRefreshing()
            }
        case .select:
            guard table.numberOfRows(inSection: 0) == rows.count, rows.count > 0 else { return }
            let path = IndexPath(row: act.what % rows.count, section: 0)
            if act.what % 3 == 0 { return table.deselectRow(at: path, animated: act.animated) }
            table.selectRow(at: path, animated: act.animated, scrollPosition: .none)
        default: table.setEditing(act.what % 2 == 0, animated: act.animated)
        }
    }

    private func performItem(_ act: Act) {
        guard let page = pick(livePages, act.who) else { return }
        let item = page.navigationItem
        let size = CGSize(width: 20 + act.what % 60, height: 30)
        switch act.verb {
        case .titleView: item.titleView = act.what % 3 == 0 ? nil : HookView(size)
        case .customItems:
            let items = (0..<act.what % 4).map { _ in HookItem(customView: HookView(size)) }
            switch act.what / 4 % 4 {
            case 0: item.setLeftBarButtonItems(items, animated: act.animated)
            case 1: item.setRightBarButtonItems(items, animated: act.animated)
            case 2:
                item.trailingItemGroups = items.map {
                    UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil)
                }
            default: page.setToolbarItems(items, animated: act.animated)
            }
        case .menuItem:
            item.rightBarButtonItem = HookItem(
                title: "M", menu: UIMenu(children: [UIAction(title: "A") { _ in Reentry.call(.action) }]))
        case .backItem:
            switch act.what % 4 {
            case 0:
                item.backBarButtonItem = HookItem(title: "B", primaryAction: UIAction { _ in Reentry.call(.action) })
            case 1: item.hidesBackButton = act.what % 8 < 4
            case 2: item.backButtonDisplayMode = .minimal
            default: item.leftItemsSupplementBackButton.toggle()
            }
        case .searchItem:
            guard item.searchController == nil else {
                if act.what % 3 == 0 { return item.searchController = nil }
                return item.searchController?.isActive.toggle() ?? ()
            }
            let search = UISearchController(searchResultsController: nil)
            search.delegate = listener
            search.searchResultsUpdater = listener
            item.searchController = search
        default:
            item.subtitle = act.what % 2 == 0 ? nil : "Subtitle"
            item.largeTitleDisplayMode = [.automatic, .always, .never][act.what % 3]
            item.style = [.navigator, .browser, .editor][act.what / 3 % 3]
        }
    }

    private func performFamily(_ act: Act) {
        switch act.verb {
        case .setTabs:
            guard let tabs = root as? UITabBarController, let all = tabs.viewControllers, !all.isEmpty else { return }
            var numbers = SeededNumbers(seed: UInt64(act.what))
            var chosen = Array(all.shuffled(using: &numbers).prefix(1 + act.what % 5))
            if act.what % 3 == 0 {
                let navigation = HookNavigation(rootViewController: makePage(act.what))
                navigation.tabBarItem = UITabBarItem(title: "New", image: nil, tag: act.what)
                chosen.append(navigation)
            }
            tabs.setViewControllers(chosen, animated: act.animated)
        case .setColumn:
            guard let split = root as? UISplitViewController else { return }
            let column = Self.columns[act.who % Self.columns.count]
            guard split.viewController(for: column) != nil else { return }
            let page = makePage(act.what)
            split.setViewController(act.what % 2 == 0 ? page : HookNavigation(rootViewController: page), for: column)
        case .tabBarHidden: (root as? UITabBarController)?.setTabBarHidden(act.what % 2 == 0, animated: act.animated)
        case .root: app.window.rootViewController = isAway ? root : blank
        case .keep: if let page = pick(livePages, act.who) { kept.append(page) }
        case .drop: releaseKept()
        case .releaseAll: pick(navigations, act.who)?.setViewControllers([makePage(act.what)], animated: act.animated)
        default:
            guard let parent = pick(livePages, act.who), !parent.isLoading else { return }
            if act.what % 2 == 0, parent.children.isEmpty {
                let child = makePage(0)
                parent.addChild(child)
                guard child.parent === parent else { return }
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            } else if let child = parent.children.first {
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
        }
    }

    private func performRest(_ act: Act) {
        switch act.verb {
        case .insets: pick(livePages, act.who)?.additionalSafeAreaInsets.top = CGFloat(act.what % 20)
        case .preferredSize:
            pick(livePages, act.who)?.preferredContentSize = CGSize(
                width: 100 + act.what % 100, height: 100 + act.what % 150)
        case .overrideTraits:
            pick(controllers, act.who)?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][act.what % 3]
        case .alongside:
            guard let coordinator = pick(navigations, act.who)?.transitionCoordinator else { return }
            coordinator.animate { _ in
                Reentry.call(.alongside)
            } completion: { _ in
                Reentry.call(.alongsideEnd)
            }
        case .responder:
            guard act.what % 2 == 0, let view = pick(views, act.who) else {
                app.window.endEditing(true)
                return
            }
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            view.addSubview(field)
            field.becomeFirstResponder()
        case .gestures:
            guard let recognizer = pick(navigations, act.who)?.interactivePopGestureRecognizer else { return }
            if act.what % 2 == 0 {
                recognizer.delegate = act.what % 4 == 0 ? listener : nil
            } else {
                recognizer.isEnabled.toggle()
            }
        case .key: app.window.makeKeyAndVisible()
        case .window:
            app.window.setNeedsLayout()
            app.window.tintColor = act.what % 2 == 0 ? .red : nil
        default: Reentry.readControllers(at: controllers)
        }
    }

    private func releaseKept() {
        let gone = kept
        kept = []
        withExtendedLifetime(gone) {}
    }

    /// Removes the objects of the app and ends continuing actions.
    func calmMore() {
        guard reentry != nil else { return }
        releaseKept()
        for page in pages.compactMap(\.page) {
            page.navigationItem.searchController?.isActive = false
            (page.viewIfLoaded as? UITableView)?.refreshControl?.endRefreshing()
        }
    }
}
