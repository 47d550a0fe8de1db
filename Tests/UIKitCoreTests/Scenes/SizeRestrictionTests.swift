import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// The smallest and the largest size of a window.
@MainActor
struct SizeRestrictionTests {
    @Test("a window has the default limits")
    func defaults() throws {
        let app = WindowApp.launch()
        let scene = try #require(app.frontScene)
        let restrictions = try #require(scene.sizeRestrictions)
        #expect(restrictions === scene.sizeRestrictions)
        #expect(restrictions.minimumSize == CGSize(width: 320, height: 320))
        #expect(restrictions.maximumSize.width == .greatestFiniteMagnitude)
        #expect(restrictions.maximumSize.height == .greatestFiniteMagnitude)
        #expect(restrictions.allowsFullScreen)
        #expect(app.frontHostWindow?.limits == WindowLimits(minimum: CGSize(width: 320, height: 320)))
    }

    @Test("a window that opens smaller than the default minimum keeps its size")
    func small() throws {
        let app = WindowApp.launch(size: CGSize(width: 200, height: 400))
        #expect(app.frontHostWindow?.metrics.size == CGSize(width: 200, height: 400))
        #expect(app.frontHostWindow?.limits.minimum == CGSize(width: 200, height: 320))
    }

    @Test("limits from before the window opens apply to the window")
    func early() throws {
        _ = WindowApp.launch()
        WindowApp.connecting = { scene in
            scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 400)
            scene.sizeRestrictions?.maximumSize = CGSize(width: 900, height: 700)
        }
        let app = WindowApp.relaunch()
        app.settle()
        let window = try #require(app.frontHostWindow)
        #expect(window.limits.minimum == CGSize(width: 500, height: 400))
        #expect(window.limits.maximum == CGSize(width: 900, height: 700))
        #expect(window.metrics.size == CGSize(width: 500, height: 700))
        #expect(app.frontWindow?.bounds.size == CGSize(width: 500, height: 700))
    }

    @Test("limits that an open window does not fit resize the window")
    func late() throws {
        let app = WindowApp.launch()
        let scene = try #require(app.frontScene)
        scene.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 600)
        app.settle()
        #expect(app.frontHostWindow?.metrics.size == CGSize(width: 600, height: 844))
        #expect(app.frontWindow?.bounds.size == CGSize(width: 600, height: 844))
        scene.sizeRestrictions?.maximumSize = CGSize(width: 700, height: 650)
        app.settle()
        #expect(app.frontWindow?.bounds.size == CGSize(width: 600, height: 650))
    }

    @Test("numbers that are no size are limited", arguments: [-1, -CGFloat.infinity, CGFloat.nan])
    func odd(number: CGFloat) throws {
        let app = WindowApp.launch()
        let restrictions = try #require(app.frontScene?.sizeRestrictions)
        restrictions.minimumSize = CGSize(width: number, height: number)
        #expect(restrictions.minimumSize == .zero)
        restrictions.maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.nan)
        #expect(restrictions.maximumSize == WindowLimits.unlimited)
        app.settle()
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("a maximum below the minimum is the minimum")
    func contrary() {
        let limits = WindowLimits(minimum: CGSize(width: 300, height: 10), maximum: CGSize(width: 200, height: 20))
        #expect(limits.limited(CGSize(width: 250, height: 15)) == CGSize(width: 300, height: 15))
        #expect(limits.limited(CGSize(width: 400, height: 5)) == CGSize(width: 300, height: 10))
    }
}
