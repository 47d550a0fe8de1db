import DataExchange
import Foundation
import FrameTime
import Testing

/// Transfers of data between programs, whole or in pieces.
struct TransferTests {
    private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

    @Test("an answer with all bytes ends a transfer")
    func whole() {
        var transfer = IncomingTransfer(at: at(0))
        #expect(transfer.handle(.bytes(Data([1, 2])), at: at(1)) == [.finish(Data([1, 2]))])
        #expect(transfer.handle(.bytes(Data([3])), at: at(1)).isEmpty)
        #expect(transfer.handle(.time, at: at(100)).isEmpty)
    }

    @Test("pieces are requested one after the other, and an empty one is the last")
    func pieces() {
        var transfer = IncomingTransfer(at: at(0))
        #expect(transfer.handle(.piece(Data([9])), at: at(0)).isEmpty)
        #expect(transfer.handle(.announcement(3), at: at(0)) == [.proceed])
        #expect(transfer.handle(.piece(Data([1, 2])), at: at(1)) == [.progress(2, of: 3), .proceed])
        #expect(transfer.handle(.piece(Data([3, 4])), at: at(2)) == [.progress(4, of: 4), .proceed])
        #expect(transfer.handle(.piece(Data()), at: at(3)) == [.finish(Data([1, 2, 3, 4]))])
    }

    @Test("a program without an answer fails the transfer, at the time that was given and not before")
    func silence() {
        var transfer = IncomingTransfer(at: at(10))
        #expect(transfer.deadline == at(10 + IncomingTransfer.patience))
        #expect(transfer.handle(.time, at: at(10 + IncomingTransfer.patience / 2)).isEmpty)
        #expect(transfer.handle(.time, at: transfer.deadline) == [.fail(.silent)])
        #expect(transfer.phase == .over)
    }

    @Test("a slow program keeps its transfer as long as pieces arrive, and loses it when it dies in the middle")
    func slow() {
        var transfer = IncomingTransfer(at: at(0))
        _ = transfer.handle(.announcement(1_000_000), at: at(0))
        let step = IncomingTransfer.patience * 0.75
        for count in 1...10 {
            #expect(transfer.handle(.time, at: at(Double(count) * step)).isEmpty)
            _ = transfer.handle(.piece(Data([1])), at: at(Double(count) * step))
        }
        #expect(transfer.handle(.time, at: at(10 * step + IncomingTransfer.patience)) == [.fail(.silent)])
    }

    @Test("more bytes than the limit fail the transfer, and no number of another program reserves memory")
    func limits() {
        var transfer = IncomingTransfer(at: at(0), mostBytes: 4)
        #expect(transfer.handle(.announcement(.max), at: at(0)) == [.proceed])
        #expect(transfer.handle(.piece(Data([1, 2, 3])), at: at(0)).first == .progress(3, of: .max))
        #expect(transfer.handle(.piece(Data([4, 5])), at: at(0)) == [.fail(.tooLarge)])
        var whole = IncomingTransfer(at: at(0), mostBytes: 4)
        #expect(whole.handle(.bytes(Data(count: 5)), at: at(0)) == [.fail(.tooLarge)])
        var negative = IncomingTransfer(at: at(0))
        #expect(negative.handle(.announcement(-7), at: at(0)) == [.proceed])
    }

    @Test("a refusal and a cancellation end a transfer")
    func refusal() {
        var refused = IncomingTransfer(at: at(0))
        #expect(refused.handle(.refusal, at: at(0)) == [.fail(.refused)])
        var cancelled = IncomingTransfer(at: at(0))
        _ = cancelled.handle(.announcement(9), at: at(0))
        #expect(cancelled.handle(.refusal, at: at(0)).isEmpty)
        #expect(cancelled.handle(.cancel, at: at(0)) == [.fail(.cancelled)])
    }

    @Test("little data is passed at once")
    func little() {
        var transfer = OutgoingTransfer(Data([1, 2, 3]), most: 3, at: at(0))
        #expect(transfer.handle(.begin, at: at(0)) == [.write(Data([1, 2, 3]))])
        #expect(transfer.phase == .over)
    }

    @Test("much data is announced and passed in pieces, each after the former was taken", arguments: [1, 2, 3, 7, 8])
    func much(most: Int) {
        let data = Data((0..<8).map { UInt8($0) })
        var transfer = OutgoingTransfer(data, most: most, at: at(0))
        var effects = transfer.handle(.begin, at: at(0))
        guard most < 8 else { return #expect(effects == [.write(data)]) }
        #expect(effects == [.announce(8)])
        var received = Data()
        for _ in 0..<20 {
            effects = transfer.handle(.taken, at: at(1))
            guard case .piece(let piece) = effects.first else { break }
            #expect(piece.count <= most)
            received.append(piece)
            if piece.isEmpty { break }
        }
        #expect(received == data)
        #expect(transfer.handle(.taken, at: at(1)) == [.finish])
    }

    @Test("a program that takes nothing, or whose window is gone, ends the transfer to it")
    func gone() {
        var transfer = OutgoingTransfer(Data(count: 10), most: 2, at: at(0))
        _ = transfer.handle(.begin, at: at(0))
        #expect(transfer.handle(.time, at: at(1)).isEmpty)
        #expect(transfer.handle(.time, at: at(OutgoingTransfer.patience)) == [.finish])
        var lost = OutgoingTransfer(Data(count: 10), most: 2, at: at(0))
        #expect(lost.handle(.lost, at: at(0)).isEmpty)
        _ = lost.handle(.begin, at: at(0))
        #expect(lost.handle(.lost, at: at(0)) == [.finish])
    }
}
