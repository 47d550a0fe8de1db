import Testing

@Suite struct ExpectedTestFailuresTests {
    private let test = "func testOne() { XCTExpectFailure(\"known\"); XCTFail() }"

    @Test("a test case of a file that expects failures passes each failure to the library, and ends with its tests")
    func overrides() {
        let found = Rewriting("import XCTest\nfinal class A: XCTestCase { \(test) }\n")
        let line = found.lines(2)[1]
        #expect(line.hasPrefix("final class A: XCTestCase { \(test)"))
        #expect(line.contains("nonisolated override func invokeTest() { XCTExpectedFailure.run({ super"))
        #expect(line.contains("nonisolated override func recordFailure(withDescription description: String, "))
        #expect(line.contains("if !XCTExpectedFailure.accepts(description, file, line, expected)"))
        #expect(found.text.contains("\nimport UIKit"))
    }

    @Test("a subclass of a test case in another file gets the overrides, a class that has its own does not")
    func others() {
        let base = "import XCTest\nclass Base: XCTestCase {}\n"
        #expect(Rewriting("class A: Base { \(test) }\n", others: [base]).text.contains("override func invokeTest()"))
        let own = "import XCTest\nclass A: XCTestCase { override func invokeTest() {}; \(test) }\n"
        #expect(!Rewriting(own).text.contains("recordFailure"))
    }

    @Test("a test case that expects no failure, and a class that is no test case, stay")
    func untouched() {
        #expect(!Rewriting("import XCTest\nfinal class A: XCTestCase { func testOne() { XCTFail() } }\n").isChanged)
        let found = Rewriting("import XCTest\nfinal class A { func one() { XCTExpectFailure() } }\n")
        #expect(!found.text.contains("invokeTest"))
    }
}
