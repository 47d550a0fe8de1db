import CoreGraphics
import Foundation

/// What an app said of a view or an item for those who cannot see it.
package struct AccessibilityState {
    package var isElement: Bool?
    package var hidesElements = false
    package var isModal = false
    /// What few views say; made when first needed, because every view has a state.
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

    /// Changes what is said in place, made now if need be.
    mutating func edit(_ change: (AccessibilityExtras) -> Void) {
        let changed = extras ?? AccessibilityExtras()
        change(changed)
        extras = changed
    }
}

/// What an app says of the few views that it says something of.
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
    var respondsToUser: Bool?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
    var showsLarge: Bool?
    var largeTitle: String?
    var largeImage: UIImage?
    var scalesLargeImage = false
    var largeImageInsets = UIEdgeInsets.zero

    init() {}
}
