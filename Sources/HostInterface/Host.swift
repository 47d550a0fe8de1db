package import AccessibilityLogic
package import CoreGraphics
package import Foundation
package import FrameTime
package import LayerScene

/// The outside world of an app: clock, windows, text and images. One host serves a process, or one app under test.
@MainActor
package protocol Host: AnyObject {
    var clock: any FrameClock { get }
    var shaper: any TextShaper { get }
    var codec: any ImageCodec { get }
    var sharedDrawing: any SharedDrawing { get }
    var clipboard: any HostClipboard { get }
    var links: any HostLinks { get }
    var files: (any HostFiles)? { get }
    /// The drags between this app and other programs; nil without them.
    var drags: (any HostDrags)? { get }
    /// The screen readers of the desktop; nil without a connection to them.
    var readers: (any ReaderConnection)? { get }
    /// Other services of the desktop; nil without a desktop.
    var desktop: (any HostDesktop)? { get }
    var settings: HostSettings { get }
    /// The object that handles turns. Set once, before the first window is created.
    var client: (any HostClient)? { get set }

    /// The largest size of a window with its decorations, in points; nil if the display does not report a size.
    var availableWindowSize: CGSize? { get }

    /// - Throws: ``HostError`` if the display rejects the window.
    func makeWindow(_ request: WindowRequest) throws -> any HostWindow

    /// Requests a turn with the next frame of the display. Several requests before the frame cause one turn.
    func requestFrame()

    /// Requests a turn at `instant` at the latest. Nil cancels the request. Only the last request has an effect.
    func wake(at instant: FrameInstant?)

    /// Runs the windows until ``stop()`` is called or the last window is closed. A host without a display returns
    /// immediately.
    /// - Throws: ``HostError`` if the display closed the windows.
    func run() throws(HostError)
    func stop()
}

/// The client of a host, which is called for events and due frames.
@MainActor
package protocol HostClient: AnyObject {
    /// Runs one turn with the samples since the last turn, in order. `clock.now` is constant during a turn.
    func turn(_ samples: [WindowSample])
}

@MainActor
package protocol HostWindow: WindowArrangement {
    /// The identifier of the window in samples.
    var id: WindowID { get }
    var metrics: WindowMetrics { get }
    var title: String { get set }
    /// Sets the icon of the window, for example in the desktop's list of windows. Does nothing on a display without
    /// icons.
    func setIcon(_ icon: CGImage)
    /// Draws the difference to the last scene and displays the result.
    @discardableResult
    func present(_ scene: LayerScene) -> RenderWork
    /// All pixels of the last picture.
    func picture() -> CGImage?
    /// Frees cached pictures of layers that are not in the scene.
    func trimMemory()
    /// Sets the caret rectangle for the input method's window, in points. Nil ends text input.
    func setTextInput(_ caret: CGRect?)
    /// Sets the shape of the mouse pointer over the window.
    func setPointer(_ shape: PointerShape)
    /// Brings the window in front of the other windows and gives it the focus, even if it is minimized, as far as the
    /// display permits.
    func raise()
    func close()
}

/// Identifies the windows of a host. The number of a closed window is not reused.
package struct WindowID: Hashable, Sendable {
    package let number: UInt32
    package init(_ number: UInt32) { self.number = number }
}

package struct WindowRequest: Sendable {
    package var title: String
    /// In points. The display may choose another size.
    package var size: CGSize

    package init(title: String, size: CGSize) {
        self.title = title
        self.size = size
    }
}

package struct WindowMetrics: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// The device pixels per point.
    package var scale: CGFloat
    /// The safe area insets of the display in points.
    package var safeArea: SafeArea
    /// The number of seconds between two frames.
    package var frameInterval: Double

    package init(size: CGSize, scale: CGFloat, safeArea: SafeArea = SafeArea(), frameInterval: Double = 1.0 / 60) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.frameInterval = frameInterval
    }
}

package struct SafeArea: Hashable, Sendable {
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

package struct HostSettings: Hashable, Sendable {
    package var prefersDark = false
    package var isRightToLeft = false
    /// The user's language, such as `de` or `pt-PT`.
    package var language = "en"
    package var reducesMotion = false
    package var reducesTransparency = false
    package var increasesContrast = false
    package var prefersBoldText = false
    /// Whether a screen reader is running.
    package var readsScreen = false
    /// The user's content size category by UIKit's name; empty for the default size.
    package var textSize = ""
    /// The height in points of an on-screen keyboard while text is edited; 0 without one.
    package var softwareKeyboardHeight: CGFloat = 0

    package init() {}
}

/// The programs that open addresses.
@MainActor
package protocol HostLinks: AnyObject {
    /// Whether a program can open addresses of this scheme, such as `mailto`.
    func hasProgram(for scheme: String) -> Bool
    /// Starts the program for an address. The handler is called with the success, during the call or later.
    func open(_ address: String, _ answer: @escaping @MainActor (Bool) -> Void)
}

package struct HostError: Error, CustomStringConvertible, Sendable {
    /// The failure and the remedy in one line.
    package var description: String
    package init(_ description: String) { self.description = description }
}

extension Host {
    /// The screen readers of the desktop; nil for a host without a connection to them.
    package var readers: (any ReaderConnection)? { nil }
    /// Other services of the desktop; nil for a host without a desktop.
    package var desktop: (any HostDesktop)? { nil }
}
