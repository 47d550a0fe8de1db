import CoreGraphics
import Foundation

/// The accessibility values that an app set for a view or an item.
package struct AccessibilityState {
    package var isElement: Bool?
    package var hidesElements = false
    package var isModal = false
    /// Rarely used values. They are created on first use, since every view has an `AccessibilityState`.
    private(set) var extras: AccessibilityExtras?

    package var label: String? {
        get { extras?.label }
        set { say(\.label, newValue) }
    }
    package var hint: String? {
        get { extras?.hint }
        set { say(\.hint, newValue) }
    }
    package var value: String? {
        get { extras?.value }
        set { say(\.value, newValue) }
    }
    package var traits: UIAccessibilityTraits? {
        get { extras?.traits }
        set { say(\.traits, newValue) }
    }
    package var identifier: String? {
        get { extras?.identifier }
        set { say(\.identifier, newValue) }
    }

    package init() {}

    private mutating func say<Value>(_ what: ReferenceWritableKeyPath<AccessibilityExtras, Value?>, _ value: Value?) {
        guard value != nil || extras != nil else { return }
        edit { $0[keyPath: what] = value }
    }

    /// Changes the rarely used values, and creates their storage if necessary.
    mutating func edit(_ change: (AccessibilityExtras) -> Void) {
        let changed = extras ?? AccessibilityExtras()
        change(changed)
        extras = changed
    }
}

/// The accessibility values that only few views have.
final class AccessibilityExtras {
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
    var respondsToUser: Bool?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
    var largeContent = LargeContent()

    init() {}
}
