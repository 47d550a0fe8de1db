package import CoreGraphics
package import Foundation
package import FrameTime
package import LayerScene

/// The outside world: a clock, windows, text and pictures. One host serves a process, or one app under test.
@MainActor
package protocol Host: AnyObject {
    var clock: any FrameClock { get }
    var shaper: any TextShaper { get }
    var codec: any ImageCodec { get }
    var sharedDrawing: any SharedDrawing { get }
    var clipboard: any HostClipboard { get }
    var links: any HostLinks { get }
    var settings: HostSettings { get }
    /// Receives turns. Set once, before the first window is made.
    var client: (any HostClient)? { get set }

    /// Points that a window and what the display puts around it may take; nil where the display does not say.
    var roomForWindows: CGSize? { get }

    /// - Throws: ``HostError`` when the display refuses.
    func makeWindow(_ request: WindowRequest) throws -> any HostWindow

    /// Asks for a turn with the next frame of the display. Any number of requests before it make one turn.
    func requestFrame()

    /// Asks for a turn at `instant` at the latest; nil takes the last wish back. Only the newest wish counts.
    func wake(at instant: FrameInstant?)

    /// Serves the windows until ``stop()`` or until the last one is closed. A host that moves only when told returns at
    /// once.
    /// - Throws: ``HostError`` when the display took the windows away.
    func run() throws(HostError)
    func stop()
}

/// Who is told that something happened or that a frame is due.
@MainActor
package protocol HostClient: AnyObject {
    /// One turn: what came in since the last one, in order. `clock.now` does not move inside a turn.
    func turn(_ samples: [WindowSample])
}

@MainActor
package protocol HostWindow: AnyObject {
    /// What samples name it by.
    var id: WindowID { get }
    var metrics: WindowMetrics { get }
    var title: String { get set }
    /// The picture that the desktop shows for the window, as in its list of windows; a display without one shows none.
    func setIcon(_ icon: CGImage)
    /// Draws what differs from the last picture and shows it.
    @discardableResult
    func present(_ scene: LayerScene) -> RenderWork
    /// The last picture, every pixel of it.
    func picture() -> CGImage?
    /// Gives back pictures kept for layers that are not in the scene.
    func trimMemory()
    /// Where the input method should show its window, in points; nil ends text input.
    func setTextInput(_ caret: CGRect?)
    /// In front of the display's other windows and with the keys, minimized or not, as far as the display allows.
    func raise()
    func close()
}

/// Tells the windows of a host apart. No window gets the number of one that was closed.
package struct WindowID: Hashable, Sendable {
    package let number: UInt32
    package init(_ number: UInt32) { self.number = number }
}

package struct WindowRequest: Sendable {
    package var title: String
    /// Points; a display may decide otherwise.
    package var size: CGSize

    package init(title: String, size: CGSize) {
        self.title = title
        self.size = size
    }
}

package struct WindowMetrics: Hashable, Sendable {
    /// Points.
    package var size: CGSize
    /// Device pixels a point.
    package var scale: CGFloat
    /// Points kept free at the top, left, bottom and right by the display itself.
    package var safeArea: SafeArea
    /// Seconds between two frames.
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
    /// The user's language, as `de` or `pt-PT`.
    package var language = "en"
    package var reducesMotion = false
    package var reducesTransparency = false
    package var increasesContrast = false
    package var prefersBoldText = false
    /// A screen reader is running.
    package var readsScreen = false
    /// The size of text that the user chose, as UIKit names it; empty for the usual size.
    package var textSize = ""
    /// Points that a keyboard on the display's screen covers while text is edited; 0 without one.
    package var softwareKeyboardHeight: CGFloat = 0

    package init() {}
}

@MainActor
package protocol HostClipboard: AnyObject {
    var text: String? { get set }
}

/// The programs that show what an address leads to.
@MainActor
package protocol HostLinks: AnyObject {
    /// Whether there is a program for addresses of this scheme, as `mailto`.
    func hasProgram(for scheme: String) -> Bool
    /// Starts the program for an address; the answer, whether it started, may come at once or later.
    func open(_ address: String, _ answer: @escaping @MainActor (Bool) -> Void)
}

package struct HostError: Error, CustomStringConvertible, Sendable {
    /// What failed and what to do about it, in one line.
    package var description: String
    package init(_ description: String) { self.description = description }
}
