import Foundation
import TemporaryFolder
import Testing

@testable import chevron

/// The reports are those of Swift 6.3.1.
@Suite struct TestReportsTests {
    private let temporary = TemporaryFolder("the reports")
    private var folder: URL { temporary.url }

    private func write(_ text: String, _ name: String) throws {
        try temporary.write(text, name)
    }

    private static let swiftTesting = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="1" time="0.001000482">
            <testcase classname="ATests.Some" name="off()" >
              <skipped>why &lt;not&gt;</skipped>
            </testcase>
            <testcase classname="ATests.Some" name="one()" time="0.000527607" />
            <testcase classname="ATests.Some" name="param(_:)" time="0.000595187" >
              <failure message="Issue recorded (error): two &lt;&amp;&gt; &quot;x&quot;" />
            </testcase>
          </testsuite>
        </testsuites>

        """
    private static let parallel = """
        <?xml version="1.0" encoding="UTF-8"?>

        <testsuites>
        <testsuite name="TestResults" errors="0" tests="2" failures="1" time="0.077918509">
        <testcase classname="ATests.XTests" name="testCrash" time="0.032795864">
        <failure message="failure"></failure>
        </testcase>
        <testcase classname="ATests.XTests" name="testSkip" time="0.012660157">
        </testcase>
        </testsuite>
        </testsuites>

        """
    private static let nothing = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="0" failures="0" skipped="0" time="0.000178867">

          </testsuite>
        </testsuites>

        """

    @Test("the executed tests of both libraries are counted, and a skipped test is not")
    func counts() throws {
        let reports = TestReports(path: folder.path + "/tests.xml")
        #expect(!reports.read().isThere)
        try write(Self.swiftTesting, "tests-swift-testing.xml")
        #expect(reports.read().executed == 2)
        try write(Self.parallel, "tests.xml")
        let result = reports.read()
        #expect(result.isThere && result.isWhole)
        #expect(result.executed == 4)
    }

    @Test("tests of XCTest that run in parallel print no number, and are counted")
    func parallelTests() throws {
        var printed = PrintedTestCount()
        printed.read("[1/2] Testing ATests.XTests/testCrash\n[2/2] Testing ATests.XTests/testSkip\n".utf8)
        printed.read("Test run with 0 tests in 0 suites passed after 0.001 seconds.\n".utf8)
        #expect(!printed.isKnown)
        let reports = TestReports(path: folder.path + "/tests")
        try write(Self.parallel, "tests")
        try write(Self.nothing, "tests-swift-testing")
        #expect(reports.read().executed == 2)
    }

    @Test("XCTest in one process writes no report, and its last line has the number")
    func printedCount() {
        var printed = PrintedTestCount()
        printed.read(
            "\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.0 (0.0) seconds\n".utf8)
        printed.read("\t Executed 5 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds\n".utf8)
        printed.read("Executed by hand\n".utf8)
        #expect(printed.executed == 5)
    }

    @Test("a process that crashed or was ended leaves a report without an end, which says that the tests were built")
    func crash() throws {
        let reports = TestReports(path: folder.path + "/tests.xml")
        try write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", "tests-swift-testing.xml")
        let result = reports.read()
        #expect(result.isThere && !result.isWhole)
        #expect(result.executed == 0)
    }

    @Test("a report of a former run is not read")
    func formerRun() throws {
        try write(Self.swiftTesting, "tests-swift-testing.xml")
        let reports = TestReports(path: folder.path + "/tests.xml")
        #expect(!reports.read().isThere)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("tests-swift-testing.xml"))
        try write(Self.nothing, "tests-swift-testing.xml")
        #expect(reports.read().isThere)
    }
}
