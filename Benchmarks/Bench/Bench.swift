import CPixman
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore
import UIKitTesting

/// Speed as ratios within one run: the time of the library divided by the time of plain copies of the same picture.
@main
enum Bench {
    @MainActor
    static func main() {
        print(
            """
            machine: \(Machine.name), \(ProcessInfo.processInfo.activeProcessorCount) cores; 390x844 points, a \
            bar and 20 rows
            """
        )
        if CommandLine.arguments.contains("check") { return Limit.check() }
        if CommandLine.arguments.contains("start") { return Startup.report() }
        if CommandLine.arguments.contains("bars") { return Bars.report() }
        if CommandLine.arguments.contains("stacks") { return Stacks.report() }
        if CommandLine.arguments.contains("documents") { return Documents.report() }
        if CommandLine.arguments.contains("lists") { return Lists.report() }
        if CommandLine.arguments.contains("rows") { return Rows.report() }
        if CommandLine.arguments.contains("layouts") { return Layouts.report() }
        if CommandLine.arguments.contains("texts") { return Texts.report() }
        if CommandLine.arguments.contains("readers") { return Readers.report() }
        if let place = CommandLine.arguments.firstIndex(of: "sizes") {
            let words = CommandLine.arguments.dropFirst(place + 1)
            return Sizes.report(words.first, words.dropFirst().first.flatMap { Int($0) })
        }
        if let place = CommandLine.arguments.firstIndex(of: "memory") {
            Memory.report(cycles: CommandLine.arguments.dropFirst(place + 1).first.flatMap { Int($0) } ?? 20_000)
            return
        }
        if CommandLine.arguments.contains("cycles") {
            cycles(depth: 10, scale: 1)
            return
        }
        for scale in [1.0, 2.0] { slide(CGFloat(scale)) }
        // `Bench slide` ends here, for profiling.
        if CommandLine.arguments.contains("slide") { return }
        for depth in [10, 10_000] { cycles(depth: depth, scale: 1) }
        cycles(depth: 10, scale: 2)
        unchanged()
        oneLabel()
        Bars.report()
        Stacks.report()
        Documents.report()
        Lists.report()
        Rows.report()
        Layouts.report()
        Texts.report()
        Readers.report()
        Memory.report()
        print(Machine.memory)
        Startup.report()
    }

    // MARK: Slide

    /// A frame of a push, stepped as fast as possible, divided by two plain copies of the picture.
    @MainActor @discardableResult
    static func slide(_ scale: CGFloat) -> Double {
        let navigation = UINavigationController(rootViewController: RowsViewController(number: 1))
        let app = TestApp(navigation, scale: scale)
        // Content under the bar, so that the bar blurs.
        for page in navigation.viewControllers { (page as? RowsViewController)?.scrollView.contentOffset.y = 40 }
        app.settle()
        var frames: [Double] = []
        if ProcessInfo.processInfo.environment["NODRAW"] != nil { app.host.windows.first?.draws = false }
        let copier = Copier(scale: scale)
        for push in 0..<12 {
            let page = RowsViewController(number: push)
            page.loadViewIfNeeded()
            page.scrollView.contentOffset.y = 0
            navigation.pushViewController(page, animated: true)
            app.advance(frames: 2)
            page.scrollView.contentOffset.y = 40
            for _ in 0..<26 {
                frames.append(milliseconds { app.advance(frames: 1) })
                copier.sample()
            }
            app.settle()
        }
        let (ours, copied) = (median(frames), copier.median)
        print(
            String(
                format: "slide frame, scale %.0f: %.3f ms, two plain copies %.3f ms, ratio %.2f (limit 3)",
                Double(scale), ours, copied, ours / copied))
        return ours / copied
    }

    // MARK: Cycles

    /// Push and pop without animation, with both states drawn.
    /// - Parameter copier: copies after each cycle, for comparison.
    /// - Returns: milliseconds per cycle.
    @MainActor @discardableResult
    static func cycles(depth: Int, scale: CGFloat, beside copier: Copier? = nil) -> Double {
        let navigation = UINavigationController(rootViewController: RowsViewController(number: 0))
        navigation.setViewControllers((0..<depth).map { RowsViewController(number: $0) }, animated: false)
        let app = TestApp(navigation, scale: scale)
        app.settle()
        var times: [Double] = []
        for number in 0..<200 {
            times.append(
                milliseconds {
                    navigation.pushViewController(RowsViewController(number: number), animated: false)
                    app.turn()
                    navigation.popViewController(animated: false)
                    app.turn()
                })
            copier?.sample()
        }
        let each = times.reduce(0, +) / Double(times.count)
        print(
            String(
                format: "push+pop, both drawn, scale %.0f, depth %d: %.0f cycles a second (aim 1,000 at scale 1)",
                Double(scale), depth, 1000 / each))
        return median(times)
    }

    // MARK: Small changes

    @MainActor
    static func unchanged() {
        let app = TestApp(UINavigationController(rootViewController: RowsViewController(number: 1)))
        app.settle()
        let before = app.window.work
        for _ in 0..<100 { app.turn() }
        let work = app.window.work
        print(
            """
            unchanged frame: \(work.pixelsDamaged - before.pixelsDamaged) pixels, \
            \(work.recordsDrawn - before.recordsDrawn) drawings
            """
        )
    }

    @MainActor
    static func oneLabel() {
        let page = RowsViewController(number: 1)
        let app = TestApp(UINavigationController(rootViewController: page))
        app.settle()
        let before = app.window.work
        page.firstLabel.text = "Changed"
        app.turn()
        let work = app.window.work
        let pixels = work.pixelsDamaged - before.pixelsDamaged
        print(
            "one changed label: \(pixels) pixels of \(780 * 1688), \(work.recordsDrawn - before.recordsDrawn) drawing")
    }

    // MARK: Reporting

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(values.count, 1)) }

    /// The time that all threads of the process spent in `body`. Other programs on the machine hardly change it.
    @MainActor
    static func processorMilliseconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
        }
        let start = now()
        body()
        return now() - start
    }

    @MainActor
    static func milliseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
}

/// Two pictures of the window's size, and a plain copy from one to the other.
final class Copier {
    private let source: OpaquePointer?
    private let target: OpaquePointer?
    private let width: Int32
    private let height: Int32
    private var times: [Double] = []

    /// Creates pictures for a window of 390 by 844 points.
    convenience init(scale: CGFloat) { self.init(width: Int32(390 * scale), height: Int32(844 * scale)) }

    init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
        source = pixman_image_create_bits(PIXMAN_x8r8g8b8, width, height, nil, 0)
        target = pixman_image_create_bits(PIXMAN_x8r8g8b8, width, height, nil, 0)
        // The system gives memory that nobody has written as one page of zeros, which is faster to read than a picture.
        var color = pixman_color_t(red: 0xFFFF, green: 0xFFFF, blue: 0xFFFF, alpha: 0xFFFF)
        var box = pixman_box32_t(x1: 0, y1: 0, x2: width, y2: height)
        pixman_image_fill_boxes(PIXMAN_OP_SRC, source, &color, 1, &box)
    }

    deinit {
        pixman_image_unref(source)
        pixman_image_unref(target)
    }

    /// Copies twice and stores the duration.
    @MainActor
    func sample() { times.append(Bench.milliseconds { copyTwice() }) }

    /// The median of the samples in milliseconds.
    var median: Double { Bench.median(times) }

    func copyTwice() {
        for _ in 0..<2 { pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, width, height) }
    }
}

enum Machine {
    static var name: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    }

    /// The current resident memory of the process.
    static var residentKiB: Int {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    static var memory: String {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("VmHWM") }.joined()
    }
}
