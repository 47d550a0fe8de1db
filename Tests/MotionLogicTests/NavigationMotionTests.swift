import MotionLogic
import Testing

@Suite("Pages and bars")
struct NavigationMotionTests {
    @Test("pages go from the old one alone to the new one alone")
    func pages() {
        let start = PageMotion(progress: 0, width: 390), end = PageMotion(progress: 1, width: 390)
        #expect((start.incomingX, start.outgoingX, start.dimAlpha) == (390, 0, 0))
        #expect((end.incomingX, end.outgoingX, end.dimAlpha) == (0, -130, 0.10))
    }

    @Test("a right-to-left push mirrors a left-to-right one")
    func mirrored() {
        for step in 0...10 {
            let a = PageMotion(progress: Double(step) / 10, width: 390)
            let b = PageMotion(progress: Double(step) / 10, width: 390, direction: .rightToLeft)
            #expect(a.incomingX == -b.incomingX)
            #expect(a.outgoingX == -b.outgoingX)
            #expect(a.dimAlpha == b.dimAlpha)
        }
    }

    @Test("progress outside 0…1 shows the end it passed")
    func clamped() {
        #expect(PageMotion(progress: 1.2, width: 100).incomingX == 0)
        #expect(PageMotion(progress: -.infinity, width: 100).incomingX == 100)
        #expect(PageMotion(progress: .nan, width: 100).incomingX == 100)
    }

    @Test("outgoing elements are whole before the push and gone after it; incoming ones the reverse")
    func ends() {
        let outgoing = [
            BarMotion.outgoingLeadingItems, BarMotion.outgoingTrailingItems, BarMotion.outgoingBackLabel,
            BarMotion.outgoingChevron(incomingHasChevron: false),
            BarMotion.outgoingInlineTitle(isCustomView: false, bothLarge: false),
            BarMotion.outgoingInlineTitle(isCustomView: true, bothLarge: false),
            BarMotion.outgoingLargeTitle(incomingHasLeadingItems: false),
            BarMotion.outgoingLargeTitle(incomingHasLeadingItems: true),
        ]
        let incoming = [
            BarMotion.incomingLeadingItems, BarMotion.incomingTrailingItems, BarMotion.incomingLargeTitle,
            BarMotion.incomingChevron(outgoingHasChevron: false), BarMotion.incomingChevron(outgoingHasChevron: true),
            BarMotion.incomingBackLabel(outgoingIsLarge: true), BarMotion.incomingBackLabel(outgoingIsLarge: false),
            BarMotion.incomingInlineTitle(bothLarge: false),
        ]
        for track in outgoing {
            #expect(track.alpha(at: 0) == 1)
            #expect(track.alpha(at: 1) == 0)
            #expect(track.offset(at: 0, side: .outgoing, barWidth: 390, chevronWidth: 12) == 0)
        }
        for track in incoming {
            #expect(track.alpha(at: 0) == 0)
            #expect(track.alpha(at: 1) == 1)
            #expect(track.offset(at: 1, side: .incoming, barWidth: 390, chevronWidth: 12) == 0)
        }
    }

    @Test("fades begin and end where the choreography says")
    func windows() {
        #expect(BarMotion.outgoingBackLabel.alpha(at: 0.2) == 0)
        #expect(BarMotion.outgoingBackLabel.alpha(at: 0.1) == 0.5)
        #expect(BarMotion.incomingLeadingItems.alpha(at: 0.6) == 0)
        #expect(abs(BarMotion.incomingLeadingItems.alpha(at: 0.8) - 0.5) < 1e-12)
        #expect(BarMotion.outgoingChevron(incomingHasChevron: true).alpha(at: 1) == 1)
        #expect(BarMotion.incomingInlineTitle(bothLarge: true).alpha(at: 1) == 0)
    }

    @Test("displacements are in bar and chevron widths, mirrored right to left")
    func displacements() {
        #expect(BarMotion.outgoingBackLabel.offset(at: 1, side: .outgoing, barWidth: 400) == -200)
        #expect(BarMotion.incomingLargeTitle.offset(at: 0, side: .incoming, barWidth: 400) == 400)
        #expect(
            BarMotion.incomingLargeTitle.offset(at: 0, side: .incoming, barWidth: 400, direction: .rightToLeft) == -400)
        let chevron = BarMotion.incomingChevron(outgoingHasChevron: false)
        #expect(chevron.offset(at: 0.5, side: .incoming, barWidth: 400, chevronWidth: 12) == 12)
    }

    @Test("the large title collapses point for point and never rests half-way")
    func largeTitle() {
        #expect(LargeTitleMotion.extent(scrolled: 0) == 52)
        #expect(LargeTitleMotion.extent(scrolled: 20) == 32)
        #expect(LargeTitleMotion.extent(scrolled: 80) == 0)
        #expect(LargeTitleMotion.extent(scrolled: -30) == 82)
        #expect(LargeTitleMotion.restingPosition(scrolled: 26) == 0)
        #expect(LargeTitleMotion.restingPosition(scrolled: 26.5) == 52)
        #expect(LargeTitleMotion.restingPosition(scrolled: 60) == 60)
        #expect(LargeTitleMotion.restingPosition(scrolled: -5) == -5)
    }

    @Test("at rest exactly one of both titles shows")
    func titles() {
        #expect((LargeTitleMotion.largeAlpha(scrolled: 0), LargeTitleMotion.inlineAlpha(scrolled: 0)) == (1, 0))
        #expect((LargeTitleMotion.largeAlpha(scrolled: 52), LargeTitleMotion.inlineAlpha(scrolled: 52)) == (0, 1))
    }

    @Test("a pull magnifies the large title within its limits")
    func stretch() {
        #expect(LargeTitleMotion.stretchScale(scrolled: 5, titleWidth: 100, available: 358) == 1)
        #expect(abs(LargeTitleMotion.stretchScale(scrolled: -44, titleWidth: 100, available: 358) - 1.03) < 1e-12)
        #expect(LargeTitleMotion.stretchScale(scrolled: -999, titleWidth: 100, available: 358) == 1.1)
        #expect(LargeTitleMotion.stretchScale(scrolled: -999, titleWidth: 358, available: 358) == 1)
    }
}
