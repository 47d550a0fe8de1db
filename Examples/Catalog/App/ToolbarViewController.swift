import UIKit

/// Shows a screen with the navigation controller's toolbar, and hides the toolbar when the screen disappears.
final class ToolbarViewController: UIViewController {
    private let screen: UIViewController

    init(_ screen: UIViewController) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
        title = screen.title
        toolbarItems = screen.toolbarItems
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = screen.navigationItem.rightBarButtonItems
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(screen)
        screen.view.frame = view.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        setContentScrollView((screen as? UITableViewController)?.tableView, for: .all)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
