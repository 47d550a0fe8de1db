import UIKit

/// Back buttons. A back button belongs to the screen below, so these screens push a second one.
@MainActor
enum BackScreens {
    static let entries = [
        pair("Its own words", "backButtonTitle of the screen below") {
            $0.navigationItem.backButtonTitle = "All of them"
        },
        pair("The generic word", "backButtonDisplayMode .generic") {
            $0.navigationItem.backButtonDisplayMode = .generic
        },
        pair("The chevron alone", "backButtonDisplayMode .minimal") {
            $0.navigationItem.backButtonDisplayMode = .minimal
        },
        pair("A long name below", "Too long: the generic word, then the chevron") {
            $0.title = "A screen whose name is much too long"
        },
        pair("A styled button", "A backBarButtonItem of the app's own") {
            let item = UIBarButtonItem.text("Overview")
            item.tintColor = .systemOrange
            $0.navigationItem.backBarButtonItem = item
        },
        pair("A custom left item", "It takes the place of the way back") { _ in
        } second: {
            $0.navigationItem.leftBarButtonItem = .text("Cancel")
        },
        pair("Beside the way back", "leftItemsSupplementBackButton") { _ in
        } second: {
            $0.navigationItem.leftItemsSupplementBackButton = true
            $0.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .bookmarks)
        },
        pair("No way back", "hidesBackButton") { _ in
        } second: { screen in
            screen.navigationItem.hidesBackButton = true
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak screen] _ in
                    screen?.navigationController?.popViewController(animated: true)
                })
        },
        pair("An action of its own", "backAction asks before it goes") { _ in
        } second: { screen in
            screen.navigationItem.backAction = UIAction(title: "Discard") { [weak screen] _ in
                let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    UIAlertAction(title: "Discard", style: .destructive) { _ in
                        screen?.navigationController?.popViewController(animated: true)
                    })
                alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                screen?.present(alert, animated: true)
            }
        },
    ]

    /// Two screens: `first` sets up the first screen, and its row opens the second.
    private static func pair(
        _ title: String, _ detail: String, first: @escaping (DemoViewController) -> Void,
        second: @escaping (DemoViewController) -> Void = { _ in }
    ) -> CatalogEntry {
        CatalogEntry(title, detail) {
            DemoViewController(title, note: "Next shows the way back to here.") { screen in
                first(screen)
                screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Next",
                    primaryAction: UIAction(title: "Next") { [weak screen] _ in
                        screen?.navigationController?.pushViewController(
                            DemoViewController("Second", prepare: second), animated: true)
                    })
            }
        }
    }
}
