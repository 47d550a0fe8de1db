import ChromeLayout
import Foundation
import MotionLogic
import NavigationLogic
import Testing

@Suite("The bar during a transition")
struct BarTravelTests {
    static let seeds = 0..<400

    /// The frame of the bar at a progress.
    private func frame(_ travel: BarTravel, _ chrome: StackChrome, at progress: Double, isPop: Bool) -> CGRect {
        var frame = chrome.end(of: travel, isPop: isPop)
        frame.size.height = CGFloat(travel.height?.value(at: progress) ?? 0)
        frame.origin.x += chrome.slide(of: travel, at: progress, isPop: isPop)
        return frame
    }

    private func travel(from start: CGFloat, to end: CGFloat, slides: Bool) -> BarTravel {
        var travel = BarTravel()
        travel.reshape(from: start, to: end, current: start)
        travel.slides = slides
        return travel
    }

    @Test("the bar begins at its former rest and ends at its new rest", arguments: seeds)
    func noJump(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.stack(), isPop = random.coin()
        let (start, end) = (random.heights().expanded, random.heights().expanded)
        let still = travel(from: start, to: end, slides: false)
        #expect(frame(still, chrome, at: 1, isPop: isPop) == chrome.bar(height: end))
        if !chrome.isBarHidden { #expect(frame(still, chrome, at: 0, isPop: isPop) == chrome.bar(height: start)) }
        // A bar that moves with a page is outside at the end without the bar, and at rest at the other end.
        let slides = travel(from: end, to: end, slides: true)
        let inside = chrome.isBarHidden ? 0.0 : 1
        #expect(frame(slides, chrome, at: inside, isPop: isPop) == chrome.shownBar(height: end))
        let outside = frame(slides, chrome, at: 1 - inside, isPop: isPop)
        #expect(abs(outside.minX) == chrome.size.width)
        #expect(
            outside
                == (chrome.isBarHidden
                    ? chrome.endOfSlide(height: end, isPop: isPop) : chrome.startOfSlide(height: end, isPop: isPop)))
    }

    @Test("a bar moves beside the page that has the bar", arguments: seeds)
    func withPage(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        var chrome = random.stack()
        chrome.isBarHidden = false
        let isPop = random.coin(), progress = random.fraction()
        let slide = chrome.slide(of: travel(from: 44, to: 44, slides: true), at: progress, isPop: isPop)
        let page = PageMotion(
            progress: progress, width: Double(chrome.size.width),
            direction: chrome.isRightToLeft ? .rightToLeft : .leftToRight)
        // The incoming page of a push is in front; that of a pop moves by a part of its width, on the other side.
        if isPop {
            #expect(slide * (chrome.isRightToLeft ? -1 : 1) <= 0)
        } else {
            #expect(abs(slide - CGFloat(page.incomingX)) < 0.001)
        }
    }

    @Test("a bar is mirrored in the other direction", arguments: seeds)
    func mirrored(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.stack(), isPop = random.coin(), progress = random.fraction()
        var other = chrome
        other.isRightToLeft.toggle()
        let travel = travel(from: random.heights().expanded, to: random.heights().expanded, slides: random.coin())
        let (one, two) = (
            frame(travel, chrome, at: progress, isPop: isPop), frame(travel, other, at: progress, isPop: isPop)
        )
        let mirror = one.mirrored(in: chrome.size.width)
        #expect(abs(two.minX - mirror.minX) < 0.001)
        #expect(two.minY == mirror.minY && two.size == mirror.size)
    }

    @Test("a change of the heights continues from the current height, in any order of both ends", arguments: seeds)
    func growing(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let progress = 0.1 + 0.8 * random.fraction()
        let before = travel(from: 44, to: 96, slides: false)
        let (start, end) = (random.whole(-30...30), random.whole(-30...30))
        var one = before, other = before
        one.grow(by: start, atEnd: false, progress: progress)
        one.grow(by: end, atEnd: true, progress: progress)
        other.grow(by: end, atEnd: true, progress: progress)
        other.grow(by: start, atEnd: false, progress: progress)
        for travel in [one, other] {
            let height = travel.height
            #expect(abs((height?.value(at: progress) ?? 0) - (before.height?.value(at: progress) ?? 0)) < 0.001)
            #expect(height?.start == 44 + Double(start) && height?.end == 96 + Double(end))
        }
        for step in 0...10 {
            let step = Double(step) / 10
            #expect(abs((one.height?.value(at: step) ?? 0) - (other.height?.value(at: step) ?? 0)) < 0.001)
        }
    }

    @Test("heights that are unknown are those of the bar, and equal heights keep the course of the height")
    func reshaping() {
        var travel = BarTravel()
        #expect(!travel.differs(from: 44, to: 96))
        #expect(travel.reshape(from: nil, to: nil, current: 50) == ProgressTrack(from: 50, to: 50))
        #expect(travel.reshape(from: 44, to: 96, current: 50) == ProgressTrack(from: 44, to: 96))
        travel.grow(by: 30, atEnd: true, progress: 0.5)
        let grown = travel.height
        #expect(!travel.differs(from: 44, to: 126) && travel.differs(from: 44, to: 96))
        travel.reshape(from: 44, to: 126, current: 50)
        #expect(travel.height == grown)
        travel.reshape(from: nil, to: 96, current: 50)
        #expect(travel.height == ProgressTrack(from: 44, to: 96))
    }

    @Test("a bar slides if its visibility differs from that which the stack requests")
    func visibility() {
        var chrome = StackChrome(size: CGSize(width: 390, height: 844), safeTop: 47)
        let shown = chrome.bar(height: 44)
        #expect(!chrome.changesVisibility(bar: shown))
        chrome.isBarHidden = true
        #expect(chrome.changesVisibility(bar: shown) && !chrome.changesVisibility(bar: chrome.bar(height: 44)))
        #expect(!chrome.changesVisibility(bar: chrome.bar(height: 96)))
    }
}
