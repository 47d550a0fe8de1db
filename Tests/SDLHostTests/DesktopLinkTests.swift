import Foundation
import Testing

@testable import SDLHost

/// The desktop's tools for addresses, replaced with tools of the test.
@MainActor
struct DesktopLinkTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)")
    private var path: String { "\(folder.path):/usr/bin:/bin" }

    private func tool(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name), text = file.appendingPathExtension("text")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: text)
        // Another program writes the tool. A program that another test starts meanwhile may inherit this process's
        // descriptors for a moment, and the system starts no file that is open for writing.
        let copy = try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [text.path, file.path])
        copy.waitUntilExit()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func open(_ address: String, by links: DesktopLinks) async -> Bool {
        await withCheckedContinuation { done in links.open(address) { done.resume(returning: $0) } }
    }

    @Test("an address is handed to the tool, whose end says whether a program started")
    func opened() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("note")
        try tool("xdg-open", "echo \"$1\" > '\(note.path)'; case $1 in https:*) exit 0;; *) exit 4;; esac")
        let links = DesktopLinks(path: path, patience: 60)
        #expect(await open("https://example.org/a b?c=d&e", by: links))
        #expect(try String(contentsOf: note, encoding: .utf8) == "https://example.org/a b?c=d&e\n")
        #expect(await !open("none:x", by: links))
    }

    @Test("a tool that ended while the main thread was busy does not count as a program that still runs")
    func busy() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("note")
        try tool("xdg-open", "echo $$ > '\(note.path)'; exit 4")
        let links = DesktopLinks(path: path, patience: 0)
        let opened = await withCheckedContinuation { done in
            links.open("none:x") { done.resume(returning: $0) }
            waitForEnd(ofProgramIn: note)
        }
        #expect(!opened)
    }

    /// Waits on this thread until the program whose number a file has is gone.
    private func waitForEnd(ofProgramIn file: URL) {
        for _ in 0..<60_000 {
            let number = (try? String(contentsOf: file, encoding: .utf8)).flatMap { pid_t($0.dropLast()) }
            if let number, kill(number, 0) != 0 { break }
            usleep(1_000)
        }
        // The tests' process learns of the end a moment later.
        usleep(50_000)
    }

    @Test("the tool is asked once for each scheme, and without a tool there is no program")
    func asked() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("note")
        try tool("xdg-mime", "echo x >> '\(note.path)'; case $3 in *mailto) echo mail.desktop;; esac")
        let links = DesktopLinks(path: path, patience: 60)
        #expect(links.hasProgram(for: "mailto"))
        #expect(links.hasProgram(for: "mailto"))
        #expect(!links.hasProgram(for: "tel"))
        #expect(try String(contentsOf: note, encoding: .utf8) == "x\nx\n")
        let bare = DesktopLinks(path: "/nowhere")
        #expect(!bare.hasProgram(for: "http"))
        #expect(await !open("https://example.org", by: bare))
    }
}
