import XCTest
import Archiving

class ArchivingTests: XCTestCase {
    func testANoteComesBack() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Note(title: "Milk", count: 2), requiringSecureCoding: true)
        let note = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data))
        XCTAssertEqual(note.title, "Milk")
        XCTAssertEqual(note.count, 2)
    }

    func testAViewKeepsItsNote() {
        let view = UIView()
        XCTAssertNil(view.note)
        view.note = Note(title: "Bread", count: 1)
        XCTAssertEqual(view.note?.title, "Bread")
        view.note = nil
        XCTAssertNil(view.note)
    }
}
