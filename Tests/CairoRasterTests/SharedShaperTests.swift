import CoreGraphics
import Dispatch
import Foundation
import HostInterface
import LayerScene
import Synchronization
import Testing

@testable import CairoRaster

/// A shaper that one thread makes and another uses.
private final class HandedShaper: @unchecked Sendable {
    var shaper: PangoShaper?
    let isMade = DispatchSemaphore(value: 0)
    let isTaken = DispatchSemaphore(value: 0)
}

struct SharedShaperTests {
    @Test("Other threads measure while this one lays out texts with fonts of its own, and both measure the same")
    func besideAnother() {
        @Sendable func block(_ index: Int) -> TextBlock {
            TextBlock(runs: [
                TextRun(
                    text: "Text \(index) of some words",
                    font: FontRequest(family: index % 2 == 0 ? "Inter" : "DejaVu Sans", size: CGFloat(10 + index % 30)),
                    color: .black)
            ])
        }
        // This thread asks first. The shared shaper must not use this thread's fonts.
        _ = SharedShaper.one.metrics(of: FontRequest(family: "Inter", size: 12))
        let found = Mutex<[Int: TextMetrics]>([:])
        DispatchQueue.concurrentPerform(iterations: 400) { index in
            let shaper = index % 4 == 0 ? PangoShaper(fonts: TextFonts()) : nil
            let metrics =
                shaper?.metrics(of: block(index), width: 60) ?? SharedShaper.one.metrics(of: block(index), width: 60)
            found.withLock { $0[index] = metrics }
        }
        let own = PangoShaper(fonts: TextFonts())
        #expect(
            found.withLock { $0 }
                == Dictionary(uniqueKeysWithValues: (0..<400).map { ($0, own.metrics(of: block($0), width: 60)) }))
    }

    @Test("A shaper measures on one thread while the thread that made it measures with another shaper")
    func handedOver() async {
        @Sendable func widths(_ shaper: PangoShaper, _ size: CGFloat) -> [CGFloat] {
            (0..<100).map { index in
                let font = FontRequest(family: index % 2 == 0 ? "Inter" : "DejaVu Sans", size: size + CGFloat(index))
                let block = TextBlock(runs: [TextRun(text: "Text \(index)", font: font, color: .black)])
                return shaper.metrics(of: block, width: .infinity).size.width
            }
        }
        let handed = HandedShaper()
        async let own = withCheckedContinuation { done in
            Thread.detachNewThread {
                handed.shaper = PangoShaper(fonts: TextFonts())
                handed.isMade.signal()
                handed.isTaken.wait()
                done.resume(returning: (0..<20).map { widths(PangoShaper(fonts: TextFonts()), CGFloat(10 + $0)) })
            }
        }
        let other = await withCheckedContinuation { done in
            Thread.detachNewThread {
                handed.isMade.wait()
                let shaper = handed.shaper
                handed.isTaken.signal()
                done.resume(
                    returning: (0..<20).map { round in shaper.map { widths($0, CGFloat(10 + round)) } ?? [] })
            }
        }
        #expect(await own == other)
    }

    @Test("The app's fonts change again and again while Pango looks for fonts on threads of its own")
    func changes() {
        let fonts = TextFonts()
        func measure() -> [FontMetrics] {
            (0..<3).map { fonts.metrics(of: FontRequest(family: "DejaVu Sans", size: CGFloat(10 + $0))) }
        }
        let before = measure()
        for generation in 1...200 {
            fonts.forget(for: generation)
            #expect(measure() == before)
        }
    }

    @MainActor
    @Test("All hosts share their open fonts, and other shapers have fonts of their own")
    func maps() {
        #expect(TextFonts(map: .ofMainActor).map === FontMap.ofMainActor)
        let own = TextFonts()
        #expect(own.map.pointer != FontMap.ofMainActor.pointer)
    }
}
