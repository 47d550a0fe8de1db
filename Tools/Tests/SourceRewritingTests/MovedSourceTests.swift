import SourceRewriting
import Testing

/// Sources that mean something else on Linux, or that Swift refuses there.
@Suite struct MovedSourceTests {
    @Test("a class that inherits from a lock inherits from the library's lock")
    func locks() {
        expect(
            "import Foundation\nfinal class Counter: NSLock { var value = 0 }\n",
            becomes: "import Foundation\nfinal class Counter: InheritableLock { var value = 0 }\nimport UIKit\n")
        expect(
            "import class Foundation.NSRecursiveLock\nclass A: Foundation.NSRecursiveLock, P {}\nprotocol P {}\n",
            becomes:
                "import class Foundation.NSRecursiveLock\nclass A: InheritableRecursiveLock, P {}\nprotocol P {}\n"
                + "import UIKit\n")
        #expect(!Rewriting("import Foundation\nclass A { let lock = NSLock() }\n").isChanged)
    }

    @Test("a program's comparison of two numbers gives way to Foundation's, one with another type stays")
    func numbers() {
        func line(_ text: String) -> String { Rewriting("import UIKit\n\(text)\n").lines(2)[1] }
        let own = "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }"
        #expect(line(own) == "@_disfavoredOverload \(own)")
        #expect(line("public \(own)") == "@_disfavoredOverload public \(own)")
        let other = "func < (lhs: NSNumber, rhs: Int) -> Bool { lhs.intValue < rhs }"
        #expect(line(other) == other)
    }

    @Test("abs in an extension of CGFloat is Swift's function")
    func absolute() {
        func line(_ text: String) -> String { Rewriting("import UIKit\n\(text)\n").lines(2)[1] }
        #expect(
            line("extension CGFloat { func f(_ a: CGFloat) -> Bool { abs(self - a) < 1 } }")
                == "extension CGFloat { func f(_ a: CGFloat) -> Bool { Swift.abs(self - a) < 1 } }")
        for text in ["extension Int { func f() -> Int { abs(self) } }", "func f() -> CGFloat { abs(-1) }"] {
            #expect(line(text) == text)
        }
    }

    @Test("a class is compared with ==")
    func classes() {
        func line(_ text: String) -> String { Rewriting("import UIKit\n\(text)\n").lines(2)[1] }
        #expect(
            line("func f(_ a: UIView) -> Bool { object_getClass(a) === UILabel.self }")
                == "func f(_ a: UIView) -> Bool { object_getClass(a) == UILabel.self }")
        #expect(
            line("func f(_ a: UIView) -> Bool { UILabel.self !== object_getClass(a) }")
                == "func f(_ a: UIView) -> Bool { UILabel.self != object_getClass(a) }")
        #expect(
            line("func f(_ a: [Call]) -> Bool { a[0].viewClass === Header.self }")
                == "func f(_ a: [Call]) -> Bool { a[0].viewClass == Header.self }")
        let same = "func f(_ a: UIView) -> Bool { object_getClass(a) != nil && a === self.b }"
        #expect(line(same) == same)
    }

    @Test("a value of an AnyObject for a key is that of an NSObject")
    func keys() {
        func line(_ text: String) -> String { Rewriting("import UIKit\nfunc f(_ a: Any) { \(text) }\n").lines(2)[1] }
        #expect(
            line("if let b = (a as AnyObject).value(forKey: \"b\") { print(b) }")
                == "func f(_ a: Any) { if let b = ((a as AnyObject) as? NSObject)?.value(forKey: \"b\") { print(b) } }")
        #expect(!line("print((a as AnyObject).value)").contains("NSObject"))
    }

    @Test("a class stays without ObservableObject, which SwiftUI brings on iOS")
    func observable() {
        func text(_ source: String) -> (text: String, warnings: Int) {
            let rewriting = Rewriting("import Foundation\n\(source)\n")
            return (rewriting.lines(2)[1], rewriting.warnings.count)
        }
        #expect(
            text("final class Proxy: NSObject, ObservableObject { @Published var a = 1 }")
                == ("final class Proxy: NSObject { var a = 1 }", 1))
        #expect(text("final class Proxy: ObservableObject {}") == ("final class Proxy {}", 1))
        let own = "final class Proxy: ObservableObject {}; protocol ObservableObject {}"
        #expect(text(own) == (own, 0))
    }
}
