import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// Elements that show and hide further content, in the ears of a screen reader.
@MainActor
struct ExpandedStatusTests {
    @Test("an element, a view and a bar item that expand are expanded or collapsed, and their changes are heard")
    func expandedStatus() throws {
        let page = UIViewController()
        let chart = UIView(frame: CGRect(x: 10, y: 300, width: 300, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityExpandedStatus = .expanded
        chart.accessibilityElements = [bar]
        let details = UIButton(type: .system, primaryAction: UIAction(title: "Details") { _ in })
        details.frame = CGRect(x: 20, y: 250, width: 120, height: 44)
        #expect(details.accessibilityExpandedStatus == .unsupported)
        let filter = UIBarButtonItem(title: "Filter")
        filter.accessibilityExpandedStatus = .collapsed
        page.navigationItem.rightBarButtonItem = filter
        for part in [details, chart] { page.view.addSubview(part) }
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        let reader = PaperReader(app)
        let plain = try #require(reader.presentation("Details"))
        #expect(plain.states.isDisjoint(with: [.expandable, .expanded, .collapsed]))
        #expect(reader.presentation("March")?.states.isSuperset(of: [.expandable, .expanded]) == true)
        #expect(reader.presentation("Filter")?.states.isSuperset(of: [.expandable, .collapsed]) == true)
        #expect(app.spokenText.contains("March, expanded") && app.spokenText.contains("Filter, button, collapsed"))
        _ = reader.take()
        details.accessibilityExpandedStatus = .collapsed
        bar.accessibilityExpandedStatus = .collapsed
        app.host.requestFrame()
        app.advance(seconds: 0.3)
        let events = reader.take()
        #expect(events.contains("push button Details: expandable on"))
        #expect(events.contains("label March: expanded off"))
        details.accessibilityExpandedStatus = .expanded
        app.host.requestFrame()
        app.advance(seconds: 0.3)
        #expect(reader.take().contains("push button Details: expanded on"))
    }

    @Test("the chevron of an outline has the status of its row; an app may make the row the element")
    func outlineStatus() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            if title == "Mail" || title == "Own" { cell.accessories = [.outlineDisclosure()] }
            if title == "Own" { (cell.isAccessibilityElement, cell.accessibilityExpandedStatus) = (true, .expanded) }
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        var items = NSDiffableDataSourceSectionSnapshot<String>()
        items.append(["Mail", "Own"])
        items.append(["Inbox"], to: "Mail")
        items.append(["Draft"], to: "Own")
        data.apply(items, to: 0)
        let page = UIViewController()
        page.view.addSubview(list)
        let app = TestApp(page, draws: false)
        let reader = PaperReader(app)
        /// The roles of the objects with a name that expand, and whether they are expanded.
        func expandable(_ name: String) -> [String] {
            var (found, waiting) = ([String](), reader.source?.children(of: .application) ?? [])
            while let id = waiting.popLast() {
                waiting += reader.source?.children(of: id) ?? []
                guard let object = (reader.source?.facts(of: id)).map({ AccessiblePresentation($0) }),
                    object.name == name, object.states.contains(.expandable)
                else { continue }
                found.append("\(object.role.name) \(object.states.contains(.expanded))")
            }
            return found
        }
        #expect(expandable("Collapsed") == ["push button false"])
        #expect(expandable("Mail").isEmpty)
        #expect(expandable("Own") == ["list item true"])
        _ = reader.take()
        items.expand(["Mail"])
        data.apply(items, to: 0)
        app.advance(seconds: 1)
        #expect(expandable("Expanded") == ["push button true"])
        #expect(reader.take().contains("push button Expanded: expanded on"))
    }
}
