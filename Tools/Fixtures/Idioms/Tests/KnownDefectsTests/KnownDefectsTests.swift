import KnownDefects
import XCTest

/// Tests with failures that are expected, in all forms of `XCTExpectFailure`.
final class KnownDefectsTests: XCTestCase {
    private let counter = Counter()

    func testRestOfTheTest() {
        XCTAssertEqual(counter.count, 0)
        XCTExpectFailure("13 is not added")
        counter.add(13)
        XCTAssertEqual(counter.count, 13)
    }

    func testBlock() {
        let result: Int = XCTExpectFailure("13 is not added") {
            counter.add(13)
            XCTAssertEqual(counter.count, 13)
            return counter.count
        }
        XCTAssertEqual(result, 0)
    }

    func testMatcher() {
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("13") }
        XCTExpectFailure("13 is not added", options: options) {
            counter.add(13)
            XCTAssertEqual(counter.count, 13)
        }
    }

    func testMatcherBesideTheBlock() {
        XCTExpectFailure("13 is not added") {
            counter.add(13)
            XCTAssertEqual(counter.count, 13)
        } issueMatcher: {
            $0.compactDescription.contains("13")
        }
    }

    func testThrownError() throws {
        XCTExpectFailure("the counter is full") { $0.type == .thrownError }
        counter.add(101)
        try counter.check()
    }

    func testNotStrict() {
        XCTExpectFailure("only on some machines", strict: false)
        XCTExpectFailure("only on some machines", options: .nonStrict())
        XCTExpectFailure("only on other systems", enabled: false) { XCTAssertEqual(counter.count, 0) }
    }
}

@MainActor
final class KnownDefectsOfScreensTests: XCTestCase {
    func testOnTheMainActor() {
        let counter = Counter()
        XCTExpectFailure("13 is not added")
        counter.add(13)
        XCTAssertEqual(counter.count, 13)
    }
}
