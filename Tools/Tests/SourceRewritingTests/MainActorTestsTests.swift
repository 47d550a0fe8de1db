import Testing

@Suite struct MainActorTestsTests {
    @Test("tests on the main actor are passed on without their isolation")
    func handed() {
        let text = Rewriting("import XCTest\n@MainActor final class A: XCTestCase { func testOne() {} }\n").text
        #expect(text.contains("\nfunc testCase<Test>(_ tests: [(String, (A) -> Test)]) -> XCTestCaseEntry {"))
        #expect(text.contains("\nfunc testCase(_ tests: [(String, (A) -> () -> Void)]) -> XCTestCaseEntry {"))
        #expect(text.contains("\nfunc testCase(_ tests: [(String, (A) -> () throws -> Void)]) -> XCTestCaseEntry {"))
        #expect(!Rewriting("import XCTest\nfinal class A: XCTestCase { func testOne() {} }\n").isChanged)
    }

    @Test("where one test of a class is on the main actor, all are")
    func mixed() {
        let text = Rewriting("import XCTest\nclass A: XCTestCase { @MainActor func testOne() {}; func testTwo() {}; func testThree() async {} }\n").text
        #expect(text.contains("{ @MainActor func testOne() {}; @MainActor func testTwo() {}; func testThree() async {} }"))
    }

    @Test("a subclass of a class on the main actor is meant too")
    func inherited() {
        #expect(Rewriting("class B: A { func testOne() {} }\n", others: ["@MainActor class A: XCTestCase {}"]).text.contains("(B) -> Test"))
    }

    @Test("a test case on the main actor does not await XCTest's own setUp, but that of another superclass")
    func awaitedSetUp() {
        let body = "override func setUp() async throws { try await super.setUp(); run() }"
        let text = Rewriting("import XCTest\n@MainActor class A: XCTestCase { \(body) }\n").text
        #expect(text.contains("async throws { (); run() }"))
        #expect(Rewriting("class B: A { \(body) }", others: ["@MainActor class A: XCTestCase {}"]).text.contains("try await super.setUp()"))
        #expect(!Rewriting("import XCTest\nclass A: XCTestCase { \(body) }\n").isChanged)
    }
}
