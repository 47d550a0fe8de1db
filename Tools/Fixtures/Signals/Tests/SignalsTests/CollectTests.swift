import Combine
import XCTest

/// Elements of intervals of time.
final class CollectTests: XCTestCase {
    private enum Fault: Error { case fault }
    private var cancellables: Set<AnyCancellable> = []
    private let scheduler = ManualScheduler()
    private let subject = PassthroughSubject<Int, Fault>()
    private var groups: [[Int]] = []
    private var ends: [Bool] = []

    private func collect(_ strategy: Publishers.TimeGroupingStrategy<ManualScheduler>) {
        subject.collect(strategy).sink { [weak self] in
            if case .finished = $0 { self?.ends.append(true) } else { self?.ends.append(false) }
        } receiveValue: { [weak self] in self?.groups.append($0) }
        .store(in: &cancellables)
    }

    func testAnIntervalSendsItsElements() {
        collect(.byTime(scheduler, .seconds(2)))
        subject.send(1)
        scheduler.advance(1.5)
        subject.send(2)
        XCTAssertEqual(groups, [])
        scheduler.advance(0.5)
        XCTAssertEqual(groups, [[1, 2]])
        scheduler.advance(4)
        XCTAssertEqual(groups, [[1, 2]])
        subject.send(3)
        subject.send(completion: .finished)
        XCTAssertEqual(groups, [[1, 2], [3]])
        XCTAssertEqual(ends, [true])
        XCTAssertTrue(scheduler.isIdle)
    }

    func testANumberOfElementsIsSentBefore() {
        collect(.byTimeOrCount(scheduler, .seconds(2), 3))
        for number in 1...4 { subject.send(number) }
        XCTAssertEqual(groups, [[1, 2, 3]])
        scheduler.advance(2)
        XCTAssertEqual(groups, [[1, 2, 3], [4]])
    }

    func testAFailureSendsNoElements() {
        collect(.byTime(scheduler, .seconds(2)))
        subject.send(1)
        subject.send(completion: .failure(.fault))
        XCTAssertEqual(groups, [])
        XCTAssertEqual(ends, [false])
        XCTAssertTrue(scheduler.isIdle)
    }

    func testACanceledSubscriptionStopsTheIntervals() {
        collect(.byTime(scheduler, .seconds(2)))
        subject.send(1)
        cancellables = []
        scheduler.advance(2)
        XCTAssertEqual(groups, [])
        XCTAssertTrue(scheduler.isIdle)
    }

    func testElementsStayUntilTheyAreRequested() {
        var received: [[Int]] = [], ends = 0
        var subscription: Subscription?
        subject.collect(.byTime(scheduler, .seconds(2))).subscribe(
            AnySubscriber<[Int], Fault>(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    received.append($0)
                    return .none
                }, receiveCompletion: { _ in ends += 1 }))
        subject.send(1)
        scheduler.advance(2)
        subject.send(2)
        XCTAssertEqual(received, [])
        subscription?.request(.max(1))
        XCTAssertEqual(received, [[1, 2]])
        subject.send(3)
        subject.send(completion: .finished)
        XCTAssertEqual(ends, 0)
        subscription?.request(.max(1))
        XCTAssertEqual(received, [[1, 2], [3]])
        XCTAssertEqual(ends, 1)
    }

    func testWithoutAnIntervalEachElementIsSent() {
        collect(.byTime(scheduler, 0))
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(groups, [[1], [2]])
    }

    func testTheQueueOfAnAppEndsAnInterval() {
        let isSent = expectation(description: "an array")
        var sent: [[Int]] = []
        subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(20), 10), options: .init(qos: .default))
            .prefix(1)
            .sink { _ in isSent.fulfill() } receiveValue: { sent.append($0) }
            .store(in: &cancellables)
        subject.send(1)
        wait(for: [isSent], timeout: 5)
        XCTAssertEqual(sent, [[1]])
    }
}
