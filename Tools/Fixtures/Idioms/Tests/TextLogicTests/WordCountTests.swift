import TextLogic
import XCTest

final class WordCountTests: XCTestCase {
    @MainActor func testWords() {
        let label = WordCountLabel()
        label.text = "one two three"
        XCTAssertEqual(label.wordCount, 3)
    }
}
