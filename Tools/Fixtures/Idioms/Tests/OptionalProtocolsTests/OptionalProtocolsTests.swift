import XCTest
import OptionalProtocols

private class Silent: NSObject, PickerDelegate {
    var picked: [Int] = []
    func picker(_ picker: Picker, didPick row: Int) { picked.append(row) }
}
private class Talking: Silent {
    var cancelled = 0
    func pickerDidCancel(_ picker: Picker) { cancelled += 1 }
    func picker(_ picker: Picker, heightFor row: Int) -> Int { row * 10 }
    func picker(_ picker: Picker, titleFor row: Int) -> String? { row == 0 ? nil : "own" }
}
private final class Stubborn: NSObject, PickerDelegate {
    func picker(_ picker: Picker, didPick row: Int) {}
    func pickerShouldClose(_ picker: Picker) -> Bool { return false }
}

class OptionalProtocolsTests: XCTestCase {
    func testWhatIsNotImplementedHasItsDefault() {
        let picker = Picker(), delegate = Silent()
        XCTAssertEqual(picker.height(2), 44)
        picker.delegate = delegate
        XCTAssertEqual(picker.height(2), 44)
        XCTAssertEqual(picker.title(1), "row 1")
        XCTAssertTrue(picker.cancel())
        XCTAssertFalse(picker.hearsOfCancel)
        XCTAssertFalse(picker.asksBeforeClosing)
    }

    func testASubclassIsHeard() {
        let picker = Picker(), delegate = Talking()
        picker.delegate = delegate
        XCTAssertEqual(picker.height(2), 20)
        XCTAssertEqual(picker.title(0), "row 0")
        XCTAssertEqual(picker.title(1), "own")
        XCTAssertTrue(picker.cancel())
        XCTAssertEqual(delegate.cancelled, 1)
        XCTAssertTrue(picker.hearsOfCancel)
    }

    func testAnAnswerIsUsed() {
        let picker = Picker(), delegate = Stubborn()
        picker.delegate = delegate
        XCTAssertFalse(picker.cancel())
        XCTAssertTrue(picker.asksBeforeClosing)
    }
}
