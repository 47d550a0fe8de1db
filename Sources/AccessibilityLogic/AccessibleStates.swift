/// The states of an object. The bits have AT-SPI's numbers. Documented (at-spi2-core, `AtspiStateType`).
package struct AccessibleStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let active = AccessibleStates(rawValue: 1 << 1)
    package static let busy = AccessibleStates(rawValue: 1 << 3)
    package static let checked = AccessibleStates(rawValue: 1 << 4)
    package static let collapsed = AccessibleStates(rawValue: 1 << 5)
    package static let defunct = AccessibleStates(rawValue: 1 << 6)
    package static let editable = AccessibleStates(rawValue: 1 << 7)
    package static let enabled = AccessibleStates(rawValue: 1 << 8)
    package static let expandable = AccessibleStates(rawValue: 1 << 9)
    package static let expanded = AccessibleStates(rawValue: 1 << 10)
    package static let focusable = AccessibleStates(rawValue: 1 << 11)
    package static let focused = AccessibleStates(rawValue: 1 << 12)
    package static let horizontal = AccessibleStates(rawValue: 1 << 14)
    package static let modal = AccessibleStates(rawValue: 1 << 16)
    package static let multiLine = AccessibleStates(rawValue: 1 << 17)
    package static let multiselectable = AccessibleStates(rawValue: 1 << 18)
    package static let pressed = AccessibleStates(rawValue: 1 << 20)
    package static let selectable = AccessibleStates(rawValue: 1 << 22)
    package static let selected = AccessibleStates(rawValue: 1 << 23)
    package static let sensitive = AccessibleStates(rawValue: 1 << 24)
    package static let showing = AccessibleStates(rawValue: 1 << 25)
    package static let singleLine = AccessibleStates(rawValue: 1 << 26)
    package static let visible = AccessibleStates(rawValue: 1 << 30)
    package static let indeterminate = AccessibleStates(rawValue: 1 << 32)
    package static let selectableText = AccessibleStates(rawValue: 1 << 38)
    package static let checkable = AccessibleStates(rawValue: 1 << 41)
    package static let hasPopup = AccessibleStates(rawValue: 1 << 42)
    package static let readOnly = AccessibleStates(rawValue: 1 << 43)

    /// The states with a name in events.
    package static let named: [(state: AccessibleStates, name: String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.defunct, "defunct"), (.editable, "editable"),
        (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"), (.focused, "focused"),
        (.indeterminate, "indeterminate"), (.modal, "modal"), (.pressed, "pressed"), (.selectable, "selectable"),
        (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    ]

    /// The two words of 32 bits that the bus carries.
    package var words: [UInt32] {
        [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
    }
}
