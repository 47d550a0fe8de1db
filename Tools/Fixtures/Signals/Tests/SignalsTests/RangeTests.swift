import Combine
import XCTest

/// Publishers that finish after their last element.
final class RangeTests: XCTestCase {
    private enum Fault: Error { case fault }
    private var cancellables: Set<AnyCancellable> = []

    /// The received elements as texts, and `|` for the end.
    private func record<P: Publisher>(_ publisher: P, _ receive: @escaping (String) -> Void) {
        publisher.sink {
            if case .finished = $0 { receive("|") } else { receive("!") }
        } receiveValue: { receive("\($0)") }
        .store(in: &cancellables)
    }

    func testAPrefixFinishesWithItsLastElement() {
        let never = PassthroughSubject<Int, Never>(), typed = PassthroughSubject<Int, Fault>()
        var isCanceled = false, texts = ["", "", "", ""]
        record(never.prefix(2)) { texts[0] += $0 }
        record(typed.handleEvents(receiveCancel: { isCanceled = true }).map { $0 * 10 }.prefix(2)) { texts[1] += $0 }
        record(typed.eraseToAnyPublisher().prefix(3).prefix(1)) { texts[2] += $0 }
        record(typed.tryMap { $0 }.prefix(1)) { texts[3] += $0 }
        for number in 1...2 {
            never.send(number)
            typed.send(number)
        }
        XCTAssertEqual(texts, ["12|", "1020|", "1|", "1|"])
        XCTAssertTrue(isCanceled)
        typed.send(3)
        XCTAssertEqual(texts[1], "1020|")
    }

    func testAnEmptyPrefixFinishesAtOnce() {
        var texts = ["", ""]
        record(PassthroughSubject<Int, Never>().prefix(0)) { texts[0] += $0 }
        record(PassthroughSubject<Int, Fault>().prefix(-1)) { texts[1] += $0 }
        XCTAssertEqual(texts, ["|", "|"])
    }

    func testElementsOfARange() {
        let subject = PassthroughSubject<Int, Never>()
        var texts = ["", "", "", ""]
        record(subject.output(in: 1...2)) { texts[0] += $0 }
        record(subject.output(at: 2)) { texts[1] += $0 }
        record(subject.output(in: 3...)) { texts[2] += $0 }
        record(subject.output(in: ..<2)) { texts[3] += $0 }
        for number in 0...4 { subject.send(number) }
        XCTAssertEqual(texts, ["12|", "2|", "34", "01|"])
        subject.send(completion: .finished)
        XCTAssertEqual(texts[2], "34|")
    }

    func testARangePassesRequestsAndFailuresOn() {
        let subject = PassthroughSubject<Int, Fault>()
        var values: [Int] = [], isFailed = false
        var subscription: Subscription?
        subject.output(in: 1..<4).subscribe(
            AnySubscriber<Int, Fault>(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    values.append($0)
                    return .none
                }, receiveCompletion: { if case .failure = $0 { isFailed = true } }))
        for number in 0...2 { subject.send(number) }
        XCTAssertEqual(values, [1])
        subscription?.request(.max(1))
        subject.send(5)
        XCTAssertEqual(values, [1, 5])
        subject.send(completion: .failure(.fault))
        XCTAssertTrue(isFailed)
    }

    func testACancelInTheLastElementSendsNoEnd() {
        let subject = PassthroughSubject<Int, Never>()
        var subscription: Subscription?, ends = 0
        subject.prefix(1).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.unlimited)
                },
                receiveValue: { _ in
                    subscription?.cancel()
                    return .none
                }, receiveCompletion: { _ in ends += 1 }))
        subject.send(1)
        XCTAssertEqual(ends, 0)
    }

    func testATypeOfCombineIsKept() {
        let first: Publishers.Output<PassthroughSubject<Int, Never>> = PassthroughSubject<Int, Never>().prefix(1)
        XCTAssertEqual(first.range, 0..<1)
    }
}
