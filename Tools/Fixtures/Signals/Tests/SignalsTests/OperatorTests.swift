import Combine
import XCTest

final class OperatorTests: XCTestCase {
    private enum Fault: Error { case fault }
    private var cancellables: Set<AnyCancellable> = []

    func testCombineLatestWaitsForAll() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        let c = CurrentValueSubject<Bool, Never>(false), d = Just(4)
        var texts: [String] = []
        var isFinished = false
        a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }
            .sink { _ in isFinished = true } receiveValue: { texts.append($0) }
            .store(in: &cancellables)
        a.send(1)
        XCTAssertEqual(texts, [])
        b.send("x")
        a.send(2)
        c.send(true)
        XCTAssertEqual(texts, ["1xfalse4", "2xfalse4", "2xtrue4"])
        a.send(completion: .finished)
        b.send("y")
        XCTAssertEqual(texts.last, "2ytrue4")
        XCTAssertFalse(isFinished)
        b.send(completion: .finished)
        c.send(completion: .finished)
        XCTAssertTrue(isFinished)
    }

    func testAFailureEndsCombineLatest() {
        let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
        var failures: [Fault] = []
        var isCanceled = false
        a.combineLatest(b.handleEvents(receiveCancel: { isCanceled = true }))
            .sink {
                if case .failure(let fault) = $0 { failures.append(fault) }
            } receiveValue: { _ in XCTFail("no pair is complete") }
            .store(in: &cancellables)
        a.send(1)
        a.send(completion: .failure(.fault))
        b.send(1)
        XCTAssertEqual(failures, [.fault])
        XCTAssertTrue(isCanceled)
    }

    func testCombineLatestKeepsTheLatestPairForASlowSubscriber() {
        let a = PassthroughSubject<Int, Never>(), b = CurrentValueSubject<Int, Never>(0)
        var values: [[Int]] = []
        var subscription: Subscription?
        a.combineLatest(b).subscribe(
            AnySubscriber<(Int, Int), Never>(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append([$0, $1])
                    return .none
                }, receiveCompletion: { _ in }))
        for number in 1...5 { a.send(number) }
        XCTAssertEqual(values, [])
        subscription?.request(.max(1))
        XCTAssertEqual(values, [[5, 0]])
        b.send(7)
        subscription?.request(.max(2))
        XCTAssertEqual(values, [[5, 0], [5, 7]])
        subscription?.cancel()
        a.send(9)
        XCTAssertEqual(values.count, 2)
    }

    func testMergeKeepsTheOrderAndFinishesLast() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var values: [Int] = [], others: [Int] = [], ends = 0
        subjects[0].merge(
            with: subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7]
        ).sink { _ in ends += 1 } receiveValue: { values.append($0) }.store(in: &cancellables)
        Publishers.MergeMany(subjects).sink { others.append($0) }.store(in: &cancellables)
        for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
        subjects[3].send(33)
        XCTAssertEqual(values, [7, 6, 5, 4, 3, 2, 1, 0, 33])
        XCTAssertEqual(others, values)
        for subject in subjects.dropLast() { subject.send(completion: .finished) }
        XCTAssertEqual(ends, 0)
        subjects[7].send(completion: .finished)
        XCTAssertEqual(ends, 1)
    }

    func testValuesCanBeAwaited() async {
        var numbers: [Int] = []
        for await number in (1...4).publisher.filter({ $0 % 2 == 0 }).values { numbers.append(number) }
        XCTAssertEqual(numbers, [2, 4])
    }

    func testTimers() {
        let isDone = expectation(description: "three times")
        isDone.expectedFulfillmentCount = 3
        Timer.publish(every: 0.02, on: .main, in: .common).autoconnect().prefix(3)
            .sink { _ in isDone.fulfill() }
            .store(in: &cancellables)
        wait(for: [isDone], timeout: 5)
    }

    func testFuturesAndSwitching() {
        let trigger = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        trigger.map { number in Future<Int, Never> { $0(.success(number * 10)) } }
            .switchToLatest()
            .scan(0, +)
            .sink { values.append($0) }
            .store(in: &cancellables)
        trigger.send(1)
        trigger.send(2)
        XCTAssertEqual(values, [10, 30])
    }
}
