import Foundation
import NavigationLogic
import Testing

struct SheetLayoutTests {
    private func phone(low: Bool = false) -> SheetLayout {
        var layout = SheetLayout(bounds: low ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
        if low {
            layout.safeSide = 47
            layout.safeBottom = 21
        } else {
            layout.safeTop = 47
            layout.safeBottom = 34
        }
        layout.isLow = low
        return layout
    }

    private func desk() -> SheetLayout {
        var layout = SheetLayout(bounds: CGSize(width: 1024, height: 768))
        layout.isWide = true
        return layout
    }

    @Test("a sheet grows out of the bottom edge on an upright phone, and leaves what is behind ten points")
    func attached() {
        let layout = phone()
        #expect(layout.shape == .attached)
        #expect(layout.largestHeight == 787)
        #expect(
            layout.frame(height: layout.height(of: layout.largestValue)) == CGRect(x: 0, y: 57, width: 390, height: 787)
        )
        #expect(layout.height(of: layout.mediumValue ?? 0) == 422)
        #expect(layout.height(of: 100) == 134)
        #expect(layout.height(of: 5000) == 787)
        #expect(layout.height(of: -5) == 34)
    }

    @Test("a low window is covered whole, unless the sheet stays at the edge")
    func low() {
        var layout = phone(low: true)
        #expect(layout.shape == .full)
        #expect(layout.frame(height: 10) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(layout.mediumValue == nil)
        layout.attachesWhenLow = true
        #expect(layout.shape == .attached)
        #expect(layout.frame(height: 380) == CGRect(x: 47, y: 10, width: 750, height: 380))
        layout.widthFollowsContent = true
        layout.preferred.width = 400
        #expect(layout.frame(height: 380) == CGRect(x: 222, y: 10, width: 400, height: 380))
    }

    @Test("in a wide window a form is 540 by 620 or as it likes, a page wider and higher")
    func floating() {
        var layout = desk()
        layout.form = .form
        #expect(layout.frame(height: 0) == CGRect(x: 242, y: 74, width: 540, height: 620))
        layout.preferred = CGSize(width: 300, height: 200)
        #expect(layout.frame(height: 0).size == CGSize(width: 300, height: 200))
        layout.preferred = CGSize(width: 3000, height: 2000)
        #expect(layout.frame(height: 0).size == CGSize(width: 1004, height: 748))
        layout.form = .page
        #expect(layout.frame(height: 0) == CGRect(x: 160, y: 20, width: 704, height: 728))
    }

    @Test("a released sheet moves to the nearest height, or is dismissed")
    func goals() {
        typealias Row = (height: Double, velocity: Double, mayDismiss: Bool, goal: SheetLayout.Goal)
        let table: [Row] = [
            (422, 0, true, .rest(0)), (700, 0, true, .rest(1)), (500, 2000, true, .rest(1)),
            (700, -1000, true, .rest(0)),
            (150, 0, true, .leaves), (150, 0, false, .rest(0)), (300, -1000, true, .leaves), (800, 300, true, .rest(1)),
        ]
        for row in table {
            #expect(
                SheetLayout.goal(
                    from: row.height, velocity: row.velocity, heights: [422, 787], mayDismiss: row.mayDismiss)
                    == row.goal, "\(row)")
        }
    }

    @Test("a sheet gives less and less beyond its ends")
    func resists() {
        let heights = [422.0, 787]
        #expect(SheetLayout.shown(500, heights: heights, mayDismiss: false) == 500)
        #expect(SheetLayout.shown(300, heights: heights, mayDismiss: true) == 300)
        let low = SheetLayout.shown(300, heights: heights, mayDismiss: false)
        #expect(low > 350)
        #expect(low < 422)
        let high = SheetLayout.shown(900, heights: heights, mayDismiss: true)
        #expect(high > 787)
        #expect(high < 830)
    }

    @Test("the view behind shrinks on the way from the height before the largest")
    func receding() {
        #expect(SheetLayout.receding(422, heights: [422, 787], largest: 787) == 0)
        #expect(SheetLayout.receding(604.5, heights: [422, 787], largest: 787) == 0.5)
        #expect(SheetLayout.receding(787, heights: [422, 787], largest: 787) == 1)
        #expect(SheetLayout.receding(787, heights: [787], largest: 787) == 1)
        #expect(SheetLayout.receding(422, heights: [422], largest: 787) == 0)
    }
}

struct PopoverLayoutTests {
    private let room = CGRect(x: 10, y: 10, width: 1004, height: 748)
    private let any: UInt = 15

    private func layout(
        _ source: CGRect?, _ size: CGSize = CGSize(width: 320, height: 480), allowed: UInt = 15, overlaps: Bool = false
    ) -> PopoverLayout {
        PopoverLayout(source: source, size: size, room: room, allowed: allowed, mayOverlap: overlaps)
    }

    @Test("a popover is below its source where there is room, its arrow at the source's middle")
    func below() {
        let made = layout(CGRect(x: 500, y: 20, width: 40, height: 44))
        #expect(made.arrow == .up)
        #expect(made.frame == CGRect(x: 360, y: 64, width: 320, height: 493))
        #expect(made.tip == 160)
    }

    @Test("near a corner it moves inward and the arrow stays with the source, as far as the corner lets it")
    func corner() {
        let made = layout(CGRect(x: 974, y: 20, width: 40, height: 44))
        #expect(made.frame.maxX == 1014)
        #expect(made.tip == 289)
        #expect(made.frame.minX + made.tip < 995)
    }

    @Test("it takes the first direction that holds it whole, else the one that holds most of it")
    func directions() {
        #expect(layout(CGRect(x: 500, y: 700, width: 40, height: 40)).arrow == .down)
        #expect(layout(CGRect(x: 20, y: 300, width: 40, height: 150)).arrow == .left)
        #expect(layout(CGRect(x: 960, y: 300, width: 40, height: 150)).arrow == .right)
        let tight = layout(CGRect(x: 500, y: 300, width: 40, height: 40), allowed: 3)
        #expect(tight.arrow == .up)
        #expect(tight.frame == CGRect(x: 360, y: 340, width: 320, height: 418))
        let over = layout(CGRect(x: 500, y: 300, width: 40, height: 40), allowed: 3, overlaps: true)
        #expect(over.frame.height == 493)
        #expect(over.frame.maxY == 758)
    }

    @Test("without a source or a direction there is no arrow, and the popover is still inside the window")
    func none() {
        #expect(layout(nil).arrow == nil)
        #expect(layout(nil).frame == CGRect(x: 352, y: 144, width: 320, height: 480))
        let over = layout(CGRect(x: 0, y: 0, width: 10, height: 10), allowed: 0)
        #expect(over.arrow == nil)
        #expect(over.frame.origin == CGPoint(x: 10, y: 10))
    }

    @Test("a window too small for it gets a smaller one, never one outside")
    func small() {
        for width in stride(from: 0.0, through: 400, by: 40) {
            let made = PopoverLayout(
                source: CGRect(x: -50, y: 900, width: 20, height: 20), size: CGSize(width: 320, height: 480),
                room: CGRect(x: 0, y: 0, width: width, height: width), allowed: any, mayOverlap: false)
            #expect(made.frame.width <= max(width, 0))
            #expect(made.frame.height <= max(width, 0))
            #expect(made.frame.minX >= 0)
            #expect(made.frame.minY >= 0)
        }
    }
}
