import XCTest
@testable import Inspectables

class InspectablesTests: XCTestCase {
    func testAValueIsShown() {
        let view = RoundedView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.cornerRadius = 5
        view.fill = .red
        XCTAssertEqual(view.layer.cornerRadius, 5)
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertNil(view.titleLabel)
        XCTAssertEqual(view.snapshot()?.size, CGSize(width: 20, height: 10))
    }

    func testWhatALoaderWouldCall() {
        let view = RoundedView()
        view.awakeFromNib()
        view.prepareForInterfaceBuilder()
        XCTAssertEqual(view.prepared, 11)
    }
}
