import Diagnostics
public import Foundation

// Names of Apple's XCTest that XCTest on Linux lacks. `chevron` imports them into tests that use the names.

/// A failure that a test has recorded.
open class XCTIssue: NSObject {
    /// The kinds of failures.
    public enum IssueType: Int, Sendable {
        case assertionFailure = 0, thrownError, uncaughtException, performanceRegression, system
        case unmatchedExpectedFailure
    }

    /// The kind of the failure. XCTest on Linux distinguishes failed assertions and thrown errors.
    public let type: IssueType
    /// The text of the failure.
    public let compactDescription: String
    /// The same text: XCTest on Linux has no longer one.
    public var detailedDescription: String? { compactDescription }

    /// Creates a failure.
    public init(type: IssueType, compactDescription: String) {
        self.type = type
        self.compactDescription = compactDescription
    }
}

/// An expected failure that occurred.
open class XCTExpectedFailure: NSObject {
    /// The failures that a test expects.
    open class Options: NSObject {
        /// Returns whether a failure is expected. The default expects each failure.
        open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all. The default is true.
        open var isEnabled = true
        /// Whether the test fails if no expected failure occurs. The default is true.
        open var isStrict = true

        public override init() {}

        /// Options whose ``isStrict`` is false.
        public static func nonStrict() -> Self {
            let options = make()
            options.isStrict = false
            return options
        }

        private static func make() -> Self {
            guard let made = Options() as? Self else {
                misuse("XCTExpectedFailure.Options.nonStrict(): \(self) is a subclass; set isStrict to false instead")
            }
            return made
        }
    }

    /// Runs a test, whose calls of `XCTExpectFailure` last until its end. `chevron` calls this method in test cases.
    /// - Parameters:
    ///   - test: the test.
    ///   - record: records a failure, with its text, file and line.
    public static func run(_ test: () -> Void, _ record: @escaping (String, String, Int) -> Void) {
        ExpectedFailures.begin(record)
        test()
        ExpectedFailures.end()
    }

    /// Whether a failure is expected. `chevron` calls this method in test cases, before a failure is recorded.
    public static func accepts(_ description: String, _ file: String, _ line: Int, _ expected: Bool) -> Bool {
        let type: XCTIssue.IssueType = expected ? .assertionFailure : .thrownError
        return ExpectedFailures.accept(XCTIssue(type: type, compactDescription: description), file, line)
    }
}

/// Expects a failure in the rest of the test.
///
/// An expected failure is printed and does not fail the test. A strict expectation fails the test if no failure occurs.
/// - Parameters:
///   - failureReason: the reason, for the log.
///   - options: the expected failures.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line
) {
    ExpectedFailures.add(failureReason, options, "\(file)", line)
}

/// Expects a failure in the rest of the test.
/// - Parameters:
///   - failureReason: the reason, for the log.
///   - enabled: whether failures are expected; nil is true.
///   - strict: whether the test fails if no expected failure occurs; nil is true.
///   - issueMatcher: returns whether a failure is expected; nil expects each failure.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
    ExpectedFailures.add(failureReason, options(enabled, strict, issueMatcher), "\(file)", line)
}

/// Expects a failure in a block.
/// - Returns: the result of the block.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
    let expectation = ExpectedFailures.add(failureReason, options, "\(file)", line)
    defer { ExpectedFailures.remove(expectation) }
    return try failingBlock()
}

/// Expects a failure in a block.
/// - Returns: the result of the block.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    let expectation = ExpectedFailures.add(failureReason, options(enabled, strict, issueMatcher), "\(file)", line)
    defer { ExpectedFailures.remove(expectation) }
    return try failingBlock()
}

private func options(
    _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}
