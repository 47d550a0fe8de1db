import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import NavigationLogic
import QuartzCore

extension UIWindowScene {
    /// The size, position and orientation of a scene at one time. The values of an object never change.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The area of the window's content on the display in points. The origin is zero on Wayland, which has no
        /// positions of windows. Empty without a visible window.
        public let systemFrame: CGRect
        /// The orientation of the scene; see ``UIWindowScene/interfaceOrientation``.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinate space of the scene with the size of that time.
        public let coordinateSpace: any UICoordinateSpace
        let traits: UITraitCollection
        /// Always false: a desktop does not rotate windows.
        public var isInterfaceOrientationLocked: Bool { false }

        init(_ scene: UIWindowScene) {
            systemFrame = scene.hostWindow?.frame ?? .zero
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = FormerSpace(scene.coordinateBounds)
            traits = scene.traitCollection
            super.init()
        }

        /// Whether size and orientation are the same.
        func hasShape(of other: Geometry) -> Bool {
            interfaceOrientation == other.interfaceOrientation
                && coordinateSpace.bounds == other.coordinateSpace.bounds
        }
    }

    /// Preferences for the geometry of a scene, for
    /// ``UIWindowScene/requestGeometryUpdate(_:errorHandler:)``. Create an object of the subclass `iOS` or `Mac`.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// Preferred orientations.
        open class iOS: GeometryPreferences {
            /// The orientations. The default is empty: no preference.
            open var interfaceOrientations: UIInterfaceOrientationMask

            public override init() {
                interfaceOrientations = []
                super.init()
            }

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        /// A preferred frame of the desktop window.
        open class Mac: GeometryPreferences {
            /// The area of the content on the display, in points from the top left corner of the first display. The
            /// default is `CGRect.null`: no preference.
            open var systemFrame: CGRect

            public override init() {
                systemFrame = .null
                super.init()
            }

            public init(systemFrame: CGRect) {
                self.systemFrame = systemFrame
                super.init()
            }
        }
    }

    /// The current size, position and orientation of the scene.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// Requests another size, position or orientation of the scene. The geometry changes in a later turn; the delegate
    /// is then notified by `windowScene(_:didUpdateEffectiveGeometry:)`.
    ///
    /// `Mac(systemFrame:)` resizes and moves the desktop window. The size is limited by ``sizeRestrictions``. Wayland
    /// ignores the position. `iOS(interfaceOrientations:)` exchanges width and height of a window in the shape of a
    /// phone whose orientation is not among the requested ones.
    /// - Parameter errorHandler: called in a later turn with a ``UISceneError`` if the request is refused:
    ///   `geometryRequestDenied` for a scene without a visible window, for a window in full screen, for a frame that is
    ///   empty or not finite, and for orientations that neither the app nor the screen supports;
    ///   `geometryRequestUnsupported` for orientations of a window in the shape of a pad.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let refusal: UISceneError.Code? =
            switch geometryPreferences {
            case let preferences as GeometryPreferences.Mac: arrange(in: preferences.systemFrame)
            case let preferences as GeometryPreferences.iOS: turn(to: preferences.interfaceOrientations)
            default: .geometryRequestUnsupported
            }
        guard let refusal, let errorHandler else { return }
        let app = windows.first?.appContext ?? .current
        app.after(0) { errorHandler(UISceneError(code: refusal)) }
        app.environment.requestFrame()
    }

    private func arrange(in frame: CGRect) -> UISceneError.Code? {
        guard !frame.isNull else { return nil }
        guard let hostWindow, !hostWindow.isFullScreen, frame.isFinite, !frame.isEmpty else {
            return .geometryRequestDenied
        }
        if !hostWindow.canMove, frame.origin != hostWindow.frame.origin {
            Log.once(
                """
                UIWindowScene.requestGeometryUpdate: the display does not let programs move windows; only the size of \
                systemFrame has an effect
                """
            )
        }
        hostWindow.arrange(in: frame)
        return nil
    }

    private func turn(to orientations: UIInterfaceOrientationMask) -> UISceneError.Code? {
        guard !orientations.isEmpty else { return nil }
        guard let window = windows.first(where: { $0.hostWindow != nil }), let hostWindow, !hostWindow.isFullScreen
        else { return .geometryRequestDenied }
        guard !window.ownShape.isPad else { return .geometryRequestUnsupported }
        var allowed = UIApplication.shared.supportedInterfaceOrientations(for: window)
        if let root = window.rootViewController { allowed.formIntersection(root.supportedInterfaceOrientations) }
        let possible = orientations.intersection(allowed)
        guard !possible.isEmpty else { return .geometryRequestDenied }
        if !possible.contains(landscape.mask) {
            landscape = possible.contains(.landscapeRight) ? .landscapeRight : .landscapeLeft
            // From one landscape orientation to the other, no size changes.
            let app = window.appContext
            app.after(0) { [weak self] in if let self { notifyGeometry(since: notifiedGeometry) } }
            app.environment.requestFrame()
        }
        guard !possible.contains(interfaceOrientation.mask) else { return nil }
        let frame = hostWindow.frame
        // Upside down is no shape of a window.
        let isUpright = possible.contains(.portrait) || possible.contains(.portraitUpsideDown)
        guard isUpright == (frame.width > frame.height) else { return nil }
        let size = CGSize(width: frame.height, height: frame.width)
        hostWindow.arrange(in: CGRect(origin: frame.origin, size: size))
        return nil
    }
}

extension UIInterfaceOrientation {
    fileprivate var mask: UIInterfaceOrientationMask {
        switch self {
        case .unknown: []
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

/// The coordinate space of a scene at a former time.
@MainActor
private final class FormerSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    init(_ bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }
}

extension AppContext {
    /// Notifies the scene of a desktop window of its new geometry.
    func geometryChanged(in id: WindowID?) {
        guard let scene = scene(in: id) else { return }
        scene.notifyGeometry(since: scene.notifiedGeometry)
    }
}

extension UIWindowScene {
    /// Notifies the delegate if the geometry differs from `former`.
    func notifyGeometry(since former: Geometry?) {
        let now = effectiveGeometry
        notifiedGeometry = now
        guard let former, let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let isSame = now.hasShape(of: former)
        if !isSame || now.traits != former.traits {
            delegate.windowScene(
                self, didUpdate: former.coordinateSpace, interfaceOrientation: former.interfaceOrientation,
                traitCollection: former.traits)
        }
        if !isSame || now.systemFrame != former.systemFrame {
            delegate.windowScene(self, didUpdateEffectiveGeometry: former)
        }
    }
}
