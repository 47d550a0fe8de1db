import UIKit
import XCTest

import OptionalProtocols

/// Classes that a test declares for itself.
final class LocalClassTests: XCTestCase {
    func testAnOptionalMethodOfALocalClassIsCalled() {
        final class Tall: PickerDelegate {
            func picker(_ picker: Picker, didPick row: Int) {}
            func picker(_ picker: Picker, heightFor row: Int) -> Int { 80 }
        }
        let picker = Picker()
        let delegate = Tall()
        picker.delegate = delegate
        XCTAssertEqual(picker.height(0), 80)
        XCTAssertFalse(picker.asksBeforeClosing)
    }

    func testPropertiesThatMayBeMissing() {
        class Short: PickerDelegate {
            var rowCount: Int { 2 }
            func picker(_ picker: Picker, didPick row: Int) {}
        }
        final class Prompting: Short {
            var prompt = "Which?"
        }
        let picker = Picker()
        XCTAssertEqual(picker.count, 10)
        let short = Short()
        picker.delegate = short
        XCTAssertEqual(picker.count, 2)
        XCTAssertEqual(picker.prompt, "Pick one")
        let prompting = Prompting()
        picker.delegate = prompting
        XCTAssertEqual(picker.count, 2)
        XCTAssertEqual(picker.prompt, "Which?")
    }

    func testAnotherTestHasAClassOfThatName() {
        final class Tall: PickerDelegate {
            func picker(_ picker: Picker, didPick row: Int) {}
            func pickerShouldClose(_ picker: Picker) -> Bool { false }
        }
        let picker = Picker()
        let delegate = Tall()
        picker.delegate = delegate
        XCTAssertEqual(picker.height(0), 44)
        XCTAssertTrue(picker.asksBeforeClosing)
    }

    func testClassesInLocalTypesClosuresAndGetters() {
        struct Kit {
            final class Tall: PickerDelegate {
                func picker(_ picker: Picker, didPick row: Int) {}
                func picker(_ picker: Picker, heightFor row: Int) -> Int { 80 }
            }
        }
        let make: () -> PickerDelegate = {
            final class Tall: PickerDelegate {
                func picker(_ picker: Picker, didPick row: Int) {}
                func picker(_ picker: Picker, heightFor row: Int) -> Int { 90 }
            }
            return Tall()
        }
        let picker = Picker()
        for (delegate, height) in [(Kit.Tall() as PickerDelegate, 80), (make(), 90), (tall, 100)] {
            picker.delegate = delegate
            XCTAssertEqual(picker.height(0), height)
        }
    }

    private var tall: PickerDelegate {
        final class Tall: PickerDelegate {
            func picker(_ picker: Picker, didPick row: Int) {}
            func picker(_ picker: Picker, heightFor row: Int) -> Int { 100 }
        }
        return Tall()
    }

    @MainActor func testASelectorOfALocalClass() {
        final class Counter: UIViewController {
            let button = UIButton()
            var count = 0
            override func viewDidLoad() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
            @objc private func tap() { count += 1 }
        }
        let counter = Counter()
        counter.loadViewIfNeeded()
        counter.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
    }
}
