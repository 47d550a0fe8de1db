import Foundation
import ObjectiveCRuntime

/// UIKit's own methods whose implementations an app can exchange. `KnownMethods` lists their classes, names and bodies.
enum KnownMethod: Int, CaseIterable, Sendable {
    // Controllers
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillTransition, controllerTraitsDidChange
    case willMoveToParent, didMoveToParent, didReceiveMemoryWarning, present, dismiss
    case pushViewController, popViewController, popToRootViewController, popToViewController, setViewControllers
    // Views
    case layoutSubviews, willMoveToWindow, didMoveToWindow, willMoveToSuperview, didMoveToSuperview
    case pointInside, hitTest, drawRect, viewTraitsDidChange, tintColorDidChange, addSubview, removeFromSuperview
    // Events
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, becomeFirstResponder, resignFirstResponder
    case windowSendEvent, makeKeyAndVisible, applicationSendEvent, applicationSendAction
    // Controls and content
    case controlSendAction, controlAddTarget, buttonSetTitle, labelSetText, labelSetFont
    case tableReloadData, tableEndUpdates, collectionReloadData
    case systemFont, weightedSystemFont, boldSystemFont, italicSystemFont

    /// Whether any class has another implementation of the method.
    @inline(__always)
    var isExchanged: Bool { MethodTable.exchangedMarks & ((1 as UInt64) << rawValue) != 0 }
}

extension NSObject {
    /// Returns the implementation that replaces the body of an instance method of UIKit, or nil if the body runs.
    /// Without exchanges, the call costs one load of an integer.
    @inline(__always)
    nonisolated final func exchanged(_ method: KnownMethod) -> ExchangedMethod? {
        method.isExchanged ? ExchangedMethod.find(mark: method.rawValue, self) : nil
    }

    /// Returns the implementation that replaces the body of a class method of UIKit, or nil if the body runs.
    @inline(__always)
    nonisolated class func exchanged(_ method: KnownMethod) -> ExchangedMethod? {
        method.isExchanged ? ExchangedMethod.find(mark: method.rawValue, ofClass: self) : nil
    }
}

extension NSObject {
    /// Called by UIKit's own setters.
    @inline(__always) func valuesChanged() { if KeyValueObserving.isInUse { KeyValueObserving.compare(self) } }
}
