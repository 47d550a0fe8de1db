import ObjectiveC
import UIKit

/// The usual function that takes a class and two selectors.
enum Exchange {
    static func methods(of type: AnyClass, _ original: Selector, _ replacement: Selector) {
        guard let first = class_getInstanceMethod(type, original), let second = class_getInstanceMethod(type, replacement) else { return }
        let wasAdded = class_addMethod(type, original, method_getImplementation(second), method_getTypeEncoding(second))
        if wasAdded {
            class_replaceMethod(type, replacement, method_getImplementation(first), method_getTypeEncoding(first))
        } else {
            method_exchangeImplementations(first, second)
        }
    }
}
