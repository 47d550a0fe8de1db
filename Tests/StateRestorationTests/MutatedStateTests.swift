import Foundation
import SeededNumbers
import Testing

@testable import StateRestoration

/// Damaged files: bytes changed, removed, duplicated and exchanged, with the original header and with a valid one.
struct MutatedStateTests {

    private func mutate(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &numbers)
            switch Int.random(in: 0..<7, using: &numbers) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers)!
            case 3: bytes.remove(at: place)
            case 4: bytes.insert(UInt8.random(in: 0...20, using: &numbers), at: place)
            case 5: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...60, using: &numbers)))
            default:
                let part = Array(bytes[place..<min(bytes.count, place + Int.random(in: 1...60, using: &numbers))])
                bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &numbers))
            }
        }
        return bytes
    }

    @Test("Any bytes end in a state that is sound, or in a sentence")
    func mutated() {
        // More rounds by hand: CHEVRON_FUZZ=100000 swift test --filter MutatedState
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 3000
        let whole = StateFile.bytes(of: SampleState.full)
        let rest = Array(whole.dropFirst(StateFile.headSize))
        var numbers = SeededNumbers(seed: 12), read = 0, refused = 0
        for _ in 0..<count {
            if let state = try? StateFile.state(of: mutate(whole, &numbers)) { #expect(state.isSound) }
            do throws(StateFault) {
                let state = try StateFile.content(mutate(rest, &numbers)[...])
                #expect(state.isSound)
                read += 1
                // A decoded state can be encoded again.
                if read % 16 == 0 { #expect(StateFile.bytes(of: state).count > StateFile.headSize) }
            } catch {
                refused += 1
                #expect(!error.description.isEmpty)
            }
        }
        // Both results occurred.
        #expect(read > count / 100 && refused > count / 100, "\(read) read, \(refused) refused")
    }

    @Test("A file that promises more than it holds costs nothing")
    func promises() {
        var writer = StateWriter()
        writer.write("")
        writer.write("")
        writer.write(0.0)
        writer.write(Int64(0))
        writer.write(count: 1 << 40)
        #expect(throws: StateFault.self) { try StateFile.content(writer.bytes[...]) }
        // Deeply nested lists.
        let deep =
            [UInt8](repeating: 0, count: 18) + [1, 0]
            + [UInt8](repeating: StateValue.Kind.list.rawValue, count: 200_000)
        #expect(throws: StateFault.self) { try StateFile.content(deep[...]) }
    }
}
