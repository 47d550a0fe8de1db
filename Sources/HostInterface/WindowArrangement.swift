package import Foundation

/// The sizes that the user may give a window, and whether the window may be full screen.
package struct WindowLimits: Hashable, Sendable {
    /// In points. Zero is no limit.
    package var minimum: CGSize
    /// In points. `unlimited` is no limit.
    package var maximum: CGSize
    package var allowsFullScreen: Bool

    /// A size that no display reaches.
    package static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    package init(
        minimum: CGSize = .zero, maximum: CGSize = WindowLimits.unlimited, allowsFullScreen: Bool = true
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.allowsFullScreen = allowsFullScreen
    }

    /// The nearest size within the limits. The minimum wins over a smaller maximum.
    package func limited(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(size.width, maximum.width)),
            height: max(minimum.height, min(size.height, maximum.height)))
    }
}

/// The size and position of a window on its display.
@MainActor
package protocol WindowArrangement: AnyObject {
    /// The limits for the user. A window outside new limits gets the nearest size within them, and a window that may
    /// not be full screen any more leaves the full screen.
    var limits: WindowLimits { get set }
    /// The area of the content on the display in points, from the top left corner of the first display. The origin is
    /// zero on a display that does not report positions.
    var frame: CGRect { get }
    /// Whether the display lets a window choose its position.
    var canMove: Bool { get }
    /// Moves and resizes the window. A display that refuses the position only changes the size. The client gets the
    /// changes as samples.
    func arrange(in frame: CGRect)
    var isFullScreen: Bool { get }
    /// Enters or leaves the full screen. Does nothing for a window that may not be full screen.
    func setFullScreen(_ isFullScreen: Bool)
}
