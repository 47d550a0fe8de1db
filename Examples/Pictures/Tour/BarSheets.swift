import Foundation
import UIKit
import UIKitTesting

extension Sheet {
    static let all: [Sheet] = bars + controls + rows + motion

    /// The size and the safe area of a phone.
    private struct Phone {
        let width: CGFloat
        let height: CGFloat
        let top: CGFloat
        static let medium = Phone(width: 393, height: 852, top: 59)
        static let pro = Phone(width: 402, height: 874, top: 62)
        static let max = Phone(width: 440, height: 956, top: 62)
    }

    private static func stack(_ titles: [String], _ phone: Phone = .medium, scale: CGFloat = 3, large: Bool = false)
        -> TestApp
    {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = large
        navigation.viewControllers = titles.map(Page.init)
        let app = TestApp(
            navigation, size: CGSize(width: phone.width, height: phone.height), scale: scale,
            safeArea: UIEdgeInsets(top: phone.top, left: 0, bottom: 34, right: 0))
        app.settle()
        return app
    }

    private static func back(_ phone: Phone, chevron: CGFloat, label: CGFloat) -> Scene {
        let room = CGRect(x: 2, y: phone.top + 4, width: 24, height: 36)
        return Scene(
            app: stack(["Back", "Title"], phone),
            marks: [
                Mark("chevron", .left, chevron, in: room), Mark("chevron", .right, chevron + 11, in: room),
                Mark("label", .left, label, in: CGRect(x: 27, y: phone.top + 4, width: 50, height: 36)),
            ])
    }

    /// A label that is not shortened, and a title that the label moves aside.
    private static func pushed() -> Scene {
        let app = stack(["Inbox", "A message with quite a long title"])
        let navigation = app.window.rootViewController as? UINavigationController
        let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        navigation?.viewControllers.first?.navigationItem.backBarButtonItem = item
        app.settle()
        return Scene(app: app)
    }

    private static let bars: [Sheet] = [
        Sheet("back-393", 0, 59, 110, 44) { back(.medium, chevron: 9.33, label: 30.67) },
        Sheet("back-402", 0, 62, 110, 44) { back(.pro, chevron: 9.33, label: 32) },
        Sheet("back-440", 0, 62, 110, 44) { back(.max, chevron: 13.33, label: 35.67) },
        Sheet("title-shifted", 0, 59, 393, 44) { pushed() },
        Sheet("title", 150, 59, 100, 44) { Scene(app: stack(["Settings"])) },
        Sheet("title-large", 0, 59, 250, 100) { Scene(app: stack(["Settings"], scale: 2, large: true), scale: 2) },
        Sheet("search", 0, 59, 200, 110) {
            let app = stack(["Mail"])
            let navigation = app.window.rootViewController as? UINavigationController
            let search = UISearchController()
            navigation?.topViewController?.navigationItem.searchController = search
            navigation?.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
            app.settle()
            let field = search.searchBar.searchTextField
            let place = field.convert(field.bounds, to: nil)
            return Scene(
                app: app,
                marks: [
                    Mark(
                        "magnifier", .left, 24,
                        in: CGRect(x: place.minX + 2, y: place.minY + 4, width: 28, height: 28)),
                    Mark(
                        "placeholder", .left, 48.33,
                        in: CGRect(x: place.minX + 29, y: place.minY + 4, width: 80, height: 28)),
                ])
        },
        Sheet("tabs", 0, 769, 393, 83) { tabs(["Home", "Search", "Library", "Settings"], icons: true) },
        Sheet("tab-labels", 0, 769, 100, 50) {
            var scene = tabs(["Home", "Hello", "Hill", "Hut"], icons: true)
            let room = CGRect(x: 20, y: 769 + 35.67, width: 60, height: 12)
            scene.marks = [Mark("label", .top, 769 + 38, in: room), Mark("label", .bottom, 769 + 45, in: room)]
            return scene
        },
        Sheet("tab-badges", 0, 769, 393, 50) {
            var scene = tabs(["A", "B", "C", "D"], icons: false)
            scene.marks = [60, 158.33, 257, 355].map {
                Mark("badge", .left, $0, in: CGRect(x: $0 - 6, y: 769.5, width: 26, height: 24))
            }
            scene.marks.append(Mark("badge", .top, 772, in: CGRect(x: 55, y: 769.5, width: 26, height: 24)))
            return scene
        },
    ]

    private static func tabs(_ names: [String], icons: Bool) -> Scene {
        let controller = UITabBarController()
        controller.viewControllers = names.enumerated().map { index, name in
            let page = Page(name)
            page.tabBarItem = UITabBarItem(title: name, image: icons ? UIImage(systemName: "house") : nil, tag: index)
            if !icons { page.tabBarItem.badgeValue = "\(index + 1)" }
            return page
        }
        let app = TestApp(
            controller, size: CGSize(width: 393, height: 852), scale: 3,
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        app.settle()
        return Scene(app: app)
    }
}

/// A plain white page.
final class Page: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
