import Testing
import UIKit

/// A protocol of an app, with defaults of its own.
@MainActor
private protocol TabTitle: AnyObject {
    var title: String? { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension TabTitle {
    var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    var accessibilityHint: String? {
        get { nil }
        set {}
    }
}

extension UINavigationItem: TabTitle {}

@MainActor
struct NavigationItemProtocolTests {
    @Test func `a protocol of an app finds the accessibility of a navigation item, not its own defaults`() {
        let item: any TabTitle = UINavigationItem(title: "Songs")
        item.accessibilityLabel = "All songs"
        #expect(item.accessibilityLabel == "All songs")
        #expect(item.accessibilityHint == nil)
    }
}
