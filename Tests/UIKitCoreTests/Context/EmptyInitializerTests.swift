import Foundation
import QuartzCore
import Testing
import UIKit

/// On iOS every UIKit class inherits `init()` from NSObject, even classes with other designated initializers.
@MainActor
struct EmptyInitializerTests {
    /// A class and the creation of an instance.
    struct Maker: Sendable, CustomStringConvertible {
        let description: String
        let make: @MainActor @Sendable () -> AnyObject
        init<Made: AnyObject>(_ make: @escaping @MainActor @Sendable () -> Made) {
            description = "\(Made.self)"
            self.make = make
        }
    }

    nonisolated static let makers: [Maker] = [
        Maker { UIAccessibilityCustomAction() }, Maker { UIActivityIndicatorView() }, Maker { UIAlertAction() },
        Maker { UIAlertController() },
        Maker { UIBarAppearance() }, Maker { UIBarButtonItem() }, Maker { UIBarButtonItemAppearance() },
        Maker { UIBarButtonItemGroup() },
        Maker { UIBezierPath() }, Maker { UIBlurEffect() }, Maker { UIButton() }, Maker { UIColor() },
        Maker { UIContextMenuConfiguration() }, Maker { UIContextualAction() }, Maker { UIControl() },
        Maker { UICubicTimingParameters() },
        Maker { UIEvent() }, Maker { UIFeedbackGenerator() }, Maker { UIFont() }, Maker { UIGestureRecognizer() },
        Maker { UIGraphicsImageRenderer() }, Maker { UIGraphicsImageRendererFormat() }, Maker { UIImage() },
        Maker { UIImageView() },
        Maker { UIImpactFeedbackGenerator() }, Maker { UILabel() }, Maker { UILargeContentViewerInteraction() },
        Maker { UILayoutGuide() },
        Maker { UILongPressGestureRecognizer() }, Maker { UIMenu() }, Maker { UINavigationBar() },
        Maker { UINavigationBarAppearance() },
        Maker { UINavigationController() }, Maker { UINavigationItem() }, Maker { UINotificationFeedbackGenerator() },
        Maker { UIPageControl() }, Maker { UIPageViewController() }, Maker { UIPanGestureRecognizer() },
        Maker { UIPickerView() }, Maker { UIDatePicker() },
        Maker { UIPinchGestureRecognizer() }, Maker { UIRotationGestureRecognizer() },
        Maker { UIHoverGestureRecognizer() },
        Maker { UIPercentDrivenInteractiveTransition() }, Maker { UIPreviewParameters() }, Maker { UIProgressView() },
        Maker { UIRefreshControl() }, Maker { UIResponder() }, Maker { UISceneConfiguration() },
        Maker { UIScreenEdgePanGestureRecognizer() },
        Maker { UIScrollView() }, Maker { UISearchBar() }, Maker { UISearchController() }, Maker { UISearchTab() },
        Maker { UISearchTextField() },
        Maker { UISegmentedControl() }, Maker { UISelectionFeedbackGenerator() }, Maker { UISplitViewController() },
        Maker { UISpringTimingParameters() }, Maker { UIStackView() }, Maker { UISwipeActionsConfiguration() },
        Maker { UISlider() }, Maker { UIStepper() }, Maker { UISwipeGestureRecognizer() }, Maker { UISwitch() },
        Maker { UITab() }, Maker { UITabBar() },
        Maker { UITabBarAppearance() },
        Maker { UITabBarController() }, Maker { UITabBarItem() }, Maker { UITabBarItemAppearance() },
        Maker { UITabGroup() },
        Maker { UITableView() }, Maker { UITableViewCell() }, Maker { UITableViewController() },
        Maker { UITableViewHeaderFooterView() },
        Maker { UITapGestureRecognizer() }, Maker { UITextField() }, Maker { UITextPosition() },
        Maker { UITextRange() },
        Maker { UITextSelectionRect() }, Maker { UITextView() }, Maker { UIToolbar() }, Maker { UIToolbarAppearance() },
        Maker { UITouch() },
        Maker { UITraitCollection() }, Maker { UIVibrancyEffect() }, Maker { UIView() }, Maker { UIViewController() },
        Maker { UIViewPropertyAnimator() }, Maker { UIVisualEffect() }, Maker { UIVisualEffectView() },
        Maker { UIWindow() },
        Maker { NSLayoutConstraint() }, Maker { NSMutableParagraphStyle() }, Maker { NSParagraphStyle() },
        Maker { NSShadow() },
        Maker { NSStringDrawingContext() }, Maker { NSTextContainer() },
        Maker { CAAnimationGroup() }, Maker { CABasicAnimation() }, Maker { CAGradientLayer() },
        Maker { CAKeyframeAnimation() },
        Maker { CALayer() }, Maker { CAPropertyAnimation() }, Maker { CAShapeLayer() }, Maker { CASpringAnimation() },
        Maker { CATransition() },
    ]

    @Test("Every class can be created without arguments", arguments: makers)
    func made(maker: Maker) { #expect("\(type(of: maker.make()))" == maker.description) }

    @Test("Objects that are created without arguments have UIKit's default values")
    func values() {
        #expect(UIAlertController().preferredStyle == .actionSheet)
        #expect(UINavigationItem().title == nil)
        #expect(UIPageViewController().transitionStyle == .pageCurl)
        #expect(UIBarButtonItemGroup().barButtonItems.isEmpty)
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIVisualEffectView().effect == nil)
        #expect(UISearchTab().identifier == "search")
        #expect(UITab().title.isEmpty)
        #expect(UITabGroup().children.isEmpty)
        let animator = UIViewPropertyAnimator()
        #expect(animator.state == .inactive)
    }

    // MARK: Subclasses as in apps

    private final class Pages: UIPageViewController {
        let number: Int
        init() {
            number = 1
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Question: UIAlertController { var number = 1 }
    private final class NamedItem: UINavigationItem {
        let number: Int
        init(number: Int) {
            self.number = number
            super.init(title: "\(number)")
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class HintedText: UITextView {
        var hint = "…"
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Column: UIStackView {
        let number: Int
        init() {
            number = 1
            super.init(frame: .zero)
        }
        required init(coder: NSCoder) {
            number = 2
            super.init(coder: coder)
        }
    }
    private final class Pull: UIRefreshControl {
        var number = 0
        override init() {
            super.init()
            number = 1
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Glass: UIVisualEffectView {
        let number: Int
        init() {
            number = 1
            super.init(effect: UIBlurEffect(style: .dark))
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class PlainAnimator: UIViewPropertyAnimator {
        let number: Int
        init() {
            number = 1
            super.init(duration: 1, timingParameters: UICubicTimingParameters())
        }
    }
    private final class Section: UITab {
        let number: Int
        init() {
            number = 1
            super.init(title: "One", image: nil, identifier: "one", viewControllerProvider: nil)
        }
    }

    @Test(
        """
        A subclass declares its own init() without override where UIKit's is a convenience, and inherits it where \
        it declares none
        """
    )
    func subclasses() {
        #expect(Pages().number == 1)
        #expect(Pages().transitionStyle == .scroll)
        #expect(Question(title: "A", message: "B", preferredStyle: .alert).preferredStyle == .alert)
        #expect(Question().number == 1)
        #expect(NamedItem(number: 4).title == "4")
        #expect(HintedText().hint == "…")
        #expect(HintedText(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).frame.height == 6)
        #expect(Column().number == 1)
        #expect(Pull().number == 1)
        #expect(Glass().number == 1)
        #expect(PlainAnimator().duration == 1)
        #expect(Section().title == "One")
    }
}
