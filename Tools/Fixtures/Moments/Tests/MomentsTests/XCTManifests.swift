#if !canImport(ObjectiveC)
import XCTest

extension MomentsTests {
    static let __allTests__MomentsTests = [
        ("testListeners", testListeners),
        ("testText", testText),
    ]
}

public func __allTests() -> [XCTestCaseEntry] {
    return [
        testCase(MomentsTests.__allTests__MomentsTests)
    ]
}
#endif
