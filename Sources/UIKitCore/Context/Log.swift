import Foundation
import Synchronization

/// One line on standard error, each text once.
package enum Log {
    private static let said = Mutex<Set<String>>([])

    package static func once(_ line: @autoclosure () -> String) {
        let text = line()
        guard said.withLock({ $0.count < 2000 && $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("chevron: \(text)\n".utf8))
    }
}

/// Stops at a misuse that UIKit answers with an exception. The message names the call, the object and the remedy, and
/// is on standard error in optimized builds too.
func misuse(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
