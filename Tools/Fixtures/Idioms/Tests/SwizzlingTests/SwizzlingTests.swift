import XCTest
import UIKit
import Swizzling

class SwizzlingTests: XCTestCase {
    func testAProxyAnswersForItsTarget() {
        let worker = Worker()
        XCTAssertTrue(Proxy(worker).responds(to: #selector(Worker.work)))
        worker.perform(#selector(Worker.work))
        worker.perform(#selector(Worker.workHard(_:)), with: NSNumber(value: 3))
        XCTAssertEqual(worker.count, 4)
        let done = expectation(description: "main")
        DispatchQueue.global().async {
            worker.performSelector(onMainThread: #selector(Worker.work), with: nil, waitUntilDone: true)
            done.fulfill()
        }
        wait(for: [done], timeout: 2)
        XCTAssertEqual(worker.count, 5)
    }
}
