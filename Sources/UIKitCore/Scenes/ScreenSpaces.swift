import CoreGraphics
import Foundation

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen: the screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Equal to ``coordinateSpace``, because a desktop's display does not rotate.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The coordinate space of the scene's desktop window.
    public var coordinateSpace: any UICoordinateSpace { SceneSpace(self) }
}

/// The coordinate space of a scene.
@MainActor
private final class SceneSpace: NSObject, UICoordinateSpace {
    private weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }
    var bounds: CGRect { scene?.coordinateBounds ?? .zero }
}
