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
    var kept: UITraitCollection?
    var generation = -1
    /// The traits in the last notification of the view.
    var notified: UITraitCollection?
    private var rare = Kept.nothing

    // MARK: Rarely used properties

    private struct Extras {
        var textSizes = TextSizeLimits()
        var registrations: [TraitRegistration] = []
        var sizes: (any TraitFollower)?
    }

    /// Uses one word for a view without these properties.
    private indirect enum Kept {
        case nothing
        case something(Extras)
    }

    private var extras: Extras {
        get { if case .something(let extras) = rare { extras } else { Extras() } }
        set { rare = .something(newValue) }
    }

    var textSizes: TextSizeLimits {
        get { extras.textSizes }
        set { extras.textSizes = newValue }
    }
    var registrations: [TraitRegistration] {
        get { extras.registrations }
        set { if !newValue.isEmpty || !registrations.isEmpty { extras.registrations = newValue } }
    }
    /// The values of a document for single size classes.
    var sizes: (any TraitFollower)? {
        get { extras.sizes }
        set { extras.sizes = newValue }
    }
}

/// An object that changes a view with its traits, before the view is notified.
@preconcurrency @MainActor
protocol TraitFollower: AnyObject {
    func update(for traits: UITraitCollection)
}
