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

    @Test("a type of another library has the protocols of its extensions; a type that apps cannot name is not listed")
    func conformances() {
        var collector = InterfaceCollector()
        collector.add(
            """
            public protocol Shape {}
            protocol Inner: Other {}
            protocol Drawn: Shape {}
            struct Own {}
            public struct Area { struct Part {} }
            """)
        collector.add(
            """
            extension String: Shape {}
            extension Data: @retroactive Shape {}
            extension Int: Inner {}
            extension Set: Drawn {}
            extension Own: Shape {}
            extension Area.Part.Piece: Shape {}
            extension Node: Shape {}
            extension Area: Shape {}
            extension Box: Shape where Element: Shape { public var area: Int { 0 } }
            """)
        collector.addHidden("public struct Node {}\nstruct Area {}\n")
        #expect(
            collector.text.split(separator: "\n").dropFirst() == [
                "struct Area : Shape", "extension Box : Shape", "  var area", "extension Data : Shape",
                "extension Set : Shape", "protocol Shape", "extension String : Shape",
            ])
    }

    @Test("inner protocols that inherit each other end")
    func circle() {
        #expect(text("public class Field: One {}\nprotocol One: Two {}\nprotocol Two: One {}\n") == ["class Field"])
    }
}
