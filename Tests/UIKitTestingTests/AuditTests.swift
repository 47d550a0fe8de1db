import Testing
import UIKit
import UIKitTesting

/// Each guideline is reported where it is broken, and nowhere else.
@MainActor
struct AuditTests {
    private func audit(depth: Int = 1, _ change: (UIViewController, UINavigationController) -> Void) -> [AuditFinding] {
        let pages = (0..<depth).map { number in
            let page = UIViewController()
            page.title = "Screen \(number)"
            page.view.backgroundColor = .systemBackground
            return page
        }
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = TestApp(navigation)
        navigation.viewControllers = pages
        if let top = pages.last { change(top, navigation) }
        app.settle()
        return app.auditBars()
    }

    @Test("a plain bar, with and without a way back, follows all advice")
    func plain() {
        #expect(audit { _, _ in } == [])
        #expect(
            audit(depth: 3) { page, _ in page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit) }
                == [])
    }

    @Test("a crowded bar is reported with the number of its controls")
    func crowded() throws {
        let found = audit { page, _ in
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
                UIBarButtonItem(systemItem: .trash),
            ]
        }
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.guideline == .crowdedBar)
        #expect(finding.problem.contains("3 controls"))
        #expect(finding.description.contains("Screen 0"))
        #expect(finding.description.contains("toolbar"))
    }

    @Test("two adjacent text buttons need space; with space between them they are accepted")
    func spacing() {
        func found(_ space: [UIBarButtonItem]) -> [AuditFinding.Guideline] {
            audit { page, _ in
                page.navigationItem.rightBarButtonItems =
                    [UIBarButtonItem(systemItem: .save)] + space + [UIBarButtonItem(systemItem: .edit)]
            }.map(\.guideline)
        }
        #expect(found([]).contains(.textButtonsWithoutSpace))
        #expect(!found([.fixedSpace(20)]).contains(.textButtonsWithoutSpace))
    }

    @Test("a segmented control must be alone and on the first screen")
    func segments() {
        func segments() -> UISegmentedControl { UISegmentedControl(items: ["All", "Missed"]) }
        #expect(
            !audit { page, _ in page.navigationItem.titleView = segments() }.map(\.guideline).contains(
                .segmentedControlNotAlone))
        let crowded = audit { page, _ in
            page.navigationItem.titleView = segments()
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        }
        #expect(crowded.map(\.guideline).contains(.segmentedControlNotAlone))
        let deep = audit(depth: 2) { page, _ in page.navigationItem.titleView = segments() }
        #expect(deep.map(\.guideline).contains(.segmentedControlBelowTopLevel))
    }

    @Test(
        "a back title that is a path is found by its separators",
        arguments: [("Home › Docs", true), ("Home/Docs", true), ("Docs", false), ("AC / DC", true), ("/", false)])
    func paths(title: String, isPath: Bool) {
        let found = audit(depth: 2) { _, navigation in
            navigation.viewControllers[0].navigationItem.backButtonTitle = title
        }
        #expect(found.map(\.guideline).contains(.multisegmentBackTitle) == isPath)
    }

    @Test(
        """
        a screen that changes the bar's background has an inconsistent appearance; one that changes only the title's \
        color has not
        """
    )
    func appearance() {
        let changed = audit { page, _ in
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            page.navigationItem.standardAppearance = appearance
        }
        #expect(changed.map(\.guideline).contains(.inconsistentAppearance))
        let kept = audit { page, _ in
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [.foregroundColor: UIColor.purple]
            page.navigationItem.standardAppearance = appearance
        }
        #expect(!kept.map(\.guideline).contains(.inconsistentAppearance))
    }

    @Test("an opaque toolbar under a translucent bar is found")
    func toolbar() {
        let found = audit { page, navigation in
            page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
            navigation.isToolbarHidden = false
            navigation.toolbar.isTranslucent = false
        }
        #expect(found.map(\.guideline) == [.inconsistentAppearance])
    }

    @Test("pale text on a pale bar is found with its contrast; the same text on a dark bar is not")
    func contrast() throws {
        func found(on background: UIColor) -> [AuditFinding] {
            audit { _, navigation in
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = background
                appearance.titleTextAttributes = [.foregroundColor: UIColor(white: 0.8, alpha: 1)]
                navigation.navigationBar.standardAppearance = appearance
                navigation.navigationBar.scrollEdgeAppearance = appearance
            }
        }
        let finding = try #require(found(on: .white).first)
        #expect(finding.guideline == .lowContrast)
        #expect(finding.problem.contains("1.6 to 1"))
        #expect(found(on: .black) == [])
    }

    @Test("a small custom view is too small a target; a button without a name cannot be spoken")
    func targets() {
        let small = audit { page, _ in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            button.setTitle("x", for: .normal)
            button.setTitleColor(.label, for: .normal)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
        #expect(small.map(\.guideline) == [.smallTarget])
        let nameless = audit { page, _ in
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            }
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: picture, style: .plain, target: nil, action: nil)
        }
        #expect(nameless.map(\.guideline) == [.missingLabel])
    }

    @Test("over a picture text is measured against what is behind it, not against itself")
    func contrastOverPicture() {
        func found(_ top: CGFloat) -> [AuditFinding.Guideline] {
            audit { _, navigation in
                // Every row of pixels has another shade.
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 91)).image { context in
                    for row in 0..<91 {
                        UIColor(white: top + CGFloat(row) / 600, alpha: 1).setFill()
                        context.fill(CGRect(x: 0, y: row, width: 8, height: 1))
                    }
                }
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundImage = picture
                appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
                navigation.navigationBar.standardAppearance = appearance
                navigation.navigationBar.scrollEdgeAppearance = appearance
            }.map(\.guideline)
        }
        #expect(found(0.1) == [])
        #expect(found(0.7) == [.lowContrast])
    }

    @Test("the system's own search fields, segments and badges are as the system makes them")
    func systemParts() {
        let found = audit { page, _ in
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            page.navigationItem.hidesSearchBarWhenScrolling = false
            page.navigationItem.searchController?.searchBar.scopeButtonTitles = ["All", "Fruit"]
            page.navigationItem.searchController?.searchBar.showsScopeBar = true
            let mail = UIBarButtonItem(systemItem: .compose)
            mail.badge = .count(3)
            page.navigationItem.rightBarButtonItem = mail
        }
        #expect(found == [])
    }

    @Test("a custom chevron needs a mask")
    func chevron() {
        func found(_ mask: UIImage?) -> [AuditFinding.Guideline] {
            audit(depth: 2) { _, navigation in
                navigation.navigationBar.backIndicatorImage = UIImage(systemName: "arrow.left")
                navigation.navigationBar.backIndicatorTransitionMaskImage = mask
            }.map(\.guideline)
        }
        #expect(found(nil) == [.backIndicatorWithoutMask])
        #expect(found(UIImage(systemName: "arrow.left")) == [])
    }

    @Test("a prompt must be a sentence of one line")
    func prompt() {
        #expect(
            audit { page, _ in page.navigationItem.prompt = "Choose a folder" }.map(\.guideline) == [
                .promptNotASentence
            ])
        #expect(audit { page, _ in page.navigationItem.prompt = "Choose a folder." } == [])
    }

    @Test("a hidden bar needs a gesture that shows it or pops the screen")
    func hidden() {
        func found(_ change: (UINavigationController) -> Void) -> [AuditFinding.Guideline] {
            audit(depth: 2) { _, navigation in
                navigation.isNavigationBarHidden = true
                change(navigation)
            }.map(\.guideline)
        }
        #expect(found { $0.interactivePopGestureRecognizer?.isEnabled = false } == [.hiddenBarWithoutWayBack])
        #expect(found { $0.hidesBarsOnTap = true } == [])
    }

    @Test("advice that an app does not follow on purpose can be left out")
    func leavingOut() {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.navigationItem.prompt = "No sentence"
        let app = TestApp(UINavigationController(rootViewController: page))
        #expect(app.auditBars(leavingOut: [.promptNotASentence]) == [])
    }

    @Test("items of groups count as controls; items in the overflow menu or behind a representative do not")
    func groups() throws {
        func items() -> [UIBarButtonItem] {
            [
                UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
                UIBarButtonItem(systemItem: .trash),
            ]
        }
        let shown = audit { page, _ in
            page.navigationItem.trailingItemGroups = [
                UIBarButtonItemGroup(barButtonItems: items(), representativeItem: nil)
            ]
        }
        #expect(shown.map(\.guideline) == [.crowdedBar])
        #expect(shown.first?.problem.contains("3 controls") == true)
        let sides = audit { page, _ in
            page.navigationItem.leadingItemGroups = [
                UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .add)], representativeItem: nil)
            ]
            page.navigationItem.trailingItemGroups = [
                UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .trash)], representativeItem: nil)
            ]
        }
        #expect(sides.first?.problem.contains("2 controls") == true)
        // The center groups of a navigator item are in the overflow menu.
        let center = audit { page, _ in page.navigationItem.centerItemGroups = [.fixedGroup(items: items())] }
        #expect(!center.map(\.guideline).contains(.crowdedBar))
    }

    @Test("titles in letters side by side in a group need space too")
    func groupSpacing() {
        let found = audit { page, _ in
            page.navigationItem.trailingItemGroups = [
                .fixedGroup(items: [UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .edit)])
            ]
        }
        #expect(found.map(\.guideline).contains(.textButtonsWithoutSpace))
    }

    @Test("controls inside a title view count, and a segmented control among them stands alone")
    func titleViews() {
        func title(_ controls: [UIView]) -> UIView {
            let stack = UIStackView(arrangedSubviews: controls)
            stack.spacing = 8
            return stack
        }
        func button() -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            return button
        }
        let crowded = audit { page, _ in page.navigationItem.titleView = title([button(), button()]) }
        #expect(crowded.first { $0.guideline == .crowdedBar }?.problem.contains("2 controls") == true)
        let mixed = audit { page, _ in
            page.navigationItem.titleView = title([UISegmentedControl(items: ["All", "Missed"]), button()])
        }
        #expect(mixed.map(\.guideline).contains(.segmentedControlNotAlone))
        let alone = audit { page, _ in
            page.navigationItem.titleView = title([UISegmentedControl(items: ["All", "Missed"])])
        }
        #expect(!alone.map(\.guideline).contains(.segmentedControlNotAlone))
    }

    @Test("a toolbar's targets are measured like a bar's")
    func toolbarTargets() {
        func found(_ side: CGFloat) -> [AuditFinding] {
            audit { page, navigation in
                navigation.isToolbarHidden = false
                let button = UIButton(type: .custom)
                button.translatesAutoresizingMaskIntoConstraints = false
                button.widthAnchor.constraint(equalToConstant: side).isActive = true
                button.heightAnchor.constraint(equalToConstant: side).isActive = true
                button.setTitle("x", for: .normal)
                button.setTitleColor(.label, for: .normal)
                page.toolbarItems = [
                    UIBarButtonItem(customView: button), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
                ]
            }
        }
        let small = found(20)
        #expect(small.map(\.guideline) == [.smallTarget])
        #expect(small.first?.description.contains("toolbar") == true)
        #expect(found(44) == [])
    }
}
