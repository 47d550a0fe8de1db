import Foundation
import Glibc
import InterfaceDocuments
import Testing

/// Reading takes time in proportion to the document. In processor time of the test's own thread; a square would give 16.
@Suite(.serialized) struct DocumentGrowthTests {
    private func time(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        work()
        return now() - start
    }

    private func growth(from count: Int, _ text: (Int) -> String) -> Double {
        let (few, many) = (Array(text(count).utf8), Array(text(4 * count).utf8))
        func read(_ bytes: [UInt8]) { _ = (try? InterfaceDocument(bytes: bytes, name: ""))?.oddities }
        var (short, long) = (Double.infinity, Double.infinity)
        for run in 1...15 {
            short = min(short, max(time { read(few) }, 1e-4))
            long = min(long, time { read(many) })
            if run >= 3, long / short < 9 { break }
        }
        return long / short
    }

    nonisolated static let shapes: [(String, @Sendable (Int) -> String)] = [
        (
            "views",
            { count in
                SampleDocument.nib(
                    (0..<count).map { "<label id='l\($0)' text='x'><rect key='frame' x='0' y='0' width='1' height='1'/></label>" }.joined(separator: "\n"))
            }
        ),
        (
            "views that lack what they refer to",
            { count in
                SampleDocument.nib(
                    (0..<count).map { "<view id='v'><connections><outlet property='p' destination='g\($0)' id='o\($0)'/></connections></view>" }.joined(
                        separator: "\n"))
            }
        ),
        (
            "scenes that hold each other",
            { count in
                SampleDocument.storyboard(
                    (0..<count).map {
                        "<scene><objects><viewController id='c\($0)'><connections><segue kind='embed' destination='c\($0 + 1)' id='s\($0)'/></connections></viewController></objects></scene>"
                    }.joined(separator: "\n"))
            }
        ),
        (
            "a long text",
            { count in SampleDocument.nib("<textView id='t'><string key='text'>\(String(repeating: "a &amp; b\n", count: 10 * count))</string></textView>") }
        ),
        ("words that are not known", { count in SampleDocument.nib((0..<count).map { "<odd\($0) a\($0)='1'/>" }.joined()) }),
    ]

    @Test("A document of four times the length takes four times as long", arguments: shapes)
    func linear(name: String, text: @Sendable (Int) -> String) {
        #expect(growth(from: 500, text) < 9, "\(name)")
    }
}
