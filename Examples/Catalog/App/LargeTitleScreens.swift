import UIKit

/// Large titles below the row of buttons.
@MainActor
enum LargeTitleScreens {
    static let entries = [
        CatalogEntry("Large title", "It shrinks into the bar as the content moves") {
            DemoViewController("Large title", note: "Scroll up: the title goes into the bar.") {
                $0.navigationItem.largeTitleDisplayMode = .always
            }
        },
        CatalogEntry("From large to large", "It becomes the way back") {
            DemoViewController("First", note: "Next pushes another large title.") { screen in
                screen.navigationItem.largeTitleDisplayMode = .always
                screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Next",
                    primaryAction: UIAction(title: "Next") { [weak screen] _ in
                        let next = DemoViewController("Second") { $0.navigationItem.largeTitleDisplayMode = .always }
                        screen?.navigationController?.pushViewController(next, animated: true)
                    })
            }
        },
        CatalogEntry("As the screen below", "Automatic takes over from the screen below") {
            DemoViewController("Automatic", note: "Large, because the list below is.") {
                $0.navigationItem.largeTitleDisplayMode = .automatic
            }
        },
        CatalogEntry("Long large title", "Longer than the line") {
            DemoViewController("A large title that needs more room than one line of a phone has") {
                $0.navigationItem.largeTitleDisplayMode = .always
            }
        },
        CatalogEntry("Pull to refresh", "The wheel turns below the large title") {
            DemoViewController("Refresh", note: "Pull down.") { screen in
                screen.navigationItem.largeTitleDisplayMode = .always
                screen.refreshControl = UIRefreshControl(
                    frame: .zero,
                    primaryAction: UIAction { [weak screen] _ in
                        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
                            MainActor.assumeIsolated { screen?.refreshControl?.endRefreshing() }
                        }
                    })
            }
        },
    ]
}
