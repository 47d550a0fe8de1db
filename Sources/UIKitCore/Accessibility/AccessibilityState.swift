import CoreGraphics
import Foundation
package import LayerScene

/// What an app said of a view or an item for those who cannot see it.
package struct AccessibilityState {
    package var isElement: Bool?
    @Rare package var label: String?
    @Rare package var hint: String?
    @Rare package var value: String?
    @Rare package var traits: UIAccessibilityTraits?
    @Rare package var identifier: String?
    package var hidesElements = false
    package var isModal = false
    /// What few views say; made when first needed, because every view has a state.
    private(set) var extras: AccessibilityExtras?

    package init() {}

    /// Changes the rarer half in place, made now if need be.
    mutating func edit(_ change: (AccessibilityExtras) -> Void) {
        let changed = extras ?? AccessibilityExtras()
        change(changed)
        extras = changed
    }
}

/// The rarer half of what an app says.
final class AccessibilityExtras {
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
