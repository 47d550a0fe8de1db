import Testing
import UIKit
import UIKitTesting

/// Columns in a window that changes its shape: they are animated to their new positions together with the bars.
@MainActor
struct ShapeColumnTests {
    static let wide = CGSize(width: 1024, height: 768)
    static let narrow = CGSize(width: 390, height: 844)

    private func split(_ size: CGSize) -> (TestApp, UISplitViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(ScrollingPage("List"), for: .primary)
        split.setViewController(ScrollingPage("Detail"), for: .secondary)
        let app = TestApp(split, size: size, draws: false)
        app.settle()
        app.activate()
        return (app, split)
    }

    @Test("collapsing, the page that stays slides from its column in 0.4 s, and everything rests at the end")
    func collapse() throws {
        let (app, split) = split(Self.wide)
        app.resize(to: Self.narrow)
        let detail = try #require(app.find("Detail")?.window)
        #expect(detail === app.window)
        let page = try #require((split.viewControllers.first as? UINavigationController)?.topViewController?.view)
        app.advance(frames: 2)
        let early = try #require(app.presentedFrame(of: page))
        app.advance(frames: 10)
        let later = try #require(app.presentedFrame(of: page))
        #expect(early.minX > 50)
        #expect(later.minX < early.minX)
        #expect(later.minX > 0)
        app.settle()
        #expect(app.presentedFrame(of: page) == CGRect(origin: .zero, size: Self.narrow))
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("during the expansion the visible page moves from the whole window to its column")
    func expand() throws {
        let (app, split) = split(Self.narrow)
        app.resize(to: Self.wide)
        app.advance(frames: 3)
        let page = try #require((split.viewController(for: .secondary))?.view)
        let early = try #require(app.presentedFrame(of: page))
        #expect(early.minX > 0)
        #expect(early.minX < 250)
        app.settle()
        #expect(app.presentedFrame(of: page) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a sheet animates to its frame for other size classes, and back", arguments: [true, false])
    func sheet(narrows: Bool) throws {
        let root = Page("Root")
        let app = TestApp(root, size: narrows ? Self.wide : Self.narrow, draws: false)
        let page = Page("Sheet")
        root.present(page, animated: false)
        app.settle()
        let before = try #require(app.presentedFrame(of: page.view))
        app.resize(to: narrows ? Self.narrow : Self.wide)
        app.advance(frames: 4)
        let middle = try #require(app.presentedFrame(of: page.view))
        app.settle()
        let after = try #require(app.presentedFrame(of: page.view))
        #expect(abs(before.width - after.width) > 100)
        #expect(middle != after)
        #expect(app.window.bounds.insetBy(dx: -1, dy: -1).contains(middle.intersection(app.window.bounds)))
        // In a narrow window the view never extends beyond the sides.
        if narrows {
            #expect(middle.minX >= -0.5 && middle.maxX <= 390.5)
        } else {
            #expect(before.width < middle.width && middle.width < after.width)
        }
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a popover becomes a sheet out of its bubble")
    func popover() throws {
        let root = Page("Root")
        let app = TestApp(root, size: Self.wide, draws: false)
        let page = Page("Bubble")
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 200)
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 100, width: 20, height: 20)
        root.present(page, animated: false)
        app.settle()
        app.resize(to: Self.narrow)
        app.advance(frames: 3)
        let middle = try #require(app.presentedFrame(of: page.view))
        #expect(middle.width < 380)
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.width == 390)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("with reduced motion, columns are arranged without animation")
    func reduced() throws {
        let (app, split) = split(Self.wide)
        app.activate()
        app.reducesMotion = true
        app.resize(to: Self.narrow)
        app.advance(frames: 1)
        let page = try #require((split.viewControllers.first as? UINavigationController)?.topViewController?.view)
        #expect(app.presentedFrame(of: page) == CGRect(origin: .zero, size: Self.narrow))
    }
}
