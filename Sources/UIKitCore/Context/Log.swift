import Foundation

/// One line on standard error, each text once.
@MainActor
package enum Log {
    private static var said: Set<String> = []

    package static func once(_ line: @autoclosure () -> String) {
        let text = line()
        guard said.count < 2000, said.insert(text).inserted else { return }
        FileHandle.standardError.write(Data("chevron: \(text)\n".utf8))
    }
}

/// Stops at a misuse that UIKit answers with an exception. The message names the call, the object and the remedy.
func misuse(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
    preconditionFailure(message, file: file, line: line)
}
