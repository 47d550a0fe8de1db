/// The fallbacks of a bar button's state without a value. Documented: UIBarButtonItemAppearance.h.
///
/// | state       | asked in order                  | what is left over             |
/// |-------------|---------------------------------|-------------------------------|
/// | normal      | normal                          | the system's                  |
/// | highlighted | highlighted, normal             | normal's color, faded        |
/// | disabled    | disabled, normal without color | the system's disabled color  |
/// | focused     | focused, highlighted, normal    | as highlighted                |
package enum ButtonState: CaseIterable {
    case normal, highlighted, disabled, focused

    /// The states to search for a value, in order.
    package var order: [ButtonState] {
        switch self {
        case .normal: [.normal]
        case .highlighted: [.highlighted, .normal]
        case .disabled: [.disabled, .normal]
        case .focused: [.focused, .highlighted, .normal]
        }
    }

    /// Whether this state may use a color that was found for `other`.
    package func usesColor(from other: ButtonState) -> Bool { self != .disabled || other == .disabled }

    /// Whether the content fades, because the touch shows the color of another state or of the system.
    package func fades(colorFrom other: ButtonState?) -> Bool {
        switch self {
        case .normal, .disabled: false
        case .highlighted: other != .highlighted
        case .focused: other != .focused && other != .highlighted
        }
    }
}
