/// The size classes and the device idiom of a window of a given size.
package struct WindowShape: Hashable, Sendable {
    package enum SizeClass: Hashable, Sendable { case compact, regular }

    package var isPad: Bool
    package var horizontal: SizeClass
    package var vertical: SizeClass

    package init(isPad: Bool, horizontal: SizeClass, vertical: SizeClass) {
        self.isPad = isPad
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Chosen: a window is a pad if its shorter side has at least the length of a pad's shorter side. Otherwise it is a
    /// phone in portrait or landscape.
    ///
    /// Measured (screens/size-classes): of phones in landscape, those of 812 by 375 to 874 by 402 points have compact
    /// width; those from 736 by 414 and from 896 by 414 points on have regular width. Chosen: a lower window has
    /// regular width from 896 points on too, where no phone has compact width.
    package init(width: Double, height: Double) {
        isPad = min(width, height) >= 600
        horizontal = isPad || width >= 896 || (width >= 736 && height >= 414) ? .regular : .compact
        vertical = !isPad && height < 480 ? .compact : .regular
    }

    /// How bars, margins, columns and presentations change to another shape. The window itself always changes its size
    /// immediately, so that its edge keeps up with the pointer.
    package enum Change: Hashable, Sendable {
        case atOnce
        case over(seconds: Double)
    }

    /// Folklore (presentations/rotation): the duration of a phone's rotation.
    package static let changeDuration = 0.4

    /// - Parameters:
    ///   - isSeen: the window is visible and has been drawn.
    ///   - allowsMotion: neither the user nor the app has disabled animations.
    package static func change(from old: WindowShape, to new: WindowShape, isSeen: Bool, allowsMotion: Bool) -> Change {
        old != new && isSeen && allowsMotion ? .over(seconds: changeDuration) : .atOnce
    }
}
