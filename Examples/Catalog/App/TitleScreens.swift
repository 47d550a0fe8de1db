import UIKit

/// The center of a bar.
@MainActor
enum TitleScreens {
    static let entries = [
        CatalogEntry("Plain title", "The screen's own title, in the middle") {
            DemoViewController("Plain title", note: "The title stands in the middle of the bar.")
        },
        CatalogEntry("Another title", "The bar may say something else than the screen's title") {
            DemoViewController("For tabs and lists", note: "The navigation item's title wins over the screen's.") {
                $0.navigationItem.title = "For the bar"
            }
        },
        CatalogEntry("Shifted title", "Too wide for the middle, it moves aside") {
            DemoViewController("A title of a good length", note: "It leaves the middle before it is cut.") {
                $0.navigationItem.rightBarButtonItems = [.text("Done", style: .done), .fixedSpace(8), .text("Share")]
                $0.navigationItem.leftBarButtonItem = .text("Cancel")
            }
        },
        CatalogEntry("Cut title", "Too long for the bar, it ends in three dots") {
            DemoViewController(
                """
                A title that is much longer than any bar of any window that shows it could ever be, whatever the \
                window’s width may be
                """
            )
        },
        CatalogEntry("No title", "Where the content says it all") {
            DemoViewController("", note: "The first line of a note is its title.")
        },
        CatalogEntry("Prompt", "One line above the buttons") {
            DemoViewController("Prompt") { screen in
                screen.navigationItem.prompt = "Choose where the file goes."
                screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Prompt",
                    primaryAction: UIAction(title: "Prompt") { [weak screen] _ in
                        screen?.navigationItem.prompt =
                            screen?.navigationItem.prompt == nil ? "Choose where the file goes." : nil
                    })
            }
        },
        CatalogEntry("Segmented control", "A title view that chooses between lists") {
            DemoViewController(note: "A segmented control stands alone, on a first screen.") {
                let segments = UISegmentedControl(items: ["All", "Missed"])
                segments.selectedSegmentIndex = 0
                $0.navigationItem.titleView = segments
                $0.navigationItem.backButtonTitle = "Recents"
            }
        },
        CatalogEntry("Picture as title", "A title view of a fixed size") {
            DemoViewController {
                let logo = UIImageView(image: UIImage(systemName: "star.fill"))
                logo.accessibilityLabel = "Stars"
                logo.isAccessibilityElement = true
                $0.navigationItem.titleView = logo
            }
        },
        CatalogEntry("Two lines as title", "A title view sized by its constraints") {
            DemoViewController {
                let title = UILabel()
                title.text = "Holiday"
                title.font = .systemFont(ofSize: 15, weight: .semibold)
                let detail = UILabel()
                detail.text = "24 pictures"
                detail.font = .systemFont(ofSize: 11)
                detail.textColor = .secondaryLabel
                let stack = UIStackView(arrangedSubviews: [title, detail])
                stack.axis = .vertical
                stack.alignment = .center
                $0.navigationItem.titleView = stack
            }
        },
        CatalogEntry("Renaming", "A tap on the title, or its menu, opens a field") {
            RenameViewController("Report.pdf")
        }
        .shooting([.tap("Report.pdf"), .frames(30)], [.type("Annual report"), .frames(30)]),
    ]
}

/// A document that can be renamed.
final class RenameViewController: DemoViewController, UINavigationItemRenameDelegate {
    init(_ title: String) {
        super.init(title, note: "Tap the title. Return keeps the name, Escape the old one.")
        navigationItem.renameDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { self.title = title }
}
