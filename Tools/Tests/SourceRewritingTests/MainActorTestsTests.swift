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
        let text = Rewriting(
            """
            import XCTest\nclass A: XCTestCase { @MainActor func testOne() {}; func testTwo() {}; func \
            testThree() async {} }\n
            """
        ).text
        #expect(
            text.contains("{ @MainActor func testOne() {}; @MainActor func testTwo() {}; func testThree() async {} }"))
    }

    @Test("a subclass of a class on the main actor is meant too")
    func inherited() {
        #expect(
            Rewriting("class B: A { func testOne() {} }\n", others: ["@MainActor class A: XCTestCase {}"]).text
                .contains("(B) -> Test"))
    }

    @Test("a list of sendable tests is taken, and asynchronous tests go into the list of those on the main actor")
    func lists() {
        let whole = Rewriting(
            "import XCTest\n@MainActor final class A: XCTestCase { func testOne() {}; func testTwo() async {} }\n"
        ).text
        #expect(
            whole.contains("\nfunc testCase<Test>(_ tests: [(String, @Sendable (A) -> Test)]) -> XCTestCaseEntry {"))
        #expect(!whole.contains("asyncTest"))
        let mixed = Rewriting(
            "import XCTest\nclass A: XCTestCase { @MainActor func testOne() throws {}; func testTwo() async {} }\n"
        ).text
        #expect(
            mixed.contains(
                """
                \nfunc asyncTest(_ test: @escaping (A) -> () async throws -> Void) -> (A) -> @MainActor () throws \
                -> Void {
                """
            ))
    }

    @Test("setUp and tearDown of a test case on the main actor run on it, by overrides that call them there")
    func preparation() {
        func line(_ member: String, _ head: String = "@MainActor final class A: XCTestCase") -> String {
            Rewriting("import XCTest\n\(head) { \(member) }\n").lines(2)[1]
        }
        #expect(
            line("override func setUp() { super.setUp(); screen = Screen() }")
                == """
                @MainActor final class A: XCTestCase, @unchecked Sendable { func mainActor_setUp_A() { \
                super.setUp(); screen = Screen() };
                """
                + " nonisolated override func setUp() { MainActor.assumeIsolated { mainActor_setUp_A() } } }")
        #expect(
            line("public override func tearDownWithError() throws { screen = nil }")
                == """
                @MainActor final class A: XCTestCase, @unchecked Sendable { func mainActor_tearDownWithError_A() \
                throws { screen = nil };
                """
                    + """
                     nonisolated public override func tearDownWithError() throws { try MainActor.assumeIsolated { try \
                    mainActor_tearDownWithError_A() } } }
                    """
        )
        #expect(
            line("override class func setUp() { count = 0 }").hasSuffix(
                """
                { class func mainActor_setUp_A() { count = 0 }; nonisolated override class func setUp() { \
                MainActor.assumeIsolated { mainActor_setUp_A() } } }
                """
            ))
        // An asynchronous method may already be on the main actor, and a method with stated isolation keeps it.
        for member in [
            "override func setUp() async throws { try await super.setUp(); run() }",
            "nonisolated override func setUp() { start() }",
        ] {
            #expect(line(member) == "@MainActor final class A: XCTestCase, @unchecked Sendable { \(member) }")
        }
        #expect(
            line("override func setUp() { run() }", "final class A: XCTestCase")
                == "final class A: XCTestCase { override func setUp() { run() } }")
        #expect(
            line("@MainActor override func setUp() { run() }; override func tearDown() {}", "class A: XCTestCase")
                == """
                class A: XCTestCase, @unchecked Sendable { @MainActor func mainActor_setUp_A() { run() }; \
                override func tearDown() {};
                """
                + " nonisolated override func setUp() { MainActor.assumeIsolated { mainActor_setUp_A() } } }")
    }

    @Test("waiting without a time takes an hour")
    func waiting() {
        func line(_ text: String) -> String { Rewriting("import XCTest\n\(text)\n").lines(2)[1] }
        #expect(line("func f() { wait(for: [a, b]) }") == "func f() { wait(for: [a, b], timeout: 3600) }")
        #expect(
            line("func f() async { await self.fulfillment(of: all, enforceOrder: true) }")
                == "func f() async { await self.fulfillment(of: all, timeout: 3600, enforceOrder: true) }")
        for text in [
            "func f() { wait(for: [a], timeout: 1) }", "func f() { wait(for: 0.5) }", "func f() { wait() }",
            "func f() { self.fulfillment(a) }",
        ] {
            #expect(line(text) == text)
        }
        #expect(!Rewriting("import Foundation\nfunc f() { wait(for: [a]) }\n").isChanged)
    }

    @Test("each class of a line of test cases has names of its own for what it prepares")
    func preparedSubclass() {
        let text = Rewriting(
            "final class B: A { override func setUp() { super.setUp() } }\n",
            others: ["@MainActor class A: XCTestCase { override func setUp() {} }"]
        ).lines(1)[0]
        #expect(
            text.hasPrefix(
                """
                final class B: A, @unchecked Sendable { func mainActor_setUp_B() { super.setUp() }; nonisolated \
                override func setUp() {
                """
            ))
        #expect(
            !Rewriting("import XCTest\n@MainActor class A: XCTestCase, @unchecked Sendable {}\n").lines(2)[1].contains(
                "Sendable, "))
    }

    @Test func `lists in the language mode 6 have sendable functions, which tests without isolation pass on too`() {
        let source = "import XCTest\nclass A: XCTestCase { func testOne() {} }\nclass B: XCTestCase {}\n"
        let text = Rewriting(source, listsSendableTests: true).text
        for effect in ["", "throws "] {
            #expect(
                text.contains(
                    "\nfunc testCase(_ tests: [(String, @Sendable (A) -> () \(effect)-> Void)]) -> XCTestCaseEntry {"))
        }
        #expect(!text.contains("(B)"))
        #expect(!Rewriting(source).isChanged)
    }
}
