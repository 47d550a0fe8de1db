import CallStack
import CoreGraphics
import Foundation
import QuartzCore

struct ViewTraitState {
    /// The traits that the view overrides. Nil for most views.
    private var own: UITraitCollection?
    var overrides: UITraitCollection.Values {
        get { own?.values ?? UITraitCollection.Values() }
        set { own = newValue == UITraitCollection.Values() ? nil : UITraitCollection(newValue) }
    }
    var hasOverrides: Bool { own != nil }
    var textSizes = TextSizeLimits()
    var kept: UITraitCollection?
    var generation = -1
    /// The traits in the last notification of the view.
    var notified: UITraitCollection?
    var registrations: [TraitRegistration] = []
    /// The values of a document for single size classes.
    var sizes: (any TraitFollower)?
}

/// An object that changes a view with its traits, before the view is notified.
@MainActor
protocol TraitFollower: AnyObject {
    func update(for traits: UITraitCollection)
}
