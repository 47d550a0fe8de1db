import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import QuartzCore

extension AppContext {
    /// Shown windows, the one in front last: by level, and where levels are equal by when each came forward.
    var windowsBackToFront: [UIWindow] {
        guard windows.contains(where: { $0.windowLevel != .normal }) else { return windows }
        return windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    /// Where keys and "back" go.
    var keyTarget: UIWindow? { keyWindow ?? windowsBackToFront.last }

    func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let former = keyWindow
        let formerKnows = keyHasResigned
        setKey(window)
        keyHasResigned = false
        if !formerKnows { former?.tellKey(false) }
        window?.tellKey(true)
    }

    func setKey(_ window: UIWindow?) {
        keyWindow = window
        if let window { window.windowScene?.lastKey = window }
    }

    /// A window goes: the one behind it in the same window of the desktop gets its keys, else the one that the desktop
    /// has in front.
    func handKeyOn(from window: UIWindow) {
        guard keyWindow === window else { return }
        let others = windowsBackToFront.filter { $0 !== window }
        let near = others.last { $0.hostWindow != nil && $0.hostWindow === window.hostWindow }
        let front = desktop.focused.flatMap { id in others.last { $0.hostWindow?.id == id } }
        makeKey(near ?? front ?? others.last)
    }

    /// The frontmost of those that stand in one window of the display, that takes a touch at `point`, in points of the
    /// display's window. A window whose `hitTest` answers nil lets touches through to those behind it.
    func window(at point: CGPoint, in id: WindowID?) -> UIWindow? {
        windowsBackToFront.last {
            ($0.hostWindow?.id == id || id == nil) && $0.hitTest($0.fromDisplay(point), with: nil) != nil
        }
    }

    /// Shows each of the display's windows: one picture of all that stand in it.
    func presentWindows() {
        let ordered = windowsBackToFront
        var served: [any HostWindow] = []
        for host in ordered.compactMap(\.hostWindow) where !served.contains(where: { $0 === host }) {
            served.append(host)
            let stack = ordered.filter { $0.hostWindow === host }
            guard let front = stack.last else { continue }
            front.work = front.work + host.present(Self.scene(of: stack, in: front.hostMetrics))
        }
    }

    private static func scene(of stack: [UIWindow], in metrics: WindowMetrics) -> LayerScene {
        let nodes = stack.compactMap { $0.layer.sceneNode() }
        // Layers count from 1, so 0 is free for what holds them all. One window needs no such frame around it.
        let root =
            nodes.count < 2
            ? nodes.first
            : SceneNode(
                id: LayerID(0), geometry: SceneGeometry(frame: CGRect(origin: .zero, size: metrics.size)),
                children: nodes)
        return LayerScene(size: metrics.size, scale: metrics.scale, root: root, backgroundColor: .black)
    }
}

extension UIWindow {
    /// From points of the display's window to points of this one, which may not fill it.
    func fromDisplay(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }
}
