public import UIKit
import UIKitCore

extension TestApp {
    /// The item with the focus of the keyboard in the window: a cell, a control, or nil.
    public var focusedItem: (any UIFocusItem)? { UIFocusSystem.focusSystem(for: window)?.focusedItem }
}
