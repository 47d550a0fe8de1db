import UIKit

/// The older properties of bars, each on a separate bar.
@MainActor
enum LegacyScreens {
    static let entries = [
        bar("Black bar", "barStyle") { $0.barStyle = .black },
        bar("Tinted bar", "barTintColor, translucent") {
            $0.barTintColor = UIColor(red: 0.05, green: 0.38, blue: 0.15, alpha: 1)
            $0.tintColor = .white
            $0.titleTextAttributes = [.foregroundColor: UIColor.white]
        },
        bar("Opaque bar", "isTranslucent is off: the content starts below") { $0.isTranslucent = false },
        bar("Background picture", "setBackgroundImage up to the top, and a shadow picture") {
            $0.setBackgroundImage(Drawn.sunset, for: .topAttached, barMetrics: .default)
            $0.shadowImage = Drawn.shadow
            $0.tintColor = .white
            $0.titleTextAttributes = [.foregroundColor: UIColor.white]
        },
        bar("Raised title", "setTitleVerticalPositionAdjustment") {
            $0.setTitleVerticalPositionAdjustment(-6, for: .default)
        },
        bar("Chevron and mask", "backIndicatorImage, backIndicatorTransitionMaskImage") {
            $0.backIndicatorImage = UIImage(systemName: "arrow.left")
            $0.backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
        },
        CatalogEntry.presented("Buttons with pictures", "setBackgroundImage and title offsets of bar button items") {
            let item = UIBarButtonItem.text("Plate")
            item.setBackgroundImage(Drawn.pill(.systemIndigo), for: .normal, barMetrics: .default)
            item.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
            let raised = UIBarButtonItem.text("Raised")
            raised.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -5), for: .default)
            return UINavigationController(
                rootViewController: DemoViewController("Buttons") {
                    $0.navigationItem.rightBarButtonItems = [item, .fixedSpace(12), raised]
                })
        },
    ]

    /// A presented stack with a modified bar.
    private static func bar(_ title: String, _ detail: String, _ change: @escaping (UINavigationBar) -> Void)
        -> CatalogEntry
    {
        CatalogEntry.presented(title, detail) {
            // The older properties have no effect on bars at the scroll edge, which are transparent: the content starts
            // below the bar.
            let first = DemoViewController(title) { screen in
                screen.startsScrolled = true
                screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Next",
                    primaryAction: UIAction(title: "Next") { [weak screen] _ in
                        screen?.navigationController?.pushViewController(
                            DemoViewController("Second") { $0.startsScrolled = true }, animated: true)
                    })
            }
            let navigation = UINavigationController(rootViewController: first)
            change(navigation.navigationBar)
            return navigation
        }
    }
}
