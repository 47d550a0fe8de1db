import DataExchange
import Foundation
import Testing

/// The facts about another program's data, and the end of its drops.
struct OfferTests {
    @Test("no caller waits a second time for a silent program, unless its addresses are known")
    func silence() {
        var record = OfferRecord()
        #expect(record.allowsWait)
        record.ended(nil)
        record.ended(.refused)
        #expect(record.allowsWait)
        record.ended(.silent)
        #expect(!record.allowsWait)
        record.addresses = Data()
        #expect(record.allowsWait)
    }

    @Test("only the addresses need no transfer, after they were read")
    func addresses() {
        var record = OfferRecord()
        #expect(record.known(MediaType.addresses) == nil)
        record.addresses = Data([1])
        #expect(record.known(MediaType.addresses) == Data([1]))
        #expect(record.known("text/html") == nil)
    }

    @Test("the message about a drop follows once, after the last transfer")
    func end() {
        var result = DropResult()
        #expect(result.message(hasTransfers: false) == nil)
        result.decide(.move)
        #expect(result.message(hasTransfers: true) == nil)
        #expect(result.message(hasTransfers: false)?.operation == .move)
        #expect(result.message(hasTransfers: false) == nil)
        result.decide(nil)
        let refusal = result.message(hasTransfers: false)
        #expect(refusal != nil && refusal?.operation == nil)
    }
}
