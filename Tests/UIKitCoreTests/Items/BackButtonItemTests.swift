import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// The back button and the sides of a navigation item.
@MainActor
struct BackButtonItemTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    private func back(_ stage: NavigationStage) -> UIView? { stage.app.find(identifier: "BackButton") }

    // MARK: Text

    @Test("the back button shows its own item's title, then the back title, then the title of the screen below")
    func titles() {
        let stage = NavigationStage("Root", "Top")
        #expect(stage.app.backLabel == "Root")
        stage.change { stage.below.backButtonTitle = "Folders" }
        #expect(stage.app.backLabel == "Folders")
        stage.change { stage.below.backBarButtonItem = item("Own") }
        #expect(stage.app.backLabel == "Own")
        stage.change { stage.below.backBarButtonItem = nil }
        #expect(stage.app.backLabel == "Folders")
        stage.change { stage.below.backButtonTitle = nil }
        #expect(stage.app.backLabel == "Root")
    }

    @Test("the generic mode shows Back, the minimal mode shows the chevron alone")
    func modes() {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.below.backButtonDisplayMode = .generic }
        #expect(stage.app.backLabel == "Back")
        stage.change { stage.below.backButtonDisplayMode = .minimal }
        #expect(stage.app.backLabel == "")
        #expect(back(stage) != nil)
        stage.change { stage.below.backButtonDisplayMode = .default }
        #expect(stage.app.backLabel == "Root")
    }

    @Test("the title of a back item shows in the generic mode too, and never in the minimal mode")
    func itemInModes() {
        let stage = NavigationStage("Root", "Top")
        stage.change {
            stage.below.backBarButtonItem = item("Own")
            stage.below.backButtonDisplayMode = .generic
        }
        #expect(stage.app.backLabel == "Own")
        stage.change { stage.below.backButtonDisplayMode = .minimal }
        #expect(stage.app.backLabel == "")
    }

    @Test("a back title counts for less than the generic mode")
    func titleInGenericMode() {
        let stage = NavigationStage("Root", "Top")
        stage.change {
            stage.below.backButtonTitle = "Folders"
            stage.below.backButtonDisplayMode = .generic
        }
        #expect(stage.app.backLabel == "Back")
    }

    @Test("the editor style shows the chevron alone")
    func editor() {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.top.navigationItem.style = .editor }
        #expect(stage.app.backLabel == "")
        stage.change { stage.top.navigationItem.style = .browser }
        #expect(stage.app.backLabel == "Root")
    }

    // MARK: Visibility

    @Test("a hidden back button leaves left items in place and prevents the swipe from the edge")
    func hidden() {
        let stage = NavigationStage("Root", "Top")
        stage.change {
            stage.top.navigationItem.leftItemsSupplementBackButton = true
            stage.top.navigationItem.leftBarButtonItem = item("Edit")
        }
        #expect(back(stage) != nil)
        stage.change { stage.top.navigationItem.hidesBackButton = true }
        #expect(back(stage) == nil)
        #expect(stage.app.visibleTexts.contains("Edit"))
        stage.app.swipe(from: .left)
        stage.app.settle()
        #expect(stage.titles == ["Root", "Top"])
        stage.change { stage.top.navigationItem.setHidesBackButton(false, animated: true) }
        #expect(back(stage) != nil)
    }

    @Test("left items replace the back button unless they supplement it")
    func supplement() throws {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.top.navigationItem.leftBarButtonItem = item("Edit") }
        #expect(back(stage) == nil)
        stage.change { stage.top.navigationItem.leftItemsSupplementBackButton = true }
        let button = try #require(back(stage))
        #expect(button.convert(button.bounds, to: nil).minX < (try stage.frame("Edit")).minX)
        stage.change { stage.top.navigationItem.leftBarButtonItem = nil }
        #expect(stage.app.backLabel == "Root")
    }

    @Test("a back action runs in place of going back")
    func action() throws {
        let stage = NavigationStage("Root", "Top")
        var count = 0
        stage.change { stage.top.navigationItem.backAction = UIAction { _ in count += 1 } }
        try stage.app.back()
        stage.app.settle()
        #expect(count == 1)
        #expect(stage.titles == ["Root", "Top"])
        stage.change { stage.top.navigationItem.backAction = nil }
        try stage.app.back()
        stage.app.settle()
        #expect(count == 1)
        #expect(stage.titles == ["Root"])
    }

    @Test("a back action on the first screen makes a back button of its title")
    func actionOnFirstScreen() throws {
        let stage = NavigationStage("Root")
        var count = 0
        stage.change { stage.top.navigationItem.backAction = UIAction(title: "Quit") { _ in count += 1 } }
        #expect(stage.app.backLabel == "Quit")
        try stage.app.back()
        #expect(count == 1)
    }

    // MARK: Order

    @Test("the first item of a side is the outermost", arguments: [false, true])
    func order(rightToLeft: Bool) throws {
        let stage = NavigationStage("Root", rightToLeft: rightToLeft)
        stage.change {
            stage.top.navigationItem.leftBarButtonItems = [item("L1"), item("L2")]
            stage.top.navigationItem.rightBarButtonItems = [item("R1"), item("R2")]
        }
        let places = try ["L1", "L2", "R2", "R1"].map { try stage.frame($0).minX }
        #expect(places == places.sorted { rightToLeft ? $0 > $1 : $0 < $1 })
    }

    @Test("groups are in reading order, and the pinned group is the outermost at the trailing side")
    func groupOrder() throws {
        let stage = NavigationStage("Root")
        stage.change {
            let navigation = stage.top.navigationItem
            navigation.leadingItemGroups = [
                .fixedGroup(items: [item("A"), item("B")]), item("C").creatingFixedGroup(),
            ]
            navigation.trailingItemGroups = [.fixedGroup(items: [item("D"), item("E")])]
            navigation.pinnedTrailingGroup = item("F").creatingFixedGroup()
        }
        let places = try ["A", "B", "C", "D", "E", "F"].map { try stage.frame($0).minX }
        #expect(places == places.sorted())
    }
}
