import Foundation
import UIKit
import UIKitTesting

/// The inputs that an app can make large, and the cost of each step. `Bench sizes [NAME] [COUNT]` measures one of them,
/// or all.
@MainActor
enum Sizes {
    private static var clock = DispatchTime.now()

    private static func step(_ name: String) {
        let now = DispatchTime.now()
        print(String(format: "  %@: %.2f ms", name, Double(now.uptimeNanoseconds - clock.uptimeNanoseconds) / 1e6))
        clock = DispatchTime.now()
    }

    private static let all: [(name: String, count: Int, run: @MainActor (Int) -> Void)] = [
        ("nestedViews", 5_000, nestedViews), ("nestedControllers", 5_000, nestedControllers),
        ("nestedStacks", 5_000, nestedStacks),
        ("barItems", 10_000, barItems), ("title", 1 << 20, title), ("tabs", 10_000, tabs),
        ("tabItems", 10_000, tabItems), ("field", 1 << 20, field),
        ("textView", 1 << 20, textView), ("label", 30_000_000, label), ("siblings", 100_000, siblings),
        ("rows", 1_000_000, rows),
        ("controllers", 10_000, controllers), ("recognizers", 10_000, recognizers),
        ("constraints", 10_000, constraints),
        ("alertActions", 10_000, alertActions), ("menuItems", 10_000, menuItems), ("alerts", 1_000, alerts),
        ("segments", 10_000, segments),
        ("arranged", 10_000, arranged), ("toolbarItems", 10_000, toolbarItems), ("sublayers", 100_000, sublayers),
        ("pages", 10_000, pages),
    ]

    static func report(_ name: String?, _ count: Int?) {
        for size in all where name == nil || name == size.name {
            for part in [16, 4, 1] {
                let count = max((count ?? size.count) / part, 1)
                print("\(size.name) \(count):")
                clock = DispatchTime.now()
                size.run(count)
                step("end")
            }
        }
    }

    private static func frame() -> CGRect { CGRect(x: 0, y: 0, width: 300, height: 300) }

    private static func nestedViews(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        autoreleasepoolFree {
            let top = UIView(frame: frame())
            var inner = top
            for _ in 0..<count {
                let view = UIView(frame: frame())
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                inner.addSubview(view)
                inner = view
            }
            inner.backgroundColor = .red
            step("make")
            page.view.addSubview(top)
            step("add")
            app.turn()
            step("turn")
            app.tap(at: CGPoint(x: 100, y: 150))
            step("tap")
            _ = inner.convert(CGPoint.zero, to: nil)
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            app.turn()
            step("innerLayout")
            app.isDark.toggle()
            app.turn()
            step("dark")
            page.additionalSafeAreaInsets.top = 10
            app.turn()
            step("safeArea")
            top.frame.size.width = 200
            app.turn()
            step("resize")
            top.alpha = 0.5
            app.turn()
            step("alpha")
            _ = app.spokenText
            step("spoken")
            _ = top.snapshotView(afterScreenUpdates: true)
            step("snapshot")
            _ = page.view.viewWithTag(77)
            step("tag")
            top.removeFromSuperview()
            app.turn()
            step("remove")
        }
        step("deinit")
    }

    @inline(never) private static func autoreleasepoolFree(_ body: () -> Void) { body() }

    private static func nestedControllers(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        autoreleasepoolFree {
            let top = UIViewController()
            var inner = top
            for _ in 0..<count {
                let child = UIViewController()
                inner.addChild(child)
                inner.view.addSubview(child.view)
                child.didMove(toParent: inner)
                inner = child
            }
            step("make")
            page.addChild(top)
            page.view.addSubview(top.view)
            top.didMove(toParent: page)
            step("add")
            app.turn()
            step("turn")
            app.tap(at: CGPoint(x: 100, y: 150))
            step("tap")
            app.isDark.toggle()
            app.turn()
            step("dark")
            page.additionalSafeAreaInsets.top = 10
            app.turn()
            step("safeArea")
            app.resize(to: CGSize(width: 700, height: 400))
            app.turn()
            step("resize")
            inner.setNeedsStatusBarAppearanceUpdate()
            app.turn()
            step("status")
            _ = inner.navigationController
            _ = inner.tabBarController
            step("ancestors")
            top.willMove(toParent: nil)
            top.view.removeFromSuperview()
            top.removeFromParent()
            app.turn()
            step("remove")
        }
        step("deinit")
    }

    private static func nestedStacks(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        autoreleasepoolFree {
            let top = UIStackView()
            top.frame = frame()
            var inner = top
            for index in 0..<count {
                let stack = UIStackView()
                stack.axis = index % 2 == 0 ? .vertical : .horizontal
                inner.addArrangedSubview(stack)
                inner = stack
            }
            let label = UILabel()
            label.text = "Text"
            inner.addArrangedSubview(label)
            step("make")
            page.view.addSubview(top)
            step("add")
            app.turn()
            step("turn")
            label.text = "Another text"
            app.turn()
            step("text")
            top.frame.size.width = 200
            app.turn()
            step("resize")
            app.tap(at: CGPoint(x: 100, y: 150))
            step("tap")
            _ = top.systemLayoutSizeFitting(.zero)
            step("fitting")
            top.removeFromSuperview()
            app.turn()
            step("remove")
        }
        step("deinit")
    }

    private static func barItems(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(UINavigationController(rootViewController: page))
        app.turn()
        clock = .now()
        page.navigationItem.rightBarButtonItems = (0..<count).map {
            UIBarButtonItem(title: "I\($0)", primaryAction: nil)
        }
        step("set")
        app.turn()
        step("turn")
        page.navigationItem.rightBarButtonItems?[0].title = "Other"
        app.turn()
        step("title")
        page.title = "Title"
        app.turn()
        step("pagetitle")
        app.resize(to: CGSize(width: 700, height: 400))
        app.turn()
        step("resize")
        page.navigationController?.pushViewController(UIViewController(), animated: true)
        app.settle()
        step("push")
        page.navigationController?.popViewController(animated: true)
        app.settle()
        step("pop")
        page.navigationItem.rightBarButtonItems = nil
        app.turn()
        step("clear")
    }

    private static func toolbarItems(_ count: Int) {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation)
        navigation.isToolbarHidden = false
        app.turn()
        clock = .now()
        page.toolbarItems = (0..<count).map { UIBarButtonItem(title: "I\($0)", primaryAction: nil) }
        step("set")
        app.turn()
        step("turn")
        page.toolbarItems?[0].title = "Other"
        app.turn()
        step("title")
        page.toolbarItems = nil
        app.turn()
        step("clear")
    }

    private static func title(_ count: Int) {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation)
        app.turn()
        let text = String(repeating: "word and ", count: count / 9)
        clock = .now()
        page.title = text
        app.turn()
        step("title")
        navigation.navigationBar.prefersLargeTitles = true
        app.settle()
        step("large")
        page.navigationItem.prompt = text
        app.settle()
        step("prompt")
        navigation.pushViewController(UIViewController(), animated: true)
        app.settle()
        step("push")
        navigation.popViewController(animated: true)
        app.settle()
        step("pop")
        page.navigationItem.backButtonTitle = text
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: text, primaryAction: nil)
        app.settle()
        step("button")
        page.tabBarItem.title = text
        _ = app.spokenText
        step("spoken")
    }

    private static func tabs(_ count: Int) {
        let tabs = UITabBarController()
        let app = TestApp(tabs)
        app.turn()
        clock = .now()
        tabs.viewControllers = (0..<count).map { number in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "T\(number)", image: nil, tag: number)
            return page
        }
        step("set")
        app.settle()
        step("turn")
        tabs.selectedIndex = count - 1
        app.settle()
        step("last")
        tabs.selectedIndex = 1
        app.settle()
        step("second")
    }

    private static func tabItems(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 300, height: 49))
        page.view.addSubview(bar)
        bar.items = (0..<count).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) }
        step("set")
        app.turn()
        step("turn")
        bar.selectedItem = bar.items?.last
        app.turn()
        step("select")
        bar.items?[3].title = "Other"
        app.turn()
        step("title")
        bar.items = nil
        app.turn()
        step("clear")
    }

    private static func field(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        app.turn()
        clock = .now()
        field.text = String(repeating: "word and ", count: count / 9)
        step("set")
        app.turn()
        step("turn")
        for _ in 0..<3 {
            app.type("x")
            app.turn()
            step("key")
        }
        app.press(.left)
        app.turn()
        step("left")
        app.type("y")
        app.turn()
        step("key")
        app.press(.backspace)
        app.turn()
        step("backspace")
        app.advance(frames: 60)
        step("60 frames")
        app.tap(at: CGPoint(x: 100, y: 120))
        app.turn()
        step("tap")
        app.type("y")
        app.turn()
        step("key")
        _ = app.spokenText
        step("spoken")
    }

    private static func textView(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        page.view.addSubview(view)
        view.becomeFirstResponder()
        app.turn()
        clock = .now()
        view.text = String(repeating: "word and ", count: count / 9)
        step("set")
        app.turn()
        step("turn")
        for _ in 0..<3 {
            app.type("x")
            app.turn()
            step("key")
        }
        app.press(.left)
        app.turn()
        step("left")
        view.text = String(repeating: "word and\n", count: count / 9)
        app.turn()
        step("lines")
        for _ in 0..<3 {
            app.type("x")
            app.turn()
            step("key")
        }
    }

    private static func label(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        for lines in [1, 3, 0] {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            label.numberOfLines = lines
            page.view.addSubview(label)
            clock = .now()
            label.text = String(repeating: "word and ", count: count / 9)
            app.turn()
            step("\(lines) lines turn")
            _ = label.intrinsicContentSize
            step("intrinsic")
            label.textColor = .red
            app.turn()
            step("color")
            label.frame.size.width = 200
            app.turn()
            step("width")
            label.removeFromSuperview()
            app.turn()
            step("remove")
        }
    }

    private static func siblings(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 9))
            view.backgroundColor = .red
            page.view.addSubview(view)
        }
        step("add")
        app.turn()
        step("turn")
        page.view.subviews[5].backgroundColor = .blue
        app.turn()
        step("color")
        page.view.bounds.origin.y = 1_000
        app.turn()
        step("scroll")
        app.tap(at: CGPoint(x: 200, y: 150))
        step("tap")
        app.isDark.toggle()
        app.turn()
        step("dark")
        page.additionalSafeAreaInsets.top = 10
        app.turn()
        step("safeArea")
        let extra = UIView(frame: frame())
        page.view.insertSubview(extra, at: 10)
        app.turn()
        step("insert")
        page.view.bringSubviewToFront(extra)
        app.turn()
        step("front")
        for view in page.view.subviews.prefix(1_000) { view.removeFromSuperview() }
        app.turn()
        step("remove 1000")
        for view in page.view.subviews.reversed() { view.removeFromSuperview() }
        app.turn()
        step("remove all reversed")
    }

    private static func sublayers(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 9)
            page.view.layer.addSublayer(layer)
        }
        step("add")
        app.turn()
        step("turn")
        for layer in page.view.layer.sublayers?.prefix(1_000) ?? [] { layer.opacity = 0.5 }
        app.turn()
        step("opacity 1000")
        app.settle()
        step("settle")
        page.view.layer.sublayers = nil
        step("clear")
        app.turn()
        step("turn")
    }

    private final class Rows: UITableViewController {
        var count = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private static func rows(_ count: Int) {
        let page = Rows()
        page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let app = TestApp(page)
        app.turn()
        clock = .now()
        page.count = count
        page.tableView.reloadData()
        app.turn()
        step("reload")
        page.tableView.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        app.turn()
        step("end")
        page.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: true)
        app.settle()
        step("animated to top")
        let batch = min(10_000, count / 2)
        page.count -= batch
        page.tableView.deleteRows(at: (0..<batch).map { IndexPath(row: $0 * 2, section: 0) }, with: .automatic)
        app.settle()
        step("delete \(batch)")
        page.count += batch
        page.tableView.insertRows(at: (0..<batch).map { IndexPath(row: $0 * 2, section: 0) }, with: .automatic)
        app.settle()
        step("insert \(batch)")
        page.tableView.reloadRows(at: (0..<batch).map { IndexPath(row: $0 * 2, section: 0) }, with: .automatic)
        app.settle()
        step("reload \(batch)")
        for row in 0..<min(count, 1_000) {
            page.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        app.turn()
        step("select 1000")
        page.tableView.allowsMultipleSelection = true
        for row in 0..<batch {
            page.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        app.turn()
        step("select \(batch) multiple")
        _ = page.tableView.indexPathsForSelectedRows
        step("selected")
        page.tableView.setEditing(true, animated: true)
        app.settle()
        step("edit")
        page.tableView.beginUpdates()
        for row in 0..<batch {
            page.tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: batch - 1 - row, section: 0))
        }
        page.tableView.endUpdates()
        app.settle()
        step("move \(batch)")
    }

    private static func controllers(_ count: Int) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation)
        app.turn()
        let pages = (0..<count).map { _ in UIViewController() }
        clock = .now()
        navigation.setViewControllers(pages, animated: true)
        app.settle()
        step("set")
        navigation.setViewControllers(pages.reversed(), animated: true)
        app.settle()
        step("reversed")
        navigation.popToRootViewController(animated: true)
        app.settle()
        step("root")
        for page in pages.dropLast() { navigation.pushViewController(page, animated: false) }
        step("push all")
        app.settle()
        step("settle")
        while navigation.popViewController(animated: false) != nil {}
        step("pop all")
        app.settle()
        step("settle")
    }

    private static func pages(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
        page.view.addSubview(control)
        app.turn()
        clock = .now()
        control.numberOfPages = count
        app.turn()
        step("set")
        control.currentPage = count / 2
        app.settle()
        step("current")
    }

    private static func recognizers(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        let view = UIView(frame: frame())
        page.view.addSubview(view)
        app.turn()
        clock = .now()
        for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
        step("add")
        app.tap(at: CGPoint(x: 50, y: 150))
        step("tap")
        for _ in 0..<count { view.addGestureRecognizer(UIPanGestureRecognizer()) }
        step("add")
        app.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150))
        step("drag")
        for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
        step("remove")
    }

    private static func constraints(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        var before: UIView = page.view
        var list: [NSLayoutConstraint] = []
        for _ in 0..<count / 4 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            list += [
                view.topAnchor.constraint(
                    equalTo: before === page.view ? page.view.topAnchor : before.bottomAnchor, constant: 2),
                view.leadingAnchor.constraint(equalTo: before.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: before.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
            before = view
        }
        step("make")
        NSLayoutConstraint.activate(list)
        step("activate")
        app.turn()
        step("turn")
        list[3].constant = 20
        app.turn()
        step("constant")
        list.last?.isActive = false
        app.turn()
        step("deactivate one")
        for constraint in list.suffix(100) { constraint.isActive = false }
        app.turn()
        step("deactivate 100")
        NSLayoutConstraint.deactivate(list)
        app.turn()
        step("deactivate")
        for view in page.view.subviews { view.removeFromSuperview() }
        step("remove")
    }

    private static func alertActions(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        for style in [UIAlertController.Style.alert, .actionSheet] {
            clock = .now()
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            for index in 0..<count { alert.addAction(UIAlertAction(title: "A\(index)", style: .default)) }
            step("make")
            page.present(alert, animated: true)
            app.settle()
            step("present")
            alert.dismiss(animated: true)
            app.settle()
            step("dismiss")
        }
    }

    private static func menuItems(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
        page.view.addSubview(button)
        app.turn()
        clock = .now()
        button.menu = UIMenu(children: (0..<count).map { UIAction(title: "A\($0)") { _ in } })
        button.showsMenuAsPrimaryAction = true
        step("make")
        app.tap(button)
        app.settle()
        step("open")
        app.tap(at: CGPoint(x: 5, y: 5))
        app.settle()
        step("close")
    }

    private static func alerts(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        var top: UIViewController = page
        for index in 0..<count {
            let alert = UIAlertController(title: "Alert \(index)", message: "Message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            top.present(alert, animated: false)
            app.settle()
            top = alert
        }
        step("present")
        app.tap(at: CGPoint(x: 5, y: 5))
        step("tap")
        app.resize(to: CGSize(width: 700, height: 400))
        app.turn()
        step("resize")
        page.dismiss(animated: true)
        app.settle()
        step("dismiss")
    }

    private static func segments(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        clock = .now()
        let control = UISegmentedControl(items: (0..<count).map { "S\($0)" })
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        page.view.addSubview(control)
        step("make")
        app.turn()
        step("turn")
        control.selectedSegmentIndex = count / 2
        app.settle()
        step("select")
        control.setTitle("Other", forSegmentAt: 3)
        app.turn()
        step("title")
        for _ in 0..<min(count / 2, 1_000) { control.removeSegment(at: 0, animated: false) }
        step("remove 1000")
    }

    private static func arranged(_ count: Int) {
        let page = UIViewController()
        let app = TestApp(page)
        app.turn()
        for distribution in [
            UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .fillProportionally, .equalCentering,
        ] {
            // These distributions take quadratic time; see Documentation/Limits.md.
            let count = distribution == .fill || distribution == .fillEqually ? count : min(count, 400)
            clock = .now()
            let stack = UIStackView()
            stack.axis = .vertical
            stack.distribution = distribution
            stack.frame = frame()
            for index in 0..<count {
                let label = UILabel()
                label.text = "\(index)"
                stack.addArrangedSubview(label)
            }
            page.view.addSubview(stack)
            step("make \(distribution.rawValue)")
            app.turn()
            step("turn")
            stack.arrangedSubviews[0].isHidden = true
            app.turn()
            step("hide")
            stack.removeFromSuperview()
            app.turn()
            step("remove")
        }
    }
}
