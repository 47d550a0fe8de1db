import UIKit

/// The items at both sides.
@MainActor
enum ButtonScreens {
    static let entries = [
        CatalogEntry("System items in letters", "Done, cancel, edit, save, undo, redo") {
            system([.done, .cancel, .edit, .save, .undo, .redo])
        },
        CatalogEntry("System items as pictures", "Add, compose, reply, action and others") {
            system([.add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh])
        },
        CatalogEntry("System items for media", "Play, pause, camera, close and others") {
            system([.close, .rewind, .play, .pause, .fastForward, .camera, .stop, .trash])
        },
        CatalogEntry("Edit and done", "editButtonItem toggles the screen's editing") {
            DemoViewController(note: "Edit becomes Done.") { $0.navigationItem.rightBarButtonItem = $0.editButtonItem }
        },
        CatalogEntry("Several items", "The first stands at the edge") {
            DemoViewController {
                $0.navigationItem.rightBarButtonItems = [
                    .symbol("plus", "First"), .symbol("star", "Second"), .symbol("heart", "Third"),
                ]
            }
        },
        CatalogEntry("Letters with space", "Fixed space keeps two titles apart") {
            DemoViewController {
                $0.navigationItem.rightBarButtonItems = [.text("Share"), .fixedSpace(16), .text("Save")]
            }
        },
        CatalogEntry("A menu", "Opens on a tap") {
            DemoViewController { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu) }
        },
        CatalogEntry("An action and a menu", "A tap acts, a long press opens") {
            DemoViewController {
                $0.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .add, primaryAction: UIAction { _ in }, menu: menu)
            }
        },
        CatalogEntry("Custom views", "A switch and a picture with its own taps") {
            DemoViewController {
                let button = UIButton(type: .system)
                button.setTitle("Custom", for: .normal)
                let toggle = UISwitch()
                toggle.accessibilityLabel = "On"
                $0.navigationItem.rightBarButtonItems = [
                    UIBarButtonItem(customView: toggle), UIBarButtonItem(customView: button),
                ]
            }
        },
        CatalogEntry("Dimmed, colored, bold", "isEnabled, tintColor and the done style") {
            DemoViewController {
                let dimmed = UIBarButtonItem.text("Dimmed")
                dimmed.isEnabled = false
                let red = UIBarButtonItem.symbol("trash", "Delete")
                red.tintColor = .systemRed
                $0.navigationItem.rightBarButtonItems = [.text("Bold", style: .done), .fixedSpace(12), red, dimmed]
            }
        },
        CatalogEntry("Room for the widest", "possibleTitles keep the neighbors still") {
            DemoViewController { screen in
                let item = UIBarButtonItem()
                item.possibleTitles = ["Play", "Pause the film"]
                item.title = "Play"
                item.primaryAction = UIAction { [weak item] _ in
                    item?.title = item?.title == "Play" ? "Pause the film" : "Play"
                }
                screen.navigationItem.rightBarButtonItem = item
            }
        },
        CatalogEntry("Symbol effects", "Bounce on a tap; a pulse that lasts") {
            DemoViewController(note: "Bounce plays once; the circle pulses.") { screen in
                let pulsing = UIBarButtonItem.symbol("circle.fill", "Recording")
                pulsing.tintColor = .systemRed
                pulsing.addSymbolEffect(.pulse)
                let star = UIBarButtonItem.symbol("star.fill", "Star")
                let bounce = UIBarButtonItem(
                    title: "Bounce",
                    primaryAction: UIAction(title: "Bounce") { [weak star] _ in star?.addSymbolEffect(.bounce) })
                screen.navigationItem.rightBarButtonItems = [pulsing, star, .fixedSpace(8), bounce]
            }
        }.shooting([.frames(24)], [.tap("Bounce"), .frames(9)]),
        CatalogEntry("Held at large text", "A long press shows a button large where text is large") {
            DemoViewController(note: "With large text, hold a button.") {
                $0.navigationItem.rightBarButtonItems = [
                    .symbol("square.and.arrow.up", "Share"), .symbol("trash", "Delete"),
                ]
            }
        }.shooting([.largeText(true), .hold("Share"), .frames(60)], [.lift, .largeText(false)]),
    ]

    private static var menu: UIMenu {
        UIMenu(
            children: ["Name", "Date", "Size"].map { name in
                UIAction(title: name, state: name == "Date" ? .on : .off) { _ in }
            })
    }

    /// A table of system items, one per row, with the first one in the bar.
    private static func system(_ items: [UIBarButtonItem.SystemItem]) -> UIViewController {
        let screen = DemoViewController { screen in
            screen.navigationItem.rightBarButtonItem = items.first.map {
                UIBarButtonItem(systemItem: $0, primaryAction: UIAction { _ in })
            }
            screen.toolbarItems = items.dropFirst().flatMap {
                [UIBarButtonItem(systemItem: $0, primaryAction: UIAction { _ in }), .flexibleSpace()]
            }.dropLast()
        }
        return ToolbarViewController(screen)
    }
}
