import Foundation

/// The notes in a folder: one file for each note. Files that are not notes are ignored and never changed.
@MainActor
final class NoteStore {
    let folder: URL
    /// The notes, the note that was edited last first.
    private(set) var notes: [Note] = []

    /// The folder of the app's data.
    static var usualFolder: URL {
        let base = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (base ?? FileManager.default.temporaryDirectory).appendingPathComponent("Notes")
    }

    init(folder: URL) {
        self.folder = folder
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files where file.pathExtension == "note" {
            guard let data = try? Data(contentsOf: file), let note = try? JSONDecoder().decode(Note.self, from: data),
                file == self.file(note.id)
            else { continue }
            notes.append(note)
        }
        sort()
    }

    private func file(_ id: UUID) -> URL { folder.appendingPathComponent(id.uuidString).appendingPathExtension("note") }

    private func sort() { notes.sort { ($0.edition, $0.id.uuidString) > ($1.edition, $1.id.uuidString) } }

    subscript(id: UUID) -> Note? { notes.first { $0.id == id } }

    /// Adds an empty note, which has no file before its first text.
    func add() -> Note {
        let note = Note(edition: (notes.first?.edition ?? 0) + 1)
        notes.insert(note, at: 0)
        return note
    }

    /// Replaces a note in memory. A changed note is the first of the list.
    func update(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }), notes[index] != note else { return }
        var note = note
        note.edition = (notes.first?.edition ?? 0) + 1
        notes.remove(at: index)
        notes.insert(note, at: 0)
    }

    /// Writes the file of a note. A note without text has no file.
    func save(_ id: UUID) throws {
        guard let note = self[id], !note.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(note).write(to: file(id), options: .atomic)
    }

    /// Removes a note and its file.
    func remove(_ id: UUID) throws {
        let file = file(id)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        notes.removeAll { $0.id == id }
    }
}
