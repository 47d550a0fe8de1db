public import UIKit
import UIKitCore

extension TestApp {
    /// The item with the focus of the keyboard in the window: a cell, a control, or nil.
    public var focusedItem: (any UIFocusItem)? { UIFocusSystem.focusSystem(for: window)?.focusedItem }
}

extension TestApp {
    /// The visible views that a tap reaches and the keyboard does not: enabled controls, rows that can be selected, and
    /// views with a tap recognizer. Empty on a screen that can be used without a pointer.
    ///
    /// ```swift
    /// #expect(app.viewsWithoutKeys.isEmpty)
    /// ```
    public var viewsWithoutKeys: [UIView] {
        activate()
        window.layoutIfNeeded()
        return window.viewsWithoutKeys
    }
}
