import UIKit
import UIKitTesting

/// Prints the milliseconds of work by the library, one line per measurement. `scripts/bench-library` runs the program
/// with both libraries.
@main
enum Frames {
    @MainActor
    static func main() {
        // The first round fills the caches and is not printed.
        for isPrinted in [false, true] {
            for (name, times) in [
                ("frame of a push slide", slide()), ("push and pop, both drawn", cycles()),
                ("layout of a screen", layouts()),
            ] {
                if isPrinted { print("\(name): \(median(times))") }
            }
        }
    }

    private static func milliseconds(_ work: () -> Void) -> Double {
        let time = ContinuousClock().measure(work).components
        return Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    @MainActor private static func slide() -> [Double] {
        let navigation = UINavigationController(rootViewController: RowsViewController())
        let app = TestApp(navigation)
        app.settle()
        return (0..<10).flatMap { _ -> [Double] in
            navigation.pushViewController(RowsViewController(), animated: true)
            let times = (0..<20).map { _ in milliseconds { app.advance(frames: 1) } }
            app.settle()
            return times
        }
    }

    @MainActor private static func cycles() -> [Double] {
        let navigation = UINavigationController(rootViewController: RowsViewController())
        let app = TestApp(navigation)
        app.settle()
        return (0..<100).map { _ in
            milliseconds {
                navigation.pushViewController(RowsViewController(), animated: false)
                app.turn()
                navigation.popViewController(animated: false)
                app.turn()
            }
        }
    }

    @MainActor private static func layouts() -> [Double] {
        let navigation = UINavigationController(rootViewController: RowsViewController())
        let app = TestApp(navigation)
        app.settle()
        return (0..<200).map { turn in
            milliseconds {
                navigation.view.frame.size.width = turn % 2 == 0 ? 380 : 390
                navigation.view.layoutIfNeeded()
            }
        }
    }
}
