import ApiCoverage
import Testing

/// The text of a module's interface.
@Suite struct InterfaceCollectorTests {
    private func text(_ sources: String...) -> [String] {
        var collector = InterfaceCollector()
        for source in sources { collector.add(source) }
        return collector.text.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("a protocol that apps cannot name is replaced by the protocols that it inherits")
    func innerProtocols() {
        #expect(
            text(
                "open class Field: Control, Input {}\n", "extension Field: Edited, Drawn {}\n",
                "private protocol Edited: AnyObject {}\npackage protocol Drawn: Area, Painted {}\n",
                "protocol Area: Shape {}\npublic protocol Painted {}\npublic protocol Shape {}\n"
            ) == ["class Field : Control, Input, Shape, Painted", "protocol Painted", "protocol Shape"])
    }

    @Test("inner protocols that inherit each other end")
    func circle() {
        #expect(text("public class Field: One {}\nprotocol One: Two {}\nprotocol Two: One {}\n") == ["class Field"])
    }
}
