import CoreGraphics
public import Foundation

/// The shadow of a view's background.
public struct UIShadowProperties: Hashable {
    /// The color of the shadow. Black by default.
    public var color: UIColor = .black
    /// The opacity of the shadow, in `0 ... 1`. 0, the default, draws no shadow.
    public var opacity: CGFloat = 0
    /// The blur radius of the shadow, in points. 3 by default.
    public var radius: CGFloat = 3
    /// The offset of the shadow, in points. 0 by default.
    public var offset = CGSize.zero
    /// The shape of the shadow; nil, the default, is the shape of the background.
    public var path: UIBezierPath?

    /// Creates the properties of a shadow that is not drawn.
    public init() {}
}
