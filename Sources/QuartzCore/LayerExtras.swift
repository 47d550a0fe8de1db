/// The rarely used values of a layer. They are created on first use, since a screen has many layers.
final class LayerExtras {
    var name: String?
    var cornerCurve = CALayerCornerCurve.circular
    /// The delegate of a layer without a view.
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    /// Values that the app stores in the layer under its own names.
    var ownValues: [String: Any]?
}
