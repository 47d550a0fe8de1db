import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A search bar at the top of a page, outside any bar.
@MainActor
private final class BarStage: NSObject, UISearchBarDelegate {
    let app: TestApp
    let bar = UISearchBar()
    var calls: [String] = []
    var refuses: Set<String> = []

    init(rightToLeft: Bool = false) {
        let root = UIViewController()
        app = TestApp(root, rightToLeft: rightToLeft, draws: false)
        super.init()
        bar.delegate = self
        bar.placeholder = "Find"
        root.view.addSubview(bar)
        layOut()
    }

    func layOut() {
        bar.frame = CGRect(x: 0, y: 47, width: 390, height: bar.sizeThatFits(CGSize(width: 390, height: 0)).height)
        app.settle()
    }

    private func ask(_ call: String) -> Bool {
        calls.append(call)
        return !refuses.contains(call)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ask("should change \(text)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

@MainActor
struct SearchBarTests {
    @Test("a bar on its own is 56 points high, with a field of 36")
    func sizes() {
        let stage = BarStage()
        #expect(stage.bar.frame.height == 56)
        #expect(stage.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        #expect(stage.bar.barPosition == .bottom)
        stage.bar.prompt = "Where?"
        stage.bar.scopeButtonTitles = ["Here", "There"]
        stage.bar.showsScopeBar = true
        stage.layOut()
        #expect(stage.bar.frame.height == 115)
        #expect(stage.app.find("Where?") != nil)
        #expect(stage.app.find("There") != nil)
    }

    @Test("its delegate gets the user's actions in order, and may reject them")
    func delegate() {
        let stage = BarStage()
        stage.app.tap(stage.bar.searchTextField)
        stage.app.type("a")
        stage.refuses = ["should change b"]
        stage.app.type("b")
        stage.app.press(.enter)
        stage.bar.resignFirstResponder()
        #expect(
            stage.calls == [
                "should begin", "begin", "should change a", "text a", "should change b", "search", "should end", "end",
            ])
        #expect(stage.bar.text == "a")
        stage.refuses = ["should begin"]
        #expect(!stage.bar.becomeFirstResponder())
    }

    @Test("Return for no text searches nothing")
    func empty() {
        let stage = BarStage()
        stage.app.tap(stage.bar.searchTextField)
        stage.app.press(.enter)
        #expect(!stage.calls.contains("search"))
        stage.bar.enablesReturnKeyAutomatically = false
        stage.app.press(.enter)
        #expect(stage.calls.contains("search"))
    }

    @Test("the cancel button slides in, and is Escape's")
    func cancels() throws {
        let stage = BarStage()
        stage.app.tap(stage.bar.searchTextField)
        stage.bar.setShowsCancelButton(true, animated: true)
        stage.app.advance(frames: 5)
        let moving = try #require(stage.app.presentedFrame(of: stage.bar.searchTextField))
        stage.app.settle()
        let rest = stage.bar.searchTextField.frame
        #expect(moving.width < 374)
        #expect(moving.width > rest.width)
        #expect(rest.width < 320)
        stage.calls = []
        try stage.app.tap("Cancel")
        stage.app.press(.escape)
        #expect(stage.calls == ["cancel", "cancel"])
    }

    @Test("clearing the text is a change of it")
    func clears() throws {
        let stage = BarStage()
        stage.bar.text = "abc"
        stage.app.settle()
        #expect(stage.calls.isEmpty)
        try stage.app.tap("ClearButton")
        #expect(stage.calls == ["text "])
        #expect(stage.bar.text == "")
    }

    @Test("buttons in the field show while there is no text")
    func signs() throws {
        let stage = BarStage()
        stage.bar.showsBookmarkButton = true
        stage.app.settle()
        try stage.app.tap("Bookmarks")
        stage.bar.showsBookmarkButton = false
        stage.bar.showsSearchResultsButton = true
        stage.app.settle()
        stage.app.tap(try #require(stage.bar.searchTextField.rightView))
        #expect(stage.calls == ["bookmark", "results"])
        stage.bar.text = "a"
        stage.app.settle()
        #expect(stage.bar.searchTextField.rightView?.superview == nil)
    }

    @Test("images, adjustments and backgrounds are kept and read back")
    func looks() throws {
        let bar = UISearchBar()
        let image = try #require(UIImage(systemName: "star"))
        bar.setImage(image, for: .search, state: .normal)
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        bar.setBackgroundImage(image, for: .top, barMetrics: .default)
        bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        #expect(bar.image(for: .search, state: .normal) == image)
        #expect(bar.searchFieldBackgroundImage(for: .normal) == image)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == image)
        #expect(bar.backgroundImage == nil)
        #expect(bar.positionAdjustment(for: .search).horizontal == 3)
        #expect(bar.positionAdjustment(for: .clear) == .zero)
        #expect(bar.searchTextField.background == image)
    }

    @Test(
        "scopes show pictures and letters of the app's own, by state, and dividers between two states",
        arguments: [false, true])
    func scopePictures(rightToLeft: Bool) throws {
        let stage = BarStage(rightToLeft: rightToLeft)
        let images = try ["star", "heart", "circle", "plus"].map { try #require(UIImage(systemName: $0)) }
        stage.bar.scopeButtonTitles = ["Here", "There", "Away"]
        stage.bar.showsScopeBar = true
        stage.bar.setScopeBarButtonBackgroundImage(images[0], for: .normal)
        stage.bar.setScopeBarButtonBackgroundImage(images[1], for: .selected)
        stage.bar.setScopeBarButtonDividerImage(images[2], forLeftSegmentState: .normal, rightSegmentState: .normal)
        stage.bar.setScopeBarButtonDividerImage(images[3], forLeftSegmentState: .selected, rightSegmentState: .normal)
        stage.bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        stage.layOut()
        #expect(stage.bar.scopeBarButtonBackgroundImage(for: .selected) === images[1])
        #expect(stage.bar.scopeBarButtonBackgroundImage(for: .disabled) == nil)
        func shown() -> [UIImage] {
            let views = stage.app.findAll(UIImageView.self).filter {
                $0.image.map { image in images.contains { $0 === image } } == true
            }
            return views.sorted { $0.convert($0.bounds, to: nil).midX < $1.convert($1.bounds, to: nil).midX }
                .compactMap(\.image)
        }
        func isSame(_ order: [Int]) -> Bool { shown().elementsEqual(order.map { images[$0] }, by: ===) }
        // From the left: the first scope is selected; in a right-to-left interface it is the rightmost of three.
        #expect(isSame(rightToLeft ? [0, 2, 0, 2, 1] : [1, 3, 0, 2, 0]))
        try stage.app.tap("There")
        stage.app.settle()
        #expect(isSame([0, 2, 1, 3, 0]))
        let label = try #require(stage.app.findAll(UILabel.self).first { $0.text == "There" })
        #expect(label.textColor == .red)
    }

    @Test("from right to left the magnifier is at the right")
    func rightToLeft() throws {
        let stage = BarStage(rightToLeft: true)
        let sign = try #require(stage.bar.searchTextField.leftView)
        #expect(sign.frame.maxX == stage.bar.searchTextField.bounds.maxX)
        #expect(stage.bar.searchTextField.accessibilityTraits.contains(.searchField))
    }
}
