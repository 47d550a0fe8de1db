import CoreGraphics
public import Foundation
import QuartzCore

/// The background of a cell, a configured button or another view.
public struct UIBackgroundConfiguration: Hashable {
    /// The kind of view whose colors the configuration has.
    enum Kind: Hashable {
        case none, clear
        case listCell, listHeader, listFooter
        case plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
        case sidebarHeader, sidebarCell, accompaniedSidebarCell
    }

    var kind = Kind.none
    /// Whether the app has set the color, which then is the same in all states.
    var hasOwnColor = false
    /// Whether the app has set the corner radius.
    var hasOwnRadius = false
    var hasOwnEffect = false
    var effect: NSObject?
    private var colorChange = UIConfigurationColorTransformer.Stored()
    private var strokeChange = UIConfigurationColorTransformer.Stored()

    /// A view above the color, as large as the background; nil by default.
    public var customView: UIView?
    /// The corner radius, in points. The default is 0. A button's configuration uses the radius in the corner styles
    /// `fixed` and `dynamic`.
    public var cornerRadius: CGFloat = 0 { didSet { hasOwnRadius = true } }
    /// The distance between the edges of the view and the background, in points. 0 by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the view are added to ``backgroundInsets``. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color of the background; nil uses the tint color, or the color of the button's kind.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    /// A function that changes the color of the background; nil by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { colorChange.transformer }
        set { keeping(colorChange) { colorChange.transformer = newValue } }
    }
    /// An image above the color; nil by default.
    public var image: UIImage?
    /// The placement of the image. Scaled to fill by default.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The color of the background's border. Nil uses the tint color; a button then has no border.
    public var strokeColor: UIColor?
    /// A function that changes the color of the border; nil by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeChange.transformer }
        set { keeping(strokeChange) { strokeChange.transformer = newValue } }
    }
    /// The width of the border, in points. The default is 0.
    public var strokeWidth: CGFloat = 0
    /// The distance between the edges of the background and the border, in points. Positive values are outside.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background, which is not drawn by default.
    public var shadowProperties = UIShadowProperties()

    /// Creates an empty background.
    public init() {}

    init(_ kind: Kind) { self.kind = kind }

    /// Returns a background without content.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the color of the background in a view with a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        colorChange(backgroundColor ?? (kind == .clear ? .clear : tintColor))
    }
    /// Returns the color of the border in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeChange(strokeColor ?? tintColor) }

    /// Sets a color of the system, which another state replaces.
    mutating func setSystemColor(_ color: UIColor?) {
        guard !hasOwnColor else { return }
        backgroundColor = color
        hasOwnColor = false
    }
    /// Sets a corner radius of the system, which another state replaces.
    mutating func setSystemRadius(_ radius: CGFloat) {
        guard !hasOwnRadius else { return }
        cornerRadius = radius
        hasOwnRadius = false
    }
}
