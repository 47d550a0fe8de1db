/// Reads the number of tests that XCTest executed from the output of a test run. XCTest writes a report only if each
/// test runs in a separate process, in parallel. A run in one process has only this line.
struct PrintedTestCount {
    private(set) var executed = 0
    private(set) var isKnown = false
    private var line: [UInt8] = []

    mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == 10 {
                readLine(String(decoding: line, as: UTF8.self))
                line.removeAll(keepingCapacity: true)
            } else if line.count < 4096 {
                line.append(byte)
            }
        }
    }

    /// XCTest says `Executed 3 tests, with 0 failures`, once for each suite and last for all.
    private mutating func readLine(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "Executed"), index + 2 < words.count,
            words[index + 2].hasPrefix("test"), let count = Int(words[index + 1])
        else { return }
        isKnown = true
        executed = max(executed, count)
    }
}
