import Foundation
import UIKit
import UIKitTesting

/// Memory growth in repeated cycles of an app: none is expected.
@MainActor
enum Memory {
    /// Reports the resident memory after each tenth of the cycles, and the growth in the second half.
    /// - Returns: the maximum of the second half, divided by the maximum of the first half.
    @discardableResult
    static func report(cycles: Int = 20_000) -> Double {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { number in
            let stack = UINavigationController(rootViewController: RowsViewController(number: number))
            stack.tabBarItem = UITabBarItem(title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
            return stack
        }
        let app = TestApp(tabs, size: CGSize(width: 320, height: 480), scale: 1)
        // The caches are full, and objects that exist once are created.
        for number in 0..<500 { cycle(number, tabs, app) }
        var used: [Int] = []
        for part in 0..<10 {
            for number in 0..<max(cycles / 10, 1) { cycle(part + number, tabs, app) }
            // Announcements are stored until the end of a test, so they do not count.
            used.append(
                Machine.residentKiB - app.announcements.capacity * MemoryLayout<UIAccessibility.Notification>.stride
                    / 1_024)
            print("memory after \((part + 1) * max(cycles / 10, 1)) mixed cycles: \(used[part]) KiB resident")
        }
        // Freed pages vary, so the maximum of each half is compared.
        let (early, late) = (used[..<5].max() ?? 0, used[5...].max() ?? 0)
        print(
            """
            memory: the second half of \(cycles) mixed cycles took \(late - early) KiB, \
            \(String(format: "%.4f", Double(late - early) / Double(max(early, 1)))) of all of it
            """
        )
        return Double(late) / Double(max(early, 1))
    }

    private static func cycle(_ number: Int, _ tabs: UITabBarController, _ app: TestApp) {
        guard let stack = tabs.selectedViewController as? UINavigationController else { return }
        // Windows of different sizes have pictures of different sizes.
        if number % 9 == 0 { app.resize(to: CGSize(width: 320 + number % 7 * 110, height: 480 + number % 5 * 70)) }
        let animated = number % 4 == 0
        let page = RowsViewController(number: number % 7)
        page.navigationItem.prompt = number % 5 == 0 ? "Prompt" : nil
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        switch number % 6 {
        case 0, 1:
            stack.pushViewController(page, animated: animated)
            app.settle()
            stack.popViewController(animated: animated)
        case 2:
            let sheet = UINavigationController(rootViewController: page)
            stack.present(sheet, animated: animated)
            app.settle()
            sheet.dismiss(animated: animated)
        case 3:
            let alert = UIAlertController(title: "Title", message: "Message \(number % 3)", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            stack.present(alert, animated: animated)
            app.settle()
            alert.dismiss(animated: animated)
        case 4: tabs.selectedIndex = (tabs.selectedIndex + 1) % 3
        default:
            stack.setViewControllers([RowsViewController(number: 1), page], animated: animated)
            app.settle()
            stack.popToRootViewController(animated: animated)
        }
        app.settle()
    }
}
