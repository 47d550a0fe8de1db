import Foundation
import Synchronization

/// Logs each message once, to standard error.
enum LayerLog {
    private static let said = Mutex<Set<String>>([])

    static func once(_ line: String) {
        guard said.withLock({ $0.count < 1000 && $0.insert(line).inserted }) else { return }
        FileHandle.standardError.write(Data("chevron: \(line)\n".utf8))
    }
}
