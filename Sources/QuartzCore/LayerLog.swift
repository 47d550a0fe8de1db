import Foundation

/// Says each thing once, on standard error.
@MainActor
enum LayerLog {
    private static var said: Set<String> = []

    static func once(_ line: String) {
        guard said.count < 1000, said.insert(line).inserted else { return }
        FileHandle.standardError.write(Data("chevron: \(line)\n".utf8))
    }
}
