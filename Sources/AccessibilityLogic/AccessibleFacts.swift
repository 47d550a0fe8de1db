/// The facts about one object of an app, as its classes supply them. ``AccessiblePresentation`` decides how a screen
/// reader sees the object.
package struct AccessibleFacts: Hashable, Sendable {
    /// The kind of view or control. `plain` elements are described by their traits alone.
    package enum Kind: Hashable, Sendable, CaseIterable {
        case application, window, dialog, alert, menu, notification
        case navigationBar, toolbar, tabBar, list, dataTable, landmark, group
        case plain, button, toggle, slider, stepper, progress, spinner, pageControl, picker
        case textField, secureField, searchField, textView
        case segment, tab, row, tableCell, menuItem

        /// Whether objects of this kind only contain other objects.
        package var isContainer: Bool {
            switch self {
            case .application, .window, .dialog, .alert, .menu, .navigationBar, .toolbar, .tabBar, .list, .dataTable,
                .landmark, .group:
                true
            default: false
            }
        }

        /// Whether the user edits or reads a text in the control.
        package var isField: Bool {
            switch self {
            case .textField, .secureField, .searchField, .textView: true
            default: false
            }
        }
    }

    /// A number with limits, such as that of a slider.
    package struct Number: Hashable, Sendable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double
        package var step: Double

        package init(_ value: Double, _ minimum: Double, _ maximum: Double, step: Double = 0) {
            (self.value, self.minimum, self.maximum, self.step) = (value, minimum, maximum, step)
        }
    }

    /// A further fact of the element, such as the date of a message.
    package struct Detail: Hashable, Sendable {
        package var label: String
        package var value: String

        package init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }
    }

    /// A link in a text.
    package struct Link: Hashable, Sendable {
        /// In UTF-16 units of the text.
        package var range: Range<Int>
        package var address: String

        package init(_ range: Range<Int>, _ address: String) { (self.range, self.address) = (range, address) }
    }

    package var kind: Kind
    package var traits: AccessibleTraits = []
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var language: String?
    package var placeholder: String?
    /// Whether a switch, a menu item or a toggle button is on; nil for objects without such a state.
    package var isOn: Bool?
    /// Whether the content below the element is displayed; nil for elements that do not expand.
    package var isExpanded: Bool?
    /// Whether the user selects several rows, and this row can be selected.
    package var isSelectable = false
    /// Whether the list allows the selection of several rows.
    package var allowsMultipleSelection = false
    package var isFocused = false
    package var isModal = false
    /// Whether the window has the keyboard focus.
    package var isActive = false
    /// Whether a part of the object is inside its window.
    package var isShowing = true
    package var opensMenu = false
    /// Whether the text can be edited.
    package var isEditable = false
    package var headingLevel: Int?
    package var number: Number?
    package var customActions: [String] = []
    package var details: [Detail] = []
    /// The names of the app's searches from the object.
    package var rotors: [AccessibleRotor] = []
    /// Whether the text has links, which are the objects inside the text.
    package var hasLinks = false
    /// The place of a link in the text around it, and the address of the link.
    package var link: Link?
    /// The word "Back" in the user's language, for a back button with another label.
    package var spokenBack: String?
    package var canDismiss = false
    package var canMagicTap = false
    /// The place in a list, from 0, and the number of places.
    package var position: (index: Int, count: Int)? {
        get { place.map { ($0.index, $0.count) } }
        set { place = newValue.map { Place(index: $0.index, count: $0.count) } }
    }
    private var place: Place?
    private struct Place: Hashable, Sendable { var index: Int, count: Int }

    package init(_ kind: Kind) { self.kind = kind }

    package init(_ kind: Kind, _ label: String?, _ traits: AccessibleTraits = []) {
        (self.kind, self.label, self.traits) = (kind, label, traits)
    }
}
