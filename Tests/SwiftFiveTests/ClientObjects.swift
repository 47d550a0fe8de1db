import UIKit
import XCTest

// Members of UIKit objects that packages use, in the notation of iOS.

final class ThemedSegments: UISegmentedControl {
    init(names: [String]) { super.init(items: names) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A class without an actor that reads bars in a view hierarchy.
final class BarReader {
    func isTranslucent(_ view: UIView) -> Bool {
        if let bar = view as? UINavigationBar, bar.isTranslucent { return true }
        return false
    }
}

final class SchemePage: UIViewController {
    var changes = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.changes += 1
        }
    }
}

final class ClientObjectTests: XCTestCase, UITableViewDelegate {
    func testObjectsAreCodable() throws {
        let person = try JSONDecoder().decode(
            StoredPerson.self, from: JSONEncoder().encode(StoredPerson(name: "Ada")))
        XCTAssertEqual(person.name, "Ada")
        XCTAssertEqual(try JSONDecoder().decode(StoredPlace.self, from: Data(#"{"rows": 3}"#.utf8)).rows, 3)
        let type: NSObject.Type = StoredPlace.self
        XCTAssertEqual((type.init() as? StoredPlace)?.rows, 5)
    }

    func testATestCaseIsADelegate() {
        let table = UITableView()
        table.delegate = self
        XCTAssertTrue(table.delegate === self)
        XCTAssertEqual(table.delegate?.isKind(of: ClientObjectTests.self), true)
        XCTAssertEqual(table.delegate?.isKind(of: UIView.self), false)
        XCTAssertEqual(table.delegate?.isEqual(self), true)
    }

    func testClassesAreRegisteredAsAnyClass() {
        let table = UITableView()
        let type: AnyClass = ItemCell.self
        table.register(type, forCellReuseIdentifier: "item")
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "item") is ItemCell)
    }

    func testAnEmptyAttributedTextIsMade() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        XCTAssertEqual(text.string, "a")
        XCTAssertEqual(NSAttributedString().length, 0)
    }

    func testSegmentsAreMadeBySubclasses() {
        XCTAssertEqual(ThemedSegments(names: ["One", "Two"]).numberOfSegments, 2)
        XCTAssertGreaterThan(ThemedSegments(names: ["One", "Two"]).bounds.width, 30)
    }

    func testABarIsReadWithoutAnActor() {
        XCTAssertTrue(BarReader().isTranslucent(UINavigationBar()))
    }

    func testTextsForReadersGoToAnyObject() {
        let object = NSObject()
        object.accessibilityLabel = "Total"
        XCTAssertEqual(object.accessibilityLabel, "Total")
        let label: NSObject = UILabel()
        label.accessibilityHint = "Opens"
        XCTAssertEqual((label as? UILabel)?.accessibilityHint, "Opens")
    }

    func testAButtonIsMadeOfItsAction() {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        XCTAssertEqual(button.title(for: .normal), "Go")
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(count, 1)
    }

    func testNotificationsAreASequence() async {
        let name = Notification.Name("ClientObjectTests")
        let center = NotificationCenter()
        let sequence = center.notifications(named: name)
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        var numbers: [Int] = []
        for await note in sequence {
            numbers.append(note.userInfo?["n"] as? Int ?? 0)
            if numbers.count == 2 { break }
        }
        XCTAssertEqual(numbers, [1, 2])
    }

    func testNumbersBecomeCoordinates() {
        let number: NSNumber? = 2.5
        XCTAssertEqual(number.flatMap(CGFloat.init) ?? 0, 2.5)
    }
}

/// An object that an app stores, with initializers of its own and without them.
final class StoredPerson: NSObject, Codable {
    var name: String
    init(name: String) { self.name = name }
}
class StoredPlace: NSObject, Codable {
    var rows = 1
    override init() {
        super.init()
        rows = 5
    }
}
