import TextObserving
import UIKit
import XCTest

final class TextObservingTests: XCTestCase {
    func testObjects() {
        let lamp = Lamp()
        let (log, level) = (LampLog(lamp), LevelLog(lamp))
        lamp.color = "red"
        lamp.level = 3
        lamp.color = "black"
        XCTAssertEqual(log.lines, ["red"])
        XCTAssertEqual(level.lines, ["red", "level 3"])
    }

    @MainActor func testGestures() {
        let (lamp, gesture) = (Lamp(), LampGesture())
        lamp.addObserver(gesture, forKeyPath: "color", options: [], context: nil)
        lamp.color = "red"
        lamp.color = "blue"
        XCTAssertEqual(gesture.numberOfTapsRequired, 2)
    }

    @MainActor func testControllers() {
        let (lamp, controller, marked) = (Lamp(), LampController(), MarkedController())
        for observer in [controller, marked] {
            lamp.addObserver(observer, forKeyPath: "color", options: .new, context: nil)
            lamp.addObserver(observer, forKeyPath: "level", options: .new, context: nil)
        }
        lamp.color = "green"
        lamp.level = 1
        XCTAssertEqual(controller.title, "green")
        XCTAssertEqual(controller.count, 1)
        XCTAssertEqual(marked.text, "green")
        XCTAssertEqual(marked.count, 21)
    }

    func testValuesByKeys() {
        XCTAssertEqual(Lamp().value(forKey: "name") as? String, "Lamp")
        XCTAssertEqual(Lamp().value(forKey: "color") as? String, "white")
        XCTAssertEqual(SmallLamp().value(forKey: "size") as? String, "small")
        let lamp = Lamp()
        lamp.setValue(4, forUndefinedKey: "height")
        XCTAssertEqual(lamp.value(forUndefinedKey: "height") as? Int, 4)
        XCTAssertNil(lamp.value(forUndefinedKey: "width"))
    }
}
