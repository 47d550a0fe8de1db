import Foundation
import Testing
import UIKit
import UIKitTesting

/// Timers and delayed blocks follow the clock of a TestApp, which only the test advances.
@MainActor
struct TestDelayTests {
    private let app = TestApp(UIViewController(), draws: false)
    private let record = Record()

    /// What ran, in order.
    @MainActor private final class Record {
        var lines: [String] = []

        nonisolated func add(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
    }

    @Test("a timer of five seconds fires in the frame in which five seconds have passed, without waiting")
    func once() {
        app.activate()
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [record] _ in record.add("fired") }
        app.advance(frames: 299)
        #expect(record.lines.isEmpty)
        #expect(timer.isValid)
        app.advance(frames: 1)
        #expect(record.lines == ["fired"])
        #expect(!timer.isValid)
        app.advance(seconds: 20)
        #expect(record.lines == ["fired"])
    }

    @Test("a repeating timer fires at each of its times, until it is invalidated")
    func repeats() {
        app.activate()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [record] _ in record.add("tick") }
        app.advance(seconds: 10)
        #expect(record.lines.count == 40)
        timer.invalidate()
        app.advance(seconds: 10)
        #expect(record.lines.count == 40)
    }

    @Test("a timer that is faster than the display fires once in a frame")
    func fast() {
        app.activate()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [record] _ in record.add("tick") }
        app.advance(frames: 60)
        #expect(record.lines.count == 60)
        timer.invalidate()
    }

    @Test("a timer that invalidates itself while it fires does not fire again")
    func invalidatesItself() {
        app.activate()
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [record] timer in
            record.add("tick")
            timer.invalidate()
        }
        app.advance(seconds: 3)
        #expect(record.lines == ["tick"])
    }

    @Test("an invalidated timer does not fire")
    func invalidated() {
        app.activate()
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [record] _ in record.add("fired") }
        app.advance(frames: 30)
        timer.invalidate()
        app.advance(seconds: 2)
        #expect(record.lines.isEmpty)
    }

    @Test("a timer with another date fires at that date, also a timer that was postponed without end")
    func moved() {
        app.activate()
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [record] _ in record.add("tick") }
        timer.fireDate = .distantFuture
        app.advance(seconds: 100)
        #expect(record.lines.isEmpty)
        timer.fireDate = Date(timeIntervalSinceNow: 3)
        app.advance(frames: 179)
        #expect(record.lines.isEmpty)
        app.advance(frames: 1)
        #expect(record.lines.count == 1)
        app.advance(seconds: 2)
        #expect(record.lines.count == 3)
        timer.invalidate()
    }

    @Test("a timer that is added to the main run loop for several modes fires once at a time")
    func modes() {
        app.activate()
        let timer = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 1, repeats: true) { [record] _ in
            record.add("tick")
        }
        RunLoop.main.add(timer, forMode: .default)
        RunLoop.main.add(timer, forMode: .common)
        app.advance(seconds: 1.9)
        #expect(record.lines.isEmpty)
        app.advance(seconds: 1.2)
        #expect(record.lines.count == 2)
        timer.invalidate()
    }

    @Test("a timer with a target and a selector first fires after its interval")
    func selector() {
        app.activate()
        let target = Ticker()
        let timer = Timer.scheduledTimer(
            timeInterval: 2, target: target, selector: Selector("tick", Ticker.tick), userInfo: nil, repeats: true)
        app.advance(frames: 119)
        #expect(target.count == 0)
        app.advance(seconds: 4.1)
        #expect(target.count == 3)
        timer.invalidate()
    }

    @Test("a timer with a target first fires at its date")
    func date() {
        app.activate()
        let target = Ticker()
        let timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 3), interval: 1, target: target,
            selector: Selector("tick", Ticker.tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        app.advance(seconds: 2.9)
        #expect(target.count == 0)
        app.advance(seconds: 1.2)
        #expect(target.count == 2)
        timer.invalidate()
    }

    @Test("delayed blocks of the main queue run in the order of their times, with timers between them")
    func blocks() {
        app.activate()
        for (delay, name) in [(3.0, "three"), (1, "one"), (2, "two"), (1, "one again")] {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [record] in record.add(name) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2500)) { [record] in record.add("milliseconds") }
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [record] _ in record.add("timer") }
        app.advance(seconds: 2.9)
        #expect(record.lines == ["one", "one again", "timer", "two", "milliseconds"])
        app.advance(seconds: 0.2)
        #expect(record.lines.last == "three")
    }

    @Test("a block with a date of the calendar runs, and a cancelled work item does not")
    func items() {
        app.activate()
        let item = DispatchWorkItem { [record] in record.add("cancelled") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        let other = DispatchWorkItem { [record] in record.add("item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: other)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { [record] in record.add("date") }
        item.cancel()
        app.advance(seconds: 1)
        #expect(record.lines == ["item"])
        app.advance(seconds: 2)
        #expect(record.lines == ["item", "date"])
    }

    @Test("a block that delays itself again runs once for each delay")
    func chain() {
        app.activate()
        let record = record
        @MainActor func next() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                record.add("step")
                MainActor.assumeIsolated { next() }
            }
        }
        next()
        app.advance(seconds: 10)
        #expect((9...10).contains(record.lines.count))
    }

    @Test("settling does not wait for a delay, and a delay requests no frame before its time")
    func settles() {
        app.activate()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [record] in record.add("block") }
        #expect(app.settle())
        #expect(!app.isMoving)
        #expect(record.lines.isEmpty)
        let drawn = app.drawnFrameCount
        app.advance(frames: 59)
        #expect(app.drawnFrameCount == drawn)
        app.advance(frames: 1)
        #expect(record.lines == ["block"])
    }

    @Test("each app runs its own delays, and the delays of an app end with the app")
    func apps() {
        var first: TestApp? = TestApp(UIViewController(), draws: false)
        weak var held: Ticker?
        do {
            let ticker = Ticker()
            held = ticker
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [record] in
                record.add("first")
                MainActor.assumeIsolated { ticker.tick() }
            }
        }
        app.activate()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [record] in record.add("second") }
        #expect(held != nil)
        first = nil
        #expect(held == nil)
        app.advance(seconds: 2)
        #expect(record.lines == ["second"])
        _ = first
    }

    @Test("a delay that another thread requests follows the wall clock, and the log says so")
    func otherThreads() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let app = TestApp(UIViewController(), draws: false)
                app.activate()
                withExtendedLifetime(app) {
                    DispatchQueue.global().sync {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
                        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
                    }
                    // A thread of its own is not the main thread, as the main thread runs blocks of `sync` itself.
                    let done = DispatchSemaphore(value: 0)
                    Thread {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
                        done.signal()
                    }.start()
                    done.wait()
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let line = "chevron: DispatchQueue.main.asyncAfter: a call on another thread follows the wall clock"
        #expect(text.components(separatedBy: line).count == 2, "\(text)")
    }

    @Test("a queue of another thread delays its blocks on the wall clock")
    func otherQueues() async {
        app.activate()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
        }
    }
}

@MainActor private final class Ticker: NSObject {
    var count = 0
    func tick() { count += 1 }
}
