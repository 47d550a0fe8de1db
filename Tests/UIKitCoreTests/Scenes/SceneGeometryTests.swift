import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// The size, position and orientation of scenes, and requests for others.
@MainActor
struct SceneGeometryTests {
    private func refusal(
        _ app: TestApp, _ preferences: UIWindowScene.GeometryPreferences
    ) throws -> UISceneError.Code? {
        let scene = try #require(app.frontScene)
        var refused: UISceneError.Code?
        scene.requestGeometryUpdate(preferences) { refused = ($0 as? UISceneError)?.code }
        #expect(refused == nil, "the handler is called in a later turn")
        app.settle()
        app.advance(frames: 2)
        return refused
    }

    @Test("a requested frame resizes and moves the window, and the delegate is notified of the former geometry")
    func frame() throws {
        let app = WindowApp.launch()
        _ = WindowApp.takeCalls()
        let frame = CGRect(x: 40, y: 60, width: 700, height: 500)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) == nil)
        #expect(app.frontHostWindow?.frame == frame)
        #expect(app.frontWindow?.bounds.size == frame.size)
        #expect(app.frontScene?.effectiveGeometry.systemFrame == frame)
        #expect(app.frontScene?.effectiveGeometry.coordinateSpace.bounds.size == frame.size)
        #expect(
            WindowApp.takeCalls() == ["1 space from 390x844", "1 geometry 0,0 390x844 to 40,60 700x500"])
    }

    @Test("a window that the user moves notifies the delegate of the position alone")
    func moved() throws {
        let app = WindowApp.launch()
        _ = WindowApp.takeCalls()
        app.host.move(try #require(app.frontHostWindow), to: CGPoint(x: 5, y: 6))
        #expect(WindowApp.takeCalls() == ["1 geometry 0,0 390x844 to 5,6 390x844"])
        app.host.move(try #require(app.frontHostWindow), to: CGPoint(x: 5, y: 6))
        #expect(WindowApp.takeCalls() == [])
    }

    @Test("other traits of the scene notify the delegate with the former traits")
    func traits() {
        let app = WindowApp.launch()
        _ = WindowApp.takeCalls()
        var settings = app.host.settings
        settings.prefersDark = true
        app.host.change(settings)
        #expect(WindowApp.takeCalls() == ["1 space from 390x844"])
    }

    @Test("a display without positions changes the size only")
    func fixed() throws {
        let app = WindowApp.launch()
        app.frontHostWindow?.canMove = false
        let frame = CGRect(x: 40, y: 60, width: 700, height: 500)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) == nil)
        #expect(app.frontHostWindow?.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
    }

    @Test("a requested frame stays within the size restrictions")
    func limited() throws {
        let app = WindowApp.launch()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 5000)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) == nil)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 320, height: 5000))
    }

    @Test(
        "frames that are no frame are refused",
        arguments: [
            CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
        ])
    func odd(frame: CGRect) throws {
        let app = WindowApp.launch()
        #expect(
            try refusal(app, UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) == .geometryRequestDenied)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("no preference changes nothing")
    func none() throws {
        let app = WindowApp.launch()
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.Mac()) == nil)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.iOS()) == nil)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("a window in the shape of a phone turns to a requested orientation and back")
    func turns() throws {
        let app = WindowApp.launch()
        _ = WindowApp.takeCalls()
        #expect(
            try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight)) == nil)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 844, height: 390))
        #expect(app.frontScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)) == nil)
        #expect(app.frontScene?.interfaceOrientation == .landscapeRight)
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)) == nil)
        #expect(app.frontScene?.interfaceOrientation == .landscapeLeft)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 844, height: 390))
        #expect(try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) == nil)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
        #expect(WindowApp.takeCalls().filter { $0.contains("geometry") }.count == 3)
    }

    @Test("orientations that the screen does not support are refused")
    func unsupported() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        _ = WindowApp.launch()
        WindowApp.root = { Upright() }
        let app = WindowApp.relaunch()
        #expect(
            try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))
                == .geometryRequestDenied)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("a window in the shape of a pad refuses orientations")
    func pad() throws {
        let app = WindowApp.launch(size: CGSize(width: 1024, height: 768))
        #expect(
            try refusal(app, UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait))
                == .geometryRequestUnsupported)
    }

    @Test("a window with another scale has the frames and the pixels of that scale")
    func scale() throws {
        let app = WindowApp.launch()
        let window = try #require(app.frontHostWindow)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.backgroundColor = .red
        app.window.rootViewController?.view.addSubview(view)
        app.settle()
        for scale in [2, 1.5, 1.25, 3] as [CGFloat] {
            var metrics = window.metrics
            metrics.scale = scale
            app.host.resize(to: metrics, window)
            app.settle()
            #expect(app.window.bounds.size == CGSize(width: 390, height: 844))
            #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(app.window.traitCollection.displayScale == scale)
            let picture = try #require(window.picture())
            #expect(picture.width == Int((390 * scale).rounded()))
            #expect(picture.height == Int((844 * scale).rounded()))
            // The middle of the view is red in the pixels of this scale; a point beyond its edge is not.
            #expect(pixel(picture, 60 * scale, 45 * scale) == [255, 0, 0])
            #expect(pixel(picture, 115 * scale, 45 * scale) != [255, 0, 0])
        }
    }

    @Test("two windows on displays of different scale have pictures of their own scale")
    func twoScales() throws {
        let app = WindowApp.launch()
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.settle()
        app.advance(frames: 2)
        let (first, second) = (app.host.windows[0], app.host.windows[1])
        var metrics = second.metrics
        metrics.scale = 2.5
        app.host.resize(to: metrics, second)
        app.settle()
        #expect(app.windows.map(\.traitCollection.displayScale) == [1, 2.5])
        #expect(first.picture()?.width == 390)
        #expect(second.picture()?.width == 975)
    }

    private func pixel(_ picture: CGImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let place = Int(y) * picture.bytesPerRow + Int(x) * 4
        // The order in memory is blue, green, red.
        return Array(picture.pixels[place..<place + 3].reversed())
    }
}
