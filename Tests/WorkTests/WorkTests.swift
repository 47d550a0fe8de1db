import CoreGraphics
import HostInterface
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// The amount of work per frame as counts. A larger number is a loss of speed on every machine; lower the limit when
/// the number shrinks.
@MainActor struct WorkTests {
    let table = RowsController(style: .plain)
    let navigation: UINavigationController
    let app: TestApp
    static let windowPixels = 780 * 1688

    init() {
        table.title = "Rows"
        navigation = UINavigationController(rootViewController: table)
        app = TestApp(navigation, scale: 2)
    }

    struct Count {
        var work: RenderWork
        var layers: Int
    }

    private func count(_ body: () -> Void) -> Count {
        let (work, layers) = (app.window.work, app.window.recordedLayers)
        body()
        let now = app.window.work
        var made = RenderWork()
        made.nodesPlanned = now.nodesPlanned - work.nodesPlanned
        made.recordsDrawn = now.recordsDrawn - work.recordsDrawn
        made.picturesComposited = now.picturesComposited - work.picturesComposited
        made.pixelsDamaged = now.pixelsDamaged - work.pixelsDamaged
        return Count(work: made, layers: app.window.recordedLayers - layers)
    }

    private func page() -> RowsController {
        let page = RowsController(style: .plain)
        page.title = "Next"
        return page
    }

    @Test("The first frame records and draws each thing once")
    func first() {
        #expect(app.window.work.pixelsDamaged == Self.windowPixels)
        // A row of 43.5 points is visible in addition to 18 rows.
        #expect(app.window.recordedLayers <= 45)
        #expect(app.window.work.nodesPlanned <= 81)
        #expect(app.window.work.recordsDrawn <= 19)
        #expect(app.window.work.picturesComposited <= 19)
    }

    @Test("An unchanged frame is no work at all")
    func unchanged() {
        app.settle()
        let made = count { for _ in 0..<10 { app.turn() } }
        #expect(made.work == RenderWork())
        #expect(made.layers == 0)
    }

    @Test("A changed label records one layer, draws one text and touches no pixel beyond its own frame")
    func label() throws {
        app.settle()
        let label = try #require(app.find("Row 3") as? UILabel)
        let frame = label.bounds.size
        let made = count {
            label.text = "Changed"
            app.turn()
        }
        #expect(made.layers == 1)
        #expect(made.work.recordsDrawn == 1)
        #expect(made.work.picturesComposited == 1)
        #expect(made.work.pixelsDamaged > 0)
        #expect(made.work.pixelsDamaged <= Int((frame.width * 2).rounded(.up) * (frame.height * 2).rounded(.up)))
    }

    @Test("A frame of scrolling draws only the row that comes in")
    func scroll() {
        app.settle()
        for _ in 0..<12 {
            let made = count {
                table.tableView.contentOffset.y += 7
                app.turn()
            }
            #expect(made.layers <= 2)
            #expect(made.work.recordsDrawn <= 2)
            #expect(made.work.picturesComposited <= 22)
            #expect(made.work.nodesPlanned <= 160)
            #expect(made.work.pixelsDamaged == Self.windowPixels)
        }
    }

    @Test("A push records the new page once; each frame after that lays few pictures over each other")
    func push() {
        app.settle()
        navigation.pushViewController(page(), animated: true)
        let first = count { app.advance(frames: 2) }
        #expect(first.layers <= 27)
        #expect(first.work.picturesComposited <= 44)
        var drawn = 0
        for frame in 2..<30 {
            let made = count { app.advance(frames: 1) }
            drawn += made.work.recordsDrawn
            #expect(
                made.layers == 0 && made.work.picturesComposited <= 7 && made.work.nodesPlanned <= 50, "Frame \(frame)")
            #expect(made.work.pixelsDamaged <= Self.windowPixels)
        }
        // The shadow of the page, and the titles when their widths change.
        #expect(drawn <= 4)
    }

    @Test("A push is the same work on a stack of a thousand screens")
    func depth() {
        func made(under depth: Int) -> Count {
            navigation.setViewControllers((0..<depth).map { _ in page() }, animated: false)
            app.settle()
            return count {
                navigation.pushViewController(page(), animated: true)
                app.settle()
            }
        }
        _ = made(under: 3)
        let shallow = made(under: 3)
        let deep = made(under: 1_000)
        #expect(deep.work.nodesPlanned <= shallow.work.nodesPlanned)
        #expect(deep.work.picturesComposited <= shallow.work.picturesComposited)
        #expect(deep.layers <= shallow.layers)
    }
}
