import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tasks sleep on the clock of a TestApp, which only the test advances.
@MainActor
struct TestClockTests {
    @Test("a task that sleeps for a minute continues in the frame in which the minute has passed")
    func sleeps() async {
        let screen = BannerController(clock: TestClock(), delay: .seconds(60))
        let clock = screen.clock
        let app = TestApp(screen, draws: false, clock: clock)
        screen.start()
        await app.advance(by: .seconds(59))
        #expect(clock.sleeperCount == 1)
        #expect(screen.ticks == 0)
        await app.advance(by: .seconds(1))
        #expect(screen.ticks == 1)
        #expect(app.frameCount == 3600)
    }

    @Test("a task that sleeps again and again continues after each sleep, in one call")
    func repeats() async {
        let screen = BannerController(clock: TestClock(), delay: .seconds(1), count: 10)
        let app = TestApp(screen, draws: false, clock: screen.clock)
        screen.start()
        await app.advance(by: .seconds(5.5))
        #expect(screen.ticks == 5)
        await app.advance(by: .seconds(10))
        #expect(screen.ticks == 10)
        #expect(screen.clock.sleeperCount == 0)
    }

    @Test("the other calls that advance frames wake sleeping tasks, which run when the test awaits")
    func otherCalls() async throws {
        let screen = BannerController(clock: TestClock(), delay: .seconds(0.5))
        let app = TestApp(screen, draws: false, clock: screen.clock)
        screen.start()
        try await app.settle(until: { screen.ticks == 1 })
        screen.start()
        await app.advance(by: .zero)
        app.advance(seconds: 1)
        #expect(screen.clock.sleeperCount == 0)
        #expect(screen.ticks == 1)
        await app.advance(by: .zero)
        #expect(screen.ticks == 2)
    }

    @Test("tasks wake in the order of their deadlines")
    func order() async {
        let app = TestApp(UIViewController(), draws: false)
        let clock = app.clock
        var woken: [Int] = []
        for tenths in [3, 1, 2] {
            Task {
                try await clock.sleep(for: .milliseconds(tenths * 100))
                woken.append(tenths)
            }
        }
        await app.advance(by: .seconds(1))
        #expect(woken == [1, 2, 3])
    }

    @Test("a deadline that has passed suspends for no time")
    func past() async throws {
        let app = TestApp(UIViewController(), draws: false)
        app.advance(frames: 60)
        #expect(app.clock.now.offset >= .milliseconds(999))
        try await app.clock.sleep(until: TestClock.Instant(offset: .milliseconds(500)))
        try await app.clock.sleep(for: .zero)
        let (a, b) = (TestClock.Instant(offset: .seconds(1)), TestClock.Instant(offset: .seconds(3)))
        #expect(a < b)
        #expect(a.duration(to: b) == .seconds(2))
        #expect(a.advanced(by: .seconds(2)) == b)
        #expect(app.clock.minimumResolution == .nanoseconds(1))
    }

    @Test("a cancelled task does not sleep on, and a task that was cancelled before does not begin to sleep")
    func cancels() async {
        let app = TestApp(UIViewController(), draws: false)
        let clock = app.clock
        let task = Task { try await clock.sleep(for: .seconds(60)) }
        await app.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
        let early = Task { try await clock.sleep(for: .seconds(60)) }
        early.cancel()
        await #expect(throws: CancellationError.self) { try await early.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test("a sleep ends with the app")
    func ends() async {
        var app: TestApp? = TestApp(UIViewController(), draws: false)
        let clock = app?.clock ?? TestClock()
        let task = Task { try await clock.sleep(for: .seconds(60)) }
        await app?.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        app = nil
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }

    @Test("a popped controller whose task sleeps is freed, and its task ends")
    func popped() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(stack, draws: false)
        weak var freed: BannerController?
        do {
            let screen = BannerController(clock: app.clock, delay: .seconds(60))
            freed = screen
            stack.pushViewController(screen, animated: true)
            app.settle()
            screen.start()
            await app.advance(by: .seconds(1))
            #expect(app.clock.sleeperCount == 1)
            stack.popViewController(animated: true)
        }
        app.settle()
        await app.advance(by: .zero)
        #expect(freed == nil)
        #expect(app.clock.sleeperCount == 0)
    }
}

/// Counts the sleeps that have ended.
private final class BannerController: UIViewController {
    let clock: TestClock
    private let delay: Duration
    private let count: Int
    private(set) var ticks = 0
    private var task: Task<Void, any Error>?

    init(clock: TestClock, delay: Duration, count: Int = 1) {
        (self.clock, self.delay, self.count) = (clock, delay, count)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { task?.cancel() }

    func start() {
        task = Task { [weak self, clock, delay, count] in
            for _ in 0..<count {
                try await clock.sleep(for: delay)
                self?.ticks += 1
            }
        }
    }
}
