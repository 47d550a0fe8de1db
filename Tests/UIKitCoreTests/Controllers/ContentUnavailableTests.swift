import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Empty: UIViewController {
    var updates = 0
    var isEmpty = true
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}

/// The content of a screen that has nothing to show.
@MainActor
struct ContentUnavailableTests {
    @Test("a controller is asked before its first layout, and again after a request")
    func updates() {
        let page = Empty()
        let app = TestApp(page, draws: false)
        app.settle()
        #expect(page.updates == 1)
        #expect(app.findAll(UILabel.self).map(\.text) == ["No Results", "Check the spelling or try a new search."])
        page.isEmpty = false
        page.setNeedsUpdateContentUnavailableConfiguration()
        page.setNeedsUpdateContentUnavailableConfiguration()
        app.settle()
        #expect(page.updates == 2)
        #expect(app.findAll(UIContentUnavailableView.self).isEmpty)
    }

    @Test("in a table below bars the text is in the middle of the visible part, also after a scroll")
    func table() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        }
        let list = List(style: .plain)
        list.title = "List"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, size: CGSize(width: 400, height: 700), draws: false)
        app.settle()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Mail"
        list.contentUnavailableConfiguration = configuration
        app.settle()
        let label = try #require(app.findAll(UILabel.self).first { $0.text == "No Mail" })
        let top = list.view.safeAreaInsets.top
        func middle() -> CGFloat { app.presentedFrame(of: label)?.midY ?? 0 }
        #expect(top > 60)
        #expect(abs(middle() - (top + 700 - list.view.safeAreaInsets.bottom) / 2) <= 6)
        let before = middle()
        list.tableView.contentInset.bottom = 800
        app.settle()
        list.tableView.contentOffset.y += 100
        app.settle()
        #expect(abs(middle() - before) <= 60, "the bar collapses, and the text does not scroll")
    }

    @Test("image, texts and button are in the middle of the view, and the button performs its action")
    func layout() throws {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 400, height: 700), draws: false)
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Mail"
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        page.contentUnavailableConfiguration = configuration
        app.settle()
        let label = try #require(app.findAll(UILabel.self).first { $0.text == "No Mail" })
        let button = try #require(app.findAll(UIButton.self).first)
        let (top, bottom) = (app.presentedFrame(of: label)?.minY ?? 0, app.presentedFrame(of: button)?.maxY ?? 0)
        #expect(abs(top - (700 - bottom)) <= 1)
        #expect(abs(button.frame.midX - 200) <= 0.5)
        try app.tap("Reload")
        #expect(taps == 1)
    }

    @Test("a loading screen shows an activity indicator")
    func loading() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        app.turn()
        #expect(app.findAll(UIActivityIndicatorView.self).count == 1)
    }
}
