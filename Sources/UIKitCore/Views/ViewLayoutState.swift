import CallStack
import CoreGraphics
import Foundation

struct ViewLayoutState {
    // The small values lie beside each other: eight of them need one word.
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var needsConstraintUpdate = false
    /// Whether a descendant in the same island waits for `updateConstraints`.
    var needsConstraintUpdateBelow = false
    /// Whether the offset of a scroll view is part of an equation.
    var offsetIsNamed = false
    /// Whether `layoutSubviews()` is running.
    var isLayingOut = false
    /// Whether constraints are setting the view's frame.
    var isBeingPlaced = false
    var semantics = UISemanticContentAttribute.unspecified
    var autoresizingMask: UIView.AutoresizingMask = []
    /// The active constraints that this view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    /// The number of active constraints that refer to this view or to a guide of this view.
    var references = 0
    /// The number of active constraints between a view outside this view and a view inside.
    var crossings = 0
    private var rare = Kept.nothing

    // MARK: Rarely used properties

    private struct Extras {
        var guides: [UILayoutGuide] = []
        var systemGuides: [UILayoutGuide] = []
        var island: (any ConstraintSystem)?
        var priorities: IntrinsicPriorities?
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

    var guides: [UILayoutGuide] {
        get { extras.guides }
        set { extras.guides = newValue }
    }
    var systemGuides: [UILayoutGuide] {
        get { extras.systemGuides }
        set { extras.systemGuides = newValue }
    }
    /// The island of constraints; set on its root only.
    var island: (any ConstraintSystem)? {
        get { extras.island }
        set { if newValue != nil || island != nil { extras.island = newValue } }
    }
    var priorities: IntrinsicPriorities? {
        get { extras.priorities }
        set { extras.priorities = newValue }
    }

    struct IntrinsicPriorities {
        // Documented (Auto Layout Guide, Anatomy of a Constraint): hugging 250, compression resistance 750.
        var hugging = OfBothAxes(horizontal: .defaultLow, vertical: .defaultLow)
        var resistance = OfBothAxes(horizontal: .defaultHigh, vertical: .defaultHigh)

        struct OfBothAxes {
            var horizontal: UILayoutPriority
            var vertical: UILayoutPriority

            /// - Parameter axis: the raw value of the axis; 0 is horizontal.
            subscript(axis: Int) -> UILayoutPriority {
                get { axis == 0 ? horizontal : vertical }
                set { if axis == 0 { horizontal = newValue } else { vertical = newValue } }
            }
        }
    }
}
