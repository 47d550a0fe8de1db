import CoreGraphics
import Foundation

extension UIScreen: UICoordinateSpace {
    /// The screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// A desktop's display does not turn, so this is ``coordinateSpace``.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The points of the scene's window of the desktop.
    public var coordinateSpace: any UICoordinateSpace { SceneSpace(self) }
}

/// The points of a scene.
@MainActor
private final class SceneSpace: NSObject, UICoordinateSpace {
    private weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }
    var bounds: CGRect { scene?.coordinateBounds ?? .zero }
}
