import Foundation
import UIKit
import UIKitTesting

/// Sheets of single views, rows and letters.
extension Sheet {
    /// A white page of 393 by 300 points with views.
    private static func page(_ marks: [Mark] = [], _ views: [UIView]) -> Scene {
        let page = Page("")
        let app = TestApp(page, size: CGSize(width: 393, height: 300), scale: 3)
        views.forEach(page.view.addSubview)
        app.settle()
        return Scene(app: app, marks: marks)
    }

    private static func at<View: UIView>(_ x: CGFloat, _ y: CGFloat, _ view: View) -> View {
        view.frame.origin = CGPoint(x: x, y: y)
        return view
    }

    static let controls: [Sheet] = [
        Sheet("segments", 10, 10, 200, 60) {
            let control = UISegmentedControl(items: ["First", "Second"])
            control.selectedSegmentIndex = 0
            control.frame = CGRect(x: 20, y: 20, width: 180, height: 32)
            return page([], [control])
        },
        Sheet("page-control", 10, 10, 110, 40) {
            let control = UIPageControl(frame: CGRect(x: 12, y: 14, width: 100, height: 26))
            control.numberOfPages = 4
            control.currentPageIndicatorTintColor = .black
            control.pageIndicatorTintColor = .black
            return page([], [control])
        },
        Sheet("switch", 10, 10, 160, 60) {
            let control = at(20, 20, UISwitch())
            control.isOn = true
            return page([], [control, at(90, 20, UISwitch())])
        },
        Sheet("close", 10, 10, 80, 60) { page([], [at(20, 20, UIButton(type: .close))]) },
        Sheet("shadow-of-content", 0, 0, 200, 120) {
            let holder = UIView(frame: CGRect(x: 30, y: 25, width: 60, height: 60))
            let disc = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            disc.backgroundColor = .systemBlue
            disc.layer.cornerRadius = 30
            holder.addSubview(disc)
            let label = UILabel(frame: CGRect(x: 110, y: 35, width: 80, height: 40))
            label.text = "Text"
            label.font = .boldSystemFont(ofSize: 30)
            for view in [holder, label] {
                view.layer.shadowColor = UIColor.black.cgColor
                view.layer.shadowOpacity = 0.5
                view.layer.shadowOffset = CGSize(width: 0, height: 4)
                view.layer.shadowRadius = 5
            }
            return page([], [holder, label])
        },
        Sheet("symbols", 0, 0, 393, 120) {
            let names = [
                "folder", "internaldrive", "externaldrive", "doc", "doc.text", "trash", "gear", "star", "house",
                "photo", "music.note", "film",
                "clock", "person", "bell", "envelope", "tag", "tray",
            ]
            return page(
                [],
                names.enumerated().map { index, name in
                    let view = UIImageView(
                        image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)))
                    view.contentMode = .center
                    view.frame = CGRect(
                        x: 6 + CGFloat(index % 9) * 42, y: 8 + CGFloat(index / 9) * 54, width: 40, height: 44)
                    return view
                })
        },
        Sheet("letters", 0, 0, 393, 300) {
            // Measured: the widths of these texts on iOS.
            let lines: [(String, CGFloat, UIFont.Weight, CGFloat)] = [
                ("Hello UIKit", 13, .regular, 63.71), ("Hello UIKit", 17, .regular, 79.66),
                ("Hello UIKit", 17, .semibold, 83.68),
                ("Hello UIKit", 20, .regular, 91.62), ("Hello UIKit", 28, .regular, 126.97),
                ("Hello UIKit", 34, .bold, 166.06),
                ("Settings", 34, .bold, 132.96), ("0123456789", 17, .regular, 98.58),
            ]
            var views: [UIView] = []
            var top: CGFloat = 4
            for (text, size, weight, width) in lines {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: size, weight: weight)
                label.sizeToFit()
                label.frame.origin = CGPoint(x: 10, y: top)
                let rule = UIView(frame: CGRect(x: 10, y: label.frame.maxY, width: width, height: 1))
                rule.backgroundColor = .systemRed
                views += [label, rule]
                print("letters: \(text) at \(size): iOS \(width), here \(label.intrinsicContentSize.width)")
                top = rule.frame.maxY + 3
            }
            return page([], views)
        },
    ]

    static let rows: [Sheet] = [
        Sheet("row-disclosure", 300, 20, 93, 50) { Scene(app: table(393, 300)) },
        Sheet("rows", 0, 20, 393, 140) { Scene(app: table(393, 300)) },
        Sheet("row-ring", 0, 20, 110, 50) { Scene(app: table(393, 300, first: "Ångström Åse")) },
        Sheet("margin-413", 0, 0, 100, 60) { Scene(app: table(413, 300)) },
        Sheet("margin-414", 0, 0, 100, 60) { Scene(app: table(414, 300)) },
    ]

    private static func table(_ width: CGFloat, _ height: CGFloat, first: String = "Wi-Fi") -> TestApp {
        let app = TestApp(
            Rows(first), size: CGSize(width: width, height: height), scale: 3,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        app.settle()
        return app
    }

    static let motion: [Sheet] = [
        Sheet("blur", 0, 0, 393, 110, contrast: 8) {
            let navigation = UINavigationController(rootViewController: Rows("Blurred"))
            navigation.topViewController?.title = "Blur"
            let app = TestApp(
                navigation, size: CGSize(width: 393, height: 852), scale: 3,
                safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            app.settle()
            app.scroll(by: 300)
            app.settle()
            return Scene(app: app)
        },
        Sheet("swipe-1", 0, 59, 393, 44) { try swipe(60) },
        Sheet("swipe-2", 0, 59, 393, 44) { try swipe(120) },
        Sheet("swipe-3", 0, 59, 393, 44) { try swipe(180) },
        Sheet("swipe-4", 0, 59, 393, 44) { try swipe(240) },
        Sheet("swipe-5", 0, 59, 393, 44) { try swipe(300) },
        Sheet("split", 0, 0, 1024, 80) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Rows("Sidebar"), for: .primary)
            split.setViewController(Page("Detail"), for: .secondary)
            let app = TestApp(split, size: CGSize(width: 1024, height: 400), scale: 1)
            app.settle()
            return Scene(app: app, scale: 1)
        },
    ]

    /// A page during a swipe from the left edge, after this many points.
    private static func swipe(_ points: CGFloat) throws -> Scene {
        let navigation = UINavigationController()
        navigation.viewControllers = ["Home", "A long title that its label has no room for", "Top"].map(Page.init)
        let app = TestApp(
            navigation, size: CGSize(width: 393, height: 852), scale: 3,
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        app.settle()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 4 + points, y: 400), lifts: false)
        return Scene(app: app)
    }
}

/// A list of texts with disclosure indicators.
final class Rows: UITableViewController {
    private let words: [String]

    init(_ first: String) {
        words = [first] + (1...40).map { "Row \($0) of the list" }
        super.init(style: .plain)
        title = first
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = words[indexPath.row]
        cell.detailTextLabel?.text = indexPath.row % 3 == 0 ? "On" : nil
        cell.imageView?.image = indexPath.row % 2 == 1 ? UIImage(systemName: "folder.fill") : nil
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
