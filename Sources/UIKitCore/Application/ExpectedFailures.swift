import Diagnostics
import Foundation
import Synchronization

/// The expectations of `XCTExpectFailure` in the running test, the newest last.
enum ExpectedFailures {
    final class Expectation: @unchecked Sendable {
        let reason: String?
        let options: XCTExpectedFailure.Options
        let file: String
        let line: Int
        var isMatched = false

        init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: String, _ line: Int) {
            (self.reason, self.options, self.file, self.line) = (reason, options, file, line)
        }
    }

    private struct State: @unchecked Sendable {
        /// The tests that run, the innermost last: a test may run another one.
        var recorders: [(String, String, Int) -> Void] = []
        var expectations: [Expectation] = []
        /// The number of expectations when each test began.
        var starts: [Int] = []
    }

    private static let state = Mutex(State())

    static func begin(_ record: @escaping (String, String, Int) -> Void) {
        nonisolated(unsafe) let record = record
        state.withLock { state in
            state.recorders.append(record)
            state.starts.append(state.expectations.count)
        }
    }

    /// Ends the innermost test. Its unmatched expectations become failures.
    static func end() {
        let left = state.withLock { state in
            let left = state.expectations.dropFirst(state.starts.last ?? 0)
            state.expectations.removeLast(left.count)
            return Array(left)
        }
        for expectation in left { complain(expectation) }
        state.withLock { state in
            if !state.recorders.isEmpty { state.recorders.removeLast() }
            if !state.starts.isEmpty { state.starts.removeLast() }
        }
    }

    @discardableResult
    static func add(
        _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: String, _ line: UInt
    ) -> Expectation {
        let expectation = Expectation(reason, options, file, Int(clamping: line))
        let isInTest = state.withLock { state in
            state.expectations.append(expectation)
            return !state.recorders.isEmpty
        }
        if !isInTest {
            Log.once(
                """
                XCTExpectFailure: no test case accepts expected failures; run the tests with chevron test, and call \
                the function in the file of the test case
                """)
        }
        return expectation
    }

    /// Ends an expectation of a block.
    static func remove(_ expectation: Expectation) {
        state.withLock { state in state.expectations.removeAll { $0 === expectation } }
        complain(expectation)
    }

    private static func complain(_ expectation: Expectation) {
        guard expectation.options.isEnabled, expectation.options.isStrict, !expectation.isMatched else { return }
        let record = state.withLock { state in
            nonisolated(unsafe) let record = state.recorders.last
            return record
        }
        let reason = expectation.reason.map { " '\($0)'" } ?? ""
        record?("Expected failure\(reason) but none recorded.", expectation.file, expectation.line)
    }

    /// The newest expectation whose matcher returns true accepts a failure.
    static func accept(_ issue: XCTIssue, _ file: String, _ line: Int) -> Bool {
        let expectations = state.withLock { $0.expectations }
        guard
            let expectation = expectations.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) })
        else { return false }
        expectation.isMatched = true
        let reason = expectation.reason.map { "\($0) " } ?? ""
        print("\(file):\(line): expected failure: \(reason)(\(issue.compactDescription))")
        return true
    }
}
