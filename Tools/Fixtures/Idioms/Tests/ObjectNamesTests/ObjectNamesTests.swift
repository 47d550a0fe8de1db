import XCTest
@testable import ObjectNames

final class ObjectNamesTests: XCTestCase, PageDelegate {
    private var opened: [Page] = []

    func pageDidOpen(_ page: Page) { opened.append(page) }

    @MainActor func testATestCaseIsADelegate() {
        let page = Page()
        page.delegate = self
        XCTAssertTrue(page.delegate === self)
        XCTAssertEqual(page.delegate as? ObjectNamesTests, self)
        XCTContext.runActivity(named: "Open the page") { activity in
            activity.add(XCTAttachment(string: "before"))
            page.loadViewIfNeeded()
            XCTAssertEqual(activity.name, "Open the page")
        }
        XCTAssertEqual(opened, [page])
    }

    func testAnAttachmentIsIgnored() {
        let attachment = XCTAttachment(string: "log")
        attachment.lifetime = .keepAlways
        attachment.name = "log"
        add(attachment)
    }

    func testClassesHaveNames() {
        let registry = Registry()
        XCTAssertEqual(registry.identifier(of: Page.self), "ObjectNames.Page")
        XCTAssertEqual(registry.identifier(ofSome: nil), "none")
        XCTAssertTrue(registry.ownIdentifier().hasSuffix("UITableViewCell"))
        XCTAssertTrue(registry.isKnown("UIView"))
        XCTAssertTrue(registry.isKnown("ObjectNames.Page"))
        XCTAssertFalse(registry.isKnown("NoSuchClass"))
        XCTAssertTrue(registry.isTesting)
        XCTAssertGreaterThan(registry.systemVersion.majorVersion, 0)
    }

    func testTimesAndFoldersAreThere() {
        XCTAssertEqual(duration(3900), "1 hour, 5 minutes")
        XCTAssertEqual(file(named: "a").lastPathComponent, "a")
    }
}
