import Foundation
import Testing

@testable import PackageOverlay

/// Errors as printed by the command.
@Suite struct FileProblemTests {
    private func sentence(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch {
            return FileProblem.sentence(for: error)
        }
    }

    @Test("A file that cannot be written is named in one sentence, with the system's reason")
    func write() {
        let text = sentence {
            try Data("text".utf8).write(to: URL(fileURLWithPath: "/proc/version/Package.swift"), options: .atomic)
        }
        #expect(text == "/proc/version/Package.swift cannot be written: No such file or directory")
    }

    @Test("A folder that cannot be made is named in one sentence, with the system's reason")
    func folder() {
        let text = sentence {
            try FileManager.default.createDirectory(atPath: "/proc/chevron/out", withIntermediateDirectories: true)
        }
        #expect(text?.hasPrefix("/proc/chevron") == true)
        #expect(text?.contains(" cannot be written: ") == true)
        #expect(text?.contains("Domain") == false)
    }

    @Test("A full disk is named as the reason")
    func fullDisk() {
        let text = sentence { try Data("text".utf8).write(to: URL(fileURLWithPath: "/dev/full")) }
        #expect(text == "/dev/full cannot be written: No space left on device")
    }

    @Test("A file that cannot be read is named in one sentence")
    func read() {
        let text = sentence { _ = try String(contentsOfFile: "/proc/version/text", encoding: .utf8) }
        #expect(text == "/proc/version/text cannot be read: Not a directory")
    }

    @Test("A sentence of the command itself stays as it is")
    func own() {
        #expect(FileProblem.sentence(for: FileProblem("give a project")) == "give a project")
    }
}
