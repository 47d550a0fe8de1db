import Testing
import UIKit
import UIKitTesting

/// An app with a navigation controller that has a page per title.
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
    /// The item below the top, to which the back button belongs.
    var below: UINavigationItem { navigation.viewControllers[navigation.viewControllers.count - 2].navigationItem }
    var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Changes the content of the bar, and waits until the change is visible.
    func change(_ edit: () -> Void) {
        app.activate()
        edit()
        app.settle()
    }

    /// The frame of the view with this text in the window.
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

/// A page whose view scrolls over rows of text.
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
