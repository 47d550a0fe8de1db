import CoreGraphics
public import Foundation
import ObjectiveCRuntime

/// An object with accessibility attributes: on iOS every `NSObject`.
///
/// Views, elements and bar items have their own properties, to which these properties forward. Values of another object
/// are stored with the object and can be read. A screen reader only reads views, elements and items.
public protocol UIAccessibilityObject: NSObjectProtocol {}

extension NSObject: UIAccessibilityObject {}

extension UIAccessibilityObject where Self: NSObject {
    /// Whether the object is an accessibility element. The default is false.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            switch self as NSObject {
            case let object as UIView: object.isAccessibilityElement
            case let object as UIAccessibilityElement: object.isAccessibilityElement
            default: kept?.isAccessibilityElement ?? false
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.isAccessibilityElement = newValue
            case let object as UIAccessibilityElement: object.isAccessibilityElement = newValue
            default: keep { $0.isAccessibilityElement = newValue }
            }
        }
    }
    /// The text that a screen reader speaks first. The default is nil.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityLabel
            case let object as UIAccessibilityElement: object.accessibilityLabel
            case let object as UIBarItem: object.accessibilityLabel
            default: kept?.accessibilityLabel
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityLabel = newValue
            case let object as UIAccessibilityElement: object.accessibilityLabel = newValue
            case let object as UIBarItem: object.accessibilityLabel = newValue
            default: keep { $0.accessibilityLabel = newValue }
            }
        }
    }
    /// The effect of the object's action, spoken after a pause. The default is nil.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityHint
            case let object as UIAccessibilityElement: object.accessibilityHint
            case let object as UIBarItem: object.accessibilityHint
            default: kept?.accessibilityHint
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityHint = newValue
            case let object as UIAccessibilityElement: object.accessibilityHint = newValue
            case let object as UIBarItem: object.accessibilityHint = newValue
            default: keep { $0.accessibilityHint = newValue }
            }
        }
    }
    /// The value of the object. The default is nil.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityValue
            case let object as UIAccessibilityElement: object.accessibilityValue
            case let object as UIBarItem: object.accessibilityValue
            default: kept?.accessibilityValue
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityValue = newValue
            case let object as UIAccessibilityElement: object.accessibilityValue = newValue
            case let object as UIBarItem: object.accessibilityValue = newValue
            default: keep { $0.accessibilityValue = newValue }
            }
        }
    }
    /// The traits of the object. The default is `.none`.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityTraits
            case let object as UIAccessibilityElement: object.accessibilityTraits
            case let object as UIBarItem: object.accessibilityTraits
            default: kept?.accessibilityTraits ?? .none
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityTraits = newValue
            case let object as UIAccessibilityElement: object.accessibilityTraits = newValue
            case let object as UIBarItem: object.accessibilityTraits = newValue
            default: keep { $0.accessibilityTraits = newValue }
            }
        }
    }
    /// Identifies the object in tests. The default is nil.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityIdentifier
            case let object as UIAccessibilityElement: object.accessibilityIdentifier
            case let object as UIBarItem: object.accessibilityIdentifier
            default: kept?.accessibilityIdentifier
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityIdentifier = newValue
            case let object as UIAccessibilityElement: object.accessibilityIdentifier = newValue
            case let object as UIBarItem: object.accessibilityIdentifier = newValue
            default: keep { $0.accessibilityIdentifier = newValue }
            }
        }
    }
    /// The rectangle of the object, in window coordinates. The default is zero.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityFrame
            case let object as UIAccessibilityElement: object.accessibilityFrame
            default: kept?.accessibilityFrame ?? .zero
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityFrame = newValue
            case let object as UIAccessibilityElement: object.accessibilityFrame = newValue
            default: keep { $0.accessibilityFrame = newValue }
            }
        }
    }
    /// The language of the texts; nil for the language of the interface.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityLanguage
            default: kept?.accessibilityLanguage
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityLanguage = newValue
            default: keep { $0.accessibilityLanguage = newValue }
            }
        }
    }
    /// The accessibility elements inside the object, in order. The default is nil.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityElements
            default: kept?.accessibilityElements
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityElements = newValue
            default: keep { $0.accessibilityElements = newValue }
            }
        }
    }
    /// Whether a screen reader ignores the elements inside the object. The default is false.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityElementsHidden
            default: kept?.accessibilityElementsHidden ?? false
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityElementsHidden = newValue
            default: keep { $0.accessibilityElementsHidden = newValue }
            }
        }
    }
    /// Whether a screen reader ignores everything outside the object. The default is false.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityViewIsModal
            default: kept?.accessibilityViewIsModal ?? false
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityViewIsModal = newValue
            default: keep { $0.accessibilityViewIsModal = newValue }
            }
        }
    }
    /// Whether the object shows the content that it can show and hide. The default is `.unsupported`.
    @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityExpandedStatus
            case let object as UIAccessibilityElement: object.accessibilityExpandedStatus
            default: kept?.accessibilityExpandedStatus ?? .unsupported
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityExpandedStatus = newValue
            case let object as UIAccessibilityElement: object.accessibilityExpandedStatus = newValue
            default: keep { $0.accessibilityExpandedStatus = newValue }
            }
        }
    }
    /// Further actions of the object. The default is nil.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            switch self as NSObject {
            case let object as UIView: object.accessibilityCustomActions
            default: kept?.accessibilityCustomActions
            }
        }
        set {
            switch self as NSObject {
            case let object as UIView: object.accessibilityCustomActions = newValue
            default: keep { $0.accessibilityCustomActions = newValue }
            }
        }
    }

    @MainActor private var kept: ObjectAccessibility? {
        AssociatedValues.find(self)?[ObjectAccessibility.key] as? ObjectAccessibility
    }
    @MainActor private func keep(_ change: (ObjectAccessibility) -> Void) {
        let values = kept ?? ObjectAccessibility()
        change(values)
        AssociatedValues.findOrMake(self).set(values, ObjectAccessibility.key, isWeak: false)
    }
}

/// The values of an object that cannot store them.
@MainActor
final class ObjectAccessibility {
    var isAccessibilityElement: Bool = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits: UIAccessibilityTraits = UIAccessibilityTraits.none
    var accessibilityIdentifier: String?
    var accessibilityFrame: CGRect = CGRect.zero
    var accessibilityLanguage: String?
    var accessibilityElements: [Any]?
    var accessibilityElementsHidden: Bool = false
    var accessibilityViewIsModal: Bool = false
    var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
