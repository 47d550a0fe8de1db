import CoreGraphics
public import Foundation

/// An object to which a screen reader's texts can be given: on iOS every `NSObject`.
///
/// Views, elements and bar items have members of their own, which these reach. What is given to another object is kept
/// with the object, for code that asks for it; a screen reader meets views, elements and items.
public protocol UIAccessibilityObject: NSObjectProtocol {}

extension NSObject: UIAccessibilityObject {}

extension UIAccessibilityObject where Self: NSObject {
    /// Whether a screen reader stops at the object. False by default.
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
    /// What is read first. Nil by default.
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
    /// What the object does; read after a pause. Nil by default.
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
    /// What the object holds. Nil by default.
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
    /// What kind of element the object is. None by default.
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
    /// Addresses the object in tests. Nil by default.
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
    /// The rectangle of the object, in points of the window. Zero by default.
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
    /// The language in which texts are read; nil is the language of the interface.
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
    /// The elements inside of the object, in their order; nil by default.
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
    /// Whether the elements inside are left out. False by default.
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
    /// Whether everything beside the object is left out. False by default.
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
    /// What else can be done with the object; nil by default.
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

/// What was given to an object that has no room for it.
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
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
