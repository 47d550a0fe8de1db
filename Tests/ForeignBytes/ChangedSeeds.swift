import SeededNumbers

extension ForeignBytes {
    private static let pieces = [
        "%#@n@", "%999999999d", "%1$", "%s", "%c", "9223372036854775807", "-9223372036854775808", "\"", "<", ">", "{",
        "}", "[", "]", "(", ")", "|", "-", "@", ">=", "<=", ",", ";", "\\", "nan", "inf", "1e999", "\u{301}", "\u{0}",
    ].map { Array($0.utf8) }

    /// Reads the seeds, and then a number of changed seeds, the same in every process.
    package func readChangedSeeds(_ count: Int) {
        var numbers = SeededNumbers(seed: 11)
        let seeds = seeds
        for seed in seeds { read(seed) }
        for round in 0..<count {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...6, using: &numbers) { Self.change(&bytes, &numbers) }
            read(bytes)
        }
    }

    private static func change(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        let place = Int.random(in: 0...bytes.count, using: &numbers)
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &numbers))
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        default:
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
            bytes.replaceSubrange(place..<min(end, place + piece.count), with: piece)
        }
    }
}
