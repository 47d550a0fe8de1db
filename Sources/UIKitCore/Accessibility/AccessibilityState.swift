import CoreGraphics
import Foundation

/// What kind of thing an element is and what can be done with it, for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// What an app said of a view or an item for those who cannot see it.
package struct AccessibilityState {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var traits: UIAccessibilityTraits?
    package var identifier: String?
    package var hidesElements = false
    package var isModal = false

    package init() {}
}

/// Names an element for tests; never spoken.
@MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? isAccessibilityElementByDefault }
        set { accessibility.isElement = newValue }
    }
    /// What is spoken for the view; its text, where it shows one.
    public var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    public var accessibilityValue: String? {
        get { accessibility.value ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    public var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
}
