public import Foundation
import HostInterface

/// What was copied, shared with the other programs on the desktop.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static var general: UIPasteboard {
        let app = AppContext.current
        if let pasteboard = app.singletons.pasteboard { return pasteboard }
        let pasteboard = UIPasteboard()
        app.singletons.pasteboard = pasteboard
        return pasteboard
    }

    /// The text on the clipboard; nil when it holds none. Setting nil empties it.
    public var string: String? {
        get { AppContext.current.host?.clipboard.text }
        set { AppContext.current.host?.clipboard.text = newValue }
    }

    /// Whether there is text that is not empty.
    public var hasStrings: Bool { string?.isEmpty == false }
}
