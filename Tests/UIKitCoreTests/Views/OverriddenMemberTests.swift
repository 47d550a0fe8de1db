import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Members that subclasses of apps override, as on iOS.
@MainActor
struct OverriddenMemberTests {
    final class Badge: UIView {
        var asked: [NSLayoutConstraint.Axis] = []
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            asked.append(axis)
            super.setContentHuggingPriority(priority, for: axis)
        }
        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            .required
        }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 2, dy: 2) }
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -2, dy: -2) }
        override var contentScaleFactor: CGFloat {
            get { 3 }
            set { super.contentScaleFactor = newValue }
        }
        override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    }

    final class Screen: UIViewController {
        let tabs = UITabBarController(), split = UISplitViewController(style: .doubleColumn)
        override var tabBarController: UITabBarController? { tabs }
        override var splitViewController: UISplitViewController? { split }
    }

    @Test("a view's priorities, alignment rectangle and scale can be overridden")
    func views() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        badge.setContentHuggingPriority(.required, for: .vertical)
        #expect(badge.asked == [.vertical])
        #expect(badge.contentHuggingPriority(for: .vertical) == .required)
        #expect(badge.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(badge.contentCompressionResistancePriority(for: .horizontal) == .required)
        #expect(badge.alignmentRect(forFrame: badge.frame).width == 16)
        #expect(badge.contentScaleFactor == 3)
        #expect(badge.isDescendant(of: badge))
    }

    @Test("a frame and its alignment rectangle are each other's inverse")
    func alignment() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Shadowed(), frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inner = view.alignmentRect(forFrame: frame)
        #expect(inner == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(view.frame(forAlignmentRect: inner) == frame)
    }

    @Test("a screen may name other containers, and has the nearest ones by itself")
    func containers() {
        let screen = Screen(), plain = UIViewController(), inner = UIViewController()
        #expect(screen.tabBarController === screen.tabs && screen.splitViewController === screen.split)
        plain.addChild(inner)
        screen.tabs.viewControllers = [plain]
        #expect(inner.tabBarController === screen.tabs)
        #expect(plain.splitViewController == nil)
    }
}
