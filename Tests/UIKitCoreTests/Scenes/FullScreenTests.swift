import CoreGraphics
import Foundation
import FocusLogic
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// The full screen of a window.
@MainActor
struct FullScreenTests {
    private let app = WindowApp.launch()

    @Test("F11 enters the full screen and leaves it, and the window fills the display")
    func toggles() throws {
        let scene = try #require(app.frontScene)
        #expect(!scene.isFullScreen)
        app.press(.function(11))
        app.settle()
        #expect(scene.isFullScreen)
        #expect(app.frontWindow?.bounds.size == app.frontHostWindow?.screen)
        app.press(.function(11))
        app.settle()
        #expect(!scene.isFullScreen)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("a window that may not be full screen leaves F11 to the app")
    func refused() throws {
        let scene = try #require(app.frontScene)
        scene.sizeRestrictions?.allowsFullScreen = false
        app.press(.function(11))
        app.settle()
        #expect(!scene.isFullScreen)
    }

    @Test("a window in full screen leaves it when full screen is not allowed any more")
    func leaves() throws {
        let scene = try #require(app.frontScene)
        app.press(.function(11))
        app.settle()
        scene.sizeRestrictions?.allowsFullScreen = false
        app.settle()
        #expect(!scene.isFullScreen)
        #expect(app.frontWindow?.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("a window in full screen refuses another geometry")
    func geometry() throws {
        let scene = try #require(app.frontScene)
        app.press(.function(11))
        app.settle()
        var refused: UISceneError?
        let frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) {
            refused = $0 as? UISceneError
        }
        app.settle()
        app.advance(frames: 2)
        #expect(refused?.code == .geometryRequestDenied)
        #expect(scene.isFullScreen)
    }

    @Test("the environment opens windows full screen, and refuses other values")
    func environment() throws {
        #expect(try EnvironmentSettings(environment: ["CHEVRON_FULLSCREEN": "1"]).isFullScreen)
        #expect(try !EnvironmentSettings(environment: ["CHEVRON_FULLSCREEN": "0"]).isFullScreen)
        #expect(try !EnvironmentSettings(environment: [:]).isFullScreen)
        #expect(throws: HostError.self) { try EnvironmentSettings(environment: ["CHEVRON_FULLSCREEN": "yes"]) }
    }
}
