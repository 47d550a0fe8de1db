import Testing

@Suite struct ObjectNameRuleTests {
    @Test("the folder of a cache of responses is a path on Linux")
    func caches() {
        func line(_ text: String, _ more: String = "") -> String {
            Rewriting("import Foundation\n" + text + "\n" + more).lines(2)[1]
        }
        let head = "let a = URLCache(memoryCapacity: 1, diskCapacity: 2"
        #expect(line(head + ", directory: folder)") == head + ", diskPath: (folder as URL?)?.path)")
        #expect(line(head + ", directory: nil)") == head + ", diskPath: nil)")
        #expect(line(head + ")") == head + ", diskPath: nil)")
        #expect(line(head + ", diskPath: \"a\")") == head + ", diskPath: \"a\")")
        let own = "extension URLCache { convenience init(memoryCapacity: Int, diskCapacity: Int) { self.init() } }\n"
        #expect(line(head + ")", own) == head + ")")
    }

    @Test("a process that is made is the shared one")
    func process() {
        expect(
            "import UIKit\nlet a = ProcessInfo().arguments\n",
            becomes: "import UIKit\nlet a = ProcessInfo.processInfo.arguments\n")
        #expect(!Rewriting("import UIKit\nlet a = ProcessInfo.processInfo\n").isChanged)
        #expect(!Rewriting("import UIKit\nstruct ProcessInfo {}\nlet a = ProcessInfo()\n").isChanged)
    }

    @Test("a class is looked up by the library")
    func classes() {
        expect(
            "import UIKit\nlet a = NSClassFromString(name)\n",
            becomes: "import UIKit\nlet a = ObjectiveCClass.named(name)\n")
    }

    @Test("the description of a variable of AnyClass is the class's name")
    func descriptions() {
        expect(
            "import UIKit\nfunc f(_ a: AnyClass, b: AnyClass?) -> [String?] { [a.description(), b?.description()] }\n",
            becomes:
                """
                import UIKit\nfunc f(_ a: AnyClass, b: AnyClass?) -> [String?] { [NSStringFromClass(a), b.map { \
                NSStringFromClass($0) }] }\n
                """
        )
        expect(
            """
            import UIKit\nclass A { let c: AnyClass; func f() { let d: AnyClass = c; use(d.description(), \
            self.c.description(), c.description()) } }\n
            """,
            becomes:
                """
                import UIKit\nclass A { let c: AnyClass; func f() { let d: AnyClass = c; \
                use(NSStringFromClass(d), NSStringFromClass(self.c), NSStringFromClass(c)) } }\n
                """
        )
        expect(
            "import UIKit\nfunc f(_ v: UIView) { use(v.classForCoder.description()) }\n",
            becomes: "import UIKit\nfunc f(_ v: UIView) { use(NSStringFromClass(v.classForCoder)) }\n")
        #expect(!Rewriting("import UIKit\nfunc f(_ a: Page) { use(a.description()) }\n").isChanged)
        #expect(
            !Rewriting("import UIKit\nclass A { let c: AnyClass; func f(_ c: Page) { use(c.description()) } }\n")
                .isChanged)
    }

    @Test("a test case that something is cast to is compared by identity, and takes attachments")
    func testCases() {
        let text = Rewriting(
            """
            import XCTest
            final class PageTests: XCTestCase, PageDelegate {
                func testA() { XCTAssertEqual(page.delegate as? PageTests, self); add(XCTAttachment(string: "a")) }
            }

            """
        ).text
        #expect(text.contains("XCTestCase, PageDelegate, Hashable {"))
        #expect(text.contains("nonisolated static func == (a: PageTests, b: PageTests) -> Bool { a === b }"))
        #expect(text.contains("func add(_ attachment: XCTAttachment) { attachment.ignore() }"))
        #expect(
            !Rewriting("import XCTest\nfinal class PageTests: XCTestCase { func testA() {} }\n").text.contains(
                "Hashable"))
    }
}
