import ForeignBytes
import Foundation
import Testing

/// Some of the rounds of `scripts/check`, the same in every run.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct ForeignBytesTests {
    @Test("changed bytes are read or refused, and nothing stops the program", arguments: ForeignBytes.allCases)
    func changed(_ reader: ForeignBytes) {
        // More rounds by hand: CHEVRON_FUZZ=100000 swift test --filter ForeignBytesTests
        reader.readChangedSeeds(ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 300)
    }
}
