import UIKit

/// The toolbar, and bars without a navigation controller.
@MainActor
enum BarScreens {
    static let entries = [
        CatalogEntry("Toolbar", "Flexible spaces share what is left over") {
            ToolbarViewController(
                DemoViewController {
                    $0.toolbarItems = [
                        .symbol("square.and.arrow.up", "Share"), .flexibleSpace(), .text("3 of 12"), .flexibleSpace(),
                        .symbol("trash", "Delete"),
                    ]
                })
        },
        CatalogEntry("A bar on its own", "Pushes and pops items without a controller") { OwnBarViewController() },
    ]
}

/// A navigation bar with a delegate of the app.
final class OwnBarViewController: UIViewController, UINavigationBarDelegate {
    private let bar = UINavigationBar(frame: .zero)
    private let log = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "A bar on its own"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.delegate = self
        bar.items = [item(1), item(2)]
        log.text = "Push and pop here; each step is told to the delegate."
        log.numberOfLines = 0
        log.textColor = .secondaryLabel
        for view in [bar, log] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            log.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20),
            log.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            log.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func item(_ number: Int) -> UINavigationItem {
        let item = UINavigationItem(title: "Item \(number)")
        item.rightBarButtonItem = UIBarButtonItem(
            title: "Push",
            primaryAction: UIAction(title: "Push") { [weak self] _ in
                guard let self else { return }
                self.bar.pushItem(self.item((self.bar.items?.count ?? 0) + 1), animated: true)
            })
        return item
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.text = "Pushed \(item.title ?? "")."
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.text = "Popped \(item.title ?? "")."
    }
}
