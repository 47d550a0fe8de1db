/// What the size of a window makes of it, as size classes and as the kind of device that its metrics are taken from.
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

    /// Chosen: a window is a pad when its shorter side would be a pad's; otherwise a phone, upright or on its side.
    ///
    /// Measured (screens/size-classes): of phones on their side, those of 812 by 375 to 874 by 402 points are compact
    /// in width, those from 736 by 414 and from 896 by 414 on regular. Chosen: a lower window is regular in width from
    /// 896 on too, where no phone is compact any more.
    package init(width: Double, height: Double) {
        isPad = min(width, height) >= 600
        horizontal = isPad || width >= 896 || (width >= 736 && height >= 414) ? .regular : .compact
        vertical = !isPad && height < 480 ? .compact : .regular
    }

    /// How bars, margins, columns and presentations go over to another shape. The window's size itself is always there
    /// at once, so that nothing lags behind the pointer that drags an edge.
    package enum Change: Hashable, Sendable {
        case atOnce
        case over(seconds: Double)
    }

    /// Folklore (presentations/rotation): the time of a phone's rotation.
    package static let changeDuration = 0.4

    /// - Parameters:
    ///   - isSeen: the window shows, and has been drawn.
    ///   - allowsMotion: neither the user nor the app has switched motion off.
    package static func change(from old: WindowShape, to new: WindowShape, isSeen: Bool, allowsMotion: Bool) -> Change {
        old != new && isSeen && allowsMotion ? .over(seconds: changeDuration) : .atOnce
    }
}
