import Foundation
import FoundationAdditions
import Testing

struct ScannerObjectTests {
    @Test func `a scanner writes objects of text for older code`() {
        let scanner = Scanner(string: "name: Ann")
        var found: NSString?
        #expect(scanner.scanUpTo(":", into: &found) && found == "name")
        #expect(scanner.scanString(":", into: &found) && found == ":")
        #expect(scanner.scanCharacters(from: .letters, into: &found) && found == "Ann")
        #expect(!scanner.scanUpToCharacters(from: .letters, into: &found) && found == "Ann")
    }

    @Test func `a class returns itself for code of Objective-C's time`() {
        final class Cell: NSObject {}
        #expect(Cell.classForCoder() == Cell.self && NSObject.classForCoder() == NSObject.self)
    }
}
