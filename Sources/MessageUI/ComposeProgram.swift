import Foundation
import UIKitCore

/// The desktop's programs for mail and messages.
@MainActor
enum ComposeProgram {
    /// Whether the desktop has a program for addresses of this scheme, such as `mailto`. Checked once.
    static func isThere(for scheme: String) -> Bool {
        if let known = answers[scheme] { return known }
        let answer = handler(of: scheme).map { !$0.isEmpty } ?? false
        answers[scheme] = answer
        return answer
    }

    private static var answers: [String: Bool] = [:]

    /// Nil if the desktop's tool fails.
    private static func handler(of scheme: String) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.environment = ProcessInfo.processInfo.environmentOfPrograms
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-mime", "query", "default", "x-scheme-handler/" + scheme]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let answer = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Starts a program without waiting for its end.
    /// - Throws: an error if the program cannot be started.
    static func start(_ arguments: [String]) throws {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environmentOfPrograms
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }
}
