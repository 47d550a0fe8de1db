import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The places of a drag in the windows of the app.
extension DragStage {
    /// The location in another desktop window of the app under the finger.
    func findElsewhere() -> DragPlace? {
        guard incoming == nil, let window, let host = window.hostWindow,
            app.windows.contains(where: { $0.hostWindow != nil && $0.hostWindow !== host }),
            let found = app.host?.drags?.location(of: window.layer.convert(session.point, to: nil), in: host.id),
            found.window != host.id, let other = app.window(at: found.point, in: found.window)
        else { return nil }
        return DragPlace(window: other, point: other.fromDisplay(found.point))
    }

    /// The innermost view under the finger that receives touches, in the windows of the desktop window, front first.
    func hitView() -> (view: UIView, window: UIWindow)? {
        let place = session.place
        guard let window = place.window else { return nil }
        let windows = app.windows.filter { $0.hostWindow === window.hostWindow }
        // The sort keeps the order of windows of one level.
        let ordered = windows.enumerated().sorted {
            $0.element.windowLevel == $1.element.windowLevel
                ? $0.offset < $1.offset : $0.element.windowLevel < $1.element.windowLevel
        }
        for (_, other) in ordered.reversed() {
            if let view = other.hitTest(window.point(place.point, in: other), with: nil) { return (view, other) }
        }
        return nil
    }
}
