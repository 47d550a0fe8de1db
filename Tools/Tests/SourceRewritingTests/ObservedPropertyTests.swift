import Testing

@Suite struct ObservedPropertyTests {
    private let told = "self.didChangeValue(forKey: \"a\")"

    @Test("an observable property reports its changes, on its own line")
    func stored() {
        expect(
            "import Foundation\nclass A: NSObject {\n    @objc dynamic var a = 1 // one\n}\n",
            becomes: "import Foundation\nclass A: NSObject {\n    dynamic var a = 1 { didSet { \(told) } } // one\n}\n")
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic private(set) var a: Int? }\n",
            becomes:
                "import Foundation\nclass A: NSObject { dynamic private(set) var a: Int? { didSet { \(told) } } }\n")
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic var a = B(\n    1\n) }\n",
            becomes: "import Foundation\nclass A: NSObject { dynamic var a = B(\n    1\n) { didSet { \(told) } } }\n")
        expect(
            "import Foundation\n@objcMembers class A: NSObject { dynamic var a = 1; var b = 2 }\n",
            becomes: "import Foundation\nclass A: NSObject { dynamic var a = 1 { didSet { \(told) } }; var b = 2 }\n")
    }

    @Test("the change is reported after the property's own observers")
    func accessors() {
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic var a = 1 { didSet { f() } } }\n",
            becomes:
                "import Foundation\nclass A: NSObject { dynamic var a = 1 { didSet { defer { \(told) }; f() } } }\n")
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic var a = 1 { willSet { f() } } }\n",
            becomes:
                "import Foundation\nclass A: NSObject { dynamic var a = 1 { willSet { f() } didSet { \(told) } } }\n")
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic var a: Int { get { b } set { b = newValue } } }\n",
            becomes:
                """
                import Foundation\nclass A: NSObject { dynamic var a: Int { get { b } set { defer { \(told) }; b \
                = newValue } } }\n
                """
        )
        expect(
            "import Foundation\nclass A: NSObject { @objc dynamic var a: Int { 1 } }\n",
            becomes: "import Foundation\nclass A: NSObject { dynamic var a: Int { 1 } }\n")
    }

    @Test("several properties in one declaration are left, with a warning")
    func several() {
        let result = Rewriting("import Foundation\nclass A: NSObject { @objc dynamic var a = 1, b: Int? }\n")
        #expect(result.text == "import Foundation\nclass A: NSObject { dynamic var a = 1, b: Int? }\n")
        #expect(result.warnings.map(\.line) == [2])
    }

    @Test("classes that derive from NSObject through others are observed, and what cannot be observed is left")
    func classes() {
        expect(
            "class A: UIView { @objc dynamic var a = 1 }\nimport UIKit\n",
            becomes: "class A: UIView { dynamic var a = 1 { didSet { \(told) } } }\nimport UIKit\n")
        expect(
            "class A: B { @objc dynamic var a = 1 }\n",
            becomes: "class A: B { dynamic var a = 1 { didSet { \(told) } } }\n",
            others: ["class B: NSObject {}\n"])
        for plain in ["class A { @objc dynamic var a = 1 }\n", "class A: Codable { @objc dynamic var a = 1 }\n"] {
            expect(plain, becomes: plain.replacing("@objc ", with: ""))
        }
        expect(
            """
            import Foundation\nclass A: NSObject { @objc var a = 1; @objc dynamic static var b = 1; @objc dynamic \
            func f() {} }\n
            """,
            becomes:
                "import Foundation\nclass A: NSObject { var a = 1; dynamic static var b = 1; dynamic func f() {} }\n")
    }

    @Test("the protocol of observed objects has the library's name")
    func protocolOfObjects() {
        expect(
            "import UIKit\nextension _KeyValueCodingAndObserving { func f(_ a: _KeyValueCodingAndObserving) {} }\n",
            becomes: "import UIKit\nextension KeyValueObservable { func f(_ a: KeyValueObservable) {} }\n")
        let own = "import UIKit\nprotocol _KeyValueCodingAndObserving {}\nfunc f(_ a: _KeyValueCodingAndObserving) {}\n"
        #expect(!Rewriting(own).isChanged)
    }
}
