import Foundation
import GestureLogic
import Testing

@Suite("Swipes of rows")
struct RowSwipeTests {
    private let two = RowSwipe(widths: [74, 86], width: 390, performsFirst: true)
    private let stuck = RowSwipe(widths: [74, 86], width: 390, performsFirst: false)

    @Test(
        "The row follows the finger to its buttons, then on where that performs the first action, else by a fifth",
        arguments: [
            (-20, 0, 0), (0, 0, 0), (40, 40, 40), (160, 160, 160), (260, 260, 180), (600, 390, 248),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func offsets(pull: CGFloat, free: CGFloat, slow: CGFloat) {
        #expect(two.offset(pull).rounded() == free)
        #expect(stuck.offset(pull).rounded() == slow)
    }

    @Test(
        """
        Where the row rests is decided by a flick's direction, else by the half of the buttons, far out by the \
        first action
        """,
        arguments: [
            (0, 900, .closed), (30, 0, .closed), (80, 0, .closed), (81, 0, .open), (30, 300, .open), (30, 299, .closed),
            (150, -300, .closed),
            (150, -299, .open), (265, 0, .open), (266, 0, .away), (266, -900, .away), (390, 0, .away),
            (-10, 0, .closed),
        ] as [(CGFloat, CGFloat, RowSwipe.Rest)])
    func rests(pull: CGFloat, velocity: CGFloat, rest: RowSwipe.Rest) {
        #expect(two.rest(pull: pull, velocity: velocity) == rest)
        #expect(
            stuck.rest(pull: pull, velocity: velocity) == (rest == .away ? (velocity <= -300 ? .closed : .open) : rest))
    }

    @Test(
        "A finger that catches the row continues from its visible position",
        arguments: [0, 12, 160, 175, 300] as [CGFloat])
    func caught(offset: CGFloat) {
        for swipe in [two, stuck] { #expect(abs(swipe.offset(swipe.pull(showing: offset)) - offset) < 0.001) }
    }

    @Test("Many buttons leave no room to go far beyond them, and never more than the row")
    func many() {
        let swipe = RowSwipe(widths: [100, 100, 100, 100], width: 320, performsFirst: true)
        #expect(swipe.buttons == 320)
        #expect(swipe.far == 320)
        #expect(swipe.rest(pull: 310, velocity: 0) == .open)
        #expect(RowSwipe(widths: [80, 80, 80], width: 320, performsFirst: true).far == 280)
        #expect(RowSwipe(widths: [], width: 0, performsFirst: true).offset(50) == 0)
    }

    @Test("Buttons grow alike from the edge of the row, the first one outermost; far out the first has all the room")
    func slices() {
        typealias Slice = RowSwipe.Slice
        #expect(
            two.slices([74, 86], offset: 160, isFar: false) == [
                Slice(start: 86, width: 74), Slice(start: 0, width: 86),
            ])
        #expect(
            two.slices([74, 86], offset: 80, isFar: false) == [Slice(start: 43, width: 37), Slice(start: 0, width: 43)])
        #expect(
            two.slices([74, 86], offset: 300, isFar: true) == [Slice(start: 0, width: 300), Slice(start: 0, width: 0)])
        #expect(two.slices([], offset: 80, isFar: false) == [])
        #expect(two.slices([0], offset: 80, isFar: false) == [Slice(start: 0, width: 0)])
    }

    @Test("a quick pan of 260 points over a row of 375 performs the first action, one of 250 does not")
    func full() {
        let swipe = RowSwipe(widths: [74], width: 375, performsFirst: true)
        #expect(swipe.rest(pull: 250, velocity: 0) == .open)
        #expect(swipe.rest(pull: 260, velocity: 0) == .away)
    }

    @Test(
        "a button is as wide as its title requires, never too small for a finger, and leaves a part of the row free",
        arguments: [(0, 1, 74), (40, 2, 74), (60, 3, 90), (200, 1, 230), (200, 3, 120), (0, 6, 60)]
            as [(CGFloat, Int, CGFloat)])
    func widths(title: CGFloat, count: Int, width: CGFloat) {
        #expect(RowSwipe.buttonWidth(title: title, count: count, row: 390) == width)
    }
}
