/// Where a bar button in some state takes what its own state does not say. Documented: UIBarButtonItemAppearance.h.
///
/// | state       | asked in order                  | what is left over             |
/// |-------------|---------------------------------|-------------------------------|
/// | normal      | normal                          | the system's                  |
/// | highlighted | highlighted, normal             | normal's color, faded        |
/// | disabled    | disabled, normal without color | the system's disabled color  |
/// | focused     | focused, highlighted, normal    | as highlighted                |
package enum ButtonState: CaseIterable {
    case normal, highlighted, disabled, focused

    /// The states whose values count, the nearest first.
    package var order: [ButtonState] {
        switch self {
        case .normal: [.normal]
        case .highlighted: [.highlighted, .normal]
        case .disabled: [.disabled, .normal]
        case .focused: [.focused, .highlighted, .normal]
        }
    }

    /// Whether a color found for another state stands for this one too.
    package func takesColor(from other: ButtonState) -> Bool { self != .disabled || other == .disabled }

    /// Whether the content fades because a color of another state, or the system's, is shown for the touch.
    package func fades(colorFrom other: ButtonState?) -> Bool {
        switch self {
        case .normal, .disabled: false
        case .highlighted: other != .highlighted
        case .focused: other != .focused && other != .highlighted
        }
    }
}
