import AccessibilityLogic
import Foundation
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore
import UIKitTesting

/// The cost of screen readers: pushes of a screen of rows with and without one.
@MainActor
enum Readers {
    /// A screen reader in the same process, which listens to all events. The time of the bus, which is another
    /// program's, does not count.
    private final class Listener: ReaderConnection {
        weak var source: (any AccessibleSource)?
        var isHeard = false
        var hasReader = false
        var changed: (() -> Void)?
        private(set) var events = 0

        func send(_ events: [AccessibleEvent]) { self.events += events.count }
    }

    static func report() { push() }

    /// Measures ``push(scale:)`` in a separate program. In one program of three, the places of memory make all work
    /// with a reader 5 % slower, or all work without one.
    static func pushInOwnProgram() -> Double {
        guard let (process, output) = Startup.run("Bench", "readers", nil) else { return .infinity }
        let report = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let percent = report.split(separator: ",").last?.split(separator: "%").first
        return percent.flatMap { Double($0.trimmingCharacters(in: .whitespaces)) } ?? .infinity
    }

    /// Animated pushes and pops from their first frame to rest, all frames drawn, with and without a reader. The order
    /// is without, with, with, without: the memory of one cycle influences the next one.
    /// - Returns: the processor time that a reader adds, in percent of the time without one.
    @discardableResult
    static func push(scale: CGFloat = 2) -> Double {
        let navigation = UINavigationController(rootViewController: RowsViewController(number: 0))
        let app = TestApp(navigation, scale: scale)
        let listener = Listener()
        app.host.readers = listener
        app.context.connectReaders(of: app.host)
        app.settle()
        var times: [Bool: [Double]] = [:]
        for number in 0..<80 {
            let isRead = [1, 2].contains(number % 4)
            (listener.isHeard, listener.hasReader) = (isRead, isRead)
            app.runsScreenReader = isRead
            app.settle()
            times[isRead, default: []].append(
                Bench.processorMilliseconds {
                    navigation.pushViewController(RowsViewController(number: number), animated: true)
                    app.settle()
                    navigation.popViewController(animated: true)
                    app.settle()
                })
        }
        guard let with = times[true].map(Bench.median), let without = times[false].map(Bench.median) else {
            return .infinity
        }
        let added = (with / without - 1) * 100
        print(
            String(
                format: "push and pop in motion: %.1f ms, with a screen reader %.1f ms and %d events, %.1f %% more",
                without, with, listener.events, added))
        return added
    }
}
