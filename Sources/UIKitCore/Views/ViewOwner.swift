import CoreGraphics

/// The members of a controller that a view calls.
@preconcurrency @MainActor
protocol ViewOwner: UIResponder {
    // Appearance
    /// Whether the controller appears and disappears when its view is added to or removed from a view on screen.
    var appearsWithParent: Bool { get }
    /// The number of the controller's current change of appearance.
    var appearanceTurn: Int { get }
    /// Begins to appear, or to disappear.
    func beginAppearance(_ appears: Bool, _ animated: Bool)
    /// Ends the change of appearance.
    func endAppearance()
    /// Ends the appearance of a child whose view was added to a view on screen.
    func endJoining()
    /// Called when the view was added to a window.
    func viewEnteredWindow()

    // Layout
    /// Whether the view has at least the system's margins at its sides.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    /// The smallest margins of the view at its sides, or nil.
    var minimumMargins: UIEdgeInsets? { get }
    /// The insets that the controller adds to the safe area of its view.
    var safeAreaAdditions: UIEdgeInsets { get }
    /// Called when the intrinsic size of the view changed.
    func fittingSizeChanged()
    func updateViewConstraints()
    func updatePropertiesIfNeeded()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func viewSafeAreaInsetsDidChange()
    func viewLayoutMarginsDidChange()

    // Traits
    /// Whether the controller overrides traits of its view.
    var hasTraitOverrides: Bool { get }
    /// The traits that the controller overrides.
    var traitOverrideValues: UITraitCollection.Values { get }
    /// Called when the traits of the view changed.
    func viewTraitsChanged(_ former: UITraitCollection)
}
