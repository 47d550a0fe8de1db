import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import LayerScene
import Testing

@MainActor
private final class Client: HostClient {
    let host: HeadlessHost
    var turns: [(milliseconds: Int64, samples: [InputSample])] = []
    var framesLeft = 0
    var wakes: [Double] = []

    init(_ host: HeadlessHost) {
        self.host = host
        host.client = self
    }

    func turn(_ input: [WindowSample]) {
        let samples = input.map(\.sample)
        turns.append((host.clock.now.nanoseconds / 1_000_000, samples))
        if framesLeft > 0 {
            framesLeft -= 1
            host.requestFrame()
        }
        if let next = wakes.first {
            wakes.removeFirst()
            host.wake(at: host.clock.now + next)
        }
    }
}

@MainActor struct HeadlessHostTests {
    @Test("Nothing happens without a call")
    func still() throws {
        let host = HeadlessHost()
        let client = Client(host)
        host.requestFrame()
        try host.run()
        #expect(client.turns.isEmpty)
        #expect(host.clock.now == .zero)
    }

    @Test("Any number of requests make one turn, at the next frame's moment")
    func frames() {
        let host = HeadlessHost()
        let client = Client(host)
        host.requestFrame()
        host.requestFrame()
        #expect(host.advanceToNextFrame())
        #expect(!host.advanceToNextFrame())
        #expect(client.turns.map(\.milliseconds) == [16])
        #expect(host.frameCount == 1)
        #expect(host.clock.now.nanoseconds == 2 * 16_666_667)
    }

    @Test("An animation runs to its end frame by frame, and no frame comes after it")
    func untilIdle() {
        let host = HeadlessHost()
        let client = Client(host)
        client.framesLeft = 30
        host.requestFrame()
        #expect(host.runUntilIdle())
        #expect(client.turns.count == 31)
        #expect(host.clock.now.nanoseconds == 31 * 16_666_667)
        client.framesLeft = .max
        host.requestFrame()
        #expect(!host.runUntilIdle(limit: 50))
    }

    @Test("A wake occurs at its own time, even between frames, and only the last request counts")
    func wakes() {
        let host = HeadlessHost()
        let client = Client(host)
        host.wake(at: FrameInstant(seconds: 0.5))
        host.wake(at: FrameInstant(seconds: 0.25))
        host.advance(to: FrameInstant(seconds: 1))
        #expect(client.turns.map(\.milliseconds) == [250])
        host.wake(at: FrameInstant(seconds: 1.1))
        host.wake(at: nil)
        host.advance(to: FrameInstant(seconds: 2))
        #expect(client.turns.count == 1)
        #expect(host.clock.now.seconds == 2)
    }

    @Test("A client that requests an immediate wake does not stop time")
    func wakeNow() {
        let host = HeadlessHost()
        let client = Client(host)
        client.wakes = [0, 0, 0]
        host.wake(at: .zero)
        host.advance(to: FrameInstant(seconds: 0.01))
        #expect(client.turns.count == 4)
        #expect(host.clock.now.seconds == 0.01)
    }

    @Test("Input gets its turn at once, in order, without moving the clock")
    func input() {
        let host = HeadlessHost()
        let client = Client(host)
        host.send([.back, .text("a"), .focus(false)])
        #expect(client.turns.count == 1 && client.turns[0].samples == [.back, .text("a"), .focus(false)])
        #expect(host.clock.now == .zero)
    }

    @Test("Frames and wakes come in the order of their moments")
    func interleaved() {
        let host = HeadlessHost(display: HeadlessDisplay(frameInterval: 0.01))
        let client = Client(host)
        client.framesLeft = 2
        host.requestFrame()
        host.wake(at: FrameInstant(seconds: 0.015))
        host.advance(to: FrameInstant(seconds: 0.1))
        #expect(client.turns.map(\.milliseconds) == [10, 15, 20])
        #expect(host.turnCount == 3)
    }

    @Test("A window has the display's size, draws its scene, and reports its work")
    func window() throws {
        let host = HeadlessHost(display: HeadlessDisplay(size: CGSize(width: 30, height: 20), scale: 3))
        let window = try #require(
            try host.makeWindow(WindowRequest(title: "A", size: CGSize(width: 99, height: 99))) as? HeadlessWindow)
        #expect(window.metrics.size == CGSize(width: 30, height: 20))
        #expect(window.picture() == nil)
        let work = window.present(LayerScene(size: window.metrics.size, scale: 3, root: nil, backgroundColor: .white))
        #expect(work.pixelsDamaged == 90 * 60)
        #expect(window.presentCount == 1)
        #expect(window.picture()?.width == 90)
        window.close()
        #expect(host.windows.isEmpty)
    }

    @Test("The box font measures without any installed font")
    func boxes() {
        let shaper = BoxShaper()
        func metrics(
            _ text: String, _ width: CGFloat = .infinity, lines: Int = 0, _ lineBreak: TextLineBreak = .wordWrap
        ) -> TextMetrics {
            shaper.metrics(
                of: TextBlock(
                    runs: [TextRun(text: text, font: FontRequest(size: 10), color: .black)], lineBreak: lineBreak,
                    maximumLines: lines),
                width: width)
        }
        #expect(metrics("abcd").size == CGSize(width: 20, height: 12))
        #expect(metrics("日本").size.width == 20)
        #expect(metrics("ab cd ef", 25).lineCount == 2)
        #expect(metrics("ab cd ef", 10).lineCount == 3)
        #expect(metrics("abcdef", 12).lineCount == 3)
        #expect(metrics("a\nb").size.height == 24)
        #expect(
            metrics("abcdefgh", 20, lines: 1, .truncateTail)
                == TextMetrics(
                    size: CGSize(width: 20, height: 12), firstBaseline: 10, lastBaseline: 10, lineCount: 1,
                    isTruncated: true))
        #expect(metrics("").size == CGSize(width: 0, height: 12))
    }
}
