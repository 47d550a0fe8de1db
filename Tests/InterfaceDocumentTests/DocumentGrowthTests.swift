import Foundation
import InterfaceDocuments
import Testing
import WorkGrowth

/// Parsing takes time proportional to the document.
@Suite(.serialized) struct DocumentGrowthTests {
    nonisolated static let shapes: [(String, @Sendable (Int) -> String)] = [
        (
            "views",
            { count in
                SampleDocument.nib(
                    (0..<count).map {
                        "<label id='l\($0)' text='x'><rect key='frame' x='0' y='0' width='1' height='1'/></label>"
                    }.joined(separator: "\n"))
            }
        ),
        (
            "views that lack what they refer to",
            { count in
                SampleDocument.nib(
                    (0..<count).map {
                        """
                        <view id='v'><connections><outlet property='p' destination='g\($0)' id='o\($0)'/>\
                        </connections></view>
                        """
                    }.joined(
                        separator: "\n"))
            }
        ),
        (
            "scenes that hold each other",
            { count in
                SampleDocument.storyboard(
                    (0..<count).map {
                        """
                        <scene><objects><viewController id='c\($0)'><connections>\
                        <segue kind='embed' destination='c\($0 + 1)' id='s\($0)'/></connections></viewController>\
                        </objects></scene>
                        """
                    }.joined(separator: "\n"))
            }
        ),
        (
            "a long text",
            { count in
                SampleDocument.nib(
                    """
                    <textView id='t'><string \
                    key='text'>\(String(repeating: "a &amp; b\n", count: 10 * count))</string></textView>
                    """
                )
            }
        ),
        (
            "words that are not known",
            { count in SampleDocument.nib((0..<count).map { "<odd\($0) a\($0)='1'/>" }.joined()) }
        ),
    ]

    @Test("A document takes time in proportion to its length", arguments: shapes)
    func linear(name: String, text: @Sendable (Int) -> String) {
        let texts = [125, 2_000].map { Array(text($0).utf8) }
        let growth = WorkGrowth(to: 2_000) { count in
            _ = (try? InterfaceDocument(bytes: texts[count == 2_000 ? 1 : 0], name: ""))?.oddities
        }
        #expect(growth < .linear, "\(name)")
    }
}
