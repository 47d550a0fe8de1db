import Testing
import UIKit

/// `XCTExpectFailure` in a test case to which `chevron` has added the calls of `XCTExpectedFailure`.
@MainActor
@Suite(.serialized) struct ExpectedFailureTests {
    /// Runs a test that fails by calling its argument, and returns the recorded failures.
    private func failures(in test: (_ fail: (String) -> Void) throws -> Void) -> [String] {
        var recorded: [String] = []
        let record = { (text: String) in recorded.append(text) }
        var thrown: (any Error)?
        XCTExpectedFailure.run(
            {
                do {
                    try test { text in if !XCTExpectedFailure.accepts(text, "File.swift", 7, true) { record(text) } }
                } catch {
                    thrown = error
                }
            }, { text, _, _ in record(text) })
        if let thrown { recorded.append("\(thrown)") }
        return recorded
    }

    @Test("an expected failure in the rest of the test is not recorded, an earlier one is")
    func rest() {
        let found = failures { fail in
            fail("before")
            XCTExpectFailure("a known defect")
            fail("after")
        }
        #expect(found == ["before"])
    }

    @Test("an expectation ends with its test")
    func ends() {
        _ = failures { fail in
            XCTExpectFailure()
            fail("one")
        }
        #expect(failures { fail in fail("two") } == ["two"])
    }

    @Test("a strict expectation without a failure fails the test, with its reason")
    func strict() {
        #expect(
            failures { _ in XCTExpectFailure("a known defect") }
                == ["Expected failure 'a known defect' but none recorded."])
        #expect(failures { _ in XCTExpectFailure("a defect", strict: false) } == [])
        #expect(failures { _ in XCTExpectFailure("a defect", options: .nonStrict()) } == [])
        #expect(failures { _ in XCTExpectFailure("a defect", enabled: false) } == [])
    }

    @Test("a block expects failures until its end, and returns its result")
    func block() {
        let found = failures { fail in
            let result = XCTExpectFailure("a known defect") {
                fail("inside")
                return 5
            }
            #expect(result == 5)
            fail("outside")
            XCTExpectFailure("another") {}
        }
        #expect(found == ["outside", "Expected failure 'another' but none recorded."])
    }

    @Test("a block of a function that throws passes the error on")
    func throwing() {
        struct Defect: Error {}
        let found = failures { fail in
            try XCTExpectFailure("a known defect") {
                fail("inside")
                throw Defect()
            }
        }
        #expect(found == ["Defect()"])
    }

    @Test("a matcher selects the expected failures, and the newest expectation that matches accepts one")
    func matcher() {
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("color") }
        let found = failures { fail in
            XCTExpectFailure("colors", options: options)
            fail("wrong size")
            fail("wrong color")
            XCTExpectFailure("sizes") {
                fail("wrong size")
            } issueMatcher: {
                $0.compactDescription.contains("size")
            }
        }
        #expect(found == ["wrong size"])
    }

    @Test("an expectation that is not enabled accepts nothing")
    func disabled() {
        let options = XCTExpectedFailure.Options()
        options.isEnabled = false
        let found = failures { fail in
            XCTExpectFailure("a known defect", options: options) { fail("inside") }
            XCTExpectFailure("a known defect", enabled: false) { fail("again") }
        }
        #expect(found == ["inside", "again"])
    }
}
