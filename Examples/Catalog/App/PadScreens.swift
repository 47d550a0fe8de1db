import UIKit

/// Bars in wide windows: groups, overflow, and titles with menus.
@MainActor
enum PadScreens {
    static let entries = [
        CatalogEntry("Browser", "Title at the leading side, customizable groups in the middle") { styled(.browser) },
        CatalogEntry("Editor", "The chevron alone, the title at the leading side") { styled(.editor) },
        CatalogEntry("Navigator with groups", "What is in the middle goes into the overflow menu") {
            styled(.navigator)
        },
        CatalogEntry("Customizing", "A panel adds, removes and moves groups") { styled(.browser) }
            .shooting(
                [.tapPart(identifier: "OverflowBarButtonItem"), .frames(30)],
                [.tapAny(["Customize Toolbar…", "تخصيص شريط الأدوات…"]), .frames(30)]),
        CatalogEntry("Groups that give way", "A group becomes its representative where room is short") {
            DemoViewController("Groups") {
                let format = UIBarButtonItemGroup(
                    barButtonItems: [.text("B"), .text("I"), .text("U"), .text("S")], representativeItem: .text("Aa"))
                let share = UIBarButtonItemGroup(
                    barButtonItems: [.symbol("square.and.arrow.up", "Share"), .symbol("trash", "Delete")],
                    representativeItem: nil)
                $0.navigationItem.trailingItemGroups = [share, format]
            }
        },
        CatalogEntry("A title with a menu", "titleMenuProvider and documentProperties") {
            DemoViewController("Letter") {
                $0.navigationItem.titleMenuProvider = { suggested in
                    UIMenu(
                        children: suggested + [
                            UIAction(title: "Duplicate") { _ in }, UIAction(title: "Move…") { _ in },
                        ])
                }
            }
        },
        CatalogEntry("Two lines", "A subtitle below the title") {
            DemoViewController("Inbox") { $0.navigationItem.subtitle = "Updated just now" }
        },
        CatalogEntry("Large, in the bar's own line", "largeTitleDisplayMode .inline") {
            DemoViewController("Library") {
                $0.navigationItem.largeTitleDisplayMode = .inline
                $0.navigationItem.hidesBackButton = true
                $0.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            }
        },
        CatalogEntry("Selected items and badges", "A toggle, a pop-up menu and a number") {
            DemoViewController {
                let toggle = UIBarButtonItem(image: UIImage(systemName: "star"))
                toggle.accessibilityLabel = "Favourite"
                toggle.changesSelectionAsPrimaryAction = true
                toggle.isSelected = true
                let mail = UIBarButtonItem.symbol("envelope", "Mail")
                mail.badge = .count(3)
                let order = UIBarButtonItem(
                    title: "Name",
                    menu: UIMenu(
                        options: .singleSelection,
                        children: ["Name", "Date"].map { name in UIAction(title: name) { _ in } }))
                order.changesSelectionAsPrimaryAction = true
                $0.navigationItem.rightBarButtonItems = [toggle, mail, order]
            }
        },
    ]

    private static func styled(_ style: UINavigationItem.ItemStyle) -> UIViewController {
        DemoViewController("Document") {
            $0.navigationItem.style = style
            $0.navigationItem.customizationIdentifier = "document"
            $0.navigationItem.centerItemGroups = [
                UIBarButtonItem.symbol("pencil", "Draw").creatingFixedGroup(),
                UIBarButtonItem.symbol("photo", "Picture").creatingMovableGroup(customizationIdentifier: "picture"),
                UIBarButtonItem.symbol("link", "Link").creatingOptionalGroup(customizationIdentifier: "link"),
                UIBarButtonItem.symbol("tag", "Tag").creatingOptionalGroup(
                    customizationIdentifier: "tag", isInDefaultCustomization: false),
            ]
            $0.navigationItem.trailingItemGroups = [
                UIBarButtonItem.symbol("square.and.arrow.up", "Share").creatingFixedGroup()
            ]
        }
    }
}
