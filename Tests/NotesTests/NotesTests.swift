import Foundation
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

@testable import NotesApp

/// The Notes example with a folder of its own.
@MainActor
private final class Session {
    private let temporary = TemporaryFolder("notes")
    let folder: URL
    let split: NotesSplitViewController
    let app: TestApp

    init(width: CGFloat = 390, store: ((URL) -> Void)? = nil) {
        folder = temporary.url.appendingPathComponent("Notes")
        store?(folder)
        split = NotesSplitViewController(store: NoteStore(folder: folder))
        app = TestApp(split, size: CGSize(width: width, height: 844))
        app.settle()
    }

    var text: UITextView? { split.editor?.textView }
    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
    func key(_ character: Character, _ modifiers: TestKey.Modifiers = .control) {
        app.press(.character(character), modifiers: modifiers)
        app.settle()
    }

    func write(_ text: String) {
        split.list.addNote()
        app.settle()
        app.type(text)
        app.settle()
    }
}

@MainActor
struct NotesTests {
    @Test func `a new note is typed, styled and found again after a restart`() throws {
        let session = Session()
        session.write("Groceries\nMilk ")
        session.key("b")
        session.app.type("bread")
        session.app.settle()
        session.split.save()
        #expect(session.files.count == 1)
        let note = try #require(NoteStore(folder: session.folder).notes.first)
        #expect(note.text == "Groceries\nMilk bread")
        #expect(note.title == "Groceries" && note.summary == "Milk bread")
        #expect(note.runs == [Note.Run(length: 15, style: []), Note.Run(length: 5, style: .bold)])
        var again = note
        again.read(note.attributedText)
        #expect(again == note)
    }

    @Test func `an empty note leaves no file`() {
        let session = Session()
        session.write("")
        session.split.save()
        #expect(session.files.isEmpty)
        #expect(session.split.store.notes.count == 1)
    }

    @Test func `the user finds, replaces, undoes and redoes`() throws {
        let session = Session(width: 1000)
        session.write("one two one")
        session.key("f", [.control, .alternate])
        session.app.type("one")
        session.app.settle()
        let interaction = try #require(session.text?.findInteraction)
        #expect(interaction.activeFindSession?.resultCount == 2)
        interaction.replacementText = "1"
        try session.app.tap("Replace All")
        session.app.settle()
        #expect(session.text?.text == "1 two 1")
        session.app.press(.escape)
        session.app.settle()
        session.key("z")
        #expect(session.text?.text == "one two one")
        session.key("z", [.control, .shift])
        #expect(session.text?.text == "1 two 1")
        #expect(session.split.store.notes.first?.text == "1 two 1")
    }

    @Test func `a deleted note loses its file, and its editor closes`() throws {
        let session = Session(width: 1000)
        session.write("first\n")
        session.write("second\n")
        #expect(session.files.count == 2)
        let id = try #require(session.split.store.notes.first?.id)
        #expect(session.split.list.remove(id))
        session.app.settle()
        #expect(session.files.count == 1)
        #expect(session.split.editor == nil)
        #expect(session.split.store.notes.map(\.title) == ["first"])
    }

    @Test func `files that are not notes are neither read nor changed`() throws {
        let session = Session { folder in
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data("{".utf8).write(to: folder.appendingPathComponent("broken.note"))
            try? Data("text".utf8).write(to: folder.appendingPathComponent("letter.txt"))
        }
        #expect(session.split.store.notes.isEmpty)
        session.write("a\n")
        #expect(session.files.count == 3)
        let broken = try Data(contentsOf: session.folder.appendingPathComponent("broken.note"))
        #expect(broken == Data("{".utf8))
    }

    @Test func `a damaged run of styles does not end the app`() {
        var note = Note()
        note.text = "abc"
        note.runs = [.init(length: 2, style: .bold), .init(length: 50, style: .italic), .init(length: -1, style: [])]
        #expect(note.attributedText.string == "abc")
        note.runs = [.init(length: .max, style: .bold)]
        #expect(note.attributedText.length == 3)
    }

    @Test func `the open note and its selection come back`() throws {
        let session = Session(width: 1000)
        session.write("one two three")
        session.text?.selectedRange = NSRange(location: 4, length: 3)
        let activity = session.split.activity
        session.split.save()
        let other = NotesSplitViewController(store: NoteStore(folder: session.folder))
        let app = TestApp(other, size: CGSize(width: 1000, height: 700))
        app.settle()
        #expect(other.editor == nil)
        other.restore(from: activity)
        app.settle()
        #expect(other.editor?.textView.text == "one two three")
        #expect(other.editor?.textView.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test func `the list finds notes by their text`() throws {
        let session = Session()
        session.write("apples\n")
        session.write("pears\n")
        session.split.show(.primary)
        session.app.settle()
        let table = try #require(session.split.list.tableView)
        #expect(table.numberOfRows(inSection: 0) == 2)
        session.split.list.navigationItem.searchController?.searchBar.text = "app"
        session.split.list.updateSearchResults(for: try #require(session.split.list.navigationItem.searchController))
        session.app.settle()
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test(arguments: [390.0, 1000]) func `keys alone write a note, find it in the list, and delete it`(width: CGFloat) {
        let session = Session(width: width)
        session.write("First")
        session.split.save()
        session.write("Second")
        session.split.save()
        #expect(session.app.viewsWithoutKeys.isEmpty, "\(session.app.viewsWithoutKeys)")
        session.app.press(.escape)
        session.app.press(.left, modifiers: .alternate)
        session.app.settle()
        #expect(session.app.viewsWithoutKeys.isEmpty, "\(session.app.viewsWithoutKeys)")
        #expect(session.app.visibleTexts.contains("First"))
    }
}
