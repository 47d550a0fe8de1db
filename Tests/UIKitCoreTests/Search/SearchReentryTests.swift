import Testing
import UIKit
import UIKitTesting

/// Requests of a search inside the calls of the same search.
@MainActor
struct SearchReentryTests {
    enum Act: CaseIterable { case begin, end, dismissAtOnce, text, noText, push, presentAnother }

    nonisolated static let moments = ["will present", "did present", "will dismiss", "did dismiss", "update"]

    @MainActor
    private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var calls: [String] = []
        var moment = ""
        var act: (() -> Void)?

        private func note(_ call: String) {
            calls.append(call)
            guard call == moment else { return }
            let now = act
            act = nil
            now?()
        }

        func willPresentSearchController(_ searchController: UISearchController) { note("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { note("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { note("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { note("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) { note("update") }
    }

    @Test(
        "a request in any call of a search leaves it as was asked for last, with every will followed by its did",
        arguments: moments, Act.allCases)
    func matrix(moment: String, act: Act) {
        let page = ScrollingPage("Library")
        let navigation = UINavigationController(rootViewController: page)
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let listener = Listener()
        page.navigationItem.searchController = search
        search.delegate = listener
        search.searchResultsUpdater = listener
        let app = TestApp(navigation)
        listener.moment = moment
        var requested: Bool?
        listener.act = {
            switch act {
            case .begin: (search.isActive, requested) = (true, true)
            case .end: (search.isActive, requested) = (false, false)
            case .dismissAtOnce:
                guard search.presentingViewController != nil else { return }
                search.dismiss(animated: false)
                requested = false
            case .text: search.searchBar.text = "a"
            case .noText: search.searchBar.text = ""
            case .push: navigation.pushViewController(UIViewController(), animated: true)
            case .presentAnother: search.present(UIViewController(), animated: true)
            }
        }
        search.isActive = true
        app.settle()
        search.searchBar.text = "b"
        app.settle()
        search.isActive = false
        app.settle()
        // The last request decides, in or before the call: the search began, and was ended last.
        let expected = moment == "did dismiss" || moment == "will dismiss" ? requested ?? false : false
        #expect(search.isActive == expected)
        #expect((search.viewIfLoaded?.superview != nil) == expected)
        #expect((search.presentingViewController != nil) == expected)
        #expect(!search.isActive || results.parent == nil || search.showsSearchResultsController)
        let ends = listener.calls.filter { $0 != "update" }
        for (place, call) in ends.enumerated() {
            switch call {
            case "will present": #expect(place + 1 < ends.count && ends[place + 1] == "did present", "\(ends)")
            case "will dismiss": #expect(place + 1 < ends.count && ends[place + 1] == "did dismiss", "\(ends)")
            default: break
            }
        }
    }

    @Test("a search that its delegate ends before it is there is presented and dismissed")
    func endedInItsFirstCall() {
        let page = ScrollingPage("Library")
        let search = UISearchController(searchResultsController: nil)
        let listener = Listener()
        (search.delegate, listener.moment) = (listener, "will present")
        page.navigationItem.searchController = search
        let app = TestApp(UINavigationController(rootViewController: page))
        listener.act = { search.isActive = false }
        search.isActive = true
        #expect(!search.isActive)
        app.settle()
        #expect(listener.calls == ["will present", "did present", "will dismiss", "did dismiss"])
        #expect(search.view.superview == nil)
        search.isActive = true
        app.settle()
        #expect(search.isActive)
        #expect(search.view.superview != nil)
    }
}
