import Foundation
import Synchronization

/// Writes each text once, as a line on standard error.
package enum Log {
    private static let said = Mutex<Set<String>>([])

    package static func once(_ line: @autoclosure () -> String) {
        let text = line()
        guard said.withLock({ $0.count < 2000 && $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("chevron: \(text)\n".utf8))
    }
}

/// Stops the program at a programming error for which UIKit raises an exception. The message names the call, the object
/// and the remedy. Optimized builds write the message to standard error as well.
package func misuse(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
