import AllocationCount
import Testing
import UIKit
import UIKitTesting

/// The number of memory allocations per frame. Counted without optimization, which allocates more than an app's release
/// build. A larger number is a loss of speed on every machine; lower the limit when the number shrinks.
@MainActor struct AllocationTests {
    let table = RowsController(style: .plain)
    let navigation: UINavigationController
    let app: TestApp

    init() {
        table.title = "Rows"
        navigation = UINavigationController(rootViewController: table)
        app = TestApp(navigation, scale: 1)
        app.settle()
    }

    private func allocations(_ body: () -> Void) -> Int {
        allocation_count_start()
        body()
        return allocation_count_stop()
    }

    /// The smallest of three measurements. Other tests of the process, on other threads, register fonts and fill shared
    /// caches: the next frame makes layouts and masks again.
    private func least(of measure: () -> Int) -> Int {
        [measure(), measure(), measure()].reduce(.max, min)
    }

    private func page() -> RowsController {
        let page = RowsController(style: .plain)
        page.title = "Next"
        return page
    }

    @Test("The counter counts")
    func counter() {
        var kept: [[Int]] = []
        let made = allocations { for size in 1...10 { kept.append(Array(repeating: size, count: size)) } }
        #expect(made >= 10)
        #expect(kept.count == 10)
    }

    @Test("Frames in which nothing changes hardly allocate")
    func unchanged() {
        app.turn()
        let made = allocations { for _ in 0..<10 { app.turn() } }
        #expect(made <= 165)
    }

    @Test("A frame of a push slide allocates little")
    func slide() {
        // The first transition creates objects that exist once per program, such as caches and types. It does not
        // count, so that the limit can be close to the rest.
        navigation.pushViewController(page(), animated: true)
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        let most = least {
            navigation.pushViewController(page(), animated: true)
            app.advance(frames: 3)
            var counts: [Int] = []
            for _ in 3..<28 { counts.append(allocations { app.advance(frames: 1) }) }
            #expect((counts.min() ?? 0) > 0)
            app.settle()
            navigation.popViewController(animated: true)
            app.settle()
            return counts.max() ?? .max
        }
        #expect(most <= 530)
    }

    @Test("A frame of scrolling allocates no more far down a long table than at its top")
    func scroll() {
        func frames() -> Int {
            allocations {
                for _ in 0..<20 {
                    table.tableView.contentOffset.y += 7
                    app.turn()
                }
            }
        }
        // The first frames make the masks of letters and numbers, which later frames reuse.
        for _ in 0..<8 { _ = frames() }
        let first = least { frames() }
        table.tableView.contentOffset.y = 2_000
        app.turn()
        _ = frames()
        let later = least { frames() }
        #expect(first <= 43_000)
        #expect(later <= first + first / 20)
    }

    @Test("A push and a pop without animation allocate as much on a thousand screens as on three")
    func depth() {
        func made(under depth: Int) -> Int {
            navigation.setViewControllers((0..<depth).map { _ in page() }, animated: false)
            app.settle()
            let pushed = page()
            return allocations {
                navigation.pushViewController(pushed, animated: false)
                app.turn()
                navigation.popViewController(animated: false)
                app.turn()
            }
        }
        _ = made(under: 3)
        let shallow = least { made(under: 3) }
        let deep = least { made(under: 1_000) }
        #expect(shallow <= 7_900)
        #expect(deep <= shallow + shallow / 100)
    }
}
