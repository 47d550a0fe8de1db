import ApiCoverage
import Foundation
import Testing

@Suite struct InterfaceTests {
    @Test("the committed interface is the sources'")
    func current() throws {
        let root = EveryFileTests.root
        let committed = try String(contentsOf: root.appendingPathComponent("Tools/Data/interface.txt"), encoding: .utf8)
        #expect(
            try LibrarySources.interface(in: root) == committed,
            "run `make interface` and commit Tools/Data/interface.txt")
    }
}
