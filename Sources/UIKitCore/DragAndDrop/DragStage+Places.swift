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
            found.window != host.id
        else { return nil }
        for other in frontToBack(in: found.window) {
            let point = other.layer.convert(found.point, from: nil)
            if other.hitTest(point, with: nil) != nil { return DragPlace(window: other, point: point) }
        }
        return nil
    }

    /// The innermost view under the finger that receives touches, in the windows of the desktop window, front first.
    func hitView() -> (view: UIView, window: UIWindow)? {
        let place = session.place
        guard let window = place.window else { return nil }
        for other in frontToBack(in: window.hostWindow?.id) {
            if let view = other.hitTest(window.point(place.point, in: other), with: nil) { return (view, other) }
        }
        return nil
    }

    /// The app's windows in a desktop window.
    private func frontToBack(in id: WindowID?) -> [UIWindow] {
        app.windowsBackToFront.reversed().filter { $0.hostWindow?.id == id }
    }
}
