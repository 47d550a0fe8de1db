import Foundation
import UIKit
import UIKitTesting

/// The cost of deep stacks: setting a stack, and the memory of each covered page.
@MainActor
enum Stacks {
    static func report() {
        set()
        covered()
    }

    /// - Returns: milliseconds.
    @discardableResult
    static func set(count: Int = 10_000) -> Double {
        let pages = (0..<count).map { RowsViewController(number: $0) }
        let navigation = UINavigationController(rootViewController: RowsViewController(number: 0))
        let app = TestApp(navigation, scale: 1)
        app.settle()
        let time = Bench.milliseconds {
            navigation.setViewControllers(pages, animated: false)
            app.turn()
        }
        let loaded = pages.filter(\.isViewLoaded).count
        print(
            String(
                format: "a stack of %d screens set and drawn: %.1f ms (limit 20 for 10,000), %d view loaded", count,
                time, loaded))
        return time
    }

    /// The additional memory of the process for each page that was shown and then covered.
    /// - Returns: KiB.
    @discardableResult
    static func covered() -> Int {
        let navigation = UINavigationController(rootViewController: RowsViewController(number: 0))
        let app = TestApp(navigation, scale: 2)
        app.settle()
        func push(_ count: Int) {
            for number in 0..<count {
                navigation.pushViewController(RowsViewController(number: number), animated: false)
                app.turn()
            }
        }
        // The first pages fill the caches.
        push(50)
        let before = Machine.residentKiB
        push(400)
        let each = (Machine.residentKiB - before) / 400
        print("a covered screen of 20 rows: \(each) KiB (limit 60)")
        return each
    }
}
