import XCTest
@testable import Networking

class NetworkingTests: XCTestCase {
    func testRequests() {
        let loader = ImageLoader()
        let url = URL(string: "https://example.org/a.png")!
        XCTAssertEqual(loader.request(for: url).value(forHTTPHeaderField: "Accept"), "image/*")
        XCTAssertTrue(loader.isImage(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!))
        XCTAssertEqual(TitleParser().parse("<t>one</t>"), "one")
    }
}
