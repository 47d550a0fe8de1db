import Foundation
import SeededNumbers
import StateRestoration
import Testing
import UIKit
import UIKitTesting

/// States with damage that the checksum does not detect: an app launches with each of them.
@MainActor @Suite(.serialized) struct MutatedRestorationTests {

    /// The header of the file with length and checksum of the content.
    private func sealed(_ rest: [UInt8]) -> Data {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in rest { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        return Data(
            Array("CHVSTATE".utf8) + bytes(StateFile.version, 4) + bytes(UInt64(rest.count), 8) + bytes(sum, 8) + rest)
    }

    private func root() -> UIViewController {
        let stack = UINavigationController(rootViewController: Shelf(0))
        stack.restorationIdentifier = "stack"
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        split.setViewController(Shelf(0), for: .primary)
        split.setViewController(Shelf(0), for: .secondary)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [stack, split, Shelf(0)]
        return tabs
    }

    @Test("An app that starts with a damaged state launches")
    func mutated() throws {
        defer { KeepingApp.reset() }
        // More rounds by hand: CHEVRON_FUZZ=5000 swift test --filter MutatedRestoration
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 150
        KeepingApp.make = { path, _ in path.last == "sheet" ? Sheet() : nil }
        KeepingApp.willEncode = { $0.encode(CodedValueTests.Note("one", next: .init("two")), forKey: "note") }
        var decoded = 0
        KeepingApp.didDecode = { if $0.decodeObject(forKey: "note") is CodedValueTests.Note { decoded += 1 } }
        let app = KeepingApp.start { self.root() }
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        for number in 1..<4 {
            (tabs.viewControllers?[0] as? UINavigationController)?.pushViewController(Shelf(number), animated: false)
        }
        app.settle()
        tabs.present(Sheet(), animated: false)
        app.settle()
        let whole = Array(try #require(app.quit()).data.dropFirst(28))
        var numbers = SeededNumbers(seed: 3), refused = 0
        for _ in 0..<count {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...5, using: &numbers) {
                let place = Int.random(in: bytes.indices, using: &numbers)
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
                case 1: bytes[place] = UInt8.random(in: 0...8, using: &numbers)
                case 2: bytes[place] = 0xFF
                default:
                    // Letters of a name become others: an identifier, a class.
                    if bytes[place] >= 0x61, bytes[place] <= 0x7A {
                        bytes[place] = UInt8.random(in: 0x61...0x7A, using: &numbers)
                    }
                }
            }
            let again = KeepingApp.start(TestState(data: sealed(bytes))) { self.root() }
            again.settle()
            if again.refusedState != nil { refused += 1 }
            let shown = try #require(again.window.rootViewController as? UITabBarController)
            #expect(shown.view.window === again.window)
            #expect(shown.viewControllers?.isEmpty == false)
        }
        // Both results occurred.
        #expect(refused > 0 && decoded > 0 && refused < count, "\(refused) refused, \(decoded) decoded")
    }
}
