/// Reads from the output of a test run how many tests were executed.
struct TestCount {
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

    /// XCTest says `Executed 3 tests, with 0 failures`, once for each suite and last for all; Swift Testing
    /// `Test run with 3 tests`.
    private mutating func readLine(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        if let place = words.firstIndex(of: "Executed"), place + 2 < words.count, words[place + 2].hasPrefix("test"),
            let count = Int(words[place + 1])
        {
            note(count)
        } else if let place = words.firstIndex(of: "run"), place + 3 < words.count, place > 0,
            words[place - 1] == "Test", words[place + 1] == "with"
        {
            if let count = Int(words[place + 2]) { note(count) }
        }
    }

    private mutating func note(_ count: Int) {
        isKnown = true
        executed += count
    }
}
