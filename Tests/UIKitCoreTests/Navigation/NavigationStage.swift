import Testing
import UIKit
import UIKitTesting

/// A navigation controller in an app of its own, with a page for each title.
@MainActor
struct NavigationStage {
    let app: TestApp
    let navigation: UINavigationController

    init(
        _ titles: String..., size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        rightToLeft: Bool = false, draws: Bool = true
    ) {
        navigation = UINavigationController()
        navigation.viewControllers = titles.map { Page($0) }
        app = TestApp(navigation, size: size, scale: scale, rightToLeft: rightToLeft, draws: draws)
        app.settle()
    }

    var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }
    var bar: UINavigationBar { navigation.navigationBar }
    /// The item below the top: the one that the back button belongs to.
    var below: UINavigationItem { navigation.viewControllers[navigation.viewControllers.count - 2].navigationItem }
    var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Changes what the bar shows, and waits until it does.
    func change(_ edit: () -> Void) {
        app.activate()
        edit()
        app.settle()
    }

    /// Where something that reads so stands in the window.
    func frame(_ name: String) throws -> CGRect {
        let view = try app.require(name)
        return view.convert(view.bounds, to: nil)
    }
}

/// A plain page with a white view.
class Page: UIViewController {
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

/// A page whose whole view scrolls over rows of text.
final class ScrollingPage: Page {
    let scrollView = UIScrollView()

    override func loadView() {
        scrollView.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        for row in 0..<30 {
            let label = UILabel(frame: CGRect(x: 20, y: row * 100, width: 200, height: 30))
            label.text = "Row \(row)"
            scrollView.addSubview(label)
        }
        view = scrollView
    }
}
