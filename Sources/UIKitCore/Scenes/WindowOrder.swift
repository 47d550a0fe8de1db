import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import QuartzCore

extension AppContext {
    /// The window that receives keys and the "back" command.
    var keyTarget: UIWindow? { keyWindow ?? windowsBackToFront.last }

    func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let former = keyWindow
        let formerKnows = keyHasResigned
        setKey(window)
        keyHasResigned = false
        if !formerKnows { former?.notifyKey(false) }
        window?.notifyKey(true)
    }

    func setKey(_ window: UIWindow?) {
        keyWindow = window
        if let window { window.windowScene?.lastKey = window }
    }

    /// Called when a window disappears: the window behind it in the same desktop window becomes the key window,
    /// otherwise the frontmost window of the desktop.
    func passKeyStatus(from window: UIWindow) {
        guard keyWindow === window else { return }
        let others = windowsBackToFront.filter { $0 !== window }
        let near = others.last { $0.hostWindow != nil && $0.hostWindow === window.hostWindow }
        let front = desktop.focused.flatMap { id in others.last { $0.hostWindow?.id == id } }
        makeKey(near ?? front ?? others.last)
    }

    /// The frontmost window in a desktop window that receives a touch at `point`, in the desktop window's coordinates.
    /// If `hitTest` of a window returns nil, touches reach the windows behind it.
    func window(at point: CGPoint, in id: WindowID?) -> UIWindow? {
        windowsBackToFront.last {
            ($0.hostWindow?.id == id || id == nil) && $0.hitTest($0.fromDisplay(point), with: nil) != nil
        }
    }

    /// Displays each desktop window: one frame of all windows in it.
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
        // Layers are numbered from 1; 0 is the node that contains all windows. A single window needs no such node.
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
    /// Converts a point of the desktop window to this window, which may not fill the desktop window.
    func fromDisplay(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }
}
