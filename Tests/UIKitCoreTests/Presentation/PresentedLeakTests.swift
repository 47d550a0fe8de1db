import Testing
import UIKit
import UIKitTesting

/// A presented controller is freed together with its app.
@MainActor struct PresentedLeakTests {
    private final class Freed {
        let name: String
        weak var object: AnyObject?
        init(_ name: String, _ object: AnyObject?) { (self.name, self.object) = (name, object) }
    }

    enum Way: CaseIterable {
        case sheet, fullScreen, alert, actionSheet, popover, narrowPopover, context, custom, nested, tabPage, tabs,
            stack, search, activeSearch, menu
    }

    @Test(
        "A presented controller is freed when its app ends in the middle of its dismissal",
        arguments: [Way.sheet, .fullScreen, .alert, .popover, .nested])
    func dismissing(way: Way) throws {
        let outer = TestApp(draws: false)
        var left: [Freed] = []
        try present(way, frames: nil, &left) { app, page in
            page.dismiss(animated: true)
            app.advance(frames: 5)
        }
        outer.turn()
        #expect(left.filter { $0.object != nil }.map(\.name) == [])
    }

    /// The end of the app, in frames after the presentation began.
    @Test("A presented controller is freed when its app ends", arguments: Way.allCases, [nil, 0, 5] as [Int?])
    func ends(way: Way, frames: Int?) throws {
        // The app that is current after the other one has ended.
        let outer = TestApp(draws: false)
        var left: [Freed] = []
        try present(way, frames: frames, &left)
        outer.turn()
        #expect(left.filter { $0.object != nil }.map(\.name) == [])
    }

    private func present(
        _ way: Way, frames: Int?, _ left: inout [Freed], then: (TestApp, UIViewController) -> Void = { _, _ in }
    ) throws {
        let page = UIViewController()
        page.title = "Page"
        let root: UIViewController =
            switch way {
            case .tabPage: tabs(page)
            case .search, .activeSearch, .stack: UINavigationController(rootViewController: page)
            default: page
            }
        let app = TestApp(
            root, size: way == .popover ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844),
            draws: false)
        app.settle()
        let shown: UIViewController
        switch way {
        case .alert, .actionSheet:
            let alert = UIAlertController(
                title: "Title", message: "Text", preferredStyle: way == .alert ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
            if way == .alert { alert.addTextField() }
            shown = alert
        case .tabs: shown = tabs(UIViewController())
        case .stack, .nested: shown = UINavigationController(rootViewController: UIViewController())
        case .search, .activeSearch:
            let search = UISearchController(searchResultsController: UIViewController())
            if way == .activeSearch {
                page.navigationItem.searchController = search
                app.settle()
            }
            shown = search
        default: shown = UIViewController()
        }
        left = [
            Freed("app", app), Freed("window", app.window), Freed("root", root), Freed("page", page),
            Freed("view", page.view), Freed("presented", shown),
        ]
        switch way {
        case .fullScreen: shown.modalPresentationStyle = .fullScreen
        case .popover, .narrowPopover:
            shown.modalPresentationStyle = .popover
            shown.popoverPresentationController?.sourceView = page.view
            if way == .narrowPopover { shown.presentationController?.delegate = StaysPopover.shared }
        case .context:
            page.definesPresentationContext = true
            shown.modalPresentationStyle = .overCurrentContext
        case .custom:
            shown.modalPresentationStyle = .custom
            shown.transitioningDelegate = OwnWay.shared
        default: break
        }
        if way == .menu {
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Menu"
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            page.view.addSubview(button)
            app.settle()
            try app.tap("Menu")
        } else if way == .activeSearch {
            (shown as? UISearchController)?.isActive = true
        } else {
            page.present(shown, animated: true)
        }
        left.append(Freed("presentation", shown.presentationController))
        if let frames { app.advance(frames: frames) } else { app.settle() }
        left.append(Freed("presented view", shown.viewIfLoaded))
        left.append(Freed("container", shown.viewIfLoaded?.superview))
        if way == .nested {
            let alert = UIAlertController(title: "Above", message: nil, preferredStyle: .alert)
            shown.present(alert, animated: true)
            left.append(Freed("alert", alert))
            if frames == nil { app.settle() } else { app.advance(frames: 5) }
        }
        then(app, page)
    }

    private func tabs(_ page: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        return tabs
    }

    private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
        static let shared = StaysPopover()
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { .none }
    }

    private final class OwnWay: NSObject, UIViewControllerTransitioningDelegate {
        static let shared = OwnWay()
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }
}
